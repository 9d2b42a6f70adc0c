### Every word that players read, in Dutch, for Flanders and the Netherlands alike.
###
### The same ids and variables as in en.ftl, which explains the variables. Players are "je".
### To lead is "uitkomen", to throw is "afgooien", a set of cards 1 to 13 is a "reeks".

## Around the games

rules-heading = { $game }: de spelregels
player = Speler { $number }

## Télos: name, options, cards

game-telos = Télos
game-telos-about = Een slagenspel waarin alleen de laatste slag van een ronde telt, en juist die wil je niet halen.
option-telos-powers = Krachten van Zeus
option-telos-powers-about = Elk van de zes Zeuskaarten kan iets bijzonders: Mier, Slang, Stier, Koekoek, Adelaar en Zwaan.
option-telos-divine_trick = Goddelijke slag
option-telos-divine_trick-about = In elke ronde krijgt iedereen er een gesloten kaart bij, en mag daar één keer ongezien een handkaart voor inruilen.

card-telos-zeus = Zeus
card-telos-ant = Mier
card-telos-serpent = Slang
card-telos-bull = Stier
card-telos-cuckoo = Koekoek
card-telos-eagle = Adelaar
card-telos-swan = Zwaan

## Télos: the rules

rule-TEL-01 = Er zijn 104 godenkaarten, acht reeksen van 1 tot en met 13, en 6 Zeuskaarten. De kleuren hebben in het spel geen betekenis; ze zijn alleen handig om te sorteren.
rule-TEL-02 = Drie spelers gebruiken 5 reeksen, vier spelers 6, vijf spelers 7 en zes spelers 8. Er doen evenveel Zeuskaarten mee als er spelers zijn; het lot bepaalt welke, en dat maakt alleen met de krachten iets uit.
rule-TEL-03 = Het lot wijst de eerste deler aan, die iedereen 7 kaarten geeft. De overige kaarten blijven gesloten opzij liggen.
rule-TEL-04 = Van de godenkaarten is de 13 de hoogste en de 1 de laagste.
rule-TEL-05 = Wie links van de deler zit, komt uit in de eerste slag van een ronde; daarna gaat het met de klok mee.
rule-TEL-06 = Is er uitgekomen, leg dan een kaart die minstens zo hoog is als de hoogste op tafel: wie kan, moet, en een lage kaart afgooien mag dan niet. Kun je dat niet, dan gooi je de laagste kaart van je hand af.
rule-TEL-07 = Als iedereen gelegd heeft, haalt de hoogste kaart de slag; bij gelijke kaarten de laatst gelegde. Wie de slag haalt, komt uit in de volgende.
rule-TEL-08 = Wie uitkomt, mag meerdere kaarten van één waarde tegelijk leggen, maar niet in de eerste en niet in de laatste slag van een ronde. Alleen wie uitkomt, kiest het aantal; de anderen leggen er evenveel.
rule-TEL-09 = Bij meerdere kaarten vergelijk je van laag naar hoog, kaart voor kaart, en elke kaart van jou moet minstens zo hoog zijn: op 6 8 9 mag 7 8 12. Je volgt op de kaarten van wie het laatst volgde, eerst op die van wie uitkwam; wie kan volgen, moet, en kom je ook maar één kaart tekort, dan gooi je evenveel van je laagste kaarten af. Wie het laatst volgde, haalt de slag, of wie uitkwam als niemand volgde.
rule-TEL-10 = Er moet altijd een laatste slag komen, dus wie vóór die slag uitkomt, houdt minstens één kaart in de hand. Een Stier die meegaat, telt als een van de gelegde kaarten.
rule-TEL-11 = Met vijf of zes spelers kom je met hoogstens twee kaarten uit, de Stier meegerekend.
rule-TEL-12 = De laatste slag is die waarvoor iedereen precies één kaart heeft. De hoogste kaart haalt de slag; bij gelijke kaarten de laatst gelegde.
rule-TEL-13 = Wie de laatste slag haalt, legt de winnende kaart open voor zich neer en krijgt zoveel minpunten als die waard is. Die minkaart doet de rest van het spel niet meer mee.
rule-TEL-14 = Wie de laatste slag haalde, deelt de volgende ronde: voor ieder zoveel kaarten als de winnende kaart waard was, maar minstens 7. Alle kaarten behalve de minkaarten worden geschud en één voor één gedeeld, te beginnen bij de volgende in de speelrichting. Met de goddelijke slag worden de goddelijke kaarten daarna in één rondje gedeeld.
rule-TEL-15 = Zijn er daarvoor te weinig kaarten, dan krijgt iedereen er evenveel, en wel zoveel als er kan. Met de goddelijke slag tellen de goddelijke kaarten daarbij mee.
rule-TEL-16 = Wie 32 of meer minpunten heeft, verliest, en daarmee is het spel afgelopen. Alle anderen winnen.
rule-TEL-17 = Vóór de laatste slag is een Zeus even hoog als de hoogste van de kaarten waarop je volgt op het moment dat je hem legt, en die waarde houdt hij: op 6 6 is een Zeus naast je 13 een 6. Afgegooide kaarten maken hem niet hoger. Kun je alleen met een Zeus volgen, dan moet je hem leggen.
rule-TEL-18 = Een Zeus geldt nooit als laagste kaart: kun je niet volgen, dan gooi je je laagste godenkaarten af en houd je je Zeus. Alleen als je te weinig godenkaarten hebt, gaan er ook Zeuskaarten weg, als laatste, en jij kiest welke.
rule-TEL-19 = Met een Zeus kun je niet uitkomen, behalve in de laatste slag. Moet je eerder uitkomen en heb je alleen Zeuskaarten, dan komt meteen en vanzelf de volgende in de speelrichting uit (de nieuwe richting, als er net een Slang gelegd is) en leg jij als laatste; die beurt krijg je niet terug. Met de goddelijke slag gebeurt hetzelfde als wie moet uitkomen na een ruil alleen nog Zeuskaarten heeft.
rule-TEL-20 = In de laatste slag is een Zeus 20 waard, meer dan elke andere kaart, en dus niet langer gelijk aan de hoogste: 13, Zeus, 13 is voor de Zeus. Van twee Zeuskaarten wint de laatst gelegde. Ermee winnen levert 20 minpunten op.
rule-TEL-21 = Met de krachten mag je, als een ander met meerdere kaarten uitkwam, de Mier altijd met andere kaarten naar keuze leggen, hoog genoeg of niet. Zijn ze hoog genoeg, met de Mier als gewone Zeus, dan volg je; zo niet, dan blijven de kaarten waarop gevolgd wordt dezelfde en halen jouw kaarten de slag niet. Voor de anderen verandert er niets, en op één kaart is de Mier een gewone Zeus.
rule-TEL-22 = Met de krachten keert de Slang de speelrichting om vanaf de volgende slag, voor de rest van deze ronde en de rondes erna; wordt die in een latere ronde weer gelegd, dan keert de richting opnieuw om. ‘Links van’ betekent dan: de volgende in de speelrichting.
rule-TEL-23 = Met de krachten mag je, waar je met meerdere kaarten mag uitkomen, de Stier eraan toevoegen als nog een kaart van die waarde. Eén kaart en de Stier zijn samen al uitkomen met twee. Voor wie volgt, is de Stier een gewone Zeus.
rule-TEL-24 = Met de krachten bepaalt de Koekoek dat in de volgende slag uitkomt wie in deze slag de laagste godenkaart legde; dat wordt bekeken als de slag compleet is. Afgegooide kaarten en kaarten bij de Mier tellen ook, Zeuskaarten niet; bij gelijke kaarten beslist de laatst gelegde.
rule-TEL-25 = Met de krachten geldt: wie de Adelaar legt, komt uit in de volgende slag, wie deze slag ook haalt.
rule-TEL-26 = Met de krachten mag na de Zwaan niemand deze ronde nog met meerdere kaarten uitkomen, ook niet met één kaart en de Stier. De slag die bezig is, gaat verder zoals er uitgekomen is.
rule-TEL-27 = Met de krachten werkt een Zeuskaart als je ermee uitkomt, ermee volgt of die bij de Mier legt, gedwongen of niet, maar niet als je die afgooit; kaarten bij de Mier in een slag van meerdere kaarten gelden nooit als afgegooid. In de laatste slag werkt alleen de Slang nog. Vallen Koekoek en Adelaar in één slag, dan bepaalt de laatst gelegde wie er uitkomt; legt één speler ze samen, dan de Adelaar.
rule-TEL-28 = De krachten komen erbij: aan de gewone regels verandert verder niets.
rule-TEL-29 = Met de goddelijke slag krijgt iedereen elke ronde een goddelijke kaart, gesloten, die niemand bekijkt; één keer per ronde mag je er ongezien een kaart uit je hand voor ruilen, wanneer je maar wilt zolang je een kaart hebt: ook buiten je beurt, als je al gelegd hebt, of in de laatste slag. Geruild blijft geruild, de kaart die je weggeeft blijft gesloten, en niemand hoeft te ruilen om te kunnen volgen. De beurt verandert er niet door, tenzij wie moet uitkomen alleen nog Zeuskaarten heeft; ongebruikte goddelijke kaarten worden daarna weer meegeschud.
rule-TEL-30 = Iedereen mag weten: de kaarten die deze ronde gelegd zijn, hoeveel kaarten ieder heeft, de minkaarten, wie deelde en wie uitkomt, de speelrichting, op welke kaarten gevolgd wordt en wie volgde, wie het uitkomen doorgaf, wie geruild heeft, hoeveel kaarten opzij liggen, welke reeksen meedoen en, met de krachten, welke Zeuskaarten. Alleen jij kent je hand, de kaart die je wegruilde en de kaart die je kreeg. Niemand kent de goddelijke kaarten die niet geruild zijn, of de kaarten opzij.

## Télos: what happens (a line ending in -secret follows for those who may see it)

event-telos-round = Ronde { $round }: { $name } geeft iedereen { $hand } kaarten, en er wordt { $direction ->
    [clockwise] met de klok mee
   *[counterclockwise] tegen de klok in
} gespeeld.
event-telos-round-secret = { $name } krijgt { $cards }.
event-telos-passes = { $name } heeft alleen Zeuskaarten en laat { $other } uitkomen.
event-telos-picks = { $name } kiest kaart { $place } van { $of }, nog gesloten.
event-telos-picks-secret = Die kaart is { $cards }.
event-telos-plays = { $how ->
    [leads] { $name } komt uit met { $cards }.
    [follows] { $name } volgt met { $cards }.
    [throws] { $name } kan niet volgen en gooit { $cards } af.
    [ant] { $name } legt { $cards }: met de Mier hoeft het niet hoog genoeg te zijn.
   *[last] { $name } legt { $cards } in de laatste slag.
}
event-telos-reverses = { $name } legt de Slang: vanaf de volgende slag gaat het { $direction ->
    [clockwise] met de klok mee
   *[counterclockwise] tegen de klok in
}.
event-telos-swan = { $name } legt de Zwaan: de rest van deze ronde kom je met één kaart uit.
event-telos-trick = { $name } haalt de slag.
event-telos-leads_next = { $because ->
    [eagle] Door de Adelaar komt { $name } uit in de volgende slag.
   *[cuckoo] Door de Koekoek komt { $name } uit in de volgende slag.
}
event-telos-swaps = { $name } ruilt een kaart voor de goddelijke kaart.
event-telos-swaps-secret = { $name } geeft { $gave } en krijgt { $came }.
event-telos-minus = { $name } haalt de laatste slag met { $cards }: { $points ->
    [one] { $points } minpunt
   *[other] { $points } minpunten
}, in totaal { $total }.
event-telos-ends = { $name } heeft { $total } minpunten en verliest het spel.

## Télos: why not

why-telos-over = Het spel is afgelopen: er valt niets meer te leggen.
why-telos-turn = Nog even wachten: { $name } is aan de beurt.
why-telos-not_held = Je hebt geen { $cards } in je hand.
why-telos-must_follow = Je kunt { $match } evenaren of overtreffen, dus je moet volgen.
why-telos-lowest = Je kunt { $match } niet evenaren of overtreffen, dus leg het laagste van je hand: { $cards }.
why-telos-zeus_leads = Met een Zeus kun je pas in de laatste slag uitkomen: kies een godenkaart.
why-telos-first_trick = In de eerste slag van een ronde kom je met één kaart uit.
why-telos-last_trick = In de laatste slag legt iedereen één kaart.
why-telos-last_card = Je hebt een kaart nodig voor de laatste slag, dus kom uit met { $most ->
    [one] niet meer dan één kaart
   *[other] hoogstens { $most } kaarten
}.
why-telos-two_at_most = Met vijf of zes spelers kom je met hoogstens twee kaarten uit.
why-telos-swan = De Zwaan is gelegd: de rest van deze ronde kom je met één kaart uit.
why-telos-only_leader = Alleen wie uitkomt, kiest hoeveel kaarten het zijn; leg er evenveel.
why-telos-no_swap = In dit spel speel je zonder de goddelijke slag, dus er valt niets te ruilen.
why-telos-swapped = Je hebt deze ronde al geruild, en dat kan maar één keer per ronde.
why-telos-swap_midway = Leg eerst al je kaarten voor deze slag; daarna kun je ruilen.
why-telos-no_cards = Om te ruilen heb je een kaart in je hand nodig.
why-telos-zeus_kept = Je Zeus houd je: gooi eerst je godenkaarten af.

## Télos: how it ended

ending-telos-limit = Het spel is verloren voor { $losers }, met 32 minpunten of meer. Alle anderen winnen.

## The command line

cli-players = { $players ->
    [one] één speler
   *[other] { $players } spelers
}
cli-open = Verteld met open kaarten.
cli-seen = Verteld zoals { $name } het zag.
cli-unfinished = Hier stopt het bewaarde spel; het was nog niet afgelopen.
cli-again = Hetzelfde spel nog eens: { $command }
cli-keep = Om het te bewaren, voeg toe: { $command }
cli-saved = Het is bewaard in { $file }. Om het opnieuw te lezen: { $command }
