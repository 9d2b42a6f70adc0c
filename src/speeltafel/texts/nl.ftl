### Every word that players read, in Dutch, for Flanders and the Netherlands alike.
###
### The same ids and variables as in en.ftl, which explains the variables. Players are "je".
### To lead is "uitkomen", to throw is "afgooien", a set of cards 1 to 13 is a "set".

## Around the games

rules-heading = { $game }: de spelregels
player = Speler { $number }
# $text: the words on a card
quoted = ‘{ $text }’
and = { $first } en { $last }

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

heading-TEL-01 = Kaarten en voorbereiding
rule-TEL-01 = Er zijn 104 godenkaarten, acht sets van 1 tot en met 13, en 6 Zeuskaarten. De kleuren hebben in het spel geen betekenis; ze zijn alleen handig om te sorteren.
rule-TEL-02 = Drie spelers gebruiken 5 sets, vier spelers 6, vijf spelers 7 en zes spelers 8. Er doen evenveel Zeuskaarten mee als er spelers zijn; het lot bepaalt welke, en dat maakt alleen met de krachten iets uit.
rule-TEL-03 = Het lot wijst de eerste deler aan, die iedereen 7 kaarten geeft. De overige kaarten blijven gesloten opzij liggen.
rule-TEL-04 = Van de godenkaarten is de 13 de hoogste en de 1 de laagste.
heading-TEL-05 = Slagen
rule-TEL-05 = Wie links van de deler zit, komt uit in de eerste slag van een ronde; daarna gaat het met de klok mee.
rule-TEL-06 = Is er uitgekomen, leg dan een kaart die minstens zo hoog is als de hoogste op tafel: wie kan, moet, en een lage kaart afgooien mag dan niet. Kun je dat niet, dan gooi je de laagste kaart van je hand af.
rule-TEL-07 = Als iedereen gelegd heeft, haalt de hoogste kaart de slag; bij gelijke kaarten de laatst gelegde. Wie de slag haalt, komt uit in de volgende.
rule-TEL-08 = Wie uitkomt, mag meerdere kaarten van één waarde tegelijk leggen, maar niet in de eerste en niet in de laatste slag van een ronde. Alleen wie uitkomt, kiest het aantal; de anderen leggen er evenveel.
rule-TEL-09 = Bij meerdere kaarten vergelijk je kaart voor kaart, van laag naar hoog, en elke kaart van jou moet minstens zo hoog zijn: op 6 8 9 mag 7 8 12. Je volgt op de kaarten van wie het laatst volgde, eerst op die van wie uitkwam. Wie kan volgen, moet. Kom je ook maar één kaart tekort, dan gooi je evenveel van je laagste kaarten af: heb je op 7 8 12 alleen 2 7 9 11, dan gooi je 2 7 9 af. Wie het laatst volgde, haalt de slag, of wie uitkwam als niemand volgde.
rule-TEL-10 = Er moet altijd een laatste slag komen, dus wie vóór die slag uitkomt, houdt minstens één kaart in de hand. Een Stier die meegaat, telt als een van de gelegde kaarten.
rule-TEL-11 = Met vijf of zes spelers kom je met hoogstens twee kaarten uit, de Stier meegerekend.
rule-TEL-12 = De laatste slag is die waarvoor iedereen precies één kaart heeft. De hoogste kaart haalt de slag; bij gelijke kaarten de laatst gelegde.
heading-TEL-13 = Minpunten en de volgende ronde
rule-TEL-13 = Wie de laatste slag haalt, legt de winnende kaart open voor zich neer en krijgt zoveel minpunten als die waard is. Die minkaart doet de rest van het spel niet meer mee.
rule-TEL-14 = Wie de laatste slag haalde, deelt de volgende ronde: voor ieder zoveel kaarten als de winnende kaart waard was, maar minstens 7. Alle kaarten behalve de minkaarten worden geschud en één voor één gedeeld, te beginnen bij de volgende in de speelrichting. Met de goddelijke slag worden de goddelijke kaarten daarna in één rondje gedeeld.
rule-TEL-15 = Zijn er daarvoor te weinig kaarten, dan krijgt iedereen er evenveel, en wel zoveel als er kan. Met de goddelijke slag tellen de goddelijke kaarten daarbij mee.
rule-TEL-16 = Wie 32 of meer minpunten heeft, verliest, en daarmee is het spel afgelopen. Alle anderen winnen.
heading-TEL-17 = Zeuskaarten
rule-TEL-17 = Vóór de laatste slag is een Zeus even hoog als de hoogste van de kaarten waarop je volgt op het moment dat je hem legt, en die waarde houdt hij: op 6 6 is een Zeus naast je 13 een 6. Afgegooide kaarten maken hem niet hoger. Kun je alleen met een Zeus volgen, dan moet je hem leggen.
rule-TEL-18 = Een Zeus geldt nooit als laagste kaart: kun je niet volgen, dan gooi je je laagste godenkaarten af en houd je je Zeus. Alleen als je te weinig godenkaarten hebt, gaan er ook Zeuskaarten weg, als laatste, en jij kiest welke.
rule-TEL-19 = Met een Zeus kun je niet uitkomen, behalve in de laatste slag. Moet je eerder uitkomen en heb je alleen Zeuskaarten, dan komt meteen en vanzelf de volgende in de speelrichting uit (de nieuwe richting, als er net een Slang gelegd is) en leg jij als laatste. Het uitkomen krijg je niet terug. Met de goddelijke slag gebeurt hetzelfde als wie moet uitkomen na een ruil alleen nog Zeuskaarten heeft.
rule-TEL-20 = In de laatste slag is een Zeus 20 waard, meer dan elke andere kaart, en dus niet langer gelijk aan de hoogste: 13, Zeus, 13 is voor de Zeus. Van twee Zeuskaarten wint de laatst gelegde. Ermee winnen levert 20 minpunten op.
heading-TEL-21 = De krachten van Zeus
rule-TEL-21 = Met de krachten mag je, als een ander met meerdere kaarten uitkwam, de Mier altijd met andere kaarten naar keuze leggen, hoog genoeg of niet. Zijn ze hoog genoeg, met de Mier als gewone Zeus, dan volg je; zo niet, dan blijven de kaarten waarop gevolgd wordt dezelfde en halen jouw kaarten de slag niet. Voor de anderen verandert er niets, en op één kaart is de Mier een gewone Zeus.
rule-TEL-22 = Met de krachten keert de Slang de speelrichting om vanaf de volgende slag, voor de rest van deze ronde en de rondes erna; wordt die in een latere ronde weer gelegd, dan keert de richting opnieuw om. ‘Links van’ betekent dan: de volgende in de speelrichting.
rule-TEL-23 = Met de krachten mag je, waar je met meerdere kaarten mag uitkomen, de Stier eraan toevoegen als nog een kaart van die waarde. Eén kaart en de Stier zijn samen al uitkomen met twee. Voor wie volgt, is de Stier een gewone Zeus.
rule-TEL-24 = Met de krachten bepaalt de Koekoek dat in de volgende slag uitkomt wie in deze slag de laagste godenkaart legde; dat wordt bekeken als de slag compleet is. Afgegooide kaarten en kaarten bij de Mier tellen ook, Zeuskaarten niet; bij gelijke kaarten beslist de laatst gelegde.
rule-TEL-25 = Met de krachten geldt: wie de Adelaar legt, komt uit in de volgende slag, wie deze slag ook haalt.
rule-TEL-26 = Met de krachten mag na de Zwaan niemand deze ronde nog met meerdere kaarten uitkomen, ook niet met één kaart en de Stier. De slag die bezig is, gaat verder zoals er uitgekomen is.
rule-TEL-27 = Met de krachten werkt een Zeuskaart als je ermee uitkomt, ermee volgt of die bij de Mier legt, gedwongen of niet, maar niet als je die afgooit; kaarten bij de Mier in een slag van meerdere kaarten gelden nooit als afgegooid. In de laatste slag werkt alleen de Slang nog. Vallen Koekoek en Adelaar in één slag, dan bepaalt de laatst gelegde wie er uitkomt; legt één speler ze samen, dan de Adelaar.
rule-TEL-28 = De krachten komen erbij: aan de gewone regels verandert verder niets.
heading-TEL-29 = De goddelijke slag
rule-TEL-29 = Met de goddelijke slag krijgt iedereen elke ronde een goddelijke kaart, gesloten, die niemand bekijkt. Eén keer per ronde mag je er ongezien een kaart uit je hand voor ruilen, op elk moment dat je een kaart hebt: ook buiten je beurt, als je al gelegd hebt, of in de laatste slag. Geruild blijft geruild, de kaart die je weggeeft blijft gesloten, en niemand hoeft te ruilen om te kunnen volgen. Aan de beurt verandert dat maar in één geval iets: wie moet uitkomen en de enige godenkaart voor een Zeus ruilt, geeft het uitkomen door, behalve in de laatste slag. Ongebruikte goddelijke kaarten worden daarna weer meegeschud.
heading-TEL-30 = Wat iedereen weet
rule-TEL-30 = Iedereen mag weten: de kaarten die deze ronde gelegd zijn, hoeveel kaarten ieder heeft, de minkaarten, wie deelde, wie uitkomt en de speelrichting. Ook bekend is op welke kaarten gevolgd wordt en wie volgde, wie het uitkomen doorgaf, wie geruild heeft, hoeveel kaarten opzij liggen, welke sets meedoen en, met de krachten, welke Zeuskaarten. Alleen jij kent je hand, de kaart die je wegruilde en de kaart die je kreeg. Niemand kent de goddelijke kaarten die niet geruild zijn, of de kaarten opzij.

## Télos: what happens (a line ending in -secret follows for those who may see it)

event-telos-round = Ronde { $round }: { $you ->
    [seat] je geeft
   *[no] { $name } geeft
} iedereen { $hand } kaarten, en er wordt { $direction ->
    [clockwise] met de klok mee
   *[counterclockwise] tegen de klok in
} gespeeld.
event-telos-round-secret = { $you ->
    [seat] Je krijgt { $cards }.
   *[no] { $name } krijgt { $cards }.
}
event-telos-passes = { $you ->
    [seat] Je hebt alleen Zeuskaarten en laat { $other } uitkomen.
    [other] { $name } heeft alleen Zeuskaarten en laat jou uitkomen.
   *[no] { $name } heeft alleen Zeuskaarten en laat { $other } uitkomen.
}
event-telos-picks = { $you ->
    [seat] Je kiest
   *[no] { $name } kiest
} kaart { $place } van { $of }, nog gesloten.
event-telos-picks-secret = Die kaart is { $cards }.
event-telos-plays = { $how ->
    [leads] { $you ->
        [seat] Je komt uit met { $cards }.
       *[no] { $name } komt uit met { $cards }.
    }
    [follows] { $you ->
        [seat] Je volgt met { $cards }.
       *[no] { $name } volgt met { $cards }.
    }
    [throws] { $you ->
        [seat] Je kunt niet volgen en gooit { $cards } af.
       *[no] { $name } kan niet volgen en gooit { $cards } af.
    }
    [ant] { $you ->
        [seat] Je legt
       *[no] { $name } legt
    } { $cards }: met de Mier hoeft het niet hoog genoeg te zijn.
   *[last] { $you ->
        [seat] Je legt
       *[no] { $name } legt
    } { $cards } in de laatste slag.
}
event-telos-reverses = { $you ->
    [seat] Je legt
   *[no] { $name } legt
} de Slang: vanaf de volgende slag gaat het { $direction ->
    [clockwise] met de klok mee
   *[counterclockwise] tegen de klok in
}.
event-telos-swan = { $you ->
    [seat] Je legt
   *[no] { $name } legt
} de Zwaan: de rest van deze ronde kom je met één kaart uit.
event-telos-trick = { $you ->
    [seat] Je haalt de slag.
   *[no] { $name } haalt de slag.
}
event-telos-leads_next = Door de { $because ->
    [eagle] Adelaar
   *[cuckoo] Koekoek
} { $you ->
    [seat] kom jij
   *[no] komt { $name }
} uit in de volgende slag.
event-telos-swaps = { $you ->
    [seat] Je ruilt
   *[no] { $name } ruilt
} een kaart voor de goddelijke kaart.
event-telos-swaps-secret = { $you ->
    [seat] Je geeft { $gave } en krijgt { $came }.
   *[no] { $name } geeft { $gave } en krijgt { $came }.
}
event-telos-minus = { $you ->
    [seat] Je haalt
   *[no] { $name } haalt
} de laatste slag met { $cards }: { $points ->
    [one] { $points } minpunt
   *[other] { $points } minpunten
}, in totaal { $total }.
event-telos-ends = { $you ->
    [seat] Je hebt { $total } minpunten en verliest het spel.
   *[no] { $name } heeft { $total } minpunten en verliest het spel.
}

## Télos: why not

why-telos-over = Het spel is afgelopen: er valt niets meer te leggen.
why-telos-turn = Nog even wachten: { $name } is aan de beurt.
why-telos-not_held = Je hebt geen { $cards } in je hand.
why-telos-must_follow = Je kunt { $match } of hoger leggen, dus je moet volgen.
why-telos-lowest = Je kunt geen { $match } of hoger leggen, dus gooi het laagste van je hand af: { $cards }.
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

ending-telos-limit = { $you ->
    [winner] Alleen jij wint: het spel is verloren voor { $losers }, met 32 minpunten of meer.
    [winners] Je wint: het spel is verloren voor { $losers }, met 32 minpunten of meer.
    [loser] Je verliest het spel, met 32 minpunten of meer. Alle anderen winnen.
    [losers] Het spel is verloren voor { $others } en jou, met 32 minpunten of meer. Alle anderen winnen.
   *[no] Het spel is verloren voor { $losers }, met 32 minpunten of meer. Alle anderen winnen.
}

## Titus: name and options. To score a run is "verzilveren", a single coin a "losse munt".

game-titus = Titus
game-titus-about = Een spel van reeksen en geheugen: elke munt heeft twee kanten, en wat je van een ander neemt, draai je om.
option-titus-memory_aid = Geheugensteun
option-titus-memory_aid-about = Een munt die omgedraaid is, toont ook de achterkant, zodat niemand die hoeft te onthouden.
option-titus-fewest = Wat telt als het minste
option-titus-fewest-about = Wie het minste heeft, mag in een beurt meer dan drie munten nemen: de minste puntenkaarten, of de minste punten daarop.

## Titus: the rules

heading-TIT-01 = Munten en voorbereiding
rule-TIT-01 = Er zijn 54 munten met aan elke kant een getal van 1 tot en met 19; de twee getallen van een munt schelen hoogstens 2. Elke munt die zo mogelijk is, bestaat precies één keer.
rule-TIT-02 = De 12 puntenkaarten, van 18 tot en met 7, liggen open op één stapel met de 18 boven. Je neemt ze van boven af: de eerste verzilverde reeks is 18 waard, de volgende 17, enzovoort.
rule-TIT-03 = De munten worden geschud en willekeurig omgedraaid: van elke munt bepaalt het toeval welke kant boven ligt. Een munt heeft geen voorkant; de zichtbare kant telt, de andere is de achterkant.
rule-TIT-04 = Iedereen ziet altijd de bovenste munt van de stapel. Niemand mag de achterkant van een munt bekijken.
rule-TIT-05 = Het lot bepaalt wie begint, en er wordt met de klok mee gespeeld.
heading-TIT-06 = De reserve
rule-TIT-06 = Je reserve is eerst leeg. Er komen losse munten in te liggen, en groepen van twee of meer opeenvolgende zichtbare getallen met het hoogste boven.
rule-TIT-07 = Gelijke getallen liggen nooit in één groep. Een groep groeit alleen aan de uiteinden: bij 5-6-7 past een 4 of een 8, verder niets.
rule-TIT-08 = Een groep gaat nooit meer uit elkaar. Samenvoegen mag wel: de hele groep met een losse munt of met een andere groep die erop aansluit.
rule-TIT-09 = In je eigen beurt, en alleen dan, mag je in je reserve munten en groepen samenvoegen, zo vaak je wilt en zonder dat het iets kost, ook met een munt in de hand die nog geen plaats heeft. Het hoeft nooit, en niets voegt zich vanzelf samen.
rule-TIT-10 = In je eigen beurt mag je op elk moment, zonder dat het iets kost, een groep van vier of meer verzilveren: neem de bovenste puntenkaart en leg de groep erop, met het hoogste getal boven. Een langere groep verzilver je helemaal, en bij een verzilverde reeks komt nooit meer iets bij. Niemand hoeft te verzilveren.
rule-TIT-11 = Zijn de puntenkaarten op, dan valt er niets meer te verzilveren: je reeksen houd je tot het einde in je reserve.
heading-TIT-12 = Een beurt
rule-TIT-12 = In je beurt neem je een munt: die boven op de stapel, of de hoogste van een reeks die een ander verzilverd heeft.
rule-TIT-13 = Een munt van de stapel houdt de kant die zichtbaar was. Je ziet de volgende munt van de stapel al voordat je beslist wat je met de jouwe doet.
rule-TIT-14 = Een munt van de stapel mag naar je eigen reserve, los of bij een munt of groep die erop aansluit. Welke munt je ook nam, geef die een plaats voordat je een volgende neemt of je beurt beëindigt.
rule-TIT-15 = Of je ruilt de munt van de stapel: die gaat als losse munt, met dezelfde kant boven, naar een andere speler, en uit dezelfde reserve neem je een andere losse munt, die je omdraait en in je eigen reserve legt, los of aangesloten. De ander moet van tevoren een losse munt gehad hebben, en wat je geeft, kun je niet terugnemen. Alleen een munt van de stapel kan geruild worden, één keer, en een ruil telt als één genomen munt.
rule-TIT-16 = Een munt van een verzilverde reeks draai je om en leg je dan in je reserve, los of aangesloten. De eigenaar houdt de puntenkaart, hoe weinig munten er ook op blijven; zelfs de laatste mag je nemen. Je mag in één beurt meerdere munten van één reeks nemen, telkens de hoogste die er nog ligt.
rule-TIT-17 = Als een munt omgedraaid wordt, ziet iedereen de nieuwe kant; de oude is iets voor je geheugen. Kanten die niet meer zichtbaar zijn, worden niet getoond en het verslag gaat maar tot de vorige beurt terug, met elke munt zoals die nu ligt; met de geheugensteun toont een omgedraaide munt ook de achterkant. Na het spel ligt voor iedereen alles open.
rule-TIT-18 = Sloot je de munt aan bij iets in je reserve, dan mag je er nog een nemen, van de stapel of van een verzilverde reeks, of stoppen.
rule-TIT-19 = Legde je de munt los neer, dan neem je deze beurt geen munt meer, ook niet als je die daarna nog ergens mee samenvoegt.
rule-TIT-20 = Na de derde munt van een beurt neem je er geen meer, ook al kon je die aansluiten.
rule-TIT-21 = De limiet van drie geldt niet zolang je minder puntenkaarten hebt dan ieder ander (of, als de tafel daarvoor koos, minder punten erop). Na elke verzilvering wordt dat opnieuw bekeken: heb je niet langer het minste, dan geldt de limiet weer. Heb je dan al drie munten of meer genomen, dan neem je er geen meer bij, maar een munt in de hand krijgt nog een plaats.
rule-TIT-22 = Ligt de laatste munt van je beurt, dan mag je nog samenvoegen en verzilveren, en daarna beëindig je je beurt. De beurt eindigt vanzelf zodra je een munt gelegd hebt, er geen meer mag nemen en niets kunt samenvoegen of verzilveren; zolang je nog een munt mag nemen, eindigt de beurt alleen als jij dat wilt.
rule-TIT-23 = In elke beurt wordt minstens één munt genomen: passen kan niet.
heading-TIT-24 = Het einde
rule-TIT-24 = Het spel eindigt met de laatste munt van de stapel. Wie die nam, mag die nog ruilen of leggen, en nog samenvoegen en verzilveren, maar neemt nergens nog een munt; daarna is het spel uit.
rule-TIT-25 = Aan het einde is elke groep van vier of meer die nog in een reserve ligt, 6 punten waard. Het telt zoals het ligt: niemand voegt nog iets samen.
rule-TIT-26 = Wie de meeste punten heeft, wint, puntenkaarten en reeksen in de reserve samen. Bij gelijke stand wint wie de meeste munten op de eigen puntenkaarten heeft, en is ook dat gelijk, dan wordt de overwinning gedeeld. De verdere plaatsen volgen op dezelfde manier.
heading-TIT-27 = Wat iedereen weet
rule-TIT-27 = Iedereen mag weten: de zichtbare kanten, wiens munt waar ligt, de verzilverde reeksen, hoeveel munten en puntenkaarten er nog zijn, en elke kant die ooit te zien was. Niemand kent de volgorde van de stapel onder de bovenste munt, of een achterkant die nooit getoond is. Elke munt is genoemd naar haar plaats in de stapel; die naam blijft bij het omdraaien dezelfde en zegt niets over de achterkant.

## Titus: what happens

event-titus-starts = { $you ->
    [seat] Jij begint.
   *[no] { $name } begint.
}
event-titus-shows = Op de stapel ligt nu de { $side }.
event-titus-empty = Dat was de laatste munt van de stapel.
event-titus-takes = { $you ->
    [seat] Je neemt de { $side } van de stapel.
   *[no] { $name } neemt de { $side } van de stapel.
}
event-titus-robs = { $you ->
    [seat] Je neemt de bovenste munt van een verzilverde reeks van { $other } en draait die om: { $side }.
    [other] { $name } neemt de bovenste munt van een verzilverde reeks van jou en draait die om: { $side }.
   *[no] { $name } neemt de bovenste munt van een verzilverde reeks van { $other } en draait die om: { $side }.
}
event-titus-gives = { $you ->
    [seat] Je geeft de { $side } aan { $other }.
    [other] { $name } geeft jou de { $side }.
   *[no] { $name } geeft de { $side } aan { $other }.
}
event-titus-gets = { $you ->
    [seat] Je neemt in ruil een losse munt van { $other } en draait die om: { $side }.
    [other] { $name } neemt in ruil een losse munt van jou en draait die om: { $side }.
   *[no] { $name } neemt in ruil een losse munt van { $other } en draait die om: { $side }.
}
event-titus-keeps = { $you ->
    [seat] Je legt de { $side } los neer.
   *[no] { $name } legt de { $side } los neer.
}
event-titus-adds = { $you ->
    [seat] Je sluit de { $side } aan: { $sides }.
   *[no] { $name } sluit de { $side } aan: { $sides }.
}
event-titus-joins = { $you ->
    [seat] Je voegt samen: { $sides }.
   *[no] { $name } voegt samen: { $sides }.
}
event-titus-scores = { $you ->
    [seat] Je verzilvert { $sides } voor { $points } punten.
   *[no] { $name } verzilvert { $sides } voor { $points } punten.
}
event-titus-turn = { $you ->
    [seat] Je bent aan de beurt.
   *[no] { $name } is aan de beurt.
}
event-titus-ends = Het spel is afgelopen.
event-titus-result = Plaats { $place }: { $you ->
    [seat] jij,
   *[no] { $name }
} met { $total } punten, waarvan { $card_points } op puntenkaarten en { $run_points } voor reeksen in de reserve; op de puntenkaarten { $on_cards ->
    [one] ligt { $on_cards } munt
   *[other] liggen { $on_cards } munten
}.

## Titus: why not

why-titus-over = Het spel is afgelopen: er valt niets meer te nemen.
why-titus-turn = Nog even wachten: { $name } is aan de beurt.
why-titus-full_hand = Geef eerst de { $side } in je hand een plaats.
why-titus-empty_hand = Er is geen munt in je hand om te leggen: neem er eerst een.
why-titus-no_pass = Elke beurt begint met een munt: neem er een voordat je de beurt beëindigt.
why-titus-last_coin = De laatste munt van de stapel is weg, dus wordt er geen munt meer genomen.
why-titus-was_single = Je legde een munt los neer, dus neem je deze beurt geen munt meer.
why-titus-limit = Dat waren drie munten, en meer neem je er niet in één beurt.
why-titus-not_fewest = Je hebt niet langer het minste, dus geldt de limiet van drie munten weer.
why-titus-own_run = Die munt ligt op je eigen reeks: kies er een van een ander.
why-titus-not_top = Alleen de bovenste munt van een verzilverde reeks kun je nemen.
why-titus-no_run = Die munt ligt niet op een verzilverde reeks.
why-titus-no_piece = Kies munten of groepen uit je eigen reserve; een groep kies je aan de bovenste munt.
why-titus-not_next = De { $side } sluit niet aan bij { $sides }.
why-titus-not_from_pile = Alleen een munt die net van de stapel komt, kun je ruilen.
why-titus-own_coin = Die munt is van jou: ruil met een andere speler.
why-titus-not_single = Kies een losse munt in de reserve van een ander.
why-titus-too_short = Verzilveren kan vanaf vier munten, en { $sides } heeft er minder.
why-titus-no_card = Er is geen puntenkaart meer, dus blijft je reeks in de reserve.
why-titus-not_joined = Deze twee sluiten niet op elkaar aan.

## Titus: how it ended

ending-titus-pile = De stapel is op. { $you ->
    [winner] Je wint.
    [winners] { $others } en jij delen de overwinning.
   *[no] De overwinning gaat naar { $winners }.
}

## Tabulos: name, options

game-tabulos = Tabulos
game-tabulos-about = Raak je kaarten kwijt: elke kaart gaat op een kaart uit dezelfde tafel, en jij zegt de vermenigvuldiging.
option-tabulos-mistake = Wat een fout kost
option-tabulos-mistake-about = Na een fout is je beurt voorbij, of je slaat ook nog je volgende beurt over.
option-tabulos-caught = Wat ‘omkeren!’ vergeten kost
option-tabulos-caught-about = Wie ‘omkeren!’ vergeet te roepen en betrapt wordt, pakt een kaart, of pakt een kaart en slaat ook nog een beurt over.
option-tabulos-pips = Tafels op de kaarten
option-tabulos-pips-about = De rand van elke kaart toont de tafels ervan; zonder die tekens is het spel moeilijker.
option-tabulos-pots = Aantal potten
option-tabulos-pots-about = Is de pot zo vaak opgeraakt, dan eindigt het spel, zodat niemand eeuwig hoeft te spelen.

## Tabulos: the rules

heading-TAB-01 = Kaarten en voorbereiding
rule-TAB-01 = De tien uitkomsten van elk van de acht tafels, 2 tot en met 9, staan elk op een kaart: samen 80 kaarten. Zo zijn er vier kaarten met 12 (2 × 6, 3 × 4, 4 × 3 en 6 × 2), en tussen kaarten met hetzelfde getal is er geen verschil. Op een kaart zie je het getal en, in de rand, bij welke tafels het hoort.
rule-TAB-02 = Een getal hoort bij een tafel van 2 tot en met 9 als het 1 tot en met 10 keer die tafel is; zo hoort 18 bij 2, 3, 6 en 9. Het getal 36 hoort bij 4, 6 en 9, maar niet bij 3, want verder dan 30 gaat die niet. Tafels van 1 en 10 zijn er in dit spel niet: 2 en 3 hebben niets gemeen.
rule-TAB-03 = Iedereen begint met zeven kaarten, één voor één gedeeld vanaf de eerste plaats. De andere kaarten vormen gesloten de pot, en de aflegstapel begint met de bovenste kaart daarvan, die open komt te liggen. Die eerste kaart doet niets, ook niet als het een kwadraat of een eindpunt is.
rule-TAB-04 = Het lot bepaalt wie begint, en eerst gaat het met de klok mee.
heading-TAB-05 = Een beurt
rule-TAB-05 = In je beurt mag je één kaart afleggen, als die minstens één tafel gemeen heeft met de bovenste kaart. Een kaart met hetzelfde getal past altijd.
rule-TAB-06 = Bij het afleggen zeg je de vermenigvuldiging, in een tafel die beide kaarten delen: 36 gaat op 8 met ‘4 × 9’, want ze delen alleen de tafel van 4, en op 6 met ‘6 × 6’. Het ene getal is die tafel, het andere is 1 tot en met 10, en de volgorde kies je zelf.
rule-TAB-07 = Past de kaart niet of klopt de vermenigvuldiging niet, dan gaat de kaart terug naar je hand met nog een kaart van de pot erbij, en is je beurt voorbij; iedereen heeft het gezien en gehoord, en de kaart heeft geen gevolgen. Niets houdt je tegen om een fout te maken: je kunt elke kaart uit je hand neerleggen en elke twee getallen van 1 tot en met 99 zeggen. Is dat afgesproken, dan sla je ook je volgende beurt over; zulke beurten worden opgeteld, en telkens als het spel bij jou komt, gaat er één af.
rule-TAB-08 = In plaats van een kaart af te leggen mag je er altijd een pakken; daarna mag je alleen die kaart afleggen, of je past. Valt er niets te pakken, dan mag je meteen passen.
rule-TAB-09 = Moet er een kaart gepakt worden en is de pot leeg, dan wordt de aflegstapel zonder de bovenste kaart geschud en is dat de nieuwe pot. Blijft er zo geen kaart over, dan pakt niemand er een.
heading-TAB-10 = Kwadraten
rule-TAB-10 = Een kwadraat (4, 9, 16, 25, 36, 49, 64 of 81) keert de speelrichting om, wat je er ook bij zegt: 36 ook als ‘4 × 9’. Met twee spelers maakt dat geen verschil, want de ander is toch aan de beurt.
rule-TAB-11 = Bij een kwadraat moet je meteen ‘omkeren!’ roepen; de richting keert ook om als je het vergeet. Betrapt een ander je dan, dan pak je een kaart, en als dat afgesproken is, sla je ook je volgende beurt over (ben je net aan de beurt, dan maak je die af). Bij elke andere kaart heeft roepen geen gevolg en is het geen fout.
rule-TAB-12 = Vergeet je te roepen, dan mag elke andere speler je betrappen, ook wie een beurt moet overslaan. Dat kan tot de volgende speler iets anders doet dan betrappen: heeft die bijvoorbeeld een kaart neergelegd of gepakt, dan is het te laat. Overgeslagen beurten en geweigerde zetten tellen daarbij niet. Eén keer betrappen is genoeg. Een onterechte beschuldiging wordt geweigerd, met de reden, en er gebeurt niets.
rule-TAB-13 = Is je laatste kaart een kwadraat en vergeet je te roepen, dan win je alleen als niemand je betrapt: elk van de anderen betrapt je of laat het gaan, in welke volgorde ook, en wie te lang wacht, laat het gaan. Bij de eerste die je betrapt, pak je een kaart, en gaat het spel verder met de volgende in de nieuwe richting.
heading-TAB-14 = Eindpunten
rule-TAB-14 = Na een eindpunt (20, 30, 40, 50, 60, 70, 80 of 90, wat je er ook bij zegt) krijgt de volgende speler een kaart van de pot en geen beurt, ook wie al een beurt moet overslaan. De 10 is geen eindpunt.
heading-TAB-15 = Het einde
rule-TAB-15 = Je wint als je als eerste geen kaarten meer hebt. Wat je laatste kaart doet, telt dan niet meer, tenzij het een kwadraat is en je vergat te roepen.
rule-TAB-16 = Hebben alle spelers na elkaar een beurt gehad waarin geen kaart is afgelegd en niemand er een gepakt heeft, dan eindigt het spel; wie de minste kaarten heeft, wint, en bij gelijke stand wordt de overwinning gedeeld. Ook een fout waarbij geen kaart te pakken valt, telt als zo’n beurt, tenzij iemand eerder in die beurt een kaart heeft gepakt. Een overgeslagen beurt telt niet.
rule-TAB-20 = Moet er een kaart gepakt worden en zou er daarvoor voor de tiende keer een nieuwe pot moeten komen, dan eindigt het spel: wie de minste kaarten heeft, wint, en bij gelijke stand wordt de overwinning gedeeld. De eerste pot telt niet mee, en je mag een ander aantal kiezen dan tien. Niemand pakt dan nog een kaart, waarvoor het ook was: na een fout bijvoorbeeld is de foute kaart terug in de hand, maar komt er geen kaart bij. Een goed afgelegde kaart blijft liggen, en wie op dat moment op de laatste kaart betrapt wordt, heeft geen kaarten en wint. Je mag ook een kaart pakken als dat het spel beëindigt.
heading-TAB-17 = Met kinderen aan tafel
rule-TAB-17 = Tekens in de rand van een kaart tonen de tafels ervan, voor als jullie het niet eens zijn of het niet weten. Je kunt ervoor kiezen de randen te verbergen.
rule-TAB-18 = Je kunt een tijdslimiet voor de vermenigvuldiging afspreken; gewoonlijk is er geen. Is de tijd om, dan geldt een kaart die er al ligt als een foute vermenigvuldiging. Anders wordt er voor jou een kaart gepakt en pas je, of je past alleen als er geen is.
heading-TAB-19 = Wat iedereen weet
rule-TAB-19 = Iedereen mag weten: de aflegstapel, hoeveel kaarten elke hand en de pot hebben, de speelrichting en alles wat er gezegd is. Je hand en de kaart die je net pakte, ken alleen jij.

## Tabulos: what happens

event-tabulos-deals = Iedereen krijgt { $hand } kaarten, { $top } komt open te liggen, en { $you ->
    [seat] jij begint
   *[no] { $name } begint
}.
event-tabulos-deals-secret = { $you ->
    [seat] Je krijgt { $cards }.
   *[no] { $name } krijgt { $cards }.
}
event-tabulos-lays = { $you ->
    [seat] Je legt { $card } op { $top }.
   *[no] { $name } legt { $card } op { $top }.
}
event-tabulos-says = { $call ->
    [called] { $you ->
        [seat] Je zegt { $first } × { $second } en roept ‘omkeren!’.
       *[no] { $name } zegt { $first } × { $second } en roept ‘omkeren!’.
    }
   *[silent] { $you ->
        [seat] Je zegt { $first } × { $second }.
       *[no] { $name } zegt { $first } × { $second }.
    }
}
event-tabulos-says_nothing = { $you ->
    [seat] Je zegt te lang niets.
   *[no] { $name } zegt te lang niets.
}
event-tabulos-too_slow = { $you ->
    [seat] Je neemt de { $card } terug.
   *[no] { $name } neemt de { $card } terug.
}
event-tabulos-miscounts = { $you ->
    [seat] Je neemt
   *[no] { $name } neemt
} de kaart terug: { $first } × { $second } is { $product }, niet { $card }.
event-tabulos-goes_beyond = { $you ->
    [seat] Je neemt
   *[no] { $name } neemt
} de kaart terug: { $card } zit niet in de tafel van { $table }, die stopt bij { $last }.
event-tabulos-does_not_fit = { $you ->
    [seat] Je neemt
   *[no] { $name } neemt
} de kaart terug: { $card } en { $top } hebben geen tafel gemeen.
event-tabulos-other_table = { $you ->
    [seat] Je neemt
   *[no] { $name } neemt
} de kaart terug: { $first } × { $second } hoort bij geen tafel die { $card } en { $top } delen ({ $shared }).
event-tabulos-turns = De richting keert om: vanaf nu gaat het { $direction ->
    [clockwise] met de klok mee
   *[counterclockwise] tegen de klok in
}.
event-tabulos-draws = { $cause ->
    [choice] { $you ->
        [seat] Je pakt een kaart.
       *[no] { $name } pakt een kaart.
    }
    [mistake] { $you ->
        [seat] Je pakt een kaart vanwege de fout.
       *[no] { $name } pakt een kaart vanwege de fout.
    }
    [caught] { $you ->
        [seat] Je pakt een kaart omdat je ‘omkeren!’ vergeten bent.
       *[no] { $name } pakt een kaart omdat ‘omkeren!’ vergeten is.
    }
   *[end_point] { $you ->
        [seat] Je moet na het eindpunt een kaart pakken.
       *[no] { $name } moet na het eindpunt een kaart pakken.
    }
}
event-tabulos-draws-secret = Die kaart is { $cards }.
event-tabulos-finds_nothing = { $you ->
    [seat] Je
   *[no] { $name }
} zou een kaart moeten pakken, maar er is er geen.
event-tabulos-new_pot = De aflegstapel wordt geschud: { $count ->
    [one] { $count } kaart is
   *[other] { $count } kaarten zijn
} de nieuwe pot.
event-tabulos-passes = { $you ->
    [seat] Je past.
   *[no] { $name } past.
}
event-tabulos-misses = { $you ->
    [seat] Je slaat deze beurt over.
   *[no] { $name } slaat deze beurt over.
}
event-tabulos-asks = { $you ->
    [seat] Je hebt
   *[no] { $name } heeft
} de laatste kaart gelegd, { $card }, zonder ‘omkeren!’ te roepen: de anderen kiezen nu, betrappen of laten gaan.
event-tabulos-lets_go = { $you ->
    [seat] Je laat { $other } gaan.
    [other] { $name } laat je gaan.
   *[no] { $name } laat { $other } gaan.
}
event-tabulos-catches = { $you ->
    [seat] Je betrapt { $other }, die bij de { $card } geen ‘omkeren!’ riep.
    [other] { $name } betrapt je: je riep bij de { $card } geen ‘omkeren!’.
   *[no] { $name } betrapt { $other }, die bij de { $card } geen ‘omkeren!’ riep.
}
event-tabulos-wins = { $you ->
    [seat] Je hebt geen kaarten meer.
   *[no] { $name } heeft geen kaarten meer.
}
event-tabulos-stalls = Een hele ronde lang heeft niemand een kaart afgelegd of gepakt.
event-tabulos-no_new_pot = { $number ->
    [one] De pot is leeg: het spel eindigt.
   *[other] De pot is { $number } keer opgeraakt: het spel eindigt.
}

## Tabulos: why not

why-tabulos-over = Het spel is afgelopen: er valt niets meer af te leggen.
why-tabulos-turn = Nog even wachten: { $name } is aan de beurt.
why-tabulos-lay_first = Leg eerst een kaart neer en zeg dan de vermenigvuldiging.
why-tabulos-say_first = Je { $card } ligt er: zeg de vermenigvuldiging die erbij hoort.
why-tabulos-not_held = Je hebt geen { $card } in je hand.
why-tabulos-only_drawn = Je hebt een kaart gepakt, dus leg die af, de { $card }, of pas.
why-tabulos-drew = Je hebt al een kaart gepakt: leg die af of pas.
why-tabulos-nothing_to_draw = Er is geen kaart om te pakken: leg er een af of pas.
why-tabulos-draw_first = Er zijn nog kaarten in de pot, dus pak er een voor je past.
why-tabulos-own_square = De anderen mogen je betrappen, maar jezelf betrappen kan niet.
why-tabulos-turned_up = Niemand heeft de { $card } bovenop gelegd, dus er viel niets te roepen.
why-tabulos-no_square = De { $card } bovenop is geen kwadraat, dus er viel niets te roepen.
why-tabulos-called = Wie de { $card } legde, heeft ‘omkeren!’ geroepen, dus er valt niemand te betrappen.
why-tabulos-caught = Wie bij de { $card } vergat te roepen, is al betrapt.
why-tabulos-too_late = Wie bij de { $card } vergat te roepen, kun je niet meer betrappen: het spel is verdergegaan.
why-tabulos-not_asked = Er valt nu niemand te laten gaan.
why-tabulos-wait = Nog even wachten: de anderen zeggen eerst of ze je betrappen.
why-tabulos-asked = Zeg eerst of je { $name } betrapt of laat gaan.
why-tabulos-let_go = Je hebt het al laten gaan.

## Tabulos: how it ended

ending-tabulos-out_of_cards = { $you ->
    [winner] Je wint, als eerste zonder kaarten.
   *[no] De overwinning gaat naar { $winners }, als eerste zonder kaarten.
}
ending-tabulos-stalled = Niemand legt of pakt nog een kaart: wie de minste kaarten heeft, wint. { $you ->
    [winner] Dat ben jij.
    [winners] { $others } en jij delen de overwinning.
   *[no] De overwinning gaat naar { $winners }.
}
ending-tabulos-pots = De pot is te vaak opgeraakt: wie de minste kaarten heeft, wint. { $you ->
    [winner] Dat ben jij.
    [winners] { $others } en jij delen de overwinning.
   *[no] De overwinning gaat naar { $winners }.
}

## The command line

cli-players = { $players ->
    [one] één speler
   *[other] { $players } spelers
}
cli-open = Getoond met alle kaarten open.
cli-seen = Getoond zoals { $name } het zag.
cli-unfinished = Hier stopt het bewaarde spel, nog voor het einde.
cli-again = Hetzelfde spel nog eens: { $command }
cli-keep = Wil je het bewaren, zet er dan bij: { $command }
cli-saved = Het spel is bewaard in { $file }. Zo lees je het opnieuw: { $command }
cli-deck-errors = Fouten: { $count }
cli-deck-warnings = Waarschuwingen: { $count }
cli-deck-line = regel { $number }
cli-deck-whole = set
cli-deck-broken = Met { $file } kan nog niet gespeeld worden: verbeter eerst de fouten.
cli-deck-playable = { $together ->
    [yes] Met { $file } kan gespeeld worden: samen, en tegen elkaar met 2 tot en met { $number } spelers.
   *[no] Met { $file } kan tegen elkaar gespeeld worden met 2 tot en met { $number } spelers, niet samen.
}
cli-deck-size = { $cards } kaarten, { $first } t/m { $last }
cli-deck-spread = Kaarten per { $number } jaar, vanaf het jaar dat er staat
cli-deck-levels = Kaarten naar hoe bekend ze zijn
cli-deck-wheres = Kaarten naar waar het gebeurde
level-0 = niet vermeld
level-1 = iedereen
level-2 = de meeste volwassenen
level-3 = kenners
where-untold = niet vermeld
where-europe = Europa
where-asia = Azië
where-africa = Afrika
where-north-america = Noord-Amerika
where-latin-america = Latijns-Amerika
where-oceania = Oceanië
where-world = zee, ruimte, wereld
where-belgium = België
where-netherlands = Nederland
where-luxembourg = Luxemburg
where-france = Noord-Frankrijk
cli-deck-other = De kaartenset ‘{ $text }’ is intussen veranderd; dit spel wordt getoond met de kaarten waarmee het gespeeld is.

## Playing in the terminal

level-random = willekeurig
level-thumb = vuistregels
level-learner = beginner
level-casual = gewone speler
level-strong = sterke speler
level-master = meester

play-you = Jij bent { $name }.
play-bots = De anderen zijn bots. Hun niveau: { $level }.
play-how = Typ wat je wilt doen, bijvoorbeeld { $text }, of het nummer ervan in de lijst die je krijgt met { $command }. Voor alle opdrachten: typ help.
play-resumed = Het spel gaat verder waar het gestopt was.
play-prompt = Jouw beurt:
play-prompt-wait = Druk op Enter om te wachten, of doe nu iets:
play-prompt-over = Het spel is afgelopen. Druk op Enter om te stoppen:
play-nothing = Er valt voor jou nu niets te doen: druk op Enter om te wachten.
play-unknown = Onbekende opdracht ‘{ $text }’: typ help, of { $command } om te zien wat je kunt doen.
play-number = In de lijst staat geen nummer { $number }: typ { $command } om de lijst te zien.
play-allowed = Geen enkele regel verbiedt dat nu.
play-why-what = Zet erbij wat je zou willen doen, bijvoorbeeld: { $command }
play-hint-more = Wil je weten wat een sterke speler zou doen, typ dan nog eens { $command }.
play-page = Bladzijde { $number } van { $count }. Verder lezen, of één regel lezen: { $command }
play-no-rule = In de spelregels staat geen bladzijde of regel ‘{ $text }’; ze beginnen met: { $command }
play-no-undo = Terugnemen kan alleen in een oefenspel: begin er een met --practice.
play-no-move = Je hebt nog niets gedaan dat je kunt terugnemen.
play-undone = Teruggenomen: { $text }. Het spel is weer zoals daarvoor.
play-kept = Het spel is bewaard in { $file }.
play-file-there = Er is al een bestand { $file }: kies een andere naam.
play-not-kept = Het spel kon niet bewaard worden in { $file }: { $text }
play-go-on = Zo speel je later verder: { $command }
play-replay = Zo zie je het hele spel met alle kaarten open: { $command }
play-left = Tot de volgende keer.
play-help-list = wat je nu kunt doen, met nummers
play-help-why = welke regel iets verbiedt
play-help-hint = waar je op moet letten; nog eens: wat een sterke speler zou doen
play-help-table = wat er op tafel ligt
play-help-log = wat er net gebeurd is
play-help-rules = de spelregels, een bladzijde of één regel
play-help-undo = je laatste zet terugnemen (in een oefenspel)
play-help-save = het spel bewaren in een bestand
play-help-on = wachten tot het jouw beurt is
play-help-quit = stoppen; het spel wordt bewaard
# $game: its name; $text: what the lesson is about
play-lesson = { $game }, een les: { $text }
play-lesson-type = Typ: { $command }
play-lesson-over = De les is voorbij. Druk op Enter om te stoppen:
play-lesson-again = Om de les hier weer op te nemen: { $command }
play-lesson-next = Nu een echt spel: { $command }

## Hints: what a strong player would do, and why (with -look: where to look before one is told)

# $text: what to do, in words
hint-do = Een sterke speler zou dit doen: { $text }.
hint-wait = Een sterke speler zou wachten.
# Said for people who asked for one where others play
hint-asked = Ik heb om een hint gevraagd.
hint-any-only = Iets anders kan nu niet.
hint-any-only-look = Je kunt nu maar één ding doen.
hint-any-later = Het kan wachten: later is er meer bekend.
hint-any-later-look = Er is geen haast bij.
hint-any-alike = Alle keuzes zijn hier even goed.
hint-any-alike-look = Wat je nu ook kiest, is goed.
hint-any-ahead = Van alle keuzes die in gedachten zijn uitgespeeld, liep deze het best af.
hint-any-ahead-look = Denk een zet verder dan je eerste idee.

# $card: the card that it is about; $count: how many cards
hint-telos-high = Hoe hoger een kaart, hoe meer ze kost in de laatste slag: hoge kaarten gaan eerst.
hint-telos-high-look = Kijk naar je hogere kaarten.
hint-telos-several = Wie met { $count } tegelijk uitkomt, laat alle anderen er ook { $count } kwijtraken.
hint-telos-several-look = Kijk naar kaarten die je meer dan eens hebt.
hint-telos-keep_low = De { $card } is de laagste kaart: die blijft bewaard voor de laatste slag.
hint-telos-keep_low-look = Kijk naar je lage kaarten: je hebt er een nodig voor de laatste slag.
hint-telos-hold_top = De { $card } is de hoogste kaart: die blijft voor een slag waarin ze nodig is.
hint-telos-hold_top-look = Heb je je hoogste kaart later nodig?
hint-telos-zeus = Een Zeus kost 20 in de laatste slag, dus die gaat zo gauw het kan.
hint-telos-zeus-look = Kijk naar je Zeus.
hint-telos-cheap = Een lagere kaart is hier genoeg; hogere zijn later misschien nodig.
hint-telos-cheap-look = Hoe hoog moet je kaart zijn?
hint-telos-beside_ant = Naast de Mier is elke kaart goed, dus gaat er een hoge weg.
hint-telos-beside_ant-look = De Mier laat je vrij: welke kaart wil je kwijt?
hint-telos-swap = De { $card } haalt waarschijnlijk de laatste slag; een onbekende kaart is gemiddeld beter.
hint-telos-swap-look = Kijk naar je goddelijke kaart.
hint-telos-no_swap = Niemand kent de goddelijke kaart: ze is een uitweg voor de laatste slag, niet voor nu.
hint-telos-no_swap-look = Heb je het ruilen nu al nodig?
# $this, $that: of a hundred times, after this choice and after the next best one
hint-telos-safe = In gedachten uitgespeeld ging de laatste slag { $this } van de 100 keer naar een ander; na de op één na beste keuze { $that } keer.
hint-telos-cost = In gedachten uitgespeeld kostte de laatste slag minder minpunten dan na de op één na beste keuze.
hint-telos-cost-look = Welke van je kaarten zou het minst kosten in de laatste slag?
hint-telos-safe-look = Denk aan de laatste slag.

# $number: on a coin; $points: of the next point card
hint-titus-finish = Met de { $number } komen vier opeenvolgende getallen bij elkaar: een reeks, nu { $points } punten waard.
hint-titus-finish-look = Met welk getal heb je er vier op een rij?
hint-titus-grow = De { $number } sluit aan bij wat in de reserve ligt.
hint-titus-grow-look = Welk getal sluit aan bij iets in je reserve?
hint-titus-another = Een munt die aansluit, houdt de beurt gaande: er mag nog een munt bij.
hint-titus-another-look = Hoe kan je beurt doorgaan?
hint-titus-single = Waar niets beter past, is een losse munt een begin.
hint-titus-single-look = Past er iets? Zo niet, begin iets nieuws.
hint-titus-take_first = Zolang er een munt te nemen is, neem die: samenvoegen, verzilveren en stoppen kunnen wachten.
hint-titus-take_first-look = Kun je nog een munt nemen?
hint-titus-apart = Wat los van elkaar ligt, kan op meer plaatsen aangroeien dan één lange groep.
hint-titus-apart-look = Moet je nu al samenvoegen?
hint-titus-join_run = Samengevoegd worden getallen die op elkaar aansluiten een reeks, nu { $points } punten waard.
hint-titus-join_run-look = Wat in je reserve sluit op elkaar aan?
hint-titus-score = Het is tijd om te verzilveren: de volgende puntenkaart is { $points } waard, die erna minder.
hint-titus-score-look = Kijk naar je reeksen.
hint-titus-hold = Een reeks in de reserve is veilig, en wie het minst heeft, heeft geen limiet: verzilveren kan wachten.
hint-titus-hold-look = Moet je reeks nu verzilverd worden?
# $name: whom it would suit
hint-titus-deny = { $you ->
    [seat] De { $number } zou jou goed uitkomen, en jij bent hierna.
   *[no] De { $number } zou { $name } goed uitkomen, en die is hierna.
}
hint-titus-deny-look = Wat zou de volgende speler graag hebben?
hint-titus-gives = Wie de { $number } krijgt, is ermee geholpen: zo helpt die munt anderen het minst.
hint-titus-gives-look = Wie helpt jouw munt?
hint-titus-turned = Omgedraaid wordt de { $number } een getal dat hoogstens twee scheelt, en sommige daarvan passen.
hint-titus-turned-look = Wat kan er op de achterkant van andermans munten staan?
hint-titus-run = In gedachten uitgespeeld gaf de beurt { $this } van de 100 keer een reeks; na de op één na beste keuze { $that } keer.
hint-titus-run-look = Denk aan je hele beurt, niet aan één munt.
hint-titus-room = In gedachten uitgespeeld pasten er na de beurt meer getallen in de reserve dan na de op één na beste keuze.
hint-titus-room-look = Wat moet er volgende beurt in je reserve passen?

# $card: the card that is laid; $on: the card on top; $tables: those of both
hint-tabulos-lay = Een kaart die je kunt afleggen, is er een minder; pakken maakt je hand groter.
hint-tabulos-lay-look = Welke van je kaarten deelt een tafel met de bovenste kaart?
hint-tabulos-hit = { $you ->
    [seat] { $card } is een eindpunt: je pakt een kaart en slaat een beurt over.
   *[no] { $card } is een eindpunt: { $name } pakt een kaart en slaat een beurt over.
}
hint-tabulos-hit-look = Zoek een eindpunt.
hint-tabulos-block = { $you ->
    [seat] Je hebt minder kans op een antwoord op { $card } dan op de op één na beste kaart.
   *[no] { $name } heeft minder kans op een antwoord op { $card } dan op de op één na beste kaart.
}
hint-tabulos-block-look = Waarop heeft de volgende speler haast geen antwoord?
hint-tabulos-follow = Na { $card } is de kans groter dat er uit de rest van de hand weer iets past.
hint-tabulos-follow-look = Wat leg je daarna af?
hint-tabulos-catch = { $you ->
    [seat] Je legde een kwadraat zonder ‘omkeren!’ te roepen: betrapt worden kost een kaart.
   *[no] { $name } legde een kwadraat zonder ‘omkeren!’ te roepen: betrapt worden kost een kaart.
}
hint-tabulos-catch-look = Is iemand iets vergeten?
hint-tabulos-call = { $card } is een kwadraat, dus roep je er ‘omkeren!’ bij.
hint-tabulos-call-look = Is je kaart een kwadraat?
hint-tabulos-sum = { $count ->
    [one] { $card } en { $on } delen de tafel van { $tables }.
   *[other] { $card } en { $on } delen de tafels van { $tables }.
}
hint-tabulos-sum-look = In welke tafel zitten beide kaarten?
hint-tabulos-wins = In gedachten uitgespeeld won dit { $this } van de 100 keer; de op één na beste keuze { $that } keer.
hint-tabulos-wins-look = Denk een beurt verder.

# $card: an event; $date, $until: of the cards beside the place
hint-timeline-known = De datum van { $card } is al gezien, dus de plaats staat vast.
hint-timeline-known-look = Heb je een van je kaarten al eerder gezien?
hint-timeline-belief = Wat er van deze gebeurtenis bekend is, wijst naar deze plaats.
hint-timeline-belief-look = Wat weet je van je gebeurtenissen?
hint-timeline-room_before = Voor een gebeurtenis zonder bekende datum is er vóór { $date } de meeste ruimte.
hint-timeline-room_before-look = Weet je de datum niet: waar is het gat het grootst?
hint-timeline-room_before-do = Als je geen enkele datum kent: { $text }.
hint-timeline-room_after = Voor een gebeurtenis zonder bekende datum is er na { $date } de meeste ruimte.
hint-timeline-room_after-look = Weet je de datum niet: welk gat is het grootst?
hint-timeline-room_after-do = Als je geen enkele datum kent: { $text }.
hint-timeline-room_between = Voor een gebeurtenis zonder bekende datum is er tussen { $date } en { $until } de meeste ruimte.
hint-timeline-room_between-look = Weet je de datum niet: tussen welke kaarten is het gat het grootst?
hint-timeline-room_between-do = Als je geen enkele datum kent: { $text }.
hint-timeline-wins = In gedachten uitgespeeld won dit { $this } van de 100 keer; de op één na beste plaats { $that } keer.
hint-timeline-wins-look = Welke kaart en welk gat horen bij elkaar?
hint-timeline_together-earns = Een kaart in de tijdlijn levert punten op; voor een speler kost ze er een.
hint-timeline_together-earns-look = Kijk naar beide uiteinden van de rij en naar de vrije vakken.
hint-timeline_together-gap = Een kaart ver van de rij laat een gat achter met plaats voor maar één kaart.
hint-timeline_together-gap-look = Hoe ver liggen je kaarten van de rij?
hint-timeline_together-later = Een kaart die wacht, kan later nog punten opleveren.
hint-timeline_together-later-look = Moet het nu?
hint-timeline_together-risk = Als geen enkele kaart van de speler een plaats vindt, is het spel voorbij, en dat kan best gebeuren.
hint-timeline_together-risk-look = Wat als geen van je kaarten een plaats vindt?
hint-timeline_together-tidy = De kaart die dwars ligt, kan nergens meer heen; zonder haar is er ruimte voor een nieuwe.
hint-timeline_together-tidy-look = Kijk naar de kaart die dwars ligt.
hint-timeline_together-discard = Een kaart die je aflegt, maakt plaats voor een nieuwe.
hint-timeline_together-discard-look = Kijk naar het icoon op de aflegstapel.
hint-timeline_together-placed = In gedachten uitgespeeld vonden meer kaarten hun plaats dan na de op één na beste keuze.
hint-timeline_together-placed-look = Denk aan de kaarten die nog komen.

# What to do in Titus without the names of coins, which only the terminal needs
hint-act-titus-take = de { $side } van de stapel nemen
hint-act-titus-keep = de { $side } los neerleggen
hint-act-titus-rob = de { $side } van een reeks van { $other } nemen en omdraaien
hint-act-titus-exchange = je munt aan { $other } geven voor de { $side } en die omdraaien
hint-act-titus-add = de { $side } bij { $sides } aanleggen

## Tips: said once, at the moment they are about

tip-telos-last_trick = De laatste slag: de hoogste kaart haalt hem en kost haar waarde in minpunten.
tip-telos-several = Je hebt meer dan één { $card }: je mag er samen mee uitkomen, en iedereen moet er evenveel spelen.
tip-telos-few_cards = Nog drie kaarten: welke wil je overhouden voor de laatste slag?
tip-telos-zeus = Je hebt een Zeus: die is bij het volgen even hoog als de hoogste kaart, maar kost 20 in de laatste slag.
tip-telos-divine = Eén keer deze ronde mag je ongezien een kaart uit je hand ruilen voor je goddelijke kaart.
tip-telos-danger = Je hebt { $points } minpunten; met 32 verlies je, dus blijf uit de laatste slag.
# $sides: the numbers of a group
tip-titus-run = Je hebt een reeks: verzilver die wanneer je wilt in je beurt, nu voor { $points } punten.
tip-titus-three = Je hebt er drie op een rij, { $sides }: de vierde maakt er een reeks van die punten oplevert.
tip-titus-exchange = Je mag deze munt ruilen voor een losse munt van een ander, die je omdraait.
tip-titus-rob = In plaats van de stapel mag je de bovenste munt nemen van een reeks die een ander verzilverd heeft, en die omdraaien.
tip-titus-no_limit = Jij hebt het minst, dus je mag deze beurt meer dan drie munten nemen.
tip-titus-low_pile = { $count ->
    [one] Nog één munt op de stapel: verzilver je reeksen op tijd.
   *[other] Nog { $count } munten op de stapel: verzilver je reeksen op tijd.
}
tip-tabulos-call = { $card } is een kwadraat: roep ‘omkeren!’ samen met de vermenigvuldiging.
tip-tabulos-say = Zeg een vermenigvuldiging die { $card } oplevert, in een tafel waar { $on } ook in zit.
tip-tabulos-choose = De tekens in de rand tonen de tafels van een kaart: leg er een af die een tafel deelt met { $card }, of pak er een.
tip-tabulos-last_card = { $name } heeft nog één kaart: welke kaart is moeilijk te beantwoorden?
tip-tabulos-end_point = { $card } is een eindpunt: de volgende speler pakt een kaart en slaat een beurt over.
tip-tabulos-square = { $card } is een kwadraat: het keert de richting om, en je roept er ‘omkeren!’ bij.
tip-timeline-play_off = Een beslissende ronde: leg je kaart, en alleen wie goed zit, speelt door.
tip-timeline-seen_before = De datum van { $card } is al eens getoond: weet je hem nog?
tip-timeline-first_card = Leg de gebeurtenis waar je het zekerst van bent; zit die fout, dan krijg je een nieuwe kaart.
tip-timeline-last_one = Je laatste kaart: ligt die goed, dan kun je deze ronde winnen.
tip-timeline-gaps = De tijdlijn raakt vol: bewaar makkelijke gebeurtenissen voor smalle gaten en gebruik brede zolang ze er zijn.
tip-timeline_together-must_place = Eén kaart is mislukt: vindt geen van jouw kaarten deze beurt een plaats, dan is het spel voorbij.
tip-timeline_together-second = Je mag nu een tweede kaart proberen, of stoppen: mislukt die, dan kost dat alleen de plaats van die kaart.
tip-timeline_together-sideways = { $card } ligt dwars: nog eens proberen kan niet, alleen afleggen.
tip-timeline_together-begin = Speel eerst de kaarten die vroeger of later zijn dan de hele rij: die leveren twee punten op.
tip-timeline_together-slots = { $count ->
    [one] Eén vak is bezet: een kaart die daar ook thuishoort, kan niet meer geplaatst worden.
   *[other] { $count } vakken zijn bezet: kaarten die daar ook thuishoren, kunnen niet meer geplaatst worden.
}

## Why a bot did that

why-move-secret = Dat zou nu te veel verklappen: vraag het me nog eens als het voorbij is.
why-move-none = Ik zag niets beters.

## What you can do

act-wait = wachten
act-telos-play = { $cards } leggen
act-telos-swap = { $cards } ruilen voor je goddelijke kaart, ongezien
act-titus-take = de { $side } (munt { $coin }) van de stapel nemen
act-titus-end = je beurt beëindigen
act-titus-keep = de { $side } (munt { $coin }) los neerleggen
act-titus-rob = munt { $coin } (nu { $side }) van een reeks van { $other } nemen en omdraaien
act-titus-exchange = je munt aan { $other } geven, munt { $coin } (nu { $side }) nemen en die omdraaien
act-titus-add = de { $side } (munt { $coin }) aansluiten bij { $sides }
act-titus-score = { $sides } verzilveren voor { $points } punten
act-titus-join = { $first } en { $second } samenvoegen
act-tabulos-lay = { $card } op { $top } leggen
act-tabulos-draw = een kaart pakken
act-tabulos-pass = passen
act-tabulos-catch = betrappen wie ‘omkeren!’ vergat te roepen
act-tabulos-let_go = het laten gaan
act-tabulos-say_nothing = niets zeggen
act-tabulos-say = { $call ->
    [called] { $first } × { $second } zeggen en ‘omkeren!’ roepen
   *[silent] { $first } × { $second } zeggen
}
act-timeline-place-first = { $cards } vóór { $date } leggen
act-timeline-place-last = { $cards } na { $date } leggen
act-timeline-place-between = { $cards } { $date } leggen
act-timeline_together-play = { $cards } proberen
act-timeline_together-discard = { $cards } afleggen
act-timeline_together-stop = hier je beurt beëindigen

## What you see

see-hand = Je hand: { $cards }
see-telos-round = Ronde { $round }; deler: { $name }; er wordt { $direction ->
    [clockwise] met de klok mee
   *[counterclockwise] tegen de klok in
} gespeeld.
see-telos-lead = Jij komt uit: met één kaart{ $count ->
    [one] .
   *[other] , of met hoogstens { $count } van dezelfde waarde.
}
see-telos-lead-last = Jij komt uit in de laatste slag: wie die haalt, krijgt de minpunten.
see-telos-match = Te volgen: { $match } of hoger
see-telos-match-last = De laatste slag: wie die haalt, krijgt de minpunten. De hoogste is nu { $match }.
see-telos-picked = Je koos { $cards }; het moeten { $number } kaarten zijn.
see-telos-player = { $name }: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
} in de hand, minpunten: { $total }
see-telos-minus = { $name }: { $total } minpunten
see-telos-zeus = Zeuskaarten in het spel: { $cards }
see-telos-swan = De Zwaan is gelegd: er wordt met één kaart uitgekomen.
see-telos-divine = Je goddelijke kaart ligt gesloten voor je: je mag er een kaart voor ruilen.
see-telos-swapped = Je ruilde { $gave } voor { $came }.

see-titus-top = Op de stapel: de { $side } (munt { $coin }); { $count ->
    [one] { $count } munt
   *[other] { $count } munten
} in de stapel.
see-titus-empty = De stapel is leeg.
see-titus-hand = In je hand: { $sides }
see-titus-back = { $side } [achterkant { $back }]
see-titus-piece = { $sides } (munt { $coin })
see-titus-reserve = Reserve van { $name }: { $sides }
see-titus-no-reserve = Reserve van { $name }: leeg
see-titus-own = Jouw reserve: { $sides }
see-titus-no-own = Jouw reserve is leeg.
see-titus-run = Verzilverd door { $name }: { $sides }, voor { $points } punten
see-titus-own-run = Je reeks: { $sides }, voor { $points } punten
see-titus-bare-run = Verzilverd door { $name }, maar alle munten zijn weg: { $points } punten
see-titus-player = { $name }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
see-titus-cards = Puntenkaarten over: { $text }
see-titus-no-cards = Er is geen puntenkaart meer.

see-tabulos-top = Bovenop ligt { $top }.
see-tabulos-top-tables = Bovenop ligt { $top } (tafels: { $shared }).
see-tabulos-hand = Je hand, met de tafels van elke kaart tussen haakjes: { $cards }
see-tabulos-drawn = Je hebt net { $card } gepakt: leg die af of pas.
see-tabulos-down = Je legde { $cards } op { $top }: zeg de vermenigvuldiging.
see-tabulos-ask = { $name } legde de laatste kaart, { $card }, zonder ‘omkeren!’ te roepen: betrappen of laten gaan?
see-tabulos-player = { $name }: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
see-tabulos-missing = { $number ->
    [one] { $name } moet nog een beurt overslaan.
   *[other] { $name } moet nog { $number } beurten overslaan.
}
see-tabulos-pot = { $count ->
    [one] In de pot zit { $count } kaart
   *[other] In de pot zitten { $count } kaarten
}, en er wordt { $direction ->
    [clockwise] met de klok mee
   *[counterclockwise] tegen de klok in
} gespeeld.

see-timeline-line = De tijdlijn, met de plekken voor een kaart:
see-timeline-gap = plek { $number }
see-timeline-yours = Jouw kaarten:
see-timeline-hand = De kaarten van { $name }:
see-timeline-out = { $name } ligt eruit.
see-timeline-finished = { $name } heeft de laatste kaart goed gelegd.
see-timeline-play-off = Dit is een beslissingsronde.
see-timeline-pile = In de trekstapel: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}, bovenop { $cards }.
see-timeline-no-pile = De trekstapel is leeg.
see-timeline_together-row = De tijdlijn, van links naar rechts:
see-timeline_together-slot = vak: { $cards }
see-timeline_together-free = vak: vrij
see-timeline_together-card = { $cards }, icoon ‘{ $icon }’
see-timeline_together-sideways = { $cards }, icoon ‘{ $icon }’, dwars
see-timeline_together-discards = Op de aflegstapel: { $cards }, met als icoon ‘{ $icon }’.
see-timeline_together-score = De score is nu { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}.

## Timeline: names, options, decks, icons
## A deck is a "kaartenset", an icon an "icoon", a slot a "vak", a gap a "plek", sideways "dwars".

game-timeline = Timeline
game-timeline-about = Leg gebeurtenissen op hun plek in een groeiende tijdlijn zonder de datums te kennen, en leg als enige je laatste kaart goed.
game-timeline_together = Timeline samen
game-timeline_together-about = Bouw samen één tijdlijn: overleg wanneer het allemaal gebeurde, en geef zoveel mogelijk kaarten een plek.
option-timeline-deck = Kaartenset
option-timeline-deck-about = De gebeurtenissen waarmee je speelt.
option-timeline-levels = Hoe bekend
option-timeline-levels-about = Gebeurtenissen waarvan iedereen gehoord heeft, ook wat de meeste volwassenen kennen, of alles.
option-timeline-first = Wie begint
option-timeline-first-about = De jongste begint: zeg wie dat is, of laat het lot beslissen.
option-timeline_together-deck = Kaartenset
option-timeline_together-deck-about = De gebeurtenissen waarmee je speelt; in één spel doen er 36 mee.
option-timeline_together-levels = Hoe bekend
option-timeline_together-levels-about = Gebeurtenissen waarvan iedereen gehoord heeft, ook wat de meeste volwassenen kennen, of alles.
option-timeline_together-first = Wie begint
option-timeline_together-first-about = De oudste begint: zeg wie dat is, of laat het lot beslissen.

deck-world = Wereldgeschiedenis
deck-world-about = Veldslagen, reizen, vorsten en revoluties van over de hele wereld, van de eerste tempels tot vandaag.
deck-science = Wetenschap en techniek
deck-science-about = Ontdekkingen, uitvindingen en knappe bouwwerken, van het wiel tot ruimteschepen.
deck-arts = Kunst en cultuur
deck-arts-about = Kunst, boeken, muziek, theater, film en sport van over de hele wereld, van Homerus tot vandaag.
deck-lowlands = De Lage Landen
deck-lowlands-about = Gebeurtenissen uit België, Nederland en de buren, van de hunebedden tot vandaag.
deck-everyday = Elke dag
deck-everyday-about = Uitvindingen, eten, spel, sport, film en muziek die iedereen kent: gemaakt voor een eerste avond met kinderen.
example-deck = voorbeeld

icon-sun = zon
icon-moon = maan
icon-star = ster
icon-ship = schip
icon-tree = boom
icon-key = sleutel

## Timeline: the cards, and the rules of playing together

heading-TWI-01 = De kaarten
rule-TWI-01 = Elke kaart is een echte gebeurtenis: de lichte kant zegt wat er gebeurde, op de donkere kant staat ook de juiste datum, een jaar (ook vóór onze jaartelling) of een nauwkeurigere datum. Elke kaartenset bepaalt hoe nauwkeurig datums vergeleken worden, of het nu om eerder, later, ertussen of gelijk gaat, en een kaart met een minder nauwkeurige datum mag er niet in. Datums die met die nauwkeurigheid gelijk zijn, gelden als dezelfde. Is een datum niet zeker, dan staan de vroegst en de laatst mogelijke op de kaart.
rule-TWI-02 = Op elke kant van een kaart staat een van zes iconen, en de twee iconen van één kaart verschillen. Binnen een kaartenset zijn ze gelijk verdeeld: per kant komt het ene icoon hoogstens één keer vaker voor dan het andere. De iconen van een kaart zijn in elk spel dezelfde.
rule-TWI-03 = Je mag met een eigen kaartenset spelen, uit een bestand; die wordt nagekeken, en wat niet klopt, wordt duidelijk uitgelegd. Geef alle kaarten iconen of geen enkele: bij geen enkele worden ze vanzelf gelijk verdeeld, en eigen iconen mogen ongelijk verdeeld zijn, maar twee dezelfde op één kaart worden geweigerd.
heading-TWI-04 = Voorbereiding
rule-TWI-04 = De kaarten worden geschud met de lichte kant boven; 36 ervan doen mee, de andere gaan terug in de doos. Alleen kaarten waarvan de datum vaststaat, doen mee, en voor de 36 gepakt worden mag de tafel niveaus weglaten: de gebeurtenissen voor kenners, of alles behalve wat iedereen kent. Blijven er minder dan 36 zulke kaarten over, dan wordt de kaartenset geweigerd.
rule-TWI-05 = Iedereen krijgt vier kaarten, met de lichte kant boven, zodat iedereen ze ziet. Ze worden plaats na plaats gedeeld, vier tegelijk; daarna volgt het begin van de tijdlijn, dan dat van de aflegstapel. Niemand bekijkt de datum van een kaart voordat die gespeeld wordt.
rule-TWI-06 = De tijdlijn begint met één kaart met de donkere kant boven, en de aflegstapel met nog zo’n kaart. De rest is de trekstapel, met de lichte kant boven: van de bovenste kaart ziet iedereen dus de gebeurtenis en het icoon.
rule-TWI-07 = De oudste speler begint: de tafel zegt wie dat is, en anders beslist het lot. Er wordt met de klok mee gespeeld.
heading-TWI-08 = Een beurt
rule-TWI-08 = In je beurt speel je één of twee kaarten, de ene na de andere, of leg je er één af. Allebei in dezelfde beurt mag niet.
rule-TWI-09 = Aan het einde van je beurt trek je kaarten tot er vier voor je liggen of de trekstapel leeg is. Kaarten die dwars liggen, tellen bij die vier mee. Is het spel afgelopen, dan wordt er niets meer getrokken.
rule-TWI-10 = Een kaart die je speelt, wordt omgedraaid, en de datum bepaalt de plek. Is die eerder dan elke kaart van de tijdlijn, dan komt de kaart helemaal links in de onderste rij; is die later dan elke kaart, dan helemaal rechts.
rule-TWI-11 = Ligt er in de tijdlijn een kaart met dezelfde datum als de kaart die je speelt, dan komt de jouwe erbovenop, met beide datums in zicht; alleen als die er niet is, gaat het om de vakken. Dat geldt voor een kaart in de onderste rij en voor een kaart in een vak, en de jouwe telt voor dezelfde rij. Een stapeltje is één buur en maakt geen nieuw vak.
rule-TWI-12 = Valt de datum van je kaart tussen twee buren van de onderste rij, dan gaat die in het vak boven die twee, als dat vak leeg is.
rule-TWI-13 = Buren zijn kaarten die in de onderste rij naast elkaar liggen op het moment dat je speelt. Die rij groeit alleen aan de uiteinden: er wordt nooit een kaart tussengeschoven.
rule-TWI-14 = Is het vak voor je kaart bezet, dan kan de kaart niet gespeeld worden: die wordt teruggedraaid en ligt dwars voor je. Iedereen heeft de datum gezien, en die blijft bekend. Nog eens proberen kan niet, alleen afleggen.
rule-TWI-15 = Is een poging mislukt en heb je deze beurt nog niets geplaatst, dan moet je een andere kaart proberen. Alsnog afleggen mag niet.
rule-TWI-16 = Heb je een eerste kaart geplaatst, dan mag je stoppen of een tweede proberen; lukt die ook, dan is je beurt voorbij, en lukt die niet, dan mag je stoppen of verder proberen. Heb je een kaart geplaatst en blijft er geen over die je kunt proberen, dan eindigt je beurt vanzelf. Wordt de allerlaatste kaart van het spel geplaatst, dan is het spel meteen afgelopen.
rule-TWI-17 = Kies je ervoor om te spelen en plaats je die beurt geen enkele kaart, dan is het spel afgelopen. Dat geldt ook als je had kunnen afleggen; daarom waarschuwt de tafel je.
rule-TWI-18 = Je mag een eigen kaart afleggen, ook een die dwars ligt, als het icoon op de lichte kant gelijk is aan het icoon op de donkere kaart boven op de aflegstapel. De kaart wordt omgedraaid op die stapel gelegd en toont dan de datum en het icoon van de donkere kant.
rule-TWI-19 = Aan het begin van een beurt, als spelers zonder kaarten overgeslagen zijn, wordt gekeken of wie aan de beurt is een kaart kan proberen of afleggen. Kan geen van beide, dan is het spel afgelopen, ook als anderen nog verder zouden kunnen.
rule-TWI-20 = Praten mag, graag zelfs: iedereen mag over alle open kaarten meepraten. Wie aan de beurt is, beslist.
heading-TWI-21 = Einde en score
rule-TWI-21 = Is de trekstapel leeg, dan speel je verder met de kaarten die voor de spelers liggen. Wie er geen meer heeft, wordt overgeslagen.
rule-TWI-22 = Het spel is afgelopen als elke kaart geplaatst of afgelegd is. Het eindigt eerder als iemand ervoor kiest om te spelen en niets plaatst, of aan het begin van een beurt geen kaart kan proberen of afleggen.
rule-TWI-23 = Elke kaart in de onderste rij levert 2 punten op en elke kaart in een vak 1; elke kaart op de aflegstapel, in de trekstapel of voor een speler kost 1 punt. Zo zijn 15 kaarten in de onderste rij, 8 in vakken, 11 afgelegd, 2 voor spelers en geen in de trekstapel samen 25 punten.
rule-TWI-24 = De score levert een van acht rangen op, elk met een eigen naam: onder 0, 0 t/m 10, 11 t/m 20, 21 t/m 30, 31 t/m 40, 41 t/m 50, 51 t/m 60, en 61 of meer.
heading-TWI-25 = Wat iedereen weet
rule-TWI-25 = Zolang het spel duurt, kent niemand de datum van een kaart die nooit omgedraaid is. Van zo’n kaart krijg je alleen de gebeurtenis, de prent, het icoon en een kenmerk te zien. De prent verraadt niet meer over de datum dan de woorden, en het kenmerk wordt in elk spel opnieuw geloot, zodat niemand er de datum mee kan opzoeken. De datum kennen door de gebeurtenis zelf: daar gaat het spel om. Is het spel afgelopen, dan mag elke kaart die open lag, omgedraaid worden, ook als de lichte kant boven lag.

## Timeline: the rules of playing against each other

heading-TIM-01 = Voorbereiding
rule-TIM-01 = In dit spel hebben de iconen geen betekenis. Alle kaarten van de set, of die van de niveaus die de tafel koos, vormen de trekstapel, met de lichte kant boven: van de bovenste kaart ziet iedereen dus de gebeurtenis. Zijn het er minder dan vier per speler plus één, dan is de set te klein.
rule-TIM-02 = Iedereen krijgt vier kaarten, met de lichte kant boven: plaats na plaats, vier tegelijk, vanaf de eerste plaats. Nog één kaart wordt met de donkere kant boven het begin van de tijdlijn. Niemand bekijkt de datums van de eigen kaarten.
rule-TIM-03 = De jongste speler begint: de tafel zegt wie dat is, en anders beslist het lot. Er wordt met de klok mee gespeeld.
heading-TIM-04 = Een beurt
rule-TIM-04 = In je beurt leg je een van je kaarten in de tijdlijn: helemaal links, helemaal rechts of tussen twee buren. Daarna wordt die omgedraaid.
rule-TIM-05 = Ligt je kaart goed, dan blijft die daar liggen, met de donkere kant boven. Bij een kaart met dezelfde datum zijn links en rechts allebei goed; bij meerdere kaarten met die datum is elke plek ernaast of ertussen goed. Zijn er onzekere datums, dan is een plek goed als je uit de mogelijke datums zo kunt kiezen dat de hele tijdlijn op volgorde ligt.
rule-TIM-06 = Ligt je kaart fout, dan wordt die eerst afgelegd, en daarna trek je één kaart. Dat geldt ook in een beslissingsronde.
rule-TIM-07 = Is er een kaart nodig en is de trekstapel leeg, dan worden de afgelegde kaarten geschud tot een nieuwe, ook de kaart die net fout lag. Datums die gezien zijn, blijven bekend; de volgorde van de nieuwe stapel is verborgen.
heading-TIM-08 = Het einde
rule-TIM-08 = Een ronde is één beurt voor ieder die nog meedoet, te beginnen bij de eerste speler. In een beslissingsronde begint de eerste die nog meedoet, met de klok mee geteld vanaf de speler die het spel begon. Legt in een ronde precies één speler de laatste eigen kaart goed, dan wint die, maar pas aan het einde van de ronde, die altijd uitgespeeld wordt.
rule-TIM-09 = Leggen meerdere spelers in dezelfde ronde hun laatste kaart goed, dan volgt een beslissingsronde: zij krijgen elk één nieuwe kaart, gedeeld in de speelvolgorde, en alle anderen liggen eruit. De kaarten van wie eruit ligt, blijven ongezien bij die speler. Voor elke beslissingsronde geldt hetzelfde: legt precies één speler goed, dan wint die; zijn het er meer, dan spelen zij verder en ligt wie fout legde eruit. Leggen bijvoorbeeld twee van drie spelers goed, dan ligt de derde eruit en krijgen die twee elk een nieuwe kaart. Legt niemand goed, dan spelen ze allemaal verder met de kaart die ze in de plaats trokken.
rule-TIM-10 = Zijn er in de trekstapel en bij de afgelegde kaarten samen te weinig kaarten om een beslissingsronde te delen, dan winnen degenen die verder zouden spelen samen.

## Timeline: what happens

event-timeline-begins = De tijdlijn start met { $cards } ({ $date }), en { $you ->
    [seat] jij begint
   *[no] { $name } begint
}.
event-timeline-placed = { $you ->
    [seat] Je legt
   *[no] { $name } legt
} { $cards } { $order ->
    [before] vóór
   *[after] na
} { $beside }: { $date }, { $right ->
    [yes] goed.
   *[no] fout, en de kaart wordt afgelegd.
}
event-timeline-draws = { $you ->
    [seat] Je trekt { $cards }.
   *[no] { $name } trekt { $cards }.
}
event-timeline-new_pile = De trekstapel is leeg: { $count ->
    [one] de ene afgelegde kaart wordt de nieuwe stapel
   *[other] de { $count } afgelegde kaarten worden geschud tot een nieuwe
}.
event-timeline-play_off = Beslissingsronde: { $you ->
    [seats] { $others } en jij
   *[no] { $seats }
} krijgen elk één nieuwe kaart, en niemand anders speelt nog mee.

event-timeline_together-begins = De tijdlijn start met { $cards } ({ $date }), de aflegstapel met { $discard } ({ $discard_date }), met als icoon ‘{ $icon }’, en { $you ->
    [seat] jij begint
   *[no] { $name } begint
}.
event-timeline_together-tries = { $where ->
    [left] { $you ->
        [seat] Je speelt
       *[no] { $name } speelt
    } { $cards }: { $date }, eerder dan alles, dus helemaal links.
    [right] { $you ->
        [seat] Je speelt
       *[no] { $name } speelt
    } { $cards }: { $date }, later dan alles, dus helemaal rechts.
    [slot] { $you ->
        [seat] Je speelt
       *[no] { $name } speelt
    } { $cards }: { $date }, en de kaart gaat in een vrij vak.
    [stacked] { $you ->
        [seat] Je speelt
       *[no] { $name } speelt
    } { $cards }: { $date }, dezelfde datum als een kaart die er al ligt, dus erbovenop.
   *[nowhere] { $you ->
        [seat] Je probeert
       *[no] { $name } probeert
    } { $cards }: { $date }, maar het vak is bezet, dus de kaart komt dwars te liggen.
}
event-timeline_together-discards = { $you ->
    [seat] Je legt
   *[no] { $name } legt
} { $cards } ({ $date }) af, en de aflegstapel toont nu het icoon ‘{ $icon }’.
event-timeline_together-draws = { $you ->
    [seat] Je trekt { $cards }.
   *[no] { $name } trekt { $cards }.
}
event-timeline_together-ends = De eindscore is { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}, goed voor de rang ‘{ $rank ->
    [0] Stof in het archief
    [1] Bezoekers zonder plattegrond
    [2] Suppoosten op post
    [3] Gidsen vol verhalen
    [4] Gravers met een fijn kwastje
    [5] Archivarissen zonder spiekbriefje
    [6] Conservatoren van de eeuwen
   *[7] Hoeders van de tijd
}’.

## Timeline: why not

why-timeline-over = Het spel is afgelopen: er worden geen kaarten meer gelegd.
why-timeline-turn = Nog even wachten: { $name } is aan de beurt.
why-timeline-no_card = Kies een van de kaarten die voor je liggen: { $held ->
    [one] het is er maar één
   *[other] het zijn er { $held }
}.
why-timeline-no_gap = Die plek heeft de tijdlijn niet: de plekken gaan van 0, helemaal links, tot en met { $last }, helemaal rechts.
why-timeline_together-over = Het spel is afgelopen: er worden geen kaarten meer gespeeld of afgelegd.
why-timeline_together-turn = Nog even wachten: { $name } is aan de beurt.
why-timeline_together-stop = Stoppen kan zodra je deze beurt een kaart geplaatst hebt.
why-timeline_together-no_card = Kies een van de kaarten die voor je liggen: { $held ->
    [one] het is er maar één
   *[other] het zijn er { $held }
}.
why-timeline_together-sideways = Die kaart is al geprobeerd en vond geen plek: je kunt die alleen nog afleggen.
why-timeline_together-icon = De aflegstapel toont het icoon ‘{ $icon }’, dus nu kun je alleen een kaart met dat icoon op de lichte kant afleggen.
why-timeline_together-must_try = Je koos ervoor om te spelen en hebt nog niets geplaatst, dus probeer nog een kaart: afleggen kan deze beurt niet meer.
why-timeline_together-not_both = Je hebt deze beurt al een kaart geplaatst, en spelen en afleggen gaan niet samen in één beurt.

warn-timeline_together-must_place = Let op: kies je ervoor om te spelen en plaats je deze beurt geen enkele kaart, dan is het spel afgelopen.

## Timeline: how it ended

ending-timeline-finished = { $you ->
    [winner] Je wint: niemand
   *[no] { $winners } wint: niemand
} anders legde in deze ronde de laatste kaart goed.
ending-timeline-shared = De overwinning wordt gedeeld door { $you ->
    [winners] { $others } en jou
   *[no] { $winners }
}: er zijn te weinig kaarten over voor een beslissingsronde.
ending-timeline_together-complete = Elke kaart is geplaatst of afgelegd: het spel is uitgespeeld.
ending-timeline_together-none_placed = In de laatste beurt werd er gespeeld maar vond geen enkele kaart een plek, en daarmee was het spel afgelopen.
ending-timeline_together-no_move = Wie aan de beurt was, had geen kaart om te proberen en geen om af te leggen, en daarmee was het spel afgelopen.

## Timeline: dates

date-bc = { NUMBER($year, useGrouping: 0) } v.Chr.
date-ad = { NUMBER($year, useGrouping: 0) } n.Chr.
date-day = { $day } { $month } { NUMBER($year, useGrouping: 0) }
date-between = tussen { $first } en { $last }
date-span = rond { $first }{ "\u2060" }–{ "\u2060" }{ $last }
era-bc = v.Chr.
era-ad = n.Chr.
month-1 = januari
month-2 = februari
month-3 = maart
month-4 = april
month-5 = mei
month-6 = juni
month-7 = juli
month-8 = augustus
month-9 = september
month-10 = oktober
month-11 = november
month-12 = december

## Decks of one’s own: what is wrong with a file, and what to do

problem-too_big = Het bestand is groter dan 1 MB: maak het kleiner, of maak er twee kaartensets van.
problem-not_utf8 = Deze regel is geen UTF-8: sla het bestand opnieuw op en kies UTF-8.
problem-not_csv = Vanaf deze regel is het bestand niet te lezen: kijk of elk aanhalingsteken dat opent ook sluit.
problem-empty = Het bestand is leeg: er horen een regel met de namen van de kolommen en een regel voor elke kaart in.
problem-unknown_column = Er bestaat geen kolom ‘{ $column }’; kies uit { $columns }.
problem-column_twice = De kolom ‘{ $column }’ staat er twee keer: haal er een weg.
problem-date_column = Een kaartenset heeft één kolom met datums nodig: ‘date’ om jaren te vergelijken, of ‘day’ om dagen te vergelijken.
problem-language_column = Een kaartenset heeft een kolom met gebeurtenissen nodig: minstens een van ‘en’, ‘nl’ en ‘fr’.
problem-icon_columns = Iconen vragen twee kolommen, ‘light’ en ‘dark’: voeg de andere toe, of haal deze weg.
problem-too_many_cards = Er zijn { $cards } kaarten, en een kaartenset heeft er hooguit { $limit }: maak er twee van.
# $found, $limit: numbers of columns
problem-too_many_columns = Er zijn { $found } kolommen, en een kaartenset kent er { $limit }: haal de andere weg.
problem-fields = Deze regel heeft { $found } velden en de kopregel { $expected }: zet een tekst met een komma of puntkomma tussen aanhalingstekens.
problem-control = In deze regel staat een onzichtbaar stuurteken: haal het weg, of typ de regel opnieuw.
problem-date_missing = De datum ontbreekt: vul die in.
problem-no_such_day = De kalender kent geen dag { $date }: kijk de maand en de dag na.
problem-only_year = Deze kaartenset vergelijkt dagen en { $date } is een jaar: schrijf een dag zoals 1969-07-20.
problem-year_zero = Het jaar 0 bestaat niet: het jaar vóór 1 is -1.
problem-no_date = De datum ‘{ $date }’ is niet te lezen: schrijf een jaar (1453, of -490 voor onze jaartelling) of een dag (1969-07-20).
problem-until_before = De laatste datum { $until } ligt vóór de vroegste, { $date }: wissel ze om.
problem-event_missing = De gebeurtenis ontbreekt in de kolom ‘{ $column }’: vul die in.
problem-event_long = De gebeurtenis in de kolom ‘{ $column }’ telt { $letters } tekens: kort die in tot hooguit { $limit }.
problem-field_long = Het veld in de kolom ‘{ $column }’ telt { $letters } tekens: kort het in tot hooguit { $limit }.
problem-year_in_event = De gebeurtenis in de kolom ‘{ $column }’ verraadt het jaar: laat { $number } weg.
problem-number_in_event = In de gebeurtenis in de kolom ‘{ $column }’ staat { $number }: zorg ervoor dat dat geen datum verraadt.
problem-unknown_icon = Er bestaat geen icoon ‘{ $icon }’: kies uit { $icons }.
problem-equal_icons = De twee iconen van deze kaart zijn gelijk: verander er een.
problem-icon_missing = Deze kaart mist een icoon: geef elke kaart er twee, of geen enkele kaart een.
problem-bad_level = Er is geen niveau ‘{ $level }’: kies 1 (iedereen kent het), 2 (de meeste volwassenen) of 3 (kenners), of laat het leeg.
problem-unknown_picture = Er is geen prent ‘{ $text }’: kies een embleem, met of zonder achtergrond, zoals anchor of anchor/sea.
problem-same_id = De id is dezelfde als in regel { $twin }: geef elke kaart een eigen id.
problem-same_event = De gebeurtenis in de kolom ‘{ $column }’ is dezelfde als in regel { $twin }: haal er een weg of verander die.
problem-few_cards = Te weinig kaarten voor welk spel ook ({ $cards }): twee spelers tegen elkaar hebben er { $needed } nodig.
problem-few_sure = Te weinig kaarten waarvan de datum vaststaat om samen te spelen ({ $cards }): daarvoor zijn er { $needed } nodig.
problem-few_players = Tegen elkaar zijn er kaarten voor hooguit { $number } spelers: ieder heeft er vier nodig, en de tijdlijn één.
# $cards and $total: numbers of cards, at least 1.
problem-pictures_guessed = Van { $total } kaarten noemen er { $cards } geen prent en krijgen er een op grond van hun woorden: vul de kolom ‘picture’ in om te kiezen.
problem-many_equal = Van { $total } kaarten hebben er { $cards } dezelfde datum, wat het spel makkelijk maakt: voeg andere datums toe.
problem-uneven = De helft van de kaarten ligt dicht bij elkaar, tussen { $first } en { $last }: spreid ze meer over de tijd.

# De kolommen van een bestand
column-id = Een naam voor de kaart, die dezelfde blijft als je de kaart verandert.
column-date = Wanneer het gebeurde: een jaar (1453, of -490 voor een jaar vóór onze jaartelling) of een dag (1969-07-20). Jaren worden vergeleken.
column-day = In plaats van ‘date’, als elke kaart een dag heeft en dagen vergeleken worden.
column-until = Bij een onzekere datum de laatst mogelijke; ‘date’ is dan de vroegste.
column-en = De gebeurtenis in het Engels.
column-nl = De gebeurtenis in het Nederlands, in hoogstens 70 tekens.
column-fr = De gebeurtenis in het Frans.
column-source = Waar de datum na te kijken is.
column-level = Hoe bekend het is: 1 iedereen kent het, 2 de meeste volwassenen, 3 kenners.
column-picture = Een prent, zoals ‘anchor’ of ‘anchor/sea’; zonder beslissen de woorden.
column-where = Waar het gebeurde: een werelddeel of een land. Het wordt alleen geteld.
column-light = Een icoon voor de lichte kant: sun, moon, star, ship, tree of key.
column-dark = Een ander icoon voor de donkere kant.

## De tafelserver: naast het spel

agreement-cleared = { $name } heeft verder gespeeld: niemands akkoord om te stoppen telt nog.
agreement-timed-out = De tijd van { $name } was om en het spel ging verder: niemands akkoord om te stoppen telt nog.
agreement-declined = Ik speel liever verder: niemands akkoord om te stoppen telt nog.

## De tafelserver: kant-en-klare zinnen

phrase-hello = Hallo allemaal!
phrase-well_played = Goed gespeeld!
phrase-good_luck = Succes!
phrase-thinking = Even nadenken.
phrase-oops = Oeps!
phrase-thanks = Dank je wel!
phrase-once_more = Nog een keer?
phrase-bye = Tot ziens!

## De tafelserver: wat er misging

error-no_table = Die tafel bestaat niet, of je doet er nog niet mee.
error-damaged = Deze tafel is beschadigd en kan niet geopend worden; de beheerder van deze server kan ze uit een reservekopie terughalen.
error-bad_code = Geen enkele tafel heeft deze code; misschien is de code veranderd, of verkeerd getypt.
error-no_person = Kom eerst aan tafel: deze browser is hier nieuw.
# $why: wat een programma fout deed, in het Engels
error-bad_message = De server begreep dit bericht niet: { $why }
# $most: een aantal tekens
error-too_long = Dat is te lang om te versturen: houd het onder { $most } tekens.
error-too_fast = Dat ging wat te snel; wacht even en probeer het opnieuw.
error-too_many = Er staan hier te veel vensters tegelijk open; sluit er een en probeer het opnieuw.
error-busy = De server heeft het nu even druk; wacht even en probeer het opnieuw.
error-short_code = Er zijn hier te veel verkeerde codes geprobeerd. Gebruik de hele link van de uitnodiging, of wacht een paar minuten.
error-foreign_host = Deze server luistert niet naar de naam { $host }. De beheerder kan die toelaten met “--allow-host { $host }”.
error-foreign_origin = Geweigerd: dit verzoek kwam van een andere website.
error-not_found = Op dit adres is niets te vinden.
error-store_away = De tafel kan nu even niet bewaard worden; er is niets verloren, probeer het zo opnieuw.
error-broken = Er ging hier iets mis, en dat is vastgelegd; probeer het opnieuw.
error-bad_name = Een naam heeft minstens 1 en hoogstens { $most } tekens.
# $known: een rij woorden
error-bad_level = Zo’n bot is er niet; kies uit { $known }.
error-bad_face = Zo’n gezicht is er niet; kies uit { $known }.
error-bad_commitment = Een ander toestel aan deze tafel heeft hetzelfde getoond: elk toestel heeft eigen willekeurige bytes nodig.
error-bad_opening = Deze bytes zijn niet wat je toestel voor dit spel had beloofd, of het is nog te vroeg om ze te tonen.
error-bad_phrase = Die zin is er niet; kies uit { $known }.
error-stale = Het spel is intussen verder; kijk nog eens voor je kiest.
# What the teacher of a lesson says
error-not_asked = Dat mag van de regels, en in een echt spel kun je het proberen. Doe hier wat ik vraag.
error-not_your_seat = Dit is niet jouw plaats.
error-not_player = Alleen wie aan deze tafel speelt, kan dat.
error-not_host = Alleen de host van de tafel kan dat.
# $last: het nummer van de laatste plaats
error-no_seat = Die plaats is er niet; de laatste is plaats { $last }.
error-no_member = Niemand aan deze tafel heeft dat nummer.
error-seat_taken = Daar zit al iemand.
error-one_seat = Je speelt of speelde in dit spel op een andere plaats; een tweede kun je alleen vóór het spel nemen.
error-table_full = Aan deze tafel is geen plaats meer: kies een andere tafel of maak er zelf een.
error-seats_open = Er is nog een plaats leeg: zet op elke plaats een speler of een bot.
error-not_started = Het spel is nog niet begonnen.
error-already_started = Het spel is al begonnen.
error-not_over = Dat kan pas na het spel.
error-already_over = Het spel is afgelopen.
error-no_undo = Deze zet kun je niet terugnemen: er is iets getoond, of iemand anders heeft al gespeeld.
error-no_hints = De host heeft hints niet toegestaan waar ook anderen spelen.
error-nothing_to_do = Je kunt nu niets doen, dus valt er niets aan te raden.
error-no_bot = Op die plaats spreekt geen bot.
error-no_bot_move = Daar heeft nog geen bot iets gedaan.
error-no_chat = De host heeft de chat niet geopend; kies een kant-en-klare zin.
error-muted = De host heeft je berichten uitgezet.
error-bad_speech = Het bericht is leeg: schrijf een paar woorden.
# $number: een regel van het bestand; $text: wat er mis is, en wat eraan te doen
error-bad_deck = Regel { $number }: { $text }
error-bad_deck-more = { $count ->
    [one] Daarna is er nog één ding te verbeteren.
   *[other] Daarna zijn er nog { $count } dingen te verbeteren.
}
# $cards: hoeveel er zijn
error-bad_material-few_cards = { $players ->
    [one] Eén speler heeft
   *[other] { $players } spelers hebben
} een set van { $needed } kaarten nodig, en deze heeft er { $cards }: kies minder spelers, of voeg kaarten toe.
error-bad_material-few_sure = Om samen te spelen zijn { $needed } kaarten nodig waarvan de datum vaststaat, en deze set heeft er { $cards }: voeg er toe, of speel tegen elkaar.
error-bad_material-few_of_levels = Voor dit spel zijn { $needed } kaarten nodig, en van de gekozen niveaus heeft deze set er { $cards } die kunnen meedoen: kies meer niveaus.
error-bad_record-no_record = Dit bestand is geen bewaard spel: kies er een dat Speeltafel bewaard heeft.
error-bad_record-changed = Dit spel is veranderd of beschadigd nadat het bewaard werd: neem het bestand zoals het bewaard is.
error-bad_record-stir = Het startgetal van deze partij volgt niet uit wat er voor het delen is ingebracht: na de partij is er iets veranderd.
error-bad_record-sealed = Het delen van deze partij is niet wat verzegeld was voor de toestellen hun bytes toonden: vertrouw het niet.
error-bad_record-shuffles = De kaarten van dit spel zijn niet door het toeval gedeeld: hier kun je alleen spellen bekijken waarin geschud is.
error-bad_record-lesson = De kaarten van dit spel zijn klaargelegd voor de les “{ $text }” (versie { $number }): hier kun je alleen spellen bekijken waarin geschud is.
error-bad_record-start = Met de spelers en kaarten die dit spel noemt, kan het niet beginnen: neem het bestand zoals het bewaard is.
error-bad_record-move = Zet { $number } van dit spel kan niet met de kaarten die gedeeld zijn: neem het bestand zoals het bewaard is.
error-bad_record-long = Dit spel heeft meer dan { $limit } zetten, meer dan enig echt spel: kies een ander.
error-bad_record-deck = De set van dit spel bevat “{ $text }”, wat te lang is of tekens heeft die niemand ziet: hier kun je alleen spellen bekijken met een set die Speeltafel uit een bestand gelezen kan hebben.
error-other_rules-version = Dit spel volgt een andere versie van de regels: open het met de versie van Speeltafel die het bewaard heeft.
error-unknown_game-name = Het spel ‘{ $game }’ is hier niet: misschien kent een nieuwere versie van Speeltafel het.

## De tafelserver: waar hij is

server-running = Speeltafel draait, maar de speelpagina is nog niet gebouwd: voer in de bronmap ‘python web/client.py build’ uit.
cli-menu-serve = in de browser spelen, met anderen of tegen bots
cli-menu-play = { $game } spelen, hier in de terminal, tegen bots
cli-menu-help = Alle opdrachten: { $command }
cli-menu-prompt = Wat wil je doen? Typ een nummer, of druk op Enter voor 1:
cli-menu-again = Typ een nummer van 1 tot { $number }:
# $link: een adres om in een browser te openen
cli-serve-here = Speeltafel staat klaar: { $link }
cli-serve-others = Anderen op dit netwerk openen: { $link }
cli-serve-stop = Met Ctrl-C sluit je af. Alle spellen worden bewaard in { $file }
# $count: how many bots can think at the same time
cli-worker-ready = Klaar om te denken: { $count ->
    [one] één bot
   *[other] { $count } bots
} tegelijk. Ctrl-C stopt.
# $seed, $hash: 64 digits; $count: a number of moves
cli-verify-seed = Het startgetal is { $seed }.
cli-verify-deal = Elke keer schudden volgt uit het startgetal, en { $count ->
    [one] de ene zet is
   *[other] alle { $count } zetten zijn
} mogelijk met de kaarten die zo gedeeld worden.
cli-verify-stirred = Het startgetal volgt uit het geheim van de server, de regels, de opties, de plaatsen, het kaartspel en { $count ->
    [one] de bytes van één toestel.
   *[other] de bytes van { $count } toestellen.
}
cli-verify-restarts = { $count ->
    [0] De kaarten zijn in één keer gedeeld.
    [one] Het delen is één keer opnieuw begonnen, omdat een toestel niet antwoordde of iemand wegging.
   *[other] Het delen is { $count } keer opnieuw begonnen, omdat toestellen niet antwoordden of iemand wegging.
}
cli-verify-drawn = Eén kant heeft dit startgetal alleen gekozen; de vingerafdruk dekt de opties en het kaartspel niet.
cli-verify-alone = Geen enkel toestel heeft bytes aan het startgetal toegevoegd: de server heeft het alleen gekozen.
# $seats: the players
cli-verify-unstirred = Niet mee geschud door: { $seats }.
cli-verify-sealed = Voor een toestel zijn bytes toonde, was het delen verzegeld met de vingerafdruk die je zag, dus niemand heeft het gekozen: { $hash }
cli-verify-sealed-unseen = Voor een toestel zijn bytes toonde, was het delen verzegeld. Toonde je browser ook deze vingerafdruk, dan heeft niemand het delen gekozen: { $hash }
cli-verify-hash = Dit startgetal heeft de vingerafdruk die aan het begin getoond werd: { $hash }
cli-verify-hash-unseen = Dit startgetal heeft de vingerafdruk die in het bewaarde spel staat. Vergelijk die met wat je aan het begin zag: { $hash }
cli-verify-deck-other = De kaarten van de kaartenset ‘{ $text }’ zijn niet die van deze Speeltafel met dezelfde naam.
cli-verify-no-hash = Volgens dit bewaarde spel werd aan het begin geen vingerafdruk getoond: of het startgetal vóór het delen gekozen werd, is niet na te gaan.
# $file: the name of a file
cli-backup-done = Alle tafels staan in { $file }
cli-restore-done = Alle tafels uit { $file } zijn terug.

## Bots

bot-tabulos-learner = Legt wat makkelijk te zeggen is, struikelt over de tafels van 6 t/m 9 en vergeet meestal ‘omkeren!’ te roepen.
bot-tabulos-casual = Denkt alleen aan de eigen kaarten, verrekent zich, ziet passende kaarten over het hoofd en laat een vergeten ‘omkeren!’ vaak lopen.
bot-tabulos-strong = Legt kaarten waar je waarschijnlijk geen antwoord op hebt, maar heeft een moeilijke som af en toe fout en vergeet soms ‘omkeren!’.
bot-tabulos-master = Leidt je kaarten af uit wat je wel en niet legt, kijkt een paar beurten vooruit en rekent nooit verkeerd.
bot-telos-learner = Speelt de laagste kaarten het eerst, en merkt te laat dat er alleen hoge over zijn.
bot-telos-casual = Bewaart een lage kaart voor de laatste slag, maar komt altijd met één kaart uit en houdt elke Zeus te lang vast.
bot-telos-strong = Laat je je lage kaarten afgooien, en kijkt vooruit tot het einde van de ronde.
bot-telos-master = Gaat na wie wat nog kan hebben, en speelt met alle minpunten in het achterhoofd, ook die van jou.
bot-timeline-learner = Speelt de gebeurtenis die een belletje doet rinkelen, hoe weinig ruimte er ook is op de plek waar die hoort.
bot-timeline-casual = Weet ongeveer welke eeuw het was, en speelt de kaart waar hij het zekerst van is.
bot-timeline-strong = Zit er zelden meer dan een paar decennia naast, en weegt elke kaart af tegen elke plek in de lijn.
bot-timeline-master = Weet vaak in welk decennium het was, en denkt vooruit: welke kaart kan wachten, en welke moet nu?
bot-timeline_together-learner = Blijft kaarten proberen zolang er een zou kunnen passen, en legt pas af als het niet anders kan.
bot-timeline_together-casual = Let op de vrije vakken, maar zit er vaak een eeuw naast.
bot-timeline_together-strong = Laat de rij met kleine stapjes groeien, legt af wat nergens past en weet wanneer het genoeg is.
bot-timeline_together-master = Denkt aan de kaarten die nog komen: het gat dat elke kaart laat, en de vakken die vrij blijven.
bot-titus-learner = Bouwt aan de eigen munten, verzilvert elke reeks meteen en neemt alleen een munt van een ander als de achterkant net te zien was.
bot-titus-casual = Onthoudt een stuk of twaalf achterkanten, neemt alleen wat zeker is en kan niet wachten met verzilveren.
bot-titus-strong = Denkt de hele beurt door en weet wanneer een reeks beter nog wacht, maar vergeet elke achterkant behalve de laatste die is omgedraaid.
bot-titus-master = Onthoudt elke munt die ooit is omgedraaid, en rekent uit met welke munten de beurt door kan gaan.

## Bots: the characters they play as; what each does for a living, and a sentence about them

character-baker = bakker
character-baker-about = Speelt zoals hij kneedt: hartelijk, op gevoel, en een verbrand brood hoort erbij.
character-beekeeper = imker
character-beekeeper-about = Neemt zijn tijd, neuriet wat, en geniet ervan als je iets slims doet.
character-librarian = bibliothecaris
character-librarian-about = Weet waar alles hoort, tot een mooi verhaal hem meesleept.
character-tram_driver = trambestuurster
character-tram_driver-about = Houdt zich aan haar dienstregeling: ze beslist snel en kijkt niet om.
character-sailor = schipper
character-sailor-about = Wacht tot de wind draait, en aarzelt dan niet meer.
character-goalkeeper = doelvrouw
character-goalkeeper-about = Laat weinig door, en applaudisseert als eerste wanneer er toch iets in gaat.
character-watchmaker = horlogemaker
character-watchmaker-about = Bekijkt elk radertje twee keer, en vindt nog tijd om te glimlachen.
character-astronomer = sterrenkundige
character-astronomer-about = Denkt in grote banen: wat nu gebeurt, zag ze al aankomen.

## Lessons: what the teacher says

# $name, $other: the players on the next seats; -done answers what was asked, other endings a wrong turn
lesson-titus = Reeksen en ruilen
lesson-titus-take = Je verzamelt reeksen: vier of meer munten op een rij, zoals 8 9 10 11. De eerste reeks levert 18 punten op, de volgende 17. Neem de bovenste munt van de stapel.
lesson-titus-keep = Een 11. Die sluit nog nergens op aan: leg hem los in je reserve.
lesson-titus-keep-done = Met een losse munt is je beurt voorbij. Kijk nu goed naar { $name }.
lesson-titus-turned = { $name } heeft geruild: jij kreeg de 8, en je 11 ligt daar nu omgedraaid als 12. Onthoud: op de achterkant van die 12 staat je 11. Neem de volgende munt.
lesson-titus-add = De 9 sluit aan op je 8: leg hem erbij. Sluit je een munt aan, dan mag je er nog een nemen.
lesson-titus-add-alone = Los neergelegd zou de 9 je beurt beëindigen. Leg je hem bij de 8, dan mag je nog een munt nemen.
lesson-titus-add-fits = Houd de 9: die sluit aan op je 8, en dan mag je nog een munt nemen.
lesson-titus-add-done = 8 9 is nu een groep.
lesson-titus-more = Je sloot een munt aan, dus je mag verder. Op de stapel ligt een 10: neem die.
lesson-titus-more-stop = Stoppen mag, maar de 10 op de stapel is precies wat je nodig hebt. Neem die.
lesson-titus-three = Leg de 10 bij je groep.
lesson-titus-three-alone = Los neergelegd zou de 10 je beurt beëindigen. Leg hem bij 8 9.
lesson-titus-three-fits = Houd de 10: die sluit aan op je groep, en dan mag je nog een munt nemen.
lesson-titus-third = 8 9 10: nog één munt en het is een reeks. Neem je derde munt, de laatste van een beurt.
lesson-titus-third-stop = Stoppen mag, maar met nog één munt kun je je reeks afmaken.
lesson-titus-exchange = Een 3 sluit niet aan. Maar je mag hem ruilen voor een losse munt van { $name }, die je omdraait. Wat staat er op de achterkant van die 12?
lesson-titus-exchange-alone = De 3 zou daar alleen liggen, en je beurt zou voorbij zijn. Ruil hem voor de 12 van { $name }: op de achterkant staat je 11.
lesson-titus-fourth = Daar is je 11 weer. Leg hem bij 8 9 10.
lesson-titus-fourth-alone = Zo dichtbij: leg de 11 bij 8 9 10 en je hebt er vier op een rij.
lesson-titus-score = Vier op een rij. Verzilver je reeks: die gaat op de 18, de hoogste puntenkaart.
lesson-titus-score-done = 18 punten, en die blijven van jou. Kijk wat { $name } doet.
lesson-titus-score-later = Wachten mag, maar een volgende reeks levert minder op. Neem de 18 nu hij er ligt.
lesson-titus-end = { $name } nam de bovenste munt van je reeks en draaide hem om. Dat mag, maar je 18 punten blijven. Onthoud de achterkanten, en ruil wat niet past voor wat straks wel past.
lesson-tabulos = Gedeelde tafels
lesson-tabulos-lay = Raak je kaarten kwijt. Een kaart past als die een tafel deelt met de bovenste; de tekens in de rand tonen haar tafels. 8 en 28 delen de tafel van 4: leg je 28 neer.
lesson-tabulos-lay-apart = 27 zit in de tafels van 3 en 9, en 8 in die van 2, 4 en 8: ze delen er geen. In een echt spel zou je de kaart terugkrijgen, er een pakken en je beurt kwijt zijn.
lesson-tabulos-lay-later = Die past, maar die past later ook nog. 28 zit maar in twee tafels: leg zulke kaarten af nu het kan.
lesson-tabulos-lay-point = Bewaar de 80 voor een beter moment; je zult zien waarom. Leg de 28 neer.
lesson-tabulos-lay-draw = Een kaart pakken mag altijd, maar je hebt er een die past: de 28.
lesson-tabulos-say = Zeg nu de vermenigvuldiging, in een tafel die beide kaarten delen: 4 × 7.
lesson-tabulos-say-beyond = De tafel van 2 eindigt bij 2 × 10. 8 en 28 delen de tafel van 4: 4 × 7.
lesson-tabulos-say-done = Juist. Een verkeerde kaart of som kost je een kaart en je beurt.
lesson-tabulos-draw = 35 zit in de tafels van 5 en 7. Geen van jouw kaarten zit daarin: pak er een van de pot.
lesson-tabulos-draw-apart = Kijk naar de rand: die kaart zit niet in de tafel van 5 en niet in die van 7. Pak er een.
lesson-tabulos-drawn = Een 42, uit de tafels van 6 en 7: die past. De kaart die je net pakte, mag je meteen afleggen.
lesson-tabulos-drawn-pass = Passen mag, maar de 42 past: weg ermee.
lesson-tabulos-seven = 35 en 42 delen de tafel van 7. Zeg 7 × 6.
lesson-tabulos-point = Nu past je 80: 8 en 80 delen de tafel van 8. Het is een eindpunt, het laatste getal van een tafel: de volgende speler pakt een kaart en slaat een beurt over.
lesson-tabulos-point-other = Die past, maar 80 zit maar in één tafel en treft de volgende speler. Dit is zijn moment.
lesson-tabulos-point-draw = Pak er geen: je 80 past.
lesson-tabulos-eight = Zeg 8 × 10.
lesson-tabulos-end = { $name } pakt een kaart en slaat een beurt over. Wie het eerst geen kaarten meer heeft, wint. Onthoud: leg eerst af wat in weinig tafels zit, en bewaar 12, 18 of 24 voor als niets anders past.
lesson-tabulos_squares = Kwadraten en ‘omkeren!’
lesson-tabulos_squares-square = 4, 9, 16, 25, 36 enzovoort zijn kwadraten: een getal maal zichzelf. Een kwadraat keert de speelrichting om. Leg je 36 neer.
lesson-tabulos_squares-square-plain = Die past ook, maar het is geen kwadraat. Leg de 36 neer.
lesson-tabulos_squares-call = Zeg 6 × 6 en roep er ‘omkeren!’ bij. Vergeet je dat, dan kunnen de anderen je betrappen.
lesson-tabulos_squares-call-silent = Je vergat te roepen. In een echt spel kan iemand je dan betrappen, en dan pak je een kaart. Zeg het opnieuw, met ‘omkeren!’.
lesson-tabulos_squares-call-table = 4 × 9 is ook 36, maar 6 zit niet in de tafel van 4 of 9. Beide kaarten delen de tafel van 6: 6 × 6.
lesson-tabulos_squares-call-done = Nu gaat het de andere kant op: { $other } is aan de beurt. Let goed op.
lesson-tabulos_squares-catch = { $other } legde een 9 af, zei 9 × 1, en riep niets. Maar 9 is een kwadraat. Betrap { $other }, voordat je iets anders doet.
lesson-tabulos_squares-catch-late = Als je eerst iets anders doet, kun je { $other } niet meer betrappen. Zeg eerst ‘Betrapt!’.
lesson-tabulos_squares-catch-done = Betrapt: { $other } pakt een kaart. De richting is toch omgekeerd.
lesson-tabulos_squares-back = Jij bent aan de beurt. Leg de 27 neer: die deelt de tafels van 3 en 9 met de 9.
lesson-tabulos_squares-back-other = Die past. Neem hier de 27.
lesson-tabulos_squares-three = Zeg 9 × 3, of 3 × 9. Roepen hoeft niet: 27 is geen kwadraat.
lesson-tabulos_squares-end = Roep bij je eigen kwadraten, en let op die van de anderen. De knop ‘Betrapt!’ staat er altijd: zien dat iemand het vergeet, dat is het spel.
lesson-telos = De laatste slag
lesson-telos-lead = Alleen de laatste slag van een ronde telt, en niemand wil die: de hoogste kaart kost minpunten. Bewaar dus je 2 voor het einde en raak je hoge kaarten kwijt. Kom uit met de 11.
lesson-telos-lead-low = De 2 is je beste kaart voor het einde. Houd die, en kom uit met de 11.
lesson-telos-lead-done = Wie de 11 kan evenaren of overtreffen, moet volgen. Wie dat niet kan, gooit de laagste kaart af.
lesson-telos-follow = { $name } haalde die slag en kwam uit met een 6, en { $other } legde een 10. Jij kunt volgen, dus je moet. Weg met de 13.
lesson-telos-follow-zeus = Zeus kan op elke kaart volgen en helpt je later, als niets anders past. Nu zit de 13 je in de weg.
lesson-telos-pair = De hoogste kaart haalt de slag, dus jij komt weer uit. Behalve in de eerste en de laatste slag mag je met meerdere kaarten van één waarde uitkomen. Leg je twee 7’s.
lesson-telos-pair-one = Eén 7 mag, maar met twee tegelijk raak je er twee kwijt. Kies ze allebei.
lesson-telos-pair-low = Bewaar de 2 voor het einde. Kom uit met de 7’s.
lesson-telos-pair-middle = De 5 zit je niet in de weg. Raak de twee 7’s in één keer kwijt.
lesson-telos-pair-done = De anderen moeten nu ook elk twee kaarten leggen.
lesson-telos-zeus = Nu is de 5 de hoogste. Zeus is altijd even hoog als de hoogste kaart. Maar in de laatste slag is hij 20 waard, het ergste van alles: leg hem nu het nog kan.
lesson-telos-zeus-five = Dan blijft Zeus misschien tot het einde bij jou, voor 20 minpunten. Leg hem nu.
lesson-telos-zeus-done = Van gelijke kaarten wint de laatst gelegde: de slag is voor jou.
lesson-telos-two = Nog twee kaarten. Wat je nu legt, heb je op het einde niet meer: kom uit met de 5 en houd de 2.
lesson-telos-two-low = Dan is de 5 je laatste kaart. Met de 2 zit je veiliger.
lesson-telos-last = De laatste slag: ieder één kaart. Leg je 2.
lesson-telos-last-done = Lager kan bijna niet. Nu is het aan { $name }.
lesson-telos-end = { $name } haalt de laatste slag met een 10 en krijgt 10 minpunten. Bij 32 is het spel uit: die speler verliest, alle anderen winnen. Dus: hoge kaarten vroeg weg, een lage voor het einde.
lesson-telos_powers = De krachten van Zeus
lesson-telos_powers-eagle = Met de krachten is elke Zeus een dier. De Adelaar is even hoog als de hoogste kaart, zoals elke Zeus, en wie hem legt, komt in de volgende slag uit, wie deze ook haalt. Leg hem.
lesson-telos_powers-eagle-ten = De 10 kan ook volgen, maar dan komt { $name } straks uit. Met de Adelaar kom jij uit.
lesson-telos_powers-eagle-ant = Op één kaart is de Mier een gewone Zeus. Bewaar haar voor een slag van meerdere kaarten, en leg de Adelaar.
lesson-telos_powers-eagle-bull = De Stier helpt wie uitkomt. Leg eerst de Adelaar, dan kom jij uit.
lesson-telos_powers-eagle-done = Kijk: { $name } kan erboven, en toch kom jij straks uit.
lesson-telos_powers-bull = Jij komt uit. Bij een kaart waarmee je uitkomt, telt de Stier als nog een van die waarde: kies de 6 en de Stier, dan heb je een paar.
lesson-telos_powers-bull-alone = De 6 alleen mag. Met de Stier raak je er twee tegelijk kwijt.
lesson-telos_powers-bull-low = Bewaar je laagste kaarten voor het einde: kies de 6 en de Stier.
lesson-telos_powers-bull-ten = Een goed idee in een echt spel. Hier hebben we de 10 nog nodig: kies de 6 en de Stier.
lesson-telos_powers-bull-done = Een paar zessen: de anderen leggen elk twee kaarten.
lesson-telos_powers-ant = 11 11: je kunt niet volgen en zou je twee laagste kaarten moeten afgooien, de 2 en de 3. Maar niet met de Mier: daar mag elke kaart bij. Leg de Mier.
lesson-telos_powers-ant-low = Dan ben je een lage kaart kwijt die je op het einde nodig hebt. Begin met de Mier.
lesson-telos_powers-ten = En daarbij de kaart die je kwijt wilt: de 10.
lesson-telos_powers-ten-low = De 10 is de gevaarlijke. Kies die.
lesson-telos_powers-end = Je houdt een 2 en een 3 voor het einde: goed gedaan. Ook de Slang, de Koekoek en de Zwaan kunnen iets: houd je vinger of je muis op de kaart en je leest wat ze doet.
lesson-telos_divine = De goddelijke slag
lesson-telos_divine-follow = In dit spel heeft iedereen één goddelijke kaart, gesloten: niemand kent haar. Eén keer per ronde mag je er een kaart voor ruilen. Maar volg eerst de 11, met je 13.
lesson-telos_divine-follow-twelve = De 12 kan ook, maar de 13 is erger op het einde. Leg die.
lesson-telos_divine-nines = Jij haalde de slag en komt uit. Raak er veel tegelijk kwijt: leg je drie 9’s.
lesson-telos_divine-nines-twelve = Een goed idee in een echt spel. Hier houden we de 12, om te zien wat de goddelijke slag kan.
lesson-telos_divine-nines-more = Meer tegelijk: kies alle drie de 9’s.
lesson-telos_divine-eights = En nog eens: allebei de 8’s.
lesson-telos_divine-eights-twelve = Houd de 12 nog even, en kom uit met de 8’s.
lesson-telos_divine-eights-more = Allebei tegelijk, graag.
lesson-telos_divine-eights-done = Alleen je 12 blijft over, voor de laatste slag.
lesson-telos_divine-swap = Met een 12 uitkomen in de laatste slag: dat worden bijna zeker 12 minpunten. Dit is het moment: ruil hem voor je goddelijke kaart. Die komt ongezien, en terug kan niet.
lesson-telos_divine-swap-play = Dan krijg je bijna zeker 12 minpunten. De meeste kaarten zijn lager dan 12: ruil hem.
lesson-telos_divine-swap-done = Een 2: wat een geluk!
lesson-telos_divine-last = Kom ermee uit: een ander zal deze slag moeten nemen.
lesson-telos_divine-end = { $other } krijgt 10 minpunten, en jij geen. Ruilen mag op elk moment, ook buiten je beurt: meestal laat, als je weet welke kaart je in de weg zit.
lesson-timeline = Het breedste gat
lesson-timeline-place = Raak je vier kaarten kwijt: leg ze in de juiste volgorde in de lijn. De jaartallen staan op de achterkant. De Titanic voer lang na Columbus: leg die kaart rechts van hem.
lesson-timeline-place-before = Een stoomschip vóór Columbus? Dat zou fout zijn: de kaart gaat dan op de aflegstapel, en je krijgt een andere.
lesson-timeline-place-other = Die komt straks. Begin met de Titanic.
lesson-timeline-place-done = 1912: juist, dus blijft de kaart liggen. Nu { $name }.
lesson-timeline-widest = Kijk naar de gaten: 61 jaar van Jeanne d’Arc tot Columbus, 420 van Columbus tot de Titanic. Ken je het jaar van de Bastille maar ongeveer? Leg de kaart dan in het brede gat.
lesson-timeline-widest-narrow = Daar zit maar 61 jaar tussen, en de Franse Revolutie hoort er niet bij. Neem het breedste gat, rechts van Columbus.
lesson-timeline-widest-early = De Franse Revolutie vóór Jeanne d’Arc? Neem het breedste gat, rechts van Columbus.
lesson-timeline-widest-late = De Titanic voer meer dan een eeuw na de val van de Bastille. Leg de kaart links ervan.
lesson-timeline-widest-other = Dat kan best juist zijn. Laten we hier de Bastille nemen.
lesson-timeline-widest-done = 1789, juist. { $name } probeert een smal gat.
lesson-timeline-end_of_line = Fout: die kaart gaat op de aflegstapel, en { $name } krijgt een andere. De uiteinden zijn ook breed: daar ligt niets meer. Pompeï is Romeins: leg die kaart helemaal links.
lesson-timeline-end_of_line-romans = De Romeinen leefden lang vóór Jeanne d’Arc. Leg de kaart helemaal links.
lesson-timeline-end_of_line-other = Zo meteen. Eerst Pompeï, helemaal links.
lesson-timeline-end_of_line-done = 79 na Christus. Nog één kaart.
lesson-timeline-last = Je laatste kaart: de Grote Brand van Londen. Je weet ongeveer wanneer die was, dus neem weer een breed gat: na Columbus, vóór de Bastille.
lesson-timeline-last-late = Londen brandde vóór de Franse Revolutie. Eén gat naar links.
lesson-timeline-last-narrow = Vóór Columbus, in een gat van maar 61 jaar? Eén gat naar rechts.
lesson-timeline-last-early = Dat is breed, maar te vroeg: Londen brandde na de reis van Columbus.
lesson-timeline-last-done = 1666. Je kaarten zijn op; de ronde wordt uitgespeeld.
lesson-timeline-end = { $name } heeft nog een kaart, dus jij wint. Onthoud: wat je maar ongeveer kent, gaat in het breedste gat, voordat een ander het vult.
lesson-timeline_together = Houd buren dicht bij elkaar
lesson-timeline_together-play = Jullie bouwen samen één tijdlijn. Een kaart vindt zelf haar plaats: aan een uiteinde van de rij levert ze 2 punten op. De Amerikaanse onafhankelijkheid kwam kort vóór de Bastille: speel die kaart.
lesson-timeline_together-play-order = Een goede kaart. Begin met de Amerikaanse onafhankelijkheid.
lesson-timeline_together-play-far = Rome is 2500 jaar ouder dan de Bastille. Dat geeft een groot gat met plaats voor maar één kaart. Speel er een die dichterbij ligt.
lesson-timeline_together-play-discard = Een afgelegde kaart kost een punt. Deze kan punten opleveren.
lesson-timeline_together-play-done = 1776, aan het linkeruiteinde: 2 punten.
lesson-timeline_together-second = Je mag een tweede kaart spelen. Napoleon kroonde zichzelf niet lang na de val van de Bastille: weer een buur die dichtbij ligt.
lesson-timeline_together-second-far = Rome zou een gat van 2500 jaar geven. Houd buren dicht bij elkaar: speel Napoleon.
lesson-timeline_together-second-order = Victoria komt na Napoleon: eerst hij, dan is de stap naar haar klein.
lesson-timeline_together-second-stop = Stoppen mag, maar Napoleon levert 2 punten op.
lesson-timeline_together-second-done = 1804, aan het rechteruiteinde. Nu speelt { $name } een kaart die daartussen valt.
lesson-timeline_together-close = 1793 ligt tussen twee buren en gaat dus in het vak erboven: 1 punt. Dat vak is nu vol; een volgende kaart uit die jaren mislukt. Ga dus met kleine stappen: speel Victoria.
lesson-timeline_together-close-far = Die kaart ligt eeuwen verder, en van alle kaarten ertussenin vindt er maar één plaats. Speel Victoria.
lesson-timeline_together-close-later = Goed idee, maar scoor eerst met Victoria: in één beurt speel je of leg je af, niet allebei.
lesson-timeline_together-close-done = 1837: 2 punten.
lesson-timeline_together-stop = Je andere kaarten liggen eeuwen verder. Na één geslaagde kaart mag je stoppen: doe dat.
lesson-timeline_together-stop-far = Die zou een plaats vinden, maar een gat maken met plaats voor maar één kaart. Stop hier.
lesson-timeline_together-discard = Een kaart die nergens goed past, kun je afleggen als ze het icoon van de aflegstapel toont. Dat kost een punt. Rome toont de sleutel, en de stapel ook: leg die kaart af.
lesson-timeline_together-discard-far = Dan delen honderden jaren één vak. Leg Rome liever af.
lesson-timeline_together-end = Overleg met elkaar: alle kaarten liggen open. Wie in een beurt geen enkele kaart kwijt kan, beëindigt het spel voor iedereen. Dus: kleine stappen, en buren dicht bij elkaar.

## Browser

web-home = Start
web-drawer = Zijpaneel
web-drawer-log = Verslag
web-drawer-rules = Regels
web-drawer-phrases = Praten
web-close = Sluiten
web-read-rule = Lees { $rule }
web-on-turn = aan de beurt
web-bot = een bot
web-over = Het spel is afgelopen.
web-sent = Een ogenblik…
web-wait = Wachten op { $name }.
web-hand-size = { $count ->
    [one] één kaart in de hand
   *[other] { $count } kaarten in de hand
}
web-cards-in-hand = kaarten in de hand
web-won = gewonnen
web-look-at-table = Kijk naar de tafel
web-to-games = Naar de spellen
web-god-1 = Hestia
web-god-2 = Hermes
web-god-3 = Dionysos
web-god-4 = Demeter
web-god-5 = Hephaistos
web-god-6 = Ares
web-god-7 = Aphrodite
web-god-8 = Artemis
web-god-9 = Apollo
web-god-10 = Athena
web-god-11 = Persephone
web-god-12 = Poseidon
web-god-13 = Hera
web-telos-god = { $card }, de kaart van { $text }
web-telos-zeus = Zeuskaart: { $text }
web-telos-trick = De slag
web-telos-new-trick = Een nieuwe slag
web-telos-last-trick = De laatste slag
web-telos-ahead = ligt voor
web-telos-leads = kwam uit
web-telos-follows = volgde
web-telos-throws = kon niet volgen
web-telos-ant = met de Mier
web-telos-last = legde
web-telos-minus = minpunten
web-telos-my-minus = Minpunten: { $total }
web-telos-divine = goddelijke kaart nog niet geruild
web-telos-divine-own = Je goddelijke kaart, gesloten
web-telos-swap = Ruilen voor de goddelijke kaart
web-telos-swap-short = Ruilen
web-telos-state = Ronde { $round }, { $direction ->
    [clockwise] met de klok mee
   *[counterclockwise] tegen de klok in
}
web-telos-swan = Zwaan: één kaart tegelijk
web-telos-throw = Je hebt geen { $match } of hoger: gooi je { $cards } af.
web-telos-pick-throw = Je kunt { $match } niet volgen: gooi je laagste kaarten af, { $number } van { $of }.
web-telos-swap-which = Welke kaart geef je voor je goddelijke kaart? Die komt ongezien.
web-telos-swap-sure = { $cards } geven voor je goddelijke kaart? Je kunt niet terug.
web-telos-give = Geef { $cards }
web-telos-keep = Mijn kaarten houden
web-telos-last-begins = De laatste slag: wie hem haalt, krijgt de minpunten.
web-telos-to-lead = moet uitkomen
web-telos-to-play = moet nog
web-telos-worth = telt { $worth }
web-telos-taken = de slag van daarnet
web-telos-track = { $points } van 32 minpunten
web-telos-go-on = Verder spelen
web-telos-chosen = { $cards } leggen?
web-telos-lead = Jij komt uit: kies een kaart.
web-telos-lead-several = Jij komt uit: kies één kaart, of hoogstens { $most } van dezelfde waarde.
web-telos-lead-last = De laatste slag: kom uit met je { $cards }, en hoop dat een ander de slag haalt.
web-telos-follow = Leg { $match } of hoger: dat kan met je { $cards }.
web-telos-follow-last = De laatste slag: leg je { $cards }. De hoogste is nu { $match }; wie de slag haalt, krijgt de minpunten.
web-telos-pick = Leg { $match } of hoger: kies kaart { $number } van { $of }.
web-telos-play = Leg { $cards }
web-points = { $points ->
    [one] één punt
   *[other] { $points } punten
}
web-end-turn = Beurt beëindigen
web-titus-pile = Op de stapel ligt { $side }; munten over: { $count }
web-titus-pile-empty = De stapel is leeg
web-titus-left = Munten over: { $count }
web-titus-in-hand = in de hand van { $name }
web-titus-cards = Puntenkaarten: { $points } bovenop, nog { $count } over
web-titus-no-cards = Geen puntenkaarten meer
web-titus-cards-left = Puntenkaarten: { $count }
web-titus-taken = Munten genomen in deze beurt: { $number } van { $of }
web-titus-no-limit = Munten genomen in deze beurt: { $count }. Geen limiet: { $name } heeft de minste { $fewest ->
    [cards] puntenkaarten
   *[points] punten
}.
web-titus-single = { $side }, losse munt, in de reserve van { $name }
web-titus-group = Groep { $sides }, in de reserve van { $name }
web-titus-run = Reeks { $sides } op puntenkaart { $points } van { $name }
web-titus-empty-run = Puntenkaart { $points } van { $name }, zonder munten
web-titus-keep = Los neerleggen
web-titus-take = Neem de bovenste munt van de stapel.
web-titus-take-or-rob = Neem de bovenste munt van de stapel, of de hoogste van een reeks van een ander.
web-titus-take-more = Neem nog een munt, of beëindig je beurt.
web-titus-place = Sluit je { $side } aan bij een munt of groep die oplicht, of leg die los neer.
web-titus-place-or-exchange = Leg je { $side } neer, of ruil die voor een losse munt van een ander.
web-titus-piece = { $may ->
    [join] Voeg samen met een munt of groep die oplicht.
    [score] Verzilver op de puntenkaarten.
   *[both] Voeg samen met een munt of groep die oplicht, of verzilver op de puntenkaarten.
}
web-titus-finish = { $may ->
    [join] Voeg samen als je wilt, en beëindig dan je beurt.
    [score] Verzilver als je wilt, en beëindig dan je beurt.
   *[both] Voeg samen of verzilver als je wilt, en beëindig dan je beurt.
}
web-titus-also = { $may ->
    [join] Je mag ook samenvoegen wat oplicht.
    [score] Je mag ook een reeks verzilveren.
   *[both] Je mag ook samenvoegen wat oplicht, of een reeks verzilveren.
}
web-direction = Er wordt { $direction ->
    [clockwise] met de klok mee
   *[counterclockwise] tegen de klok in
} gespeeld
web-tabulos-card = Kaart { $card }
web-tabulos-card-tables = Kaart { $card }, tafels: { $shared }
web-tabulos-top = Bovenop: { $text }
web-tabulos-pile = Aflegstapel: { $count }
web-tabulos-pot = In de pot: { $count }
web-tabulos-down = gelegd door { $name }
web-tabulos-down-mine = gelegd door jou
web-tabulos-held = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
web-tabulos-misses = slaat een beurt over
web-tabulos-choose = Leg een kaart uit dezelfde tafel als { $top }, of pak een kaart.
web-tabulos-chosen = { $card } op { $top } leggen?
web-tabulos-drew = Je hebt { $card } gepakt: leg die kaart, of pas.
web-tabulos-say = Zeg de vermenigvuldiging voor { $card } op { $top }.
web-tabulos-asking = { $name } legde de laatste kaart zonder ‘omkeren!’ te roepen. Betrappen of laten gaan?
web-tabulos-pad = De vermenigvuldiging
web-tabulos-first = Eerste getal: { $text }
web-tabulos-second = Tweede getal: { $text }
web-tabulos-times = keer
web-tabulos-wipe = Wissen
web-tabulos-reverse = Omkeren!
web-tabulos-say-it = Zeg het
web-tabulos-back = Andere kaart
web-tabulos-incomplete = Typ eerst beide getallen van de vermenigvuldiging.
web-tabulos-lay = Leg { $card }
web-tabulos-draw = Pak een kaart
web-tabulos-pass = Passen
web-tabulos-catch = Betrapt!
web-tabulos-let_go = Laten gaan
web-timeline-dated = { $text }: { $date }
web-timeline-icon = { $text }, icoon: { $icon }
web-timeline-sideways = { $text }, ligt dwars
web-timeline-show = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
web-timeline-pile = Trekstapel: { $count }
web-timeline-discards = Afgelegd: { $count }
web-timeline-zoom = Grootte van de tijdlijn
web-timeline-smaller = Kleiner
web-timeline-larger = Groter
web-timeline-scale = Op schaal
web-timeline-scale-title = De gebeurtenissen van dit spel, op schaal in de tijd
web-timeline-scale-alt = { $count } gebeurtenissen op een schaal van jaren, met de tijd ertussen
web-timeline-save-png = Bewaren als foto (PNG)
web-timeline-save-svg = Bewaren als tekening (SVG)
web-timeline-gap = Tussen ‘{ $first }’ en ‘{ $last }’
web-timeline-gap-first = Vóór ‘{ $text }’
web-timeline-gap-last = Na ‘{ $text }’
# At the two ends of the timeline
web-timeline-before = vroeger
web-timeline-after = later
web-timeline-out = ligt eruit
web-timeline-done = klaar
web-timeline-choose = Kies een van je kaarten, en dan een plek in de tijdlijn.
web-timeline-where = Wanneer gebeurde het? Kies de plek.
web-timeline-play-off = Beslissingsronde: leg je ene kaart op een plek.
web-together-choose = Kies een kaart om te spelen of af te leggen. Overleg eerst.
web-together-try-another = Die vond geen plek: probeer een andere kaart.
web-together-more = Je hebt een kaart geplaatst. Probeer er nog een, of stop.
web-together-play = Deze kaart omdraaien en proberen in de tijdlijn?
web-together-play-or-discard = Deze kaart proberen in de tijdlijn, of op de aflegstapel leggen?
web-together-to-line = Omdraaien
web-together-discard = Op de aflegstapel leggen: { $text }
web-together-free-slot = vrij vak
web-together-stop = Hier stoppen
web-title = Speeltafel
web-welcome = Eén tafel, vier dozen. Wat spelen we?
web-box-titus = Verzamel reeksen munten, en onthoud hun andere kant.
web-box-tabulos = Raak je kaarten kwijt met de tafels van vermenigvuldiging.
web-box-telos = Alleen de laatste slag telt, en niemand wil hem.
web-box-timeline = Wat kwam eerst? Bouw een tijdlijn, samen of tegen elkaar.
web-box-players = { $first }{ "\u2060" }–{ "\u2060" }{ $last } spelers
web-box-minutes = { $first }{ "\u2060" }–{ "\u2060" }{ $last } minuten
web-box-age = vanaf { $number } jaar
web-join-label = Meedoen met een code
web-join = Meedoen
web-my-games = Mijn spellen
web-game-over = afgelopen
web-language = Taal
web-language-en = English
web-language-nl = Nederlands
web-language-fr = Français
web-theme = Thema
web-theme-system = zoals op dit toestel
web-theme-light = licht
web-theme-dark = donker
web-speed = Tempo waarin alles getoond wordt
web-speed-slow = rustig
web-speed-normal = gewoon
web-speed-fast = snel
web-sound = Geluid
web-sound-on = aan
web-curtain = Geef het scherm aan { $name }.
web-curtain-about = De kaarten blijven verborgen tot de volgende speler klaar is.
web-curtain-ready = Ik ben { $name }
web-timeline-source = Bron: { $text }
web-setup-kind = Hoe spelen we?
web-kind-timeline = Tegen elkaar
web-kind-timeline_together = Samen
web-setup-name = Mijn naam
web-setup-players = { $players ->
    [one] Eén speler
   *[other] { $players } spelers
}
web-setup-who = Wie is speler { $number }?
web-setup-person = iemand
web-setup-fewer = Eentje minder
web-setup-more = Eentje meer
web-setup-options = Zo spelen we
web-setup-start = Begin het spel
web-setup-invite = Spelers uitnodigen
web-level-learner = beginnende bot
web-level-casual = gewone bot
web-level-strong = sterke bot
web-level-master = meesterlijke bot
web-face = Jouw gezicht
web-face-round = beginletter in een rode cirkel
web-face-square = beginletter in een blauw vierkant
web-face-diamond = beginletter in een paarse ruit
web-face-hexagon = beginletter in een gele zeshoek
web-face-shield = beginletter in een turkoois schild
web-face-arch = beginletter in een bruine boog
web-face-flower = beginletter in een roze bloem
web-face-leaf = beginletter in een groen blad
web-value-cards = puntenkaarten
web-value-points = punten op de kaarten
web-value-this_turn = deze beurt
web-value-next_turn_too = ook de volgende beurt
web-value-card = een kaart
web-value-card_and_turn = een kaart en een beurt
web-value-lot = het lot beslist
web-value-well_known = bekend
web-value-mixed = gemengd
web-value-everything = alles
web-lobby-code = De code
web-lobby-qr = QR-code van de link
web-lobby-copy = Kopieer de link
web-lobby-copied = Gekopieerd
web-lobby-only-here = Deze link werkt alleen op deze computer. Om anderen binnen te laten start je Speeltafel met: serve --host 0.0.0.0
web-lobby-free = Vrije plaats
web-lobby-sit = Ga hier zitten
web-lobby-wait = De host begint het spel.
web-replay = Het spel terugkijken
web-replay-back = Eén zet terug
web-replay-on = Eén zet verder
web-replay-play = De zetten afspelen
web-replay-pause = Pauzeren
web-replay-move = Zet { $number } van { $of }
web-replay-play-on = Speel vanaf hier verder
web-broken = De verbinding is weg. Alles blijft liggen zoals je het ziet, en we blijven het proberen.
web-connecting = Er is nu even geen verbinding; we blijven het proberen.
web-undo = Terugnemen
web-hint = Hint
web-hint-more = Zeg het maar
web-help-close = Oké
web-tips = Tips
web-tips-on = in de eerste spellen
web-tips-off = Geen tips meer
web-why-move = Waarom deed je dat, { $name }?
web-titus-open = Toon de munten van { $name }
web-titus-empty-reserve = Je reserve is nog leeg.
web-here = aanwezig
web-away = weg
web-held = weg; een bot speelt
web-time-left = Resterende tijd:
web-watching = Je kijkt toe.
web-ended = Het spel is hier in overleg beëindigd.
web-return = Terug naar mijn plaats
web-taken-back = Een zet is teruggenomen.
web-drawer-panel = Tafel
web-story-show = Kies een zin in het verslag om te zien waarover het gaat.
web-story-open = Kies een zin in het verslag om de tafel van toen te zien.
web-by-clock = De tijd was om: er is automatisch gespeeld.
web-chat = Zeg zelf iets
web-chat-send = Zeg het
web-rather-not = Annuleren
web-you = Jij
web-me = ik
web-host = host
web-watches = kijkt toe
web-muted = berichten uit
web-mute = Berichten uitzetten
web-unmute = Berichten weer aanzetten
web-recode = Code veranderen
web-stand-up = Plaats vrijmaken
web-offer = Plaats doorgeven
# $text: a code to join by
web-offer-about = Wie met { $text } meedoet, krijgt deze plaats; de code werkt één keer.
web-practice = Oefenspel: je kunt elke zet terugnemen.
web-panel-seats = Plaatsen
web-panel-people = Mensen
web-panel-invite = Iemand uitnodigen
web-panel-stop = Weggaan of stoppen
web-panel-deal = Is er eerlijk gedeeld?
web-deal-promise = Het delen is verzegeld; na het spel wordt het nagekeken.
web-deal-kept = Nagekeken: het startgetal is dat waarvan de vingerafdruk getoond werd. Aan deze tafel heeft je toestel niet mee geschud.
web-deal-forgotten = Nagekeken: het startgetal is dat waarvan de vingerafdruk getoond werd. Je toestel zou mee geschud hebben, maar deze browser weet niet wat het toevoegde.
web-deal-left-out = Nagekeken: het startgetal is dat waarvan de vingerafdruk getoond werd, maar het delen is opnieuw begonnen zonder je toestel.
web-deal-unseen = Deze browser heeft van vóór het einde niets van dit delen bewaard, en kan dus niets vergelijken.
web-deal-stirred = Nagekeken: je toestel heeft mee geschud, en het startgetal is dat wat beloofd was.
web-deal-broken = Er klopt iets niet: dit delen is niet wat er beloofd was, vertrouw het dus niet.
web-deal-moved = Er klopt iets niet: je kreeg een andere plaats dan die voor jou verzegeld was. Vertrouw dit delen niet, tenzij je onder een andere naam terugkwam.
web-deal-how = Voor het delen kozen de server en elk toestel dat mee schudde willekeurige bytes, en toonden daarvan een vingerafdruk. Pas toen alle vingerafdrukken vastlagen, toonden ze de bytes. Het startgetal volgt uit al die bytes samen: niemand kon het alleen kiezen, ook de server niet.
web-deal-alone = Aan deze tafel heeft je toestel niets aan het delen toegevoegd, en kan dus niet weten of de server het gekozen heeft.
web-deal-unknown = Deze browser weet niet wat er voor jou aan het delen is toegevoegd, en kan dus niet weten of de server het gekozen heeft.
web-deal-unstirred = Niet mee geschud door: { $seats }.
web-deal-restarts = { $count ->
    [one] Het delen is één keer opnieuw begonnen, omdat een toestel niet antwoordde of iemand wegging.
   *[other] Het delen is { $count } keer opnieuw begonnen, omdat toestellen niet antwoordden of iemand wegging.
}
web-deal-not = Deze pagina kijkt niet na of de kaarten op tafel die zijn die uit het startgetal volgen. En ze kan niet tonen of de beheerder van de server tijdens het spel naar de kaarten kijkt, of ze zelf eerlijk is, want ze komt van dezelfde server. Wil je het zeker weten, bewaar dan het spel en kijk het na met je eigen Speeltafel, die de kaarten opnieuw deelt: speeltafel verify.
web-deal-sealed = De vingerafdruk van alles wat vastlag voor je toestel zijn bytes toonde:
web-deal-seats = { $count ->
    [one] Jouw plaats daarin, waarbij 0 de eerste speler is, zoals bij speeltafel replay --seat:
   *[other] Jouw plaatsen daarin, waarbij 0 de eerste speler is, zoals bij speeltafel replay --seat:
}
web-deal-hash = De vingerafdruk van het delen:
web-deal-seed = Het startgetal waaruit het delen volgt:
web-panel-settings = Instellingen
web-end = Spel hier beëindigen
web-end-about = Het spel eindigt zonder winnaar zodra iedereen het ermee eens is.
# $seats: the names of players
web-end-agreed = Akkoord om te stoppen: { $seats }.
web-leave = Van tafel gaan
web-leave-about = Een bot houdt je plaats en speelt verder; via ‘Mijn spellen’ kom je weer terug.
web-remove = Tafel verwijderen
web-remove-about = De tafel en het spel verdwijnen voorgoed, voor iedereen.
web-rematch = Nog een keer
web-rematch-join = Naar het volgende spel
# $text: the name of the game
web-title-turn = Jouw beurt – { $text }
web-no-answer = De server antwoordt even niet. Probeer het straks opnieuw.
web-lobby-full = Alle plaatsen zijn bezet: het spel kan beginnen.
web-lobby-open = Iedereen op deze server kan meedoen.
web-lobby-chat = Iedereen mag vrij schrijven.
web-lobby-watching = Zonder plaats: { $seats }.
web-clock = Bedenktijd
web-clock-none = zo lang je wilt
# $number: seconds
web-clock-move = { $number } seconden per zet
# $number: minutes
web-clock-game = { $number } minuten voor het hele spel
web-setup-called = Naam van speler { $number }
web-setup-table = Over deze tafel
web-setup-title = Naam van de tafel
web-setup-open = Open tafel.
web-setup-open-about = Iedereen op deze server kan de tafel vinden en meedoen of toekijken. Anders alleen wie de link of de code heeft.
web-setup-chat = Vrij praten.
web-setup-chat-about = Iedereen kan schrijven wat hij of zij wil. De kant-en-klare zinnen zijn er altijd.
web-setup-hints = Hints.
web-setup-hints-about = Spelers mogen vragen wat een sterke speler zou doen; iedereen ziet wie het vroeg.
web-setup-practice = Oefenen.
web-setup-practice-about = Je kunt elke zet terugnemen, ook een die iets liet zien.
web-open-tables = Open tafels
web-seats-free = { $count ->
    [one] één vrije plaats
   *[other] { $count } vrije plaatsen
}
web-watch = toekijken
web-game-waiting = wacht op spelers
web-game-playing = bezig
# $winners: the names of those who won
web-game-won = gewonnen door { $winners }
web-record-bring = Bewaard spel openen
web-record-save = Spel bewaren
web-forget = Mijn gegevens wissen
web-forget-about = Tafels waar niemand anders bij is, worden gewist. Aan tafels met anderen worden je naam, je berichten en de titel die je de tafel gaf gewist; het spel blijft, met je zetten en je eigen kaartenset. Dit kun je niet terugdraaien.
web-replay-slider = Zet
web-replay-eyes = Bekijken als
web-replay-open = iedereen, alle kaarten open
web-replay-spectator = een toeschouwer
web-replay-link = Link naar deze zet kopiëren
web-play-on-as = In de plaats van
web-play-on-against = Tegen een
web-play-on-with = Met een
web-replay-more = Meer
# $back: the other side of the coin, where the memory aid shows it
web-titus-single-back = { $side }, losse munt, in de reserve van { $name }; op de achterkant { $back }
web-titus-run-top = Bovenste munt { $side } van de reeks op puntenkaart { $points } van { $name }
web-titus-my-hand = In je hand: { $side }
# $sums: multiplications, such as "4 × 9, 6 × 6"
web-tabulos-right-sum = Juist was: { $sums }.
web-telos-to-match = Te volgen:
web-telos-took = haalt de slag
web-telos-reversing = Slang: na deze slag keert de richting om
web-telos-scores = Stand
# $gave and $came: cards
web-telos-swapped = Geruild: { $gave } voor { $came }


web-timeline-card-before = De kaart ervoor
web-timeline-card-after = De kaart erna
web-timeline-look = Doorbladeren
web-timeline-report = Klopt er iets niet aan deze kaart?
web-timeline-report-what = Wat klopt er niet?
web-timeline-report-send = Melden
web-timeline-reported = Bedankt. Je melding is bewaard voor de beheerder van deze server.
# The last card that a player turned over, behind their name
web-timeline-last = laatst: { $date }, { $verdict ->
    [right] goed
    [wrong] fout
   *[discarded] afgelegd
}
web-timeline-hand = { $name }: { $count ->
    [0] geen kaarten
    [one] één kaart
   *[other] { $count } kaarten
}
web-timeline-when = { $date }: { $text }
# $text: the title of an article
web-timeline-source-ours = Bron: de Engelse Wikipedia, ‘{ $text }’
web-titus-card-run = Puntenkaart { $points } voor { $sides }
web-titus-card-bare = Puntenkaart { $points }, waarvan alle munten weggenomen zijn
web-cards-left = { $count ->
    [0] Geen kaarten over
    [one] { $count } kaart over
   *[other] { $count } kaarten over
}
web-telos-spared = Geen enkel minpunt
# $placed and $missed: how many cards
web-timeline-account = Goed gelegd: { $placed }. Fout gelegd: { $missed }.
# $count: how many cards; $points: what each of them counts for
web-together-account-row = Onderste rij: { $count } × { $points }
web-together-account-slots = In de vakken: { $count } × { $points }
web-together-account-hands = Voor de spelers: { $count } × { $points }
web-together-account-discards = Afgelegd: { $count } × { $points }
web-together-account-pile = Nog in de trekstapel: { $count } × { $points }
web-together-final = { $score ->
    [one] { $score } punt
   *[other] { $score } punten
} in totaal
web-together-account-sum = In totaal
# $rank: 0 for the lowest to 7 for the highest (TWI-24)
web-together-account-rank = { $rank ->
    [0] De laagste van de acht rangen: minder dan 0 punten.
    [1] De tweede van de acht rangen: 0 t/m 10 punten.
    [2] De derde van de acht rangen: 11 t/m 20 punten.
    [3] De vierde van de acht rangen: 21 t/m 30 punten.
    [4] De vijfde van de acht rangen: 31 t/m 40 punten.
    [5] De zesde van de acht rangen: 41 t/m 50 punten.
    [6] De zevende van de acht rangen: 51 t/m 60 punten.
   *[7] De hoogste van de acht rangen: 61 punten of meer.
}
web-titus-place-single = Leg je { $side } los neer: die sluit nergens op aan.
web-titus-hand-mine = in je hand
web-titus-no-limit-mine = Munten genomen in deze beurt: { $count }. Geen limiet: je hebt de minste { $fewest ->
    [cards] puntenkaarten
   *[points] punten
}.
web-titus-reserve-runs = Reeksen nog in de reserve: { $run_points } punten
web-titus-tied = Gelijke stand, dus tellen de munten op de puntenkaarten: { $on_cards }
web-titus-no-runs = Geen enkele reeks
web-extra = Extra tijd voor sommige spelers
web-extra-about = Voor kinderen, en voor wie het nodig heeft.
web-extra-none = evenveel als iedereen
# $number: seconds
web-extra-move = { $number } seconden extra
# $number: minutes
web-extra-game = { $number } minuten extra
# $number: seconds
web-time-short = Nog { $number } seconden.
web-deck-own = Een eigen kaartenset
web-deck-own-about = Uit een CSV-bestand, dat elk spreadsheetprogramma kan bewaren. Jij kent de datums; niemand anders ziet ze voordat de kaarten omgedraaid worden.
web-deck-choose = Bestand kiezen
web-deck-reading = Het bestand wordt gelezen…
# $text: de naam van een kaartenset
web-deck-cards = { $text }, { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
web-deck-help = Zo schrijf je een kaartenset
web-deck-help-about = De eerste regel noemt de kolommen, en elke regel daarna is een kaart. Een set heeft ‘date’ (of ‘day’) nodig en minstens één taal; laat weg wat je niet nodig hebt.
web-deck-example = Voorbeeld downloaden
# $number: of somebody who gave no name and has no seat
web-guest = Gast { $number }
web-join-host = De tafel van { $name }
web-join-there = Aan tafel: { $seats }.
web-join-watch = Alle plaatsen zijn bezet; je kunt toekijken.
web-join-seat = Je neemt de plaats van { $name } over.
web-lobby-missing = { $count ->
    [one] Er is nog één plaats vrij: nodig iemand uit, of zet er een bot.
   *[other] Er zijn nog { $count } plaatsen vrij: nodig mensen uit, of zet er bots.
}
# $name: one or more players
web-end-wish = { $count ->
    [one] { $name } wil hier stoppen.
   *[other] { $name } willen hier stoppen.
}
web-end-wait = Je wilt hier stoppen; nog niet iedereen is akkoord.
web-end-agree = Akkoord
web-end-decline = Verder spelen
web-table-gone = Deze tafel is verwijderd.
# $name: whose turn it is at a screen that several players share
web-now = Nu: { $name }

## The plain board, for a game that has none of its own

web-plain-choose = Kies wat je doet.
web-plain-hand = Je hand
web-plain-table = De tafel
web-plain-happened = Zonet
web-plain-yes = ja
web-plain-no = nee
# $text: the name of a field, $value: what it is
web-plain-field = { $text }: { $value }
web-play = Speel
web-change = Wijzig
web-learn = { $count ->
    [one] Leer het in 1 minuut
   *[other] Leer het in { $count } minuten
}
web-lessons = Lessen
web-lesson-step = Stap { $number } van { $of }
web-lesson-points = Kijk naar: { $text }
web-lesson-real = Nu een echt spel
web-lesson-next = Volgende: { $text }
web-lesson-rigged = De kaarten van een les liggen van tevoren klaar en zijn niet geschud.
web-go-on = Ga verder: { $game }
web-setup-way = Wie speelt er?
web-way-bots = Met bots
web-way-friends = Met vrienden
web-way-one-screen = Samen op één scherm
web-option-set = { $text }: { $value }
web-volume = Volume
web-buzz = Trillen
web-verdict-us = Je deelt de overwinning.
web-titus-verdict-me = { $points ->
    [0] Je wint: evenveel punten, maar meer munten op je kaarten.
   *[other] Je wint met { $points } voorsprong.
}
web-titus-verdict-other = { $points ->
    [0] { $name } wint, met evenveel punten als jij.
   *[other] { $name } wint, met { $points } voorsprong op jou.
}
web-titus-verdict-name = { $points ->
    [0] { $name } wint bij gelijke punten.
   *[other] { $name } wint met { $points } voorsprong.
}
web-titus-shown-mine = Jouw reeksen
web-titus-shown = De reeksen van { $name }
web-telos-verdict-me = { $count ->
    [one] Je haalde één keer de laatste slag, en dat was genoeg.
   *[other] Je haalde { $count } keer de laatste slag.
}
web-telos-verdict-other = { $count ->
    [one] Je wint: { $name } haalde de laatste slag.
   *[other] Je wint: { $name } haalde { $count } keer de laatste slag.
}
web-telos-verdict-name = { $count ->
    [one] { $name } haalde de laatste slag en verliest.
   *[other] { $name } haalde { $count } keer de laatste slag en verliest.
}
web-telos-shown-mine = Jouw laatste slagen
web-telos-shown = De laatste slagen van { $name }
web-tabulos-verdict-me = Je wint: je laatste kaart is weg.
web-tabulos-verdict-fewest = Je wint, met de minste kaarten.
web-tabulos-verdict-other = { $left ->
    [0] { $name } wint.
    [one] { $name } wint. Jij had nog één kaart.
   *[other] { $name } wint. Jij had nog { $left } kaarten.
}
web-tabulos-verdict-name = { $name } wint.
web-tabulos-shown-mine = Jouw laatste kaart
web-tabulos-shown-last = De laatste kaart
web-tabulos-shown-left = Nog in je hand
web-timeline-verdict-me = Je wint: al je kaarten vonden hun plek.
web-timeline-verdict-other = { $left ->
    [0] { $name } wint de beslissingsronde.
    [one] { $name } wint. Jij had nog één kaart.
   *[other] { $name } wint. Jij had nog { $left } kaarten.
}
web-timeline-verdict-name = { $name } wint.
web-timeline-shown = De kaart die besliste: de laatste van { $name }
web-together-verdict = { $score ->
    [one] Samen: { $points } punt.
   *[other] Samen: { $points } punten.
}
web-together-step = { $rank ->
    [0] < 0
    [1] 0–10
    [2] 11–20
    [3] 21–30
    [4] 31–40
    [5] 41–50
    [6] 51–60
   *[7] 61 +
}
web-end-best = Het beste tot nu toe op dit toestel: { $points }
web-end-best-now = Het beste tot nu toe op dit toestel
web-together-laid = In de tijdlijn: { $count } van { $of } kaarten
web-together-choose-alone = Kies een kaart om te spelen of af te leggen.
web-score-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
web-score-minus = { $count ->
    [one] { $count } minpunt
   *[other] { $count } minpunten
}

# The book of a game: its page in the browser
web-book = Spelregels
web-book-title = Het boek van { $game }
web-book-open = Lees het boek
web-book-print = Afdrukken
web-book-law = De wet
web-book-law-about = Elke regel met zijn nummer, precies zoals deze tafel hem toepast.
web-book-back = Terug naar het boek
web-book-rule = Regel { $rule }
web-book-notes = De kleine nummers zijn regels van de wet: tik erop om ze helemaal te lezen.

# The books of the games: headings, then each book in the order in which it is read
book-you = Jij
book-aim = Waar het om gaat
book-start = Voor je begint
book-turn = Je beurt
book-special = Kwadraten en eindpunten
book-zeus = Zeus is anders
book-end = Het einde
book-variants = Als je het spel kent
book-questions = Goede vragen
book-titus-motto = Vier op een rij, en een goed geheugen.
book-titus-aim = Verzamel munten met opeenvolgende getallen. Vier of meer op een rij zijn een reeks, en een reeks levert een puntenkaart op: 18 voor de eerste reeks van het spel, 17 voor de volgende, en zo verder tot 7. Vroeg zijn loont dus.
book-titus-sides = Elke munt heeft op beide kanten een getal, en die twee schelen nooit meer dan 2. Neem je een munt van een ander, dan komt de andere kant boven: wie achterkanten onthoudt, ziet meer dan er op tafel ligt.
book-titus-start = De munten liggen op één stapel, en iedereen ziet de bovenste. Alle reserves zijn leeg; het lot bepaalt wie begint.
book-titus-take = Neem een munt: de bovenste van de stapel, of de hoogste van een reeks die een ander verzilverd heeft. Passen kan niet.
book-titus-place = Leg de munt in je reserve. Sluit die ergens op aan, dan mag je er nog een nemen, tot drie in één beurt. Leg je hem los neer, dan neem je er geen meer.
book-titus-swap = Of ruil een munt die van de stapel komt: die gaat als losse munt naar een andere speler, en jij krijgt daar een andere losse munt voor terug, omgedraaid.
book-titus-free = Op elk moment van je beurt mag je samenvoegen wat aansluit, en een groep van vier of meer verzilveren. Het kost niets en het moet nooit.
book-titus-run = Een reeks en haar kaart
book-titus-run-1 = Je hebt 5, 6 en 7, en je nam de 8. Die sluit aan bij je groep; de 12 ligt te ver weg.
book-titus-run-2 = Aangesloten en verzilverd: vier munten liggen op de 18, de hoogste kaart die er was. De 17 wacht op de volgende reeks.
book-titus-why = Waarom zou je ruilen?
book-titus-why-1 = Je nam een 3 waar je niets aan hebt. Maar de 12 van Ada was eerst een 11, en dat weet je nog.
book-titus-why-2 = Ada krijgt de 3, jij krijgt haar 12, en die wordt een 11. Dat past, dus je mag zelfs nog een munt nemen.
book-titus-rob = Geen reeks is veilig
book-titus-rob-1 = Ada verzilverde 9, 10, 11, 12. Alleen de bovenste munt, haar 12, kun je nemen.
book-titus-rob-2 = Je neemt die munt, en de andere kant is 14: net wat je 13 nodig had. Ada houdt haar 18 punten toch.
book-titus-bridge = Eén munt, twee groepen
book-titus-bridge-1 = 5, 6 en 8, 9 sluiten niet aan. De 7 in je hand past bij allebei.
book-titus-bridge-2 = Sluit de 7 bij een van beide aan en voeg ze samen: een groep van vijf. Die levert één kaart op, net als vier munten.
book-titus-behind = Een troost: zolang je minder puntenkaarten hebt dan elke andere speler, geldt de limiet van drie munten niet voor jou.
book-titus-end = Het spel eindigt met de laatste munt van de stapel. Een groep van vier of meer die nog in een reserve ligt, is 6 punten waard. De meeste punten winnen; bij gelijke stand de meeste munten op de eigen kaarten.
book-titus-ask-must = Moet ik meteen verzilveren?
book-titus-answer-must = Het hoeft niet. Maar de kaarten worden alleen maar lager, en een lange reeks levert niet meer op dan een korte.
book-titus-ask-group = Wat mag er in een groep liggen?
book-titus-answer-group = Opeenvolgende getallen, elk één keer. Een groep gaat nooit meer uit elkaar: ze groeit aan de uiteinden, of wordt in haar geheel met iets anders samengevoegd.
book-titus-ask-back = Mag ik een achterkant bekijken?
book-titus-answer-back = Nooit, ook niet van je eigen munten. De andere kant zie je als een munt omgedraaid wordt, net als iedereen.
book-titus-ask-nobody = Kan ik met iedereen ruilen?
book-titus-answer-nobody = Alleen met een speler die een losse munt heeft. Munten in groepen blijven liggen.
book-titus-ask-cards = Wat als de puntenkaarten op zijn?
book-titus-answer-cards = Dan blijven je reeksen in je reserve liggen, waar ze aan het einde elk 6 punten waard zijn.
book-tabulos-motto = Ken je tafels, en spits je oren.
book-tabulos-aim = Raak als eerste al je kaarten kwijt. Elke kaart is een uitkomst uit de tafels van 2 t/m 9; samen zijn het er 80.
book-tabulos-start = Iedereen krijgt zeven kaarten. De rest is de pot, en de bovenste kaart daarvan begint de aflegstapel. Het lot bepaalt wie begint.
book-tabulos-lay = Leg een kaart af die een tafel gemeen heeft met de bovenste kaart. De tekens in de rand tonen bij welke tafels ze hoort.
book-tabulos-say = Zeg bij het afleggen de vermenigvuldiging, in een tafel die beide kaarten delen. Welk getal je eerst zegt, kies je zelf.
book-tabulos-draw = Niets om af te leggen? Pak een kaart. Die mag je meteen afleggen, of je past.
book-tabulos-wrong = Een foute kaart of een foute vermenigvuldiging is geen ramp: de kaart komt terug, je pakt er een bij, en je beurt is voorbij.
book-tabulos-shared = Welke tafels delen ze?
book-tabulos-shared-1 = Van je drie kaarten past alleen de 24 op de 8: ze delen de tafels van 4 en van 8.
book-tabulos-shared-2 = ‘4 × 6’, zeg je. ‘8 × 3’ was even goed geweest.
book-tabulos-slip = Een vergissing
book-tabulos-slip-1 = De 36 past op de 27: ze horen allebei bij de tafel van 9.
book-tabulos-slip-2 = Maar je zei ‘3 × 12’, en de tafel van 3 stopt bij 30. Dus is de 36 terug, met een 42 erbij. Het had ‘9 × 4’ moeten zijn.
book-tabulos-squares = Kwadraten (4, 9, 16, 25, 36, 49, 64, 81) keren de speelrichting om. Roep er ‘omkeren!’ bij. Vergeet je dat, en betrapt iemand je voordat de volgende speler iets doet, dan pak je een kaart.
book-tabulos-points = Eindpunten (20, 30, 40, 50, 60, 70, 80, 90) zijn vervelend voor de volgende speler: die pakt een kaart en slaat een beurt over. De 10 is geen eindpunt.
book-tabulos-turned = De andere kant op
book-tabulos-turned-1 = Het spel gaat van jou naar Ada, en dan naar Milo. Je 36 past op de 6.
book-tabulos-turned-2 = ‘6 × 6, omkeren!’ Nu is Milo aan de beurt, en niet Ada.
book-tabulos-caught = Betrapt!
book-tabulos-caught-1 = Ada legt de 49 af en zegt ‘7 × 7’. Meer zegt ze niet.
book-tabulos-caught-2 = ‘Betrapt!’ Ada pakt een kaart. De richting is toch omgekeerd, dus jij bent aan de beurt.
book-tabulos-goal = Ada moet even wachten
book-tabulos-goal-1 = Je legt de 40 op de 45 en zegt ‘5 × 8’. Ada heeft een kaart gepakt en slaat haar beurt over; Milo speelt.
book-tabulos-end = Je wint zodra je laatste kaart weg is, welke het ook is. Alleen een kwadraat kan roet in het eten gooien: vergat je te roepen en betrapt iemand je, dan pak je een kaart en gaat het spel door.
book-tabulos-ask-table = Hoe ver gaat een tafel?
book-tabulos-answer-table = Tot tien keer. Dus 30 hoort bij de tafel van 3, en 36 niet. Tafels van 1 en 10 zijn er in dit spel niet.
book-tabulos-ask-same = Mag een 12 op een 12?
book-tabulos-answer-same = Ja, hetzelfde getal past altijd. Zeg een vermenigvuldiging uit een van zijn tafels.
book-tabulos-ask-square = Ik zei ‘4 × 9’ bij 36. Is dat nog een kwadraat?
book-tabulos-answer-square = Ja, het getal telt, niet wat je zegt. Vergeet dus niet te roepen.
book-tabulos-ask-first = De eerste kaart is een 30. Wat gebeurt er?
book-tabulos-answer-first = Niets. De kaart die de aflegstapel begint, heeft geen gevolgen.
book-tabulos-ask-pot = En als de pot leeg is?
book-tabulos-answer-pot = De aflegstapel wordt geschud en is de nieuwe pot; de bovenste kaart blijft liggen.
book-tabulos-ask-accused = Wat als ik voor niets ‘Betrapt!’ roep?
book-tabulos-answer-accused = Er gebeurt niets. Je krijgt alleen te lezen waarom het niet klopte.
book-telos-motto = Win wat je wilt, maar niet de laatste slag.
book-telos-aim = Alleen de laatste slag van een ronde telt, en niemand wil hem: wie hem haalt, krijgt zoveel minpunten als de winnende kaart waard is. Een speler met 32 minpunten verliest, en alle anderen winnen.
book-telos-start = Godenkaarten gaan van 1, de laagste, tot 13, de hoogste. De kleuren betekenen niets. In de eerste ronde krijgt iedereen zeven kaarten.
book-telos-follow = Eén speler komt uit. De anderen leggen om de beurt een kaart die minstens zo hoog is als de hoogste op tafel: wie kan, moet. Kun je niet, dan gooi je je laagste kaart af.
book-telos-trick = De hoogste kaart haalt de slag; van gelijke de laatst gelegde. Wie de slag haalt, komt uit in de volgende.
book-telos-several = Vanaf de tweede slag mag je met meerdere kaarten van één waarde uitkomen. De anderen leggen er evenveel, van laag naar hoog, elke kaart minstens zo hoog als die waarop ze komt.
book-telos-limit = Houd minstens één kaart over voor de laatste slag. Met vijf of zes spelers kom je met hoogstens twee kaarten uit.
book-telos-must = Wie kan, moet
book-telos-must-1 = Milo komt uit met een 9. Je kunt volgen met de 11 of de 13, dus moet het. Een lage kaart mag niet.
book-telos-cannot = Als je niet kunt
book-telos-cannot-1 = Niets in je hand kan tegen een 13 op. Dan moet je laagste kaart weg: de 2, net de kaart die je voor het einde wilde bewaren.
book-telos-pair = Twee tegelijk
book-telos-pair-1 = Milo komt uit met 6 6. Twee van je 7, 9 en 11 zijn goed. De 5 is te laag, wat er ook bij komt.
book-telos-pair-2 = Je legde 7 11, en daarop moet Ada nu volgen. Haar 8 volstaat voor de 7, maar voor de 11 heeft ze niets.
book-telos-zeus = Zeus is even hoog als de hoogste kaart waarop je moet volgen. Hij is nooit je laagste kaart, dus gooi je hem niet af zolang je andere hebt, en uitkomen met Zeus kan niet.
book-telos-twenty = In de laatste slag is alles anders: daar mag je wel met hem uitkomen, en daar is hij 20 waard. Zorg dat je hem op tijd kwijt bent.
book-telos-equal = Zeus komt als laatste
book-telos-equal-1 = Ada kwam uit met een 12, en Milo kon niet volgen. Je Zeus telt ook als 12. Hij kan volgen, dus moet hij, en als laatste van de gelijken haalt hij de slag.
book-telos-last = Heeft iedereen nog één kaart, dan begint de laatste slag. Wie hem haalt, legt de winnende kaart open voor zich neer, als minpunten. Ze doet niet meer mee.
book-telos-next = Diezelfde speler deelt de volgende ronde: voor ieder zoveel kaarten als die kaart waard is, maar minstens zeven. Zodra iemand 32 of meer minpunten heeft, is het spel uit.
book-telos-final = De slag die telt
book-telos-final-1 = Ieder één kaart. Ada kwam uit met haar 4, Milo moest zijn 9 laten zien. Jouw 7 kan geen kwaad.
book-telos-final-2 = Milo haalt de slag: 9 minpunten. Hij deelt de volgende ronde, negen kaarten voor ieder.
book-telos-powers = Met de krachten is elke Zeus een dier. De Mier mag met alle andere kaarten mee. De Slang keert de richting om. De Stier maakt het uitkomen één kaart langer. Na de Koekoek komt uit wie de laagste kaart van de slag legde, na de Adelaar wie hem speelde. Na de Zwaan komt deze ronde niemand nog met meerdere kaarten uit.
book-telos-divine = Met de goddelijke slag krijgt iedereen er een kaart bij, gesloten en ongezien. Eén keer per ronde mag je een handkaart ervoor ruilen, op elk moment, zelfs in de laatste slag.
book-telos-ask-choose = Mag ik een lage kaart afgooien als ik kan volgen?
book-telos-answer-choose = Nee. Maar kun je met meerdere kaarten volgen, dan kies je zelf welke.
book-telos-ask-idea = Wat is een goed plan?
book-telos-answer-idea = Bewaar een lage kaart voor het einde. Speel de hoge uit zolang een slag niets kost.
book-telos-ask-forced = Moet ik Zeus spelen?
book-telos-answer-forced = Alleen als niets anders in je hand kan volgen.
book-telos-ask-only = Ik moet uitkomen en heb alleen Zeuskaarten?
book-telos-answer-only = Vóór de laatste slag komt dan de volgende speler uit, en jij legt als laatste.
book-telos-ask-short = Wat als er te weinig kaarten zijn om te delen?
book-telos-answer-short = Dan krijgt iedereen er evenveel, zoveel als er kan.
book-timeline_together-motto = Eén tijdlijn, alle hoofden bij elkaar.
book-timeline_together-aim = Samen leggen jullie 36 gebeurtenissen op volgorde en halen jullie zoveel mogelijk punten. Overleg over elke kaart die je ziet; wie aan de beurt is, beslist.
book-timeline_together-start = Iedereen heeft vier kaarten, met de lichte kant boven, zodat ieder ze ziet. Niemand kent de data. Eén kaart met de donkere kant boven begint de tijdlijn, een andere de aflegstapel. De oudste speler begint.
book-timeline_together-turn = Speel één of twee kaarten, na elkaar, of leg er één af. Vul daarna aan tot vier.
book-timeline_together-where = Een kaart die je speelt, wordt omgedraaid, en haar datum zegt waar ze komt. Vroeger of later dan alle andere: aan dat einde van de rij. Tussen twee buren: in het vak erboven. Zelfde datum als een kaart die er ligt: daarop.
book-timeline_together-taken = Is dat vak bezet? Dan komt de kaart dwars voor je te liggen. Plaatste je er deze beurt nog geen, dan moet je een andere proberen; en plaats je er geen enkele terwijl je koos te spelen, dan is het spel uit.
book-timeline_together-drop = Afleggen is een uitweg: een kaart met hetzelfde lichte icoon als het donkere boven op de aflegstapel. Ook dwarse kaarten raak je zo kwijt.
book-timeline_together-grow = Een uiteinde en een vak
book-timeline_together-grow-1 = In de tijdlijn liggen 1958 en 1980. Jeans zijn ouder, denk je, en Nutella komt ertussen.
book-timeline_together-grow-2 = Allebei goed: 1873 maakt de rij langer, 1964 vult het vak. Twee kaarten geplaatst, dus je beurt is voorbij.
book-timeline_together-full = Het vak is bezet
book-timeline_together-full-1 = Bambi is van 1942, maar tussen 1873 en 1958 ligt Monopoly al. Bambi blijft dwars liggen; iedereen heeft de datum gezien. Probeer een andere: stoppen kan nu niet.
book-timeline_together-icon = Op zoek naar de boom
book-timeline_together-icon-1 = De aflegstapel toont een boom. Van je vier kaarten kun je de twee met een boom afleggen; de andere twee moet je spelen.
book-timeline_together-end = Het spel eindigt als elke kaart geplaatst of afgelegd is. Het eindigt eerder als iemand kiest te spelen en niets plaatst, of geen kaart kan proberen en er ook geen kan afleggen.
book-timeline_together-count = Elke kaart in de onderste rij levert 2 punten op, elke kaart in een vak 1. Elke andere kaart kost er 1: op de aflegstapel, in de trekstapel, voor een speler. Acht rangen wachten op jullie, van onder 0 t/m 61 en meer.
book-timeline_together-sum = Tellen
book-timeline_together-sum-1 = Vier kaarten onderaan zijn 8 punten, twee in vakken zijn er 2. Trek er 1 af voor de aflegstapel en 1 voor de kaart voor je: 8 punten.
book-timeline_together-ask-talk = Mogen we elkaar helpen?
book-timeline_together-answer-talk = Graag zelfs. Alle kaarten liggen open, en jullie winnen of verliezen samen.
book-timeline_together-ask-idea = Wat is een goed plan?
book-timeline_together-answer-idea = Houd buren dicht bij elkaar. Een kaart net buiten de rij maakt die langer en laat plaats voor nog veel meer; een sprong van eeuwen laat één vak over voor alles wat ertussen ligt.
book-timeline_together-ask-same = Twee gebeurtenissen in hetzelfde jaar?
book-timeline_together-answer-same = Die liggen op elkaar en tellen voor de rij waarin ze liggen. Dat kan altijd.
book-timeline_together-ask-between = Kan een kaart tussen twee in de onderste rij?
book-timeline_together-answer-between = Nee, alleen in het vak erboven. De onderste rij groeit aan haar twee uiteinden.
book-timeline_together-ask-unsure = Wat als niemand het juiste jaar kent?
book-timeline_together-answer-unsure = Dan blijft de kaart in de doos: samen spelen jullie alleen met zekere data.
book-timeline_together-ask-second = Moet ik een tweede kaart spelen?
book-timeline_together-answer-second = Nee. Na de eerste kaart die haar plaats vond, mag je stoppen wanneer je wilt.
book-timeline_together-ask-empty = En als de trekstapel leeg is?
book-timeline_together-answer-empty = Speel verder met de kaarten die er liggen. Een speler zonder kaarten wordt overgeslagen.
book-timeline-motto = Ervoor of erna?
book-timeline-aim = Er liggen vier gebeurtenissen voor je, zonder datum. Vind voor elke kaart de juiste plaats in de tijdlijn, en plaats als enige van een ronde je laatste kaart juist.
book-timeline-start = Iedereen krijgt vier kaarten, met de lichte kant boven. Niemand kijkt naar een datum. Eén kaart met de donkere kant boven begint de tijdlijn. De jongste speler begint.
book-timeline-place = Kies een van je kaarten en een plaats: aan het linkereinde, aan het rechtereinde of tussen twee buren. Dan wordt de kaart omgedraaid.
book-timeline-judge = Juist: de kaart blijft liggen, en je hebt er een minder. Fout: ze wordt afgelegd, en je trekt een andere.
book-timeline-right = Juist
book-timeline-right-1 = Monopoly: ouder dan het legosteentje, maar niet zo oud als jeans? Dan tussen 1873 en 1958.
book-timeline-right-2 = 1935: juist. De kaart blijft liggen, en vanaf nu is er een gat meer.
book-timeline-wrong = Fout
book-timeline-wrong-1 = Je plaatste de walkman tussen de PlayStation en Facebook, maar die is van 1979. Hij wordt afgelegd, en je hebt een andere kaart getrokken.
book-timeline-same = Hetzelfde jaar
book-timeline-same-1 = De kubus van Rubik is ook van 1980, net als de post-its. Links of rechts ervan: allebei juist.
book-timeline-same-2 = Je koos de rechterkant, en de kaart blijft liggen.
book-timeline-round = Een ronde is één beurt voor elke speler, en ze wordt altijd uitgespeeld. Ben jij de enige die daarin de laatste kaart juist plaatste? Dan heb je gewonnen.
book-timeline-tie = Waren het er meer, dan spelen die verder met elk één nieuwe kaart, en zijn de anderen eruit, tot er in een ronde precies één het juist heeft.
book-timeline-ask-look = Mag ik een datum opzoeken?
book-timeline-answer-look = Nee. Niemand bekijkt de donkere kant voordat een kaart geplaatst is. Raden is het spel.
book-timeline-ask-guess = Ik heb geen idee. Wat nu?
book-timeline-answer-guess = Probeer het breedste gat: hoe meer jaren ertussen liggen, hoe groter je kans.
book-timeline-ask-unsure = Wat als niemand het juiste jaar kent?
book-timeline-answer-unsure = Dan staan het vroegste en het laatste op de kaart. Je plaats is juist als een van de jaren ertussen past.
book-timeline-ask-icons = Waar dienen de iconen voor?
book-timeline-answer-icons = In dit spel nergens voor. Je hebt ze nodig als je samen speelt.
book-timeline-ask-empty = En als de trekstapel leeg is?
book-timeline-answer-empty = De afgelegde kaarten worden geschud en zijn de nieuwe trekstapel. Hun data zijn al gezien: onthoud ze.
