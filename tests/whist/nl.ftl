game-whist = Whist
game-whist-about = Haal meer slagen dan de anderen, met acht kaarten ieder.
option-whist-trumps = Troef
option-whist-trumps-about = Eén kleur, door het lot bepaald, verslaat de andere.

heading-WHI-01 = Kaarten
rule-WHI-01 = Er zijn 32 kaarten, van de zeven tot de aas in vier kleuren. De aas is de hoogste.
rule-WHI-02 = Iedereen krijgt acht kaarten. Kaarten die overblijven, ziet niemand.
heading-WHI-03 = Slagen
rule-WHI-03 = Het lot bepaalt wie eerst uitkomt en welke kleur troef is, als je met troef speelt. Er wordt met de klok mee gespeeld.
rule-WHI-04 = Beken kleur als je kunt. Kun je het niet, speel dan een kaart naar keuze.
rule-WHI-05 = De hoogste troef haalt de slag, of zonder troef de hoogste kaart van de gevraagde kleur. Wie de slag haalt, komt uit voor de volgende.
rule-WHI-06 = Wie na acht slagen de meeste heeft, wint het spel. Wie gelijk staat, deelt de winst.

# $trump: the trump suit
event-whist-deals = De kaarten zijn gedeeld en { $name } komt uit. { $trump ->
    [spades] Schoppen is troef.
    [hearts] Harten is troef.
    [diamonds] Ruiten is troef.
    [clubs] Klaveren is troef.
   *[none] Er is geen troef.
}
event-whist-deals-secret = { $name } heeft { $cards }.
event-whist-plays = { $name } speelt { $card }.
event-whist-trick = { $you ->
    [seat] Je haalt de slag.
   *[no] { $name } haalt de slag.
}

why-whist-over = Het spel is afgelopen.
why-whist-turn = { $name } is aan de beurt.
why-whist-not_held = Je hebt { $card } niet.
why-whist-follow_suit = Je kunt { $suit ->
    [spades] schoppen
    [hearts] harten
    [diamonds] ruiten
   *[clubs] klaveren
} bekennen, dus dat moet.

ending-whist-tricks = De meeste slagen: { $winners }.

act-whist-play = { $card } spelen
see-whist-trick = Op tafel: { $cards }
see-whist-trump = { $trump ->
    [spades] Schoppen is troef.
    [hearts] Harten is troef.
    [diamonds] Ruiten is troef.
    [clubs] Klaveren is troef.
   *[none] Er is geen troef.
}
see-whist-player = { $name }: { $count ->
    [one] 1 slag
   *[other] { $count } slagen
}
