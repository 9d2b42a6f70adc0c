game-whist = Whist
game-whist-about = Remportez plus de plis que les autres, avec huit cartes chacun.
option-whist-trumps = Atout
option-whist-trumps-about = Une couleur, tirée au sort, bat les autres.

heading-WHI-01 = Cartes
rule-WHI-01 = Il y a 32 cartes, du sept à l’as en quatre couleurs. L’as est la plus forte.
rule-WHI-02 = Chacun reçoit huit cartes. Celles qui restent ne sont vues de personne.
heading-WHI-03 = Plis
rule-WHI-03 = On tire au sort qui entame, et l’atout si l’on joue avec. On joue dans le sens des aiguilles d’une montre.
rule-WHI-04 = Fournissez la couleur demandée si vous le pouvez. Sinon, jouez la carte de votre choix.
rule-WHI-05 = Le plus fort atout remporte le pli, ou sans atout la plus forte carte de la couleur demandée. Qui remporte le pli entame le suivant.
rule-WHI-06 = Après huit plis, qui en a le plus a gagné la partie. Les joueurs à égalité la partagent.

# $trump: the trump suit
event-whist-deals = Les cartes sont distribuées et { $name } entame. { $trump ->
    [spades] Pique est atout.
    [hearts] Cœur est atout.
    [diamonds] Carreau est atout.
    [clubs] Trèfle est atout.
   *[none] Il n’y a pas d’atout.
}
event-whist-deals-secret = { $name } a { $cards }.
event-whist-plays = { $name } joue { $card }.
event-whist-trick = { $you ->
    [seat] Vous remportez le pli.
   *[no] { $name } remporte le pli.
}

why-whist-over = La partie est terminée.
why-whist-turn = C’est à { $name } de jouer.
why-whist-not_held = Vous n’avez pas { $card }.
why-whist-follow_suit = Vous pouvez fournir { $suit ->
    [spades] pique
    [hearts] cœur
    [diamonds] carreau
   *[clubs] trèfle
}, donc vous le devez.

ending-whist-tricks = Le plus de plis : { $winners }.

act-whist-play = jouer { $card }
see-whist-trick = Sur la table : { $cards }
see-whist-trump = { $trump ->
    [spades] Pique est atout.
    [hearts] Cœur est atout.
    [diamonds] Carreau est atout.
    [clubs] Trèfle est atout.
   *[none] Il n’y a pas d’atout.
}
see-whist-player = { $name } : { $count ->
    [one] 1 pli
   *[other] { $count } plis
}
