### Every word that players read, in French.
###
### The same ids and variables as in en.ftl, which explains the variables. Players are "vous".
### Typographic spaces: U+202F before ; ! ? and U+00A0 before : and inside guillemets. No "de" or
### "que" before a name or a card, because it would need an elision before some of them.

## Around the games

rules-heading = { $game } : les règles
player = Joueur { $number }
# $text: the words on a card
quoted = « { $text } »
and = { $first } et { $last }

## Télos: name, options, cards

game-telos = Télos
game-telos-about = Un jeu de plis où seul compte le dernier pli de la manche, et mieux vaut ne pas le remporter.
option-telos-powers = Pouvoirs de Zeus
option-telos-powers-about = Chacune des six cartes Zeus a son propre pouvoir : Fourmi, Serpent, Taureau, Coucou, Aigle et Cygne.
option-telos-divine_trick = Pli divin
option-telos-divine_trick-about = À chaque manche, chacun reçoit en plus une carte face cachée, et peut une fois l’échanger sans la voir contre une carte de sa main.

card-telos-zeus = Zeus
card-telos-ant = Fourmi
card-telos-serpent = Serpent
card-telos-bull = Taureau
card-telos-cuckoo = Coucou
card-telos-eagle = Aigle
card-telos-swan = Cygne

## Télos: the rules

heading-TEL-01 = Cartes et préparation
rule-TEL-01 = Il y a 104 cartes Dieu, huit séries de 1 à 13, et 6 cartes Zeus. Les couleurs ne comptent pas dans le jeu ; elles aident seulement à trier.
rule-TEL-02 = On joue avec 5 séries à trois joueurs, 6 à quatre, 7 à cinq et 8 à six. Il y a autant de cartes Zeus que de joueurs ; elles sont tirées au sort, ce qui n’a d’importance qu’avec les pouvoirs.
rule-TEL-03 = Le premier donneur est tiré au sort et distribue 7 cartes à chacun. Les cartes restantes sont mises de côté, face cachée.
rule-TEL-04 = Parmi les cartes Dieu, le 13 est la plus haute et le 1 la plus basse.
heading-TEL-05 = Les plis
rule-TEL-05 = Le joueur à gauche du donneur entame le premier pli de la manche, et on joue dans le sens des aiguilles d’une montre.
rule-TEL-06 = Une fois le pli entamé, jouez une carte égale ou supérieure à la plus haute sur la table : si vous le pouvez, vous le devez, et il n’est pas permis de vous défausser d’une petite carte à la place. Si vous ne le pouvez pas, défaussez-vous de la carte la plus basse de votre main.
rule-TEL-07 = Quand tout le monde a joué, la carte la plus haute remporte le pli ; à égalité, c’est la dernière jouée. Le gagnant entame le pli suivant.
rule-TEL-08 = Le joueur qui entame peut poser à la fois plusieurs cartes de même valeur, sauf au premier et au dernier pli de la manche. Lui seul choisit combien ; les autres en jouent autant.
rule-TEL-09 = Avec plusieurs cartes, on compare carte par carte, de la plus basse à la plus haute, et chacune des vôtres doit être égale ou supérieure : sur 6 8 9, on peut jouer 7 8 12. Les cartes à égaler sont celles du dernier joueur qui a suivi, d’abord celles de l’entame. Si vous pouvez suivre, vous le devez. S’il vous manque ne serait-ce qu’une carte, défaussez-vous d’autant de vos cartes les plus basses : sur 7 8 12, avec 2 7 9 11 en main, défaussez-vous de 2 7 9. Le dernier joueur qui a suivi remporte le pli, ou celui qui a entamé si personne n’a suivi.
rule-TEL-10 = Il doit toujours y avoir un dernier pli : le joueur qui entame avant celui-ci garde donc au moins une carte en main. Un Taureau ajouté à l’entame compte parmi les cartes jouées.
rule-TEL-11 = À cinq ou six joueurs, on entame avec deux cartes au plus, Taureau compris.
rule-TEL-12 = Le dernier pli est celui pour lequel chacun n’a plus qu’une carte. La carte la plus haute le remporte ; à égalité, c’est la dernière jouée.
heading-TEL-13 = Points de pénalité et manche suivante
rule-TEL-13 = Le gagnant du dernier pli pose devant lui, face visible, la carte gagnante : sa valeur compte en points de pénalité. Cette carte de pénalité reste hors jeu jusqu’à la fin de la partie.
rule-TEL-14 = Le gagnant du dernier pli fait la donne suivante : à chacun autant de cartes que valait la carte gagnante, mais au moins 7. Toutes les cartes sauf les cartes de pénalité sont mélangées, puis distribuées une à une à partir du joueur suivant dans le sens du jeu. Avec le pli divin, un tour de plus à la fin distribue les cartes divines.
rule-TEL-15 = S’il n’y a pas assez de cartes pour cela, chacun en reçoit le même nombre, le plus grand possible. Avec le pli divin, les cartes divines entrent dans le compte.
rule-TEL-16 = Le joueur qui a 32 points de pénalité ou plus perd, et la partie est finie. Tous les autres gagnent.
heading-TEL-17 = Les cartes Zeus
rule-TEL-17 = Avant le dernier pli, un Zeus est égal à la plus haute des cartes à égaler au moment où il est joué, et il garde cette valeur : sur 6 6, un Zeus à côté de votre 13 est un 6. Les cartes défaussées ne le font pas monter. Si seul un Zeus vous permet de suivre, vous devez le jouer.
rule-TEL-18 = Un Zeus ne compte jamais comme votre carte la plus basse : si vous ne pouvez pas suivre, défaussez-vous de vos cartes Dieu les plus basses et gardez votre Zeus. Si vous avez trop peu de cartes Dieu, et alors seulement, des cartes Zeus partent aussi, en dernier et à votre choix.
rule-TEL-19 = Un Zeus ne peut pas entamer, sauf au dernier pli. Si vous devez entamer avant et que vous n’avez que des cartes Zeus, l’entame passe aussitôt et d’elle-même au joueur suivant dans le sens du jeu (le nouveau sens, si un Serpent vient d’être joué), et vous jouez en dernier. Une entame passée ne revient pas. Avec le pli divin, il en va de même quand un échange ne laisse que des cartes Zeus au joueur qui doit entamer.
rule-TEL-20 = Au dernier pli, un Zeus vaut 20, plus que toute autre carte, au lieu d’égaler la plus haute : 13, Zeus, 13 revient au Zeus. De deux Zeus, le dernier joué l’emporte. Gagner avec un Zeus coûte 20 points de pénalité.
heading-TEL-21 = Les pouvoirs de Zeus
rule-TEL-21 = Avec les pouvoirs, quand un autre joueur a entamé avec plusieurs cartes, vous pouvez toujours poser la Fourmi avec n’importe quelles autres cartes, assez hautes ou non. Si elles suffisent, la Fourmi comptant comme un simple Zeus, vous suivez ; sinon, les cartes à égaler restent les mêmes et les vôtres ne peuvent pas remporter le pli. Rien ne change pour les autres, et sur une seule carte la Fourmi est un simple Zeus.
rule-TEL-22 = Avec les pouvoirs, le Serpent inverse le sens du jeu à partir du pli suivant, pour le reste de la manche et les manches d’après ; joué de nouveau dans une autre manche, il l’inverse encore. « À gauche de » veut alors dire : suivant dans le sens du jeu.
rule-TEL-23 = Avec les pouvoirs, quand on peut entamer avec plusieurs cartes, on peut ajouter le Taureau, qui compte comme une carte de plus de la même valeur. Une carte et le Taureau font déjà une entame de deux. Pour le joueur qui suit, le Taureau est un simple Zeus.
rule-TEL-24 = Avec les pouvoirs, le Coucou donne l’entame suivante au joueur de la carte Dieu la plus basse du pli, une fois celui-ci complet. Les cartes défaussées et celles posées avec la Fourmi comptent aussi, les cartes Zeus non ; à égalité, c’est la dernière jouée qui décide.
rule-TEL-25 = Avec les pouvoirs, le joueur qui pose l’Aigle entame le pli suivant, peu importe qui remporte celui-ci.
rule-TEL-26 = Avec les pouvoirs, une fois le Cygne joué, plus aucun pli de la manche ne s’entame avec plusieurs cartes, pas même avec une carte et le Taureau. Le pli en cours continue comme il a été entamé.
rule-TEL-27 = Avec les pouvoirs, une carte Zeus agit quand elle entame, suit ou accompagne la Fourmi, de gré ou de force, mais pas quand on s’en défausse ; des cartes posées avec la Fourmi dans un pli à plusieurs cartes ne sont jamais une défausse. Au dernier pli, seul le Serpent agit encore. Si le Coucou et l’Aigle tombent dans le même pli, le dernier joué décide qui entame ensuite ; si un joueur les pose ensemble, c’est l’Aigle.
rule-TEL-28 = Avec les pouvoirs, toutes les règles de base restent en vigueur.
heading-TEL-29 = Le pli divin
rule-TEL-29 = Avec le pli divin, chacun reçoit à chaque manche une carte divine, face cachée, que personne ne regarde. Une fois par manche, à tout moment tant qu’il vous reste une carte, vous pouvez l’échanger sans la voir contre une carte de votre main : même hors de votre tour, après avoir joué, ou au dernier pli. L’échange est définitif, la carte cédée reste face cachée, et personne n’est obligé d’échanger pour suivre. Le tour de jeu ne change que dans un cas : si le joueur qui doit entamer échange sa seule carte Dieu contre un Zeus, il passe l’entame, sauf au dernier pli. Les cartes divines non utilisées sont ensuite remélangées.
heading-TEL-30 = Ce que chacun sait
rule-TEL-30 = Chacun peut connaître les cartes jouées dans la manche, le nombre de cartes de chacun, les cartes de pénalité, le donneur, le joueur qui entame et le sens du jeu. Chacun peut aussi connaître les cartes à égaler et qui a suivi, les entames passées, qui a fait son échange, le nombre de cartes mises de côté, les séries en jeu et, avec les pouvoirs, les cartes Zeus en jeu. Votre main, la carte que vous avez cédée et celle que vous avez reçue ne sont connues que de vous. Personne ne connaît les cartes divines non échangées ni les cartes mises de côté.

## Télos: what happens (a line ending in -secret follows for those who may see it)

event-telos-round = Manche { $round } : { $you ->
    [seat] vous distribuez
   *[no] { $name } distribue
} { $hand } cartes à chacun, et on joue dans le sens { $direction ->
    [clockwise] des aiguilles d’une montre
   *[counterclockwise] inverse des aiguilles d’une montre
}.
event-telos-round-secret = { $you ->
    [seat] Vous recevez { $cards }.
   *[no] { $name } reçoit { $cards }.
}
event-telos-passes = { $you ->
    [seat] Vous n’avez que des cartes Zeus et laissez l’entame à { $other }.
    [other] { $name } n’a que des cartes Zeus et vous laisse l’entame.
   *[no] { $name } n’a que des cartes Zeus et laisse l’entame à { $other }.
}
event-telos-picks = { $you ->
    [seat] Vous choisissez
   *[no] { $name } choisit
} la carte { $place } sur { $of }, encore cachée.
event-telos-picks-secret = Cette carte est { $cards }.
event-telos-plays = { $how ->
    [leads] { $you ->
        [seat] Vous entamez avec { $cards }.
       *[no] { $name } entame avec { $cards }.
    }
    [follows] { $you ->
        [seat] Vous suivez avec { $cards }.
       *[no] { $name } suit avec { $cards }.
    }
    [throws] { $you ->
        [seat] Vous ne pouvez pas suivre et vous défaussez : { $cards }.
       *[no] { $name } ne peut pas suivre et se défausse : { $cards }.
    }
    [ant] { $you ->
        [seat] Vous posez
       *[no] { $name } pose
    } { $cards } : avec la Fourmi, pas besoin d’égaler.
   *[last] { $you ->
        [seat] Vous jouez
       *[no] { $name } joue
    } { $cards } au dernier pli.
}
event-telos-reverses = { $you ->
    [seat] Vous jouez
   *[no] { $name } joue
} le Serpent : dès le pli suivant, on joue dans le sens { $direction ->
    [clockwise] des aiguilles d’une montre
   *[counterclockwise] inverse des aiguilles d’une montre
}.
event-telos-swan = { $you ->
    [seat] Vous jouez
   *[no] { $name } joue
} le Cygne : jusqu’à la fin de la manche, on entame avec une seule carte.
event-telos-trick = { $you ->
    [seat] Vous remportez le pli.
   *[no] { $name } remporte le pli.
}
event-telos-leads_next = { $because ->
    [eagle] L’Aigle
   *[cuckoo] Le Coucou
} { $you ->
    [seat] vous donne l’entame suivante.
   *[no] donne l’entame suivante à { $name }.
}
event-telos-swaps = { $you ->
    [seat] Vous échangez
   *[no] { $name } échange
} une carte contre la carte divine.
event-telos-swaps-secret = { $you ->
    [seat] Vous donnez { $gave } et recevez { $came }.
   *[no] { $name } donne { $gave } et reçoit { $came }.
}
event-telos-minus = { $you ->
    [seat] Vous remportez
   *[no] { $name } remporte
} le dernier pli avec { $cards } : { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
}, { $total } en tout.
event-telos-ends = { $you ->
    [seat] Vous avez { $total } points de pénalité et perdez la partie.
   *[no] { $name } a { $total } points de pénalité et perd la partie.
}

## Télos: why not

why-telos-over = La partie est finie : il n’y a plus rien à jouer.
why-telos-turn = Un instant : c’est à { $name } de jouer.
why-telos-not_held = Vous n’avez pas cette carte en main : { $cards }.
why-telos-must_follow = Vous pouvez égaler ou dépasser { $match }, vous devez donc suivre.
why-telos-lowest = Vous ne pouvez ni égaler ni dépasser { $match }, jouez donc le plus bas de votre main : { $cards }.
why-telos-zeus_leads = Un Zeus ne peut pas entamer avant le dernier pli : choisissez une carte Dieu.
why-telos-first_trick = Le premier pli d’une manche s’entame avec une seule carte.
why-telos-last_trick = Au dernier pli, chacun joue une seule carte.
why-telos-last_card = Il vous faut une carte pour le dernier pli, entamez donc avec { $most ->
    [one] une seule carte
   *[other] { $most } cartes au plus
}.
why-telos-two_at_most = À cinq ou six joueurs, on entame avec deux cartes au plus.
why-telos-swan = Le Cygne a été joué : jusqu’à la fin de la manche, on entame avec une seule carte.
why-telos-only_leader = Seul le joueur qui entame choisit le nombre de cartes ; jouez-en autant que lui.
why-telos-no_swap = Cette partie se joue sans le pli divin, il n’y a donc pas de carte à échanger.
why-telos-swapped = Vous avez déjà fait votre échange, et il n’y en a qu’un par manche.
why-telos-swap_midway = Finissez d’abord de poser vos cartes ; vous pourrez échanger ensuite.
why-telos-no_cards = Pour échanger, il vous faut une carte en main.
why-telos-zeus_kept = Vous gardez votre Zeus : défaussez-vous d’abord de vos cartes Dieu.

## Télos: how it ended

ending-telos-limit = { $you ->
    [winner] Vous seul gagnez : la partie est perdue pour { $losers }, avec 32 points de pénalité ou plus.
    [winners] Vous gagnez : la partie est perdue pour { $losers }, avec 32 points de pénalité ou plus.
    [loser] Vous perdez la partie, avec 32 points de pénalité ou plus. Tous les autres gagnent.
    [losers] La partie est perdue pour { $others } et vous, avec 32 points de pénalité ou plus. Tous les autres gagnent.
   *[no] La partie est perdue pour { $losers }, avec 32 points de pénalité ou plus. Tous les autres gagnent.
}

## Titus: name and options. To score a run is "encaisser", a single coin a "jeton seul".

game-titus = Titus
game-titus-about = Un jeu de suites et de mémoire : chaque jeton a deux faces, et celui qu’on prend à quelqu’un arrive retourné.
option-titus-memory_aid = Aide-mémoire
option-titus-memory_aid-about = Un jeton qui a été retourné montre aussi son dos, et personne n’a besoin de le retenir.
option-titus-fewest = Ce qui compte comme « le moins »
option-titus-fewest-about = Le joueur qui en a le moins peut prendre plus de trois jetons dans un tour : le moins de cartes de points, ou le moins de points sur ses cartes.

## Titus: the rules

heading-TIT-01 = Jetons et préparation
rule-TIT-01 = Il y a 54 jetons avec un nombre de 1 à 19 sur chaque face ; les deux nombres d’un jeton diffèrent de 2 au plus. Chaque jeton ainsi possible existe exactement une fois.
rule-TIT-02 = Les 12 cartes de points, de 18 à 7, forment un seul tas ouvert, le 18 dessus. On les prend par le haut : la première suite encaissée vaut 18, la suivante 17, et ainsi de suite.
rule-TIT-03 = On mélange les jetons et on les retourne au hasard : c’est donc le sort qui décide de la face visible de chacun. Un jeton n’a ni recto ni verso ; la face visible compte, et l’autre est son dos.
rule-TIT-04 = Tout le monde voit à tout moment le jeton du dessus de la pioche. Personne ne regarde le dos d’un jeton.
rule-TIT-05 = Le premier joueur est tiré au sort, et on joue dans le sens des aiguilles d’une montre.
heading-TIT-06 = La réserve
rule-TIT-06 = Votre réserve est vide au départ. Vous y rangez des jetons seuls et des groupes d’au moins deux nombres visibles consécutifs, le plus haut dessus.
rule-TIT-07 = Un groupe ne contient jamais deux nombres égaux. Il ne grandit que par les bouts : à 5-6-7, on peut ajouter un 4 ou un 8, rien d’autre.
rule-TIT-08 = Un groupe ne se défait plus. On peut le réunir, en entier, à un jeton seul ou à un autre groupe qui le prolonge.
rule-TIT-09 = Pendant votre tour, et seulement alors, vous pouvez réunir des jetons et des groupes de votre réserve, autant de fois que vous voulez et sans que cela coûte rien, même avec en main un jeton pas encore placé. Rien ne vous y oblige, et rien ne se réunit tout seul.
rule-TIT-10 = Pendant votre tour, à n’importe quel moment et sans que cela coûte rien, vous pouvez encaisser un groupe de quatre jetons ou plus : prenez la première carte de points et posez-y le groupe, le nombre le plus haut dessus. Un groupe plus long s’encaisse d’un bloc, et une suite encaissée ne reçoit plus rien. Personne n’est tenu d’encaisser.
rule-TIT-11 = Une fois les cartes de points épuisées, on n’encaisse plus : une suite garde sa place dans la réserve jusqu’au bout de la partie.
heading-TIT-12 = Un tour
rule-TIT-12 = À votre tour, vous prenez un jeton : celui du dessus de la pioche, ou le plus haut d’une suite qu’un autre joueur a encaissée.
rule-TIT-13 = Un jeton de la pioche garde la face qui était visible. Vous voyez le jeton suivant de la pioche avant de décider quoi faire du vôtre.
rule-TIT-14 = Un jeton de la pioche peut aller dans votre réserve, seul ou ajouté à un jeton ou à un groupe. Quel que soit le jeton pris, placez-le avant d’en prendre un autre ou de finir votre tour.
rule-TIT-15 = Ou bien vous échangez le jeton de la pioche : il va chez un autre joueur comme jeton seul, même face visible, et dans la même réserve vous prenez un autre jeton seul, vous le retournez et le placez dans la vôtre, seul ou ajouté. L’autre joueur doit avoir eu un jeton seul avant l’échange, et on ne reprend pas celui qu’on donne. Seul un jeton de la pioche s’échange, une seule fois, et un échange compte pour un jeton pris.
rule-TIT-16 = Un jeton pris sur une suite encaissée est retourné, puis placé dans votre réserve, seul ou ajouté. Son propriétaire garde la carte de points, même s’il y reste peu de jetons ; on peut prendre jusqu’au dernier. Dans un même tour, vous pouvez en prendre plusieurs sur une suite, chaque fois le plus haut qui reste.
rule-TIT-17 = Quand on retourne un jeton, tout le monde voit sa nouvelle face ; à vous de retenir l’ancienne. Les faces qui ne sont plus visibles ne sont pas montrées, et le journal ne remonte qu’au tour précédent, chaque jeton tel qu’il est posé maintenant ; avec l’aide-mémoire, un jeton retourné montre aussi son dos. Après la partie, tout est ouvert à tous.
rule-TIT-18 = Si vous avez ajouté le jeton à un jeton ou à un groupe de votre réserve, vous pouvez en prendre encore un, à la pioche ou sur une suite encaissée, ou vous arrêter là.
rule-TIT-19 = Si vous avez posé le jeton seul, vous n’en prenez plus pendant ce tour, même si vous le réunissez ensuite à autre chose.
rule-TIT-20 = Après le troisième jeton d’un tour, on n’en prend plus, même s’il a pu être ajouté.
rule-TIT-21 = La limite de trois ne s’applique pas à vous tant que vous avez moins de cartes de points que chacun des autres (ou, si la table l’a choisi, moins de points sur vos cartes). On le vérifie après chaque encaissement : dès que vous n’êtes plus celui qui en a le moins, la limite s’applique de nouveau. Si vous avez alors pris trois jetons ou plus, vous n’en prenez plus, mais un jeton en main se place encore.
rule-TIT-22 = Une fois posé le dernier jeton de votre tour, vous pouvez encore réunir et encaisser, puis vous finissez le tour. Il se finit de lui-même dès que vous avez posé un jeton, que vous ne pouvez plus en prendre et qu’il n’y a rien à réunir ni à encaisser ; tant que vous pouvez en prendre un, vous seul y mettez fin.
rule-TIT-23 = À chaque tour, on prend au moins un jeton : impossible de passer.
heading-TIT-24 = La fin
rule-TIT-24 = La partie se termine avec le dernier jeton de la pioche. Le joueur qui l’a pris peut encore l’échanger, le placer, réunir et encaisser, mais ne prend plus aucun jeton nulle part ; ensuite, la partie est finie.
rule-TIT-25 = À la fin, chaque groupe de quatre jetons ou plus encore dans une réserve vaut 6 points. Il compte tel qu’il est posé : on ne réunit plus rien.
rule-TIT-26 = Le joueur qui a le plus de points gagne, cartes de points et suites en réserve comprises. À égalité, le plus grand nombre de jetons sur ses propres cartes de points décide, et s’il est égal aussi, la victoire est partagée. Les places suivantes se règlent de la même façon.
heading-TIT-27 = Ce que chacun sait
rule-TIT-27 = Chacun peut connaître les faces visibles, à qui est chaque jeton et où il se trouve, les suites encaissées, le nombre de jetons et de cartes de points qui restent, et toute face déjà vue. Personne ne connaît l’ordre de la pioche sous le premier jeton, ni un dos jamais montré. Chaque jeton porte pour nom sa place dans la pioche ; il le garde quand on le retourne, et ce nom ne dit rien du dos.

## Titus: what happens

event-titus-starts = { $you ->
    [seat] Vous commencez.
   *[no] { $name } commence.
}
event-titus-shows = La pioche montre le { $side }.
event-titus-empty = C’était le dernier jeton de la pioche.
event-titus-takes = { $you ->
    [seat] Vous prenez le { $side } à la pioche.
   *[no] { $name } prend le { $side } à la pioche.
}
event-titus-robs = { $you ->
    [seat] Vous prenez le jeton du dessus d’une suite encaissée par { $other } et le retournez : { $side }.
    [other] { $name } prend le jeton du dessus d’une de vos suites encaissées et le retourne : { $side }.
   *[no] { $name } prend le jeton du dessus d’une suite encaissée par { $other } et le retourne : { $side }.
}
event-titus-gives = { $you ->
    [seat] Vous donnez le { $side } à { $other }.
    [other] { $name } vous donne le { $side }.
   *[no] { $name } donne le { $side } à { $other }.
}
event-titus-gets = { $you ->
    [seat] Vous prenez en échange un jeton seul à { $other } et le retournez : { $side }.
    [other] { $name } vous prend en échange un jeton seul et le retourne : { $side }.
   *[no] { $name } prend en échange un jeton seul à { $other } et le retourne : { $side }.
}
event-titus-keeps = { $you ->
    [seat] Vous posez le { $side } seul.
   *[no] { $name } pose le { $side } seul.
}
event-titus-adds = { $you ->
    [seat] Vous ajoutez le { $side } : { $sides }.
   *[no] { $name } ajoute le { $side } : { $sides }.
}
event-titus-joins = { $you ->
    [seat] Vous formez un groupe : { $sides }.
   *[no] { $name } forme un groupe : { $sides }.
}
event-titus-scores = { $you ->
    [seat] Vous encaissez { $sides } pour { $points } points.
   *[no] { $name } encaisse { $sides } pour { $points } points.
}
event-titus-turn = { $you ->
    [seat] C’est à vous de jouer.
   *[no] C’est à { $name } de jouer.
}
event-titus-ends = La partie est finie.
event-titus-result = Place { $place } : { $you ->
    [seat] vous,
   *[no] { $name }
} avec { $total } points, dont { $card_points } sur les cartes de points et { $run_points } pour les suites en réserve ; sur les cartes de points, il y a { $on_cards ->
    [one] { $on_cards } jeton
   *[other] { $on_cards } jetons
}.

## Titus: why not

why-titus-over = La partie est finie : il n’y a plus rien à prendre.
why-titus-turn = Un instant : c’est à { $name } de jouer.
why-titus-full_hand = Placez d’abord le { $side } que vous avez en main.
why-titus-empty_hand = Vous n’avez pas de jeton en main à placer : prenez-en un d’abord.
why-titus-no_pass = Chaque tour commence par un jeton : prenez-en un avant de le finir.
why-titus-last_coin = Le dernier jeton de la pioche est parti, on n’en prend donc plus aucun.
why-titus-was_single = Vous avez posé un jeton seul, vous n’en prenez donc plus pendant ce tour.
why-titus-limit = Cela fait trois jetons, et on n’en prend pas plus en un tour.
why-titus-not_fewest = Vous n’êtes plus celui qui en a le moins, la limite de trois jetons s’applique donc de nouveau.
why-titus-own_run = Ce jeton est sur votre propre suite : choisissez-en un d’un autre joueur.
why-titus-not_top = Seul le jeton du dessus d’une suite encaissée peut être pris.
why-titus-no_run = Ce jeton n’est pas sur une suite encaissée.
why-titus-no_piece = Choisissez des jetons ou des groupes de votre réserve, un groupe par son jeton du dessus.
why-titus-not_next = Le { $side } ne prolonge pas { $sides }.
why-titus-not_from_pile = Seul un jeton qui vient de la pioche peut être échangé.
why-titus-own_coin = Ce jeton est à vous : échangez avec un autre joueur.
why-titus-not_single = Choisissez un jeton seul dans la réserve d’un autre joueur.
why-titus-too_short = Il faut quatre jetons pour encaisser, et { $sides } en compte moins.
why-titus-no_card = Il n’y a plus de carte de points, votre suite reste donc en réserve.
why-titus-not_joined = Ces deux-là ne se prolongent pas.

## Titus: how it ended

ending-titus-pile = La pioche est épuisée. { $you ->
    [winner] Vous gagnez.
    [winners] { $others } et vous partagez la victoire.
   *[no] La victoire revient à { $winners }.
}

## Tabulos: name, options

game-tabulos = Tabulos
game-tabulos-about = Débarrassez-vous de vos cartes : chacune se pose sur une carte de la même table, et vous annoncez la multiplication.
option-tabulos-mistake = Prix d’une erreur
option-tabulos-mistake-about = Après une erreur, votre tour est fini, ou vous perdez aussi le suivant.
option-tabulos-caught = Prix d’un appel oublié
option-tabulos-caught-about = Le joueur qui oublie de crier « demi-tour ! » et qui est pris sur le fait pioche une carte, ou pioche une carte et perd aussi un tour.
option-tabulos-pips = Tables sur les cartes
option-tabulos-pips-about = La marge de chaque carte indique ses tables ; sans cela, le jeu est plus difficile.
option-tabulos-pots = Nombre de pioches
option-tabulos-pots-about = Quand la pioche s’est épuisée ce nombre de fois, la partie s’arrête, pour que personne ne joue sans fin.

## Tabulos: the rules

heading-TAB-01 = Cartes et préparation
rule-TAB-01 = Pour chacune des huit tables, de 2 à 9, chacun des dix produits existe en carte : 80 cartes en tout. Il y a ainsi quatre cartes 12 (2 × 6, 3 × 4, 4 × 3 et 6 × 2), et rien ne distingue deux cartes de même nombre. Une carte montre son nombre et, dans la marge, les tables auxquelles il appartient.
rule-TAB-02 = Un nombre appartient à une table, de 2 à 9, s’il vaut de 1 à 10 fois cette table ; ainsi 18 appartient à celles de 2, 3, 6 et 9. Le nombre 36 appartient à celles de 4, 6 et 9, mais pas à celle de 3, qui ne va que jusqu’à 30. Il n’y a pas de tables de 1 ni de 10 dans ce jeu : 2 et 3 n’ont rien en commun.
rule-TAB-03 = Chacun commence avec sept cartes, distribuées une à une à partir de la première place. Les autres forment la pioche, face cachée, et la défausse commence par une carte de celle-ci, retournée. Cette première carte n’a aucun effet, même si c’est un carré ou une fin de table.
rule-TAB-04 = Le sort désigne qui commence, et on joue d’abord dans le sens des aiguilles d’une montre.
heading-TAB-05 = Un tour
rule-TAB-05 = À votre tour, vous pouvez poser une carte, si elle a au moins une table en commun avec celle du dessus. Une carte de même nombre convient toujours.
rule-TAB-06 = En posant une carte, vous annoncez sa multiplication, dans une table que les deux cartes partagent : 36 va sur 8 avec « 4 × 9 », car ils ne partagent que la table de 4, et sur 6 avec « 6 × 6 ». L’un des nombres est cette table, l’autre va de 1 à 10, et l’ordre est libre.
rule-TAB-07 = Si la carte ne convient pas ou si la multiplication est fausse, la carte revient dans votre main avec une autre de la pioche, et votre tour est fini ; tout le monde a vu et entendu, et la carte n’a aucun effet. Rien ne vous empêche de vous tromper : vous pouvez poser n’importe quelle carte de votre main et annoncer deux nombres quelconques de 1 à 99. Si vous en êtes convenus, vous perdez aussi le tour suivant ; les tours à perdre s’additionnent, et vous en perdez un chaque fois que votre tour arrive.
rule-TAB-08 = Au lieu de poser une carte, vous pouvez toujours en piocher une ; vous pouvez alors poser cette carte-là et aucune autre, ou passer. S’il n’y a rien à piocher, vous pouvez passer tout de suite.
rule-TAB-09 = Quand il faut piocher et que la pioche est vide, on mélange la défausse sauf la carte du dessus, et c’est la nouvelle pioche. S’il ne reste alors aucune carte, personne ne pioche.
heading-TAB-10 = Les carrés
rule-TAB-10 = Un carré (4, 9, 16, 25, 36, 49, 64 ou 81) inverse le sens du jeu, quoi que vous annonciez avec lui : 36 aussi avec « 4 × 9 ». À deux joueurs cela ne change rien, puisque c’est de toute façon à l’autre.
rule-TAB-11 = Avec un carré, il faut aussitôt crier « demi-tour ! » ; le sens s’inverse même si vous oubliez. Si un autre joueur vous prend alors sur le fait, vous piochez une carte et, si vous en êtes convenus, vous perdez aussi votre prochain tour (un tour en cours se joue jusqu’au bout). Avec toute autre carte, l’appel est sans effet et n’est pas une erreur.
rule-TAB-12 = Si vous oubliez de crier, tout autre joueur peut vous prendre sur le fait, même s’il doit perdre un tour. C’est possible jusqu’à ce que le suivant à jouer fasse autre chose que vous prendre sur le fait : dès qu’il a posé ou pioché une carte, par exemple, il est trop tard. Un joueur qui perd son tour ou un coup refusé n’y mettent pas fin. Une seule fois suffit. Une fausse accusation est refusée, avec la raison, et il ne se passe rien.
rule-TAB-13 = Si votre dernière carte est un carré et que vous oubliez de crier, vous ne gagnez que si personne ne vous prend sur le fait : chacun des autres vous prend sur le fait ou laisse passer, dans n’importe quel ordre, et tarder, c’est laisser passer. Dès que l’un d’eux vous prend sur le fait, vous piochez une carte, et le jeu reprend avec le suivant dans le nouveau sens.
heading-TAB-14 = Les fins de table
rule-TAB-14 = Après une fin de table (20, 30, 40, 50, 60, 70, 80 ou 90, quoi que vous annonciez avec elle), le joueur suivant reçoit une carte de la pioche et n’a pas de tour, même s’il doit déjà en perdre un. Le 10 n’est pas une fin de table.
heading-TAB-15 = La fin
rule-TAB-15 = Vous gagnez si vous êtes le premier à ne plus avoir de cartes. L’effet de votre dernière carte ne compte plus, sauf si c’est un carré et que vous avez oublié de crier.
rule-TAB-16 = Si tous les joueurs, l’un après l’autre, ont eu un tour où aucune carte n’a été posée et où personne n’en a pioché, la partie s’arrête ; le joueur qui a le moins de cartes gagne, et à égalité on partage la victoire. Une erreur sans carte à piocher compte aussi comme un tel tour, sauf si quelqu’un a pioché plus tôt pendant ce tour. Un tour perdu ne compte pas.
rule-TAB-20 = Quand il faut piocher et que, pour cela, il faudrait faire une nouvelle pioche pour la dixième fois, la partie s’arrête : le joueur qui a le moins de cartes gagne, et à égalité on partage la victoire. La première pioche ne compte pas, et vous pouvez choisir un autre nombre que dix. Plus personne ne pioche, quelle que soit la raison : après une erreur, par exemple, la carte fausse est de retour en main, mais aucune autre ne s’y ajoute. Une carte bien posée le reste, et le joueur pris sur le fait à cet instant avec sa dernière carte n’en a plus et gagne. Vous pouvez piocher même si cela met fin à la partie.
heading-TAB-17 = À table avec des enfants
rule-TAB-17 = Des signes dans la marge d’une carte indiquent ses tables, au cas où vous ne seriez pas d’accord ou ne sauriez plus. On peut choisir de jouer marges cachées.
rule-TAB-18 = Vous pouvez convenir d’un temps limité pour la multiplication ; d’habitude il n’y en a pas. Le temps écoulé, une carte déjà posée compte comme une multiplication fausse. Sinon, on pioche une carte pour vous et vous passez, ou vous passez simplement s’il n’y en a pas.
heading-TAB-19 = Ce que chacun sait
rule-TAB-19 = Chacun peut connaître la défausse, le nombre de cartes de chaque main et de la pioche, le sens du jeu et tout ce qui a été annoncé. Votre main et la carte que vous venez de piocher ne sont connues que de vous.

## Tabulos: what happens

event-tabulos-deals = Chacun reçoit { $hand } cartes, on retourne le { $top }, et { $you ->
    [seat] vous commencez
   *[no] { $name } commence
}.
event-tabulos-deals-secret = { $you ->
    [seat] Vous recevez { $cards }.
   *[no] { $name } reçoit { $cards }.
}
event-tabulos-lays = { $you ->
    [seat] Vous posez { $card } sur { $top }.
   *[no] { $name } pose { $card } sur { $top }.
}
event-tabulos-says = { $call ->
    [called] { $you ->
        [seat] Vous annoncez { $first } × { $second } et criez « demi-tour ! ».
       *[no] { $name } annonce { $first } × { $second } et crie « demi-tour ! ».
    }
   *[silent] { $you ->
        [seat] Vous annoncez { $first } × { $second }.
       *[no] { $name } annonce { $first } × { $second }.
    }
}
event-tabulos-says_nothing = { $you ->
    [seat] Vous n’avez rien annoncé à temps.
   *[no] { $name } n’a rien annoncé à temps.
}
event-tabulos-too_slow = { $you ->
    [seat] Vous reprenez votre { $card }.
   *[no] { $name } reprend son { $card }.
}
event-tabulos-miscounts = { $you ->
    [seat] Vous reprenez
   *[no] { $name } reprend
} la carte : { $first } × { $second } font { $product }, pas { $card }.
event-tabulos-goes_beyond = { $you ->
    [seat] Vous reprenez
   *[no] { $name } reprend
} la carte : { $card } n’est pas dans la table de { $table }, qui s’arrête à { $last }.
event-tabulos-does_not_fit = { $you ->
    [seat] Vous reprenez
   *[no] { $name } reprend
} la carte : { $card } et { $top } n’ont aucune table en commun.
event-tabulos-other_table = { $you ->
    [seat] Vous reprenez
   *[no] { $name } reprend
} la carte : { $first } × { $second } n’est dans aucune table commune à { $card } et { $top } ({ $shared }).
event-tabulos-turns = Demi-tour : on joue maintenant dans le sens { $direction ->
    [clockwise] des aiguilles d’une montre
   *[counterclockwise] inverse des aiguilles d’une montre
}.
event-tabulos-draws = { $cause ->
    [choice] { $you ->
        [seat] Vous piochez une carte.
       *[no] { $name } pioche une carte.
    }
    [mistake] { $you ->
        [seat] Vous piochez une carte à cause de votre erreur.
       *[no] { $name } pioche une carte à cause de son erreur.
    }
    [caught] { $you ->
        [seat] Vous piochez une carte à cause de l’appel oublié.
       *[no] { $name } pioche une carte à cause de l’appel oublié.
    }
   *[end_point] { $you ->
        [seat] Vous devez piocher une carte après la fin de table.
       *[no] { $name } doit piocher une carte après la fin de table.
    }
}
event-tabulos-draws-secret = Cette carte est { $cards }.
event-tabulos-finds_nothing = { $you ->
    [seat] Vous devriez
   *[no] { $name } devrait
} piocher une carte, mais il n’y en a plus.
event-tabulos-new_pot = On mélange la défausse : { $count ->
    [one] { $count } carte forme
   *[other] { $count } cartes forment
} la nouvelle pioche.
event-tabulos-passes = { $you ->
    [seat] Vous passez.
   *[no] { $name } passe.
}
event-tabulos-misses = { $you ->
    [seat] Vous perdez ce tour.
   *[no] { $name } perd ce tour.
}
event-tabulos-asks = { $you ->
    [seat] Vous avez posé votre
   *[no] { $name } a posé sa
} dernière carte, { $card }, sans crier « demi-tour ! » : aux autres de prendre sur le fait ou de laisser passer.
event-tabulos-lets_go = { $you ->
    [seat] Vous laissez { $other } s’en tirer.
    [other] { $name } vous laisse vous en tirer.
   *[no] { $name } laisse { $other } s’en tirer.
}
event-tabulos-catches = { $you ->
    [seat] Vous prenez sur le fait { $other }, qui n’a pas crié « demi-tour ! » avec le { $card }.
    [other] { $name } vous prend sur le fait : vous n’avez pas crié « demi-tour ! » avec le { $card }.
   *[no] { $name } prend sur le fait { $other }, qui n’a pas crié « demi-tour ! » avec le { $card }.
}
event-tabulos-wins = { $you ->
    [seat] Vous n’avez plus de cartes.
   *[no] { $name } n’a plus de cartes.
}
event-tabulos-stalls = Pendant tout un tour de table, personne n’a posé ni pioché de carte.
event-tabulos-no_new_pot = { $number ->
    [one] La pioche est vide : la partie s’arrête.
   *[other] La pioche s’est épuisée { $number } fois : la partie s’arrête.
}

## Tabulos: why not

why-tabulos-over = La partie est finie : il n’y a plus rien à poser.
why-tabulos-turn = Un instant : c’est à { $name } de jouer.
why-tabulos-lay_first = Posez d’abord une carte, puis annoncez la multiplication.
why-tabulos-say_first = Votre { $card } est posé : annoncez la multiplication qui va avec.
why-tabulos-not_held = Vous n’avez pas de { $card } en main.
why-tabulos-only_drawn = Vous avez pioché une carte, posez donc celle-là, le { $card }, ou passez.
why-tabulos-drew = Vous avez déjà pioché une carte : posez-la ou passez.
why-tabulos-nothing_to_draw = Il n’y a pas de carte à piocher : posez-en une ou passez.
why-tabulos-draw_first = Il y a des cartes à piocher, prenez-en donc une avant de passer.
why-tabulos-own_square = Les autres peuvent vous prendre sur le fait, vous non.
why-tabulos-turned_up = Personne n’a posé le { $card } du dessus, il n’y avait donc rien à crier.
why-tabulos-no_square = Le { $card } du dessus n’est pas un carré, il n’y avait donc rien à crier.
why-tabulos-called = Le joueur qui a posé le { $card } a bien crié « demi-tour ! », il n’y a donc personne à prendre sur le fait.
why-tabulos-caught = Le joueur qui a oublié de crier avec le { $card } a déjà été pris sur le fait.
why-tabulos-too_late = Il est trop tard pour prendre sur le fait le joueur qui a oublié de crier avec le { $card } : le jeu a continué.
why-tabulos-not_asked = Il n’y a rien à laisser passer maintenant.
why-tabulos-wait = Un instant : les autres disent s’ils vous prennent sur le fait.
why-tabulos-asked = Dites d’abord si vous prenez { $name } sur le fait ou laissez passer.
why-tabulos-let_go = Vous avez déjà laissé passer.

## Tabulos: how it ended

ending-tabulos-out_of_cards = { $you ->
    [winner] La victoire est à vous : vous n’avez plus de cartes.
   *[no] La victoire revient à { $winners }, qui n’a plus de cartes.
}
ending-tabulos-stalled = Plus personne ne pose ni ne pioche : le joueur qui a le moins de cartes gagne. { $you ->
    [winner] La victoire est à vous.
    [winners] { $others } et vous partagez la victoire.
   *[no] La victoire revient à { $winners }.
}
ending-tabulos-pots = La pioche s’est épuisée trop souvent : le joueur qui a le moins de cartes gagne. { $you ->
    [winner] La victoire est à vous.
    [winners] { $others } et vous partagez la victoire.
   *[no] La victoire revient à { $winners }.
}

## The command line

cli-players = { $players ->
    [one] un joueur
   *[other] { $players } joueurs
}
cli-open = Partie montrée cartes sur table.
cli-seen = Partie montrée telle que l’a vue { $name }.
cli-unfinished = La partie enregistrée s’arrête ici, avant la fin.
cli-again = La même partie encore une fois : { $command }
cli-keep = Pour l’enregistrer, ajoutez : { $command }
cli-saved = La partie est enregistrée dans { $file }. Pour la relire : { $command }
cli-deck-errors = Erreurs : { $count }
cli-deck-warnings = Avertissements : { $count }
cli-deck-line = ligne { $number }
cli-deck-whole = paquet
cli-deck-broken = On ne peut pas encore jouer avec { $file } : corrigez d’abord les erreurs.
cli-deck-playable = { $together ->
    [yes] On peut jouer avec { $file } : ensemble, et les uns contre les autres de 2 à { $number } joueurs.
   *[no] On peut jouer avec { $file } les uns contre les autres de 2 à { $number } joueurs, pas ensemble.
}
cli-deck-size = { $cards } cartes, { $first } à { $last }
cli-deck-spread = Cartes par tranche de { $number } ans, à partir de l’année indiquée
cli-deck-levels = Cartes selon leur notoriété
cli-deck-wheres = Cartes selon le lieu
level-0 = non indiqué
level-1 = tout le monde
level-2 = la plupart des adultes
level-3 = connaisseurs
where-untold = non indiqué
where-europe = Europe
where-asia = Asie
where-africa = Afrique
where-north-america = Amérique du Nord
where-latin-america = Amérique latine
where-oceania = Océanie
where-world = mer, espace, monde
where-belgium = Belgique
where-netherlands = Pays-Bas
where-luxembourg = Luxembourg
where-france = nord de la France
cli-deck-other = Le paquet « { $text } » a changé depuis ; cette partie est montrée avec les cartes d’alors.

## Playing in the terminal

level-random = au hasard
level-thumb = règle empirique
level-learner = débutant
level-casual = joueur occasionnel
level-strong = joueur confirmé
level-master = expert

play-you = Vous êtes { $name }.
play-bots = Les autres sont des robots. Leur niveau : { $level }.
play-how = Tapez ce que vous voulez faire, par exemple { $text }, ou son numéro dans la liste que vous obtenez avec { $command }. Pour toutes les commandes, tapez help.
play-resumed = La partie reprend là où elle s’était arrêtée.
play-prompt = À vous :
play-prompt-wait = Appuyez sur Entrée pour attendre, ou jouez maintenant :
play-prompt-over = La partie est finie. Appuyez sur Entrée pour quitter :
play-nothing = Vous n’avez rien à faire pour l’instant : appuyez sur Entrée pour attendre.
play-unknown = Commande inconnue : « { $text } ». Tapez help, ou { $command } pour voir ce que vous pouvez faire.
play-number = La liste n’a pas de numéro { $number } : tapez { $command } pour voir la liste.
play-allowed = Aucune règle ne l’interdit en ce moment.
play-why-what = Ajoutez ce que vous voudriez faire, par exemple : { $command }
play-hint-more = Pour savoir ce que ferait un joueur confirmé, tapez encore { $command }.
play-page = Page { $number } sur { $count }. Pour lire la suite, ou une seule règle : { $command }
play-no-rule = Les règles n’ont ni page ni règle « { $text } » ; elles commencent par : { $command }
play-no-undo = On ne reprend un coup que dans une partie d’entraînement : commencez-en une avec --practice.
play-no-move = Vous n’avez encore joué aucun coup à reprendre.
play-undone = Coup repris : { $text }. La partie est comme avant ce coup.
play-kept = La partie est enregistrée dans { $file }.
play-file-there = Il y a déjà un fichier { $file } : choisissez un autre nom.
play-not-kept = La partie n’a pas pu être enregistrée dans { $file } : { $text }
play-go-on = Pour continuer plus tard : { $command }
play-replay = Pour revoir toute la partie cartes sur table : { $command }
play-left = À la prochaine fois.
play-help-list = ce que vous pouvez faire maintenant, numéroté
play-help-why = quelle règle interdit une action
play-help-hint = où regarder ; encore une fois : ce que ferait un joueur confirmé
play-help-table = ce qu’il y a sur la table
play-help-log = ce qui vient de se passer
play-help-rules = les règles, une page ou une seule règle
play-help-undo = reprendre votre dernier coup (dans une partie d’entraînement)
play-help-save = enregistrer la partie dans un fichier
play-help-on = attendre jusqu’à votre tour
play-help-quit = quitter ; la partie est enregistrée
# $game: its name; $text: what the lesson is about
play-lesson = { $game }, une leçon : { $text }
play-lesson-type = Tapez : { $command }
play-lesson-over = La leçon est finie. Appuyez sur Entrée pour sortir :
play-lesson-again = Pour reprendre la leçon ici : { $command }
play-lesson-next = Et maintenant une vraie partie : { $command }

## Hints: what a strong player would do, and why (with -look: where to look before one is told)

# $text: what to do, in words
hint-do = Un joueur confirmé ferait ceci : { $text }.
hint-wait = Un joueur confirmé attendrait.
# Said for people who asked for one where others play
hint-asked = J’ai demandé un conseil.
hint-any-only = Rien d’autre n’est possible maintenant.
hint-any-only-look = Vous n’avez qu’une possibilité.
hint-any-later = Cela peut attendre : on en saura plus ensuite.
hint-any-later-look = Rien ne presse.
hint-any-alike = Ici, tous les choix se valent.
hint-any-alike-look = Ici, vous pouvez choisir librement.
hint-any-ahead = De tous les choix essayés en pensée, celui-ci a fini le mieux.
hint-any-ahead-look = Pensez un coup plus loin que votre première idée.

# $card: the card that it is about; $count: how many cards
hint-telos-high = Plus une carte est haute, plus elle coûte au dernier pli : les hautes partent d’abord.
hint-telos-high-look = Regardez vos cartes hautes.
hint-telos-several = Entamer avec { $count } cartes oblige tous les autres à en jouer { $count } aussi.
hint-telos-several-look = Regardez les cartes que vous avez en plusieurs exemplaires.
hint-telos-keep_low = Le { $card } est la carte la plus basse : on le garde pour le dernier pli.
hint-telos-keep_low-look = Regardez vos cartes basses : il vous en faut une pour le dernier pli.
hint-telos-hold_top = Le { $card } est la carte la plus haute : il reste pour un pli où il sera utile.
hint-telos-hold_top-look = Aurez-vous besoin plus tard de votre plus haute carte ?
hint-telos-zeus = Un Zeus coûte 20 au dernier pli : on le joue dès que possible.
hint-telos-zeus-look = Regardez votre Zeus.
hint-telos-cheap = Une carte plus basse suffit ici ; les hautes serviront peut-être plus tard.
hint-telos-cheap-look = Quelle carte suffit ici ?
hint-telos-beside_ant = À côté de la Fourmi, toute carte convient : une haute s’en va.
hint-telos-beside_ant-look = La Fourmi vous laisse libre : quelle carte voulez-vous perdre ?
hint-telos-swap = Le { $card } risque de remporter le dernier pli ; une carte inconnue est meilleure en moyenne.
hint-telos-swap-look = Regardez votre carte divine.
hint-telos-no_swap = Personne ne connaît la carte divine : c’est une issue pour le dernier pli, pas pour maintenant.
hint-telos-no_swap-look = Faut-il déjà échanger ?
# $this, $that: of a hundred times, after this choice and after the next best one
hint-telos-safe = Essayé en pensée, le dernier pli va aux autres { $this } fois sur 100 ; après le deuxième meilleur choix, { $that } fois.
hint-telos-cost = Essayé en pensée, le dernier pli coûte moins de points de pénalité qu’après le deuxième meilleur choix.
hint-telos-cost-look = Laquelle de vos cartes coûterait le moins au dernier pli ?
hint-telos-safe-look = Pensez au dernier pli.

# $number: on a coin; $points: of the next point card
hint-titus-finish = Avec le { $number }, quatre nombres consécutifs se rejoignent : une suite, qui vaut { $points } points maintenant.
hint-titus-finish-look = Quel nombre vous en donne quatre d’affilée ?
hint-titus-grow = Le { $number } prolonge ce qui se trouve dans la réserve.
hint-titus-grow-look = Quel nombre prolonge quelque chose dans votre réserve ?
hint-titus-another = Un jeton ajouté prolonge le tour : on peut en prendre un autre.
hint-titus-another-look = Comment prolonger votre tour ?
hint-titus-single = Là où rien ne va mieux, un jeton seul est un début.
hint-titus-single-look = Quelque chose convient-il ? Sinon, commencez autre chose.
hint-titus-take_first = Tant qu’un jeton peut être pris, il faut le prendre : réunir, encaisser et finir peuvent attendre.
hint-titus-take_first-look = Pouvez-vous prendre un autre jeton ?
hint-titus-apart = Ce qui reste séparé se prolonge à plus d’endroits qu’un seul long groupe.
hint-titus-apart-look = Faut-il déjà réunir ?
hint-titus-join_run = Réunis, les nombres qui se prolongent deviennent une suite, qui vaut { $points } points maintenant.
hint-titus-join_run-look = Qu’est-ce qui se prolonge dans votre réserve ?
hint-titus-score = Il est temps d’encaisser : la prochaine carte de points vaut { $points }, les suivantes moins.
hint-titus-score-look = Regardez vos suites.
hint-titus-hold = Une suite dans la réserve est à l’abri, et le joueur qui en a le moins n’a pas de limite : encaisser peut attendre.
hint-titus-hold-look = Faut-il encaisser votre suite maintenant ?
# $name: whom it would suit
hint-titus-deny = { $you ->
    [seat] Le { $number } vous irait bien, et c’est ensuite à vous.
   *[no] Le { $number } irait bien à { $name }, à qui c’est ensuite de jouer.
}
hint-titus-deny-look = Qu’aimerait avoir le joueur suivant ?
hint-titus-gives = Le { $number } aiderait le joueur qui le reçoit : ainsi il aide le moins les autres.
hint-titus-gives-look = Votre jeton aide-t-il quelqu’un ?
hint-titus-turned = Retourné, le { $number } devient un nombre à deux près au plus, et certains conviennent.
hint-titus-turned-look = Que peuvent cacher les jetons des autres au verso ?
hint-titus-run = Essayé en pensée, le tour donne une suite { $this } fois sur 100 ; après le deuxième meilleur choix, { $that } fois.
hint-titus-run-look = Pensez à tout votre tour, pas à un seul jeton.
hint-titus-room = Essayé en pensée, plus de nombres conviennent à la réserve après le tour qu’après le deuxième meilleur choix.
hint-titus-room-look = Qu’est-ce qui devra convenir à votre réserve au prochain tour ?

# $card: the card that is laid; $on: the card on top; $tables: those of both
hint-tabulos-lay = Une carte posée est une carte de moins ; piocher agrandit la main.
hint-tabulos-lay-look = Laquelle de vos cartes partage une table avec celle du dessus ?
hint-tabulos-hit = { $you ->
    [seat] { $card } est une fin de table : vous piochez une carte et perdez un tour.
   *[no] { $card } est une fin de table : { $name } pioche une carte et perd un tour.
}
hint-tabulos-hit-look = Cherchez une fin de table.
hint-tabulos-block = { $you ->
    [seat] Vous avez moins de chances de pouvoir répondre à { $card } qu’à la deuxième meilleure carte.
   *[no] { $name } a moins de chances de pouvoir répondre à { $card } qu’à la deuxième meilleure carte.
}
hint-tabulos-block-look = À quoi le joueur suivant peut-il difficilement répondre ?
hint-tabulos-follow = Après { $card }, le reste de la main a plus de chances de convenir à nouveau.
hint-tabulos-follow-look = Que poserez-vous ensuite ?
hint-tabulos-catch = { $you ->
    [seat] Vous avez posé un carré sans crier « demi-tour ! » : être pris sur le fait coûte une carte.
   *[no] { $name } a posé un carré sans crier « demi-tour ! » : être pris sur le fait coûte une carte.
}
hint-tabulos-catch-look = Quelqu’un a-t-il oublié quelque chose ?
hint-tabulos-call = { $card } est un carré : on crie « demi-tour ! » en le posant.
hint-tabulos-call-look = Votre carte est-elle un carré ?
hint-tabulos-sum = { $count ->
    [one] { $card } et { $on } partagent la table de { $tables }.
   *[other] { $card } et { $on } partagent les tables de { $tables }.
}
hint-tabulos-sum-look = À quelle table appartiennent les deux cartes ?
hint-tabulos-wins = Essayé en pensée, ceci gagne { $this } fois sur 100 ; le deuxième meilleur choix, { $that } fois.
hint-tabulos-wins-look = Pensez un tour plus loin.

# $card: an event; $date, $until: of the cards beside the place
hint-timeline-known = La date de { $card } a déjà été vue : sa place est certaine.
hint-timeline-known-look = Avez-vous déjà vu l’une de vos cartes ?
hint-timeline-belief = Ce qu’on sait de cet événement indique cette place.
hint-timeline-belief-look = Que savez-vous de vos événements ?
hint-timeline-room_before = Pour un événement sans date connue, c’est avant { $date } qu’il y a le plus de place.
hint-timeline-room_before-look = Si vous ignorez la date : où l’intervalle est-il le plus large ?
hint-timeline-room_before-do = Si vous ne connaissez aucune des dates : { $text }.
hint-timeline-room_after = Pour un événement sans date connue, c’est après { $date } qu’il y a le plus de place.
hint-timeline-room_after-look = Si vous ignorez la date : quel intervalle est le plus large ?
hint-timeline-room_after-do = Si vous ne connaissez aucune des dates : { $text }.
hint-timeline-room_between = Pour un événement sans date connue, c’est entre { $date } et { $until } qu’il y a le plus de place.
hint-timeline-room_between-look = Si vous ignorez la date : entre quelles cartes l’intervalle est-il le plus large ?
hint-timeline-room_between-do = Si vous ne connaissez aucune des dates : { $text }.
hint-timeline-wins = Essayé en pensée, ceci gagne { $this } fois sur 100 ; la deuxième meilleure place, { $that } fois.
hint-timeline-wins-look = Quelle carte et quel intervalle vont ensemble ?
hint-timeline_together-earns = Une carte dans la frise rapporte des points ; devant un joueur, elle en coûte un.
hint-timeline_together-earns-look = Regardez les deux bouts de la rangée et les emplacements libres.
hint-timeline_together-gap = Une carte loin de la rangée laisse un trou où une seule carte peut aller.
hint-timeline_together-gap-look = Vos cartes sont-elles loin de la rangée ?
hint-timeline_together-later = Une carte qui attend peut encore rapporter ses points plus tard.
hint-timeline_together-later-look = Faut-il le faire maintenant ?
hint-timeline_together-risk = Si aucune carte du joueur ne trouve de place, la partie est finie, et cela peut bien arriver.
hint-timeline_together-risk-look = Et si aucune de vos cartes ne trouve de place ?
hint-timeline_together-tidy = La carte en travers ne peut plus être placée ; sans elle, il y a de la place pour une nouvelle.
hint-timeline_together-tidy-look = Regardez la carte en travers.
hint-timeline_together-discard = Une carte défaussée fait de la place pour une nouvelle.
hint-timeline_together-discard-look = Regardez le symbole sur la défausse.
hint-timeline_together-placed = Essayé en pensée, plus de cartes trouvent leur place qu’après le deuxième meilleur choix.
hint-timeline_together-placed-look = Pensez aux cartes à venir.

# What to do in Titus without the names of coins, which only the terminal needs
hint-act-titus-take = prendre le { $side } de la pioche
hint-act-titus-keep = poser le { $side } seul
hint-act-titus-rob = prendre le { $side } d’une suite de { $other } et le retourner
hint-act-titus-exchange = donner votre jeton à { $other } contre le { $side }, et le retourner
hint-act-titus-add = ajouter le { $side } à { $sides }

## Tips: said once, at the moment they are about

tip-telos-last_trick = Dernier pli : la carte la plus haute le remporte et coûte sa valeur en points de pénalité.
tip-telos-several = Vous avez plusieurs { $card } : vous pouvez entamer avec eux ensemble, et chacun doit en jouer autant.
tip-telos-few_cards = Plus que trois cartes : laquelle voulez-vous garder pour le dernier pli ?
tip-telos-zeus = Vous avez un Zeus : pour suivre, il égale la carte la plus haute, mais au dernier pli il coûte 20.
tip-telos-divine = Une fois dans cette manche, vous pouvez échanger une carte de votre main contre votre carte divine, sans la voir.
tip-telos-danger = Vous avez { $points } points de pénalité ; à 32 vous perdez, alors évitez le dernier pli.
# $sides: the numbers of a group
tip-titus-run = Vous avez une suite : encaissez-la quand vous voulez pendant votre tour, pour { $points } points maintenant.
tip-titus-three = Vous en avez trois d’affilée, { $sides } : le quatrième en fait une suite qui rapporte.
tip-titus-exchange = Vous pouvez échanger ce jeton contre un jeton seul d’un autre joueur, que vous retournez.
tip-titus-rob = Au lieu de la pioche, vous pouvez prendre le jeton du dessus d’une suite encaissée par un autre, et le retourner.
tip-titus-no_limit = C’est vous qui en avez le moins : vous pouvez prendre plus de trois jetons à ce tour.
tip-titus-low_pile = { $count ->
    [one] Plus qu’un jeton dans la pioche : encaissez vos suites à temps.
   *[other] Plus que { $count } jetons dans la pioche : encaissez vos suites à temps.
}
tip-tabulos-call = { $card } est un carré : criez « demi-tour ! » avec la multiplication.
tip-tabulos-say = Annoncez une multiplication qui donne { $card }, dans une table à laquelle { $on } appartient aussi.
tip-tabulos-choose = Les signes dans la marge indiquent les tables d’une carte : posez-en une qui partage une table avec { $card }, ou piochez.
tip-tabulos-last_card = { $name } n’a plus qu’une carte : à laquelle est-il difficile de répondre ?
tip-tabulos-end_point = { $card } est une fin de table : le joueur suivant pioche une carte et perd un tour.
tip-tabulos-square = { $card } est un carré : il inverse le sens, et vous criez « demi-tour ! » en le posant.
tip-timeline-play_off = Départage : placez votre carte ; seuls ceux qui ont raison continuent.
tip-timeline-seen_before = La date de { $card } a déjà été montrée : vous en souvenez-vous ?
tip-timeline-first_card = Placez l’événement dont vous êtes le plus certain ; s’il est mal placé, vous piochez une carte.
tip-timeline-last_one = Votre dernière carte : bien placée, elle peut vous faire gagner cette manche.
tip-timeline-gaps = La frise se remplit : gardez les événements faciles pour les intervalles étroits et profitez des larges tant qu’il y en a.
tip-timeline_together-must_place = Une carte a échoué : si aucune des vôtres ne trouve de place à ce tour, la partie est finie.
tip-timeline_together-second = Vous pouvez essayer une deuxième carte ou vous arrêter : un échec ne coûte que la place de cette carte.
tip-timeline_together-sideways = { $card } est en travers : on ne peut plus l’essayer, seulement s’en défausser.
tip-timeline_together-begin = Jouez d’abord les cartes antérieures ou postérieures à toute la rangée : elles rapportent deux points.
tip-timeline_together-slots = { $count ->
    [one] Un emplacement est pris : une carte qui y a aussi sa place ne peut plus être posée.
   *[other] { $count } emplacements sont pris : les cartes qui y ont aussi leur place ne peuvent plus être posées.
}

## Why a bot did that

why-move-secret = Ce serait en dire trop maintenant : redemandez-le-moi quand ce sera fini.
why-move-none = Je n’ai rien vu de mieux.

## What you can do

act-wait = attendre
act-telos-play = jouer { $cards }
act-telos-swap = échanger { $cards } contre votre carte divine, sans la voir
act-titus-take = prendre le { $side } (jeton { $coin }) à la pioche
act-titus-end = finir votre tour
act-titus-keep = poser le { $side } (jeton { $coin }) seul
act-titus-rob = prendre à { $other } le jeton { $coin } (maintenant { $side }) sur une suite et le retourner
act-titus-exchange = donner votre jeton à { $other }, prendre le jeton { $coin } (maintenant { $side }) et le retourner
act-titus-add = ajouter le { $side } (jeton { $coin }) à { $sides }
act-titus-score = encaisser { $sides } pour { $points } points
act-titus-join = réunir { $first } et { $second }
act-tabulos-lay = poser { $card } sur { $top }
act-tabulos-draw = piocher une carte
act-tabulos-pass = passer
act-tabulos-catch = prendre sur le fait le joueur qui a oublié de crier « demi-tour ! »
act-tabulos-let_go = laisser passer
act-tabulos-say_nothing = ne rien annoncer
act-tabulos-say = { $call ->
    [called] annoncer { $first } × { $second } et crier « demi-tour ! »
   *[silent] annoncer { $first } × { $second }
}
act-timeline-place-first = placer { $cards } avant { $date }
act-timeline-place-last = placer { $cards } après { $date }
act-timeline-place-between = placer { $cards } { $date }
act-timeline_together-play = essayer { $cards }
act-timeline_together-discard = se défausser de { $cards }
act-timeline_together-stop = finir votre tour ici

## What you see

see-hand = Votre main : { $cards }
see-telos-round = Manche { $round } ; donneur : { $name } ; on joue dans le sens { $direction ->
    [clockwise] des aiguilles d’une montre
   *[counterclockwise] inverse des aiguilles d’une montre
}.
see-telos-lead = À vous d’entamer : une carte{ $count ->
    [one] .
   *[other] , ou jusqu’à { $count } de même valeur.
}
see-telos-lead-last = À vous d’entamer le dernier pli : celui qui le remporte reçoit les points de pénalité.
see-telos-match = À égaler ou à dépasser : { $match }
see-telos-match-last = C’est le dernier pli : celui qui le remporte reçoit les points de pénalité. La plus haute carte est pour l’instant { $match }.
see-telos-picked = Vous avez choisi { $cards } ; il faut { $number } cartes.
see-telos-player = { $name } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main, points de pénalité : { $total }
see-telos-minus = { $name } : { $total } points de pénalité
see-telos-zeus = Cartes Zeus dans le jeu : { $cards }
see-telos-swan = Le Cygne a été joué : on entame avec une seule carte.
see-telos-divine = Votre carte divine est là, face cachée : vous pouvez l’échanger contre une carte.
see-telos-swapped = Vous avez échangé { $gave } contre { $came }.

see-titus-top = Sur la pioche : le { $side } (jeton { $coin }) ; { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} dans la pioche.
see-titus-empty = La pioche est vide.
see-titus-hand = Dans votre main : { $sides }
see-titus-back = { $side } [dos { $back }]
see-titus-piece = { $sides } (jeton { $coin })
see-titus-reserve = En réserve chez { $name } : { $sides }
see-titus-no-reserve = En réserve chez { $name } : rien
see-titus-own = Votre réserve : { $sides }
see-titus-no-own = Votre réserve est vide.
see-titus-run = Suite encaissée par { $name } : { $sides }, pour { $points } points
see-titus-own-run = Votre suite : { $sides }, pour { $points } points
see-titus-bare-run = Suite encaissée par { $name }, mais tous les jetons sont partis : { $points } points
see-titus-player = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
see-titus-cards = Cartes de points restantes : { $text }
see-titus-no-cards = Il n’y a plus de carte de points.

see-tabulos-top = Carte du dessus : { $top }
see-tabulos-top-tables = Carte du dessus : { $top } (tables : { $shared })
see-tabulos-hand = Votre main, avec les tables de chaque carte entre parenthèses : { $cards }
see-tabulos-drawn = Vous venez de piocher { $card } : posez cette carte ou passez.
see-tabulos-down = Vous avez posé { $cards } sur { $top } : annoncez la multiplication.
see-tabulos-ask = { $name } a posé sa dernière carte, { $card }, sans crier « demi-tour ! » : prendre sur le fait, ou laisser passer ?
see-tabulos-player = { $name } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
see-tabulos-missing = { $number ->
    [one] { $name } doit encore perdre un tour.
   *[other] { $name } doit encore perdre { $number } tours.
}
see-tabulos-pot = Dans la pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ; on joue dans le sens { $direction ->
    [clockwise] des aiguilles d’une montre
   *[counterclockwise] inverse des aiguilles d’une montre
}.

see-timeline-line = La frise, avec les places pour une carte :
see-timeline-gap = place numéro { $number }
see-timeline-yours = Vos cartes :
see-timeline-hand = Devant { $name } :
see-timeline-out = { $name } ne joue plus.
see-timeline-finished = { $name } a bien placé sa dernière carte.
see-timeline-play-off = C’est un départage.
see-timeline-pile = La pioche compte { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, sur le dessus { $cards }.
see-timeline-no-pile = La pioche est vide.
see-timeline_together-row = La frise, de gauche à droite :
see-timeline_together-slot = emplacement : { $cards }
see-timeline_together-free = emplacement : libre
see-timeline_together-card = { $cards }, symbole « { $icon } »
see-timeline_together-sideways = { $cards }, symbole « { $icon } », en travers
see-timeline_together-discards = Sur la défausse : { $cards }, avec le symbole « { $icon } ».
see-timeline_together-score = Le score est pour l’instant de { $score ->
    [one] { $score } point
   *[other] { $score } points
}.

## Timeline: names, options, decks, icons
## A deck is a "paquet", an icon a "symbole", a slot an "emplacement", a gap a "place", sideways "en travers".

game-timeline = Timeline
game-timeline-about = Glissez vos événements dans une frise qui s’allonge, sans connaître leurs dates, et soyez le seul à bien placer votre dernière carte.
game-timeline_together = Timeline coopératif
game-timeline_together-about = Construisez ensemble une seule frise : discutez du moment où tout s’est passé, et placez le plus de cartes possible.
option-timeline-deck = Paquet de cartes
option-timeline-deck-about = Les événements du jeu.
option-timeline-levels = Notoriété
option-timeline-levels-about = Les événements dont tout le monde a entendu parler, ceux aussi que la plupart des adultes connaissent, ou tous.
option-timeline-first = Premier joueur
option-timeline-first-about = Le plus jeune commence : dites qui c’est, ou laissez faire le sort.
option-timeline_together-deck = Paquet de cartes
option-timeline_together-deck-about = Les événements du jeu ; une partie en compte 36.
option-timeline_together-levels = Notoriété
option-timeline_together-levels-about = Les événements dont tout le monde a entendu parler, ceux aussi que la plupart des adultes connaissent, ou tous.
option-timeline_together-first = Premier joueur
option-timeline_together-first-about = Le plus âgé commence : dites qui c’est, ou laissez faire le sort.

deck-world = Histoire du monde
deck-world-about = Batailles, voyages, souverains et révolutions du monde entier, des premiers temples à nos jours.
deck-science = Sciences et techniques
deck-science-about = Découvertes, inventions et prouesses techniques, de la roue aux vaisseaux spatiaux.
deck-arts = Arts et culture
deck-arts-about = Art, livres, musique, théâtre, cinéma et sport du monde entier, d’Homère à nos jours.
deck-lowlands = Les Plats Pays
deck-lowlands-about = Événements de Belgique, des Pays-Bas et de leurs voisins, des dolmens de Drenthe à nos jours.
deck-everyday = Tous les jours
deck-everyday-about = Inventions, cuisine, jeux, sport, cinéma et musique que tout le monde connaît : fait pour une première soirée avec des enfants.
example-deck = exemple

icon-sun = soleil
icon-moon = lune
icon-star = étoile
icon-ship = navire
icon-tree = arbre
icon-key = clé

## Timeline: the cards, and the rules of playing together

heading-TWI-01 = Les cartes
rule-TWI-01 = Chaque carte est un événement réel : la face claire dit ce qui s’est passé, la face sombre donne aussi sa vraie date, une année (même avant notre ère) ou une date plus précise. Chaque paquet indique avec quelle précision ses dates se comparent, pour dire avant, après, entre ou égal, et n’admet aucune carte dont la date est moins précise. Deux dates égales à cette précision comptent comme une même date. Une date incertaine est donnée par la plus ancienne et la plus tardive possibles.
rule-TWI-02 = Chaque face d’une carte porte l’un des six symboles, et les deux symboles d’une carte sont différents. Dans un paquet, ils sont répartis également : sur chaque face, un symbole apparaît au plus une fois de plus qu’un autre. Une carte garde ses symboles d’une partie à l’autre.
rule-TWI-03 = Vous pouvez jouer avec un paquet à vous, tiré d’un fichier ; il est vérifié, et tout ce qui ne va pas est clairement expliqué. Donnez des symboles à toutes les cartes ou à aucune : si aucune n’en a, ils sont répartis également pour vous ; les vôtres peuvent être répartis inégalement, mais deux symboles identiques sur une carte sont refusés.
heading-TWI-04 = Préparation
rule-TWI-04 = On mélange les cartes, face claire visible, et 36 d’entre elles sont en jeu ; les autres retournent dans la boîte. Seules les cartes à date certaine sont en jeu, et avant d’en prendre 36 la table peut écarter des niveaux : les événements pour connaisseurs, ou tout sauf ce que chacun connaît. S’il reste moins de 36 de ces cartes, le paquet est refusé.
rule-TWI-05 = Chacun reçoit quatre cartes, posées face claire visible, sous les yeux de tous. On les distribue place après place, quatre à la fois ; viennent ensuite le début de la frise, puis celui de la défausse. Personne ne regarde la date d’une carte avant qu’elle soit jouée.
rule-TWI-06 = La frise chronologique commence par une carte retournée face sombre visible, et la défausse par une autre. Le reste forme la pioche, face claire visible : chacun voit donc l’événement et le symbole de la carte du dessus.
rule-TWI-07 = Le joueur le plus âgé commence : la table dit qui c’est, sinon le sort en décide. On joue dans le sens des aiguilles d’une montre.
heading-TWI-08 = Un tour
rule-TWI-08 = À votre tour, vous jouez une ou deux cartes, l’une après l’autre, ou bien vous vous défaussez d’une carte. Faire les deux dans le même tour n’est pas permis.
rule-TWI-09 = À la fin de votre tour, vous piochez jusqu’à ce qu’il y ait quatre cartes devant vous ou que la pioche soit vide. Les cartes posées en travers comptent parmi les quatre. Une fois la partie finie, on ne pioche plus.
rule-TWI-10 = Une carte jouée est retournée, et sa date décide de sa place. Antérieure à toutes les cartes de la frise, elle va à l’extrémité gauche de la rangée du bas ; postérieure à toutes, à l’extrémité droite.
rule-TWI-11 = Si une carte de la frise a la même date que celle que vous jouez, la vôtre se pose dessus, les deux dates restant visibles ; c’est seulement s’il n’y en a pas que les emplacements entrent en jeu. Cela vaut pour une carte de la rangée du bas comme pour une carte dans un emplacement, et la vôtre compte pour la rangée où elle se trouve. Une pile est une seule voisine et ne crée pas de nouvel emplacement.
rule-TWI-12 = Si la date de votre carte tombe entre deux voisines de la rangée du bas, elle va dans l’emplacement au-dessus de ces deux-là, à condition qu’il soit libre.
rule-TWI-13 = Les voisines sont des cartes côte à côte dans la rangée du bas au moment où vous jouez. Cette rangée ne s’allonge que par ses extrémités : on n’y intercale jamais de carte.
rule-TWI-14 = Si l’emplacement de votre carte est pris, elle ne peut pas être jouée : on la remet face claire visible, en travers devant vous. Tout le monde a vu sa date, qui reste connue de tous. On ne peut plus l’essayer, seulement s’en défausser.
rule-TWI-15 = Si une carte n’a pas trouvé de place et que vous n’en avez placé aucune pendant ce tour, vous devez en essayer une autre. Vous ne pouvez plus choisir de vous défausser.
rule-TWI-16 = Après avoir placé une première carte, vous pouvez vous arrêter ou en essayer une deuxième ; si elle trouve sa place aussi, votre tour est fini, sinon vous pouvez vous arrêter ou essayer encore. Quand vous avez placé une carte et qu’il ne vous en reste aucune à essayer, votre tour finit de lui-même. Placer la toute dernière carte du jeu met aussitôt fin à la partie.
rule-TWI-17 = Si vous choisissez de jouer et que vous ne placez aucune carte pendant ce tour, la partie est finie. Cela vaut même quand vous auriez pu vous défausser : la table vous avertit donc.
rule-TWI-18 = Vous pouvez vous défausser d’une de vos cartes, même posée en travers, si le symbole de sa face claire est celui que montre la carte sombre au sommet de la défausse. On la retourne sur cette pile, où elle montre sa date et le symbole de sa face sombre.
rule-TWI-19 = Au début d’un tour, une fois sautés les joueurs sans cartes, on regarde si le joueur dont c’est le tour peut essayer une carte ou se défausser. S’il ne peut ni l’un ni l’autre, la partie est finie, même si d’autres pouvaient continuer.
rule-TWI-20 = Parlez-en entre vous : chacun peut discuter de toutes les cartes visibles. C’est le joueur dont c’est le tour qui décide.
heading-TWI-21 = Fin et score
rule-TWI-21 = Quand la pioche est vide, on continue avec les cartes qui se trouvent devant les joueurs. Si un joueur n’en a plus, on saute son tour.
rule-TWI-22 = La partie est finie quand toutes les cartes sont placées ou défaussées. Elle finit plus tôt si quelqu’un choisit de jouer et ne place rien, ou ne peut, au début de son tour, ni essayer une carte ni se défausser.
rule-TWI-23 = Chaque carte de la rangée du bas rapporte 2 points et chaque carte dans un emplacement 1 ; chaque carte de la défausse, de la pioche ou devant un joueur coûte 1 point. Ainsi, 15 cartes dans la rangée du bas, 8 dans des emplacements, 11 défaussées, 2 devant les joueurs et aucune dans la pioche font 25 points.
rule-TWI-24 = Le score donne droit à l’un des huit rangs, chacun avec son nom : moins de 0, de 0 à 10, de 11 à 20, de 21 à 30, de 31 à 40, de 41 à 50, de 51 à 60, et 61 ou plus.
heading-TWI-25 = Ce que chacun sait
rule-TWI-25 = Tant que dure la partie, personne ne connaît la date d’une carte qui n’a jamais été retournée. D’une telle carte, on ne vous montre que l’événement, l’image, le symbole et une marque. L’image n’en dit pas plus sur la date que les mots, et la marque est tirée de nouveau à chaque partie, pour que personne ne puisse s’en servir pour chercher la date. Connaître la date grâce à l’événement lui-même, c’est tout le jeu. La partie finie, on peut retourner toutes les cartes dont l’événement était visible, même celles qui montrent leur face claire.

## Timeline: the rules of playing against each other

heading-TIM-01 = Préparation
rule-TIM-01 = Dans ce jeu, les symboles ne comptent pas. Toutes les cartes du paquet, ou celles des niveaux que la table a choisis, forment la pioche, face claire visible : chacun voit donc l’événement de la carte du dessus. Il en faut au moins quatre par joueur, plus une, sinon le paquet est trop petit.
rule-TIM-02 = Chacun reçoit quatre cartes, face claire visible : place après place, quatre à la fois, à partir de la première place. Une carte de plus, retournée face sombre visible, commence la frise. Personne ne regarde les dates de ses cartes.
rule-TIM-03 = Le joueur le plus jeune commence : la table dit qui c’est, sinon le sort en décide. On joue dans le sens des aiguilles d’une montre.
heading-TIM-04 = Un tour
rule-TIM-04 = À votre tour, vous posez une de vos cartes dans la frise : à l’extrémité gauche, à l’extrémité droite ou entre deux voisines. Ensuite, on la retourne.
rule-TIM-05 = Si votre carte est bien placée, elle y reste, face sombre visible. À côté d’une carte de même date, la gauche et la droite sont bonnes toutes deux ; s’il y a plusieurs cartes de cette date, toute place à côté d’elles ou entre elles est bonne. Quand des dates sont incertaines, une place est bonne si on peut choisir parmi les dates possibles de façon que toute la frise soit dans l’ordre.
rule-TIM-06 = Si votre carte est mal placée, elle va d’abord à la défausse, puis vous piochez une carte. Cela vaut aussi lors d’un départage.
rule-TIM-07 = S’il faut une carte et que la pioche est vide, on mélange les cartes défaussées pour en former une nouvelle, y compris la carte qui vient d’être mal placée. Les dates déjà vues restent connues de tous ; l’ordre de la nouvelle pioche est caché.
heading-TIM-08 = La fin
rule-TIM-08 = Une manche, c’est un tour pour chaque joueur encore en jeu, à partir du premier joueur. Lors d’un départage, elle commence par le premier joueur encore en jeu, en comptant dans le sens des aiguilles d’une montre depuis le joueur qui a commencé la partie. Si un seul joueur place bien sa dernière carte dans une manche, il gagne, mais seulement à la fin de la manche, qui se joue toujours jusqu’au bout.
rule-TIM-09 = Si plusieurs joueurs placent bien leur dernière carte dans la même manche, ils se départagent : ils reçoivent une nouvelle carte chacun, distribuée dans l’ordre du jeu, et tous les autres sont éliminés. Les cartes des éliminés restent devant eux, sans être vues. Chaque manche de départage se juge de même : si un seul joueur place bien sa carte, il gagne ; si plusieurs le font, ils continuent, et ceux qui se sont trompés sont éliminés. Par exemple, si deux joueurs sur trois placent bien leur carte, le troisième est éliminé et les deux autres reçoivent chacun une nouvelle carte. Si personne n’y parvient, tous continuent avec la carte piochée à la place.
rule-TIM-10 = Si la pioche et les cartes défaussées réunies ne suffisent pas pour la donne d’un départage, ceux qui auraient continué se partagent la victoire.

## Timeline: what happens

event-timeline-begins = La frise débute par { $cards } ({ $date }), et { $you ->
    [seat] vous commencez
   *[no] { $name } commence
}.
event-timeline-placed = { $you ->
    [seat] Vous placez
   *[no] { $name } place
} { $cards } { $order ->
    [before] avant
   *[after] après
} { $beside } : { $date }, { $right ->
    [yes] c’est juste.
   *[no] c’est faux, et la carte va à la défausse.
}
event-timeline-draws = { $you ->
    [seat] Vous piochez { $cards }.
   *[no] { $name } pioche { $cards }.
}
event-timeline-new_pile = La pioche est vide : { $count ->
    [one] la seule carte défaussée devient la nouvelle pioche
   *[other] les { $count } cartes défaussées sont mélangées pour en former une nouvelle
}.
event-timeline-play_off = Départage : { $you ->
    [seats] { $others } et vous recevez
   *[no] { $seats } reçoivent
} chacun une nouvelle carte, et personne d’autre ne continue.

event-timeline_together-begins = La frise débute par { $cards } ({ $date }), la défausse par { $discard } ({ $discard_date }), avec le symbole « { $icon } », et { $you ->
    [seat] vous commencez
   *[no] { $name } commence
}.
event-timeline_together-tries = { $where ->
    [left] { $you ->
        [seat] Vous jouez
       *[no] { $name } joue
    } { $cards } : { $date }, avant toutes les autres, donc à l’extrémité gauche.
    [right] { $you ->
        [seat] Vous jouez
       *[no] { $name } joue
    } { $cards } : { $date }, après toutes les autres, donc à l’extrémité droite.
    [slot] { $you ->
        [seat] Vous jouez
       *[no] { $name } joue
    } { $cards } : { $date }, et la carte va dans un emplacement libre.
    [stacked] { $you ->
        [seat] Vous jouez
       *[no] { $name } joue
    } { $cards } : { $date }, la même date qu’une carte déjà posée, donc par-dessus.
   *[nowhere] { $you ->
        [seat] Vous essayez
       *[no] { $name } essaie
    } { $cards } : { $date }, mais l’emplacement est pris, et la carte est posée en travers.
}
event-timeline_together-discards = { $you ->
    [seat] Vous vous défaussez
   *[no] { $name } se défausse
} : { $cards } ({ $date }), et la défausse montre maintenant le symbole « { $icon } ».
event-timeline_together-draws = { $you ->
    [seat] Vous piochez { $cards }.
   *[no] { $name } pioche { $cards }.
}
event-timeline_together-ends = Le score final est de { $score ->
    [one] { $score } point
   *[other] { $score } points
}, ce qui donne le rang « { $rank ->
    [0] Poussière d’archives
    [1] Visiteurs sans plan
    [2] Surveillants à leur poste
    [3] Guides pleins d’histoires
    [4] Fouilleurs au pinceau fin
    [5] Archivistes sans antisèche
    [6] Conservateurs des siècles
   *[7] Gardiens du temps
} ».

## Timeline: why not

why-timeline-over = La partie est finie : on ne place plus de cartes.
why-timeline-turn = Un instant : c’est à { $name } de jouer.
why-timeline-no_card = Choisissez une des cartes devant vous : il y en a { $held ->
    [one] une seule
   *[other] { $held }
}.
why-timeline-no_gap = La frise n’a pas cette place : les places vont de 0, à l’extrémité gauche, à { $last }, à l’extrémité droite.
why-timeline_together-over = La partie est finie : on ne joue plus de cartes et on ne se défausse plus.
why-timeline_together-turn = Un instant : c’est à { $name } de jouer.
why-timeline_together-stop = Vous pourrez vous arrêter dès que vous aurez placé une carte pendant ce tour.
why-timeline_together-no_card = Choisissez une des cartes devant vous : il y en a { $held ->
    [one] une seule
   *[other] { $held }
}.
why-timeline_together-sideways = Cette carte a déjà été essayée sans trouver de place : on ne peut que s’en défausser.
why-timeline_together-icon = La défausse montre le symbole « { $icon } » : on ne peut se défausser maintenant que d’une carte qui le porte sur sa face claire.
why-timeline_together-must_try = Vous avez choisi de jouer et n’avez encore rien placé, essayez donc une autre carte : pendant ce tour, il n’est plus possible de vous défausser.
why-timeline_together-not_both = Vous avez déjà placé une carte pendant ce tour, et on ne peut pas jouer et se défausser dans le même tour.

warn-timeline_together-must_place = Attention : si vous choisissez de jouer et ne placez aucune carte pendant ce tour, la partie est finie.

## Timeline: how it ended

ending-timeline-finished = La victoire { $you ->
    [winner] est à vous
   *[no] revient à { $winners }
} : personne d’autre n’a bien placé sa dernière carte dans cette manche.
ending-timeline-shared = La victoire est partagée entre { $you ->
    [winners] { $others } et vous
   *[no] { $winners }
} : il reste trop peu de cartes pour un départage.
ending-timeline_together-complete = Toutes les cartes sont placées ou défaussées : la partie a été menée à son terme.
ending-timeline_together-none_placed = Au dernier tour, des cartes ont été jouées sans qu’aucune trouve sa place, ce qui a mis fin à la partie.
ending-timeline_together-no_move = Le joueur dont c’était le tour ne pouvait ni essayer une carte ni se défausser, ce qui a mis fin à la partie.

## Timeline: dates

date-bc = { NUMBER($year, useGrouping: 0) } av. J.-{ "\u2060" }C.
date-ad = { NUMBER($year, useGrouping: 0) } apr. J.-{ "\u2060" }C.
date-day = { $day ->
    [1] 1er
   *[other] { $day }
} { $month } { NUMBER($year, useGrouping: 0) }
date-between = entre { $first } et { $last }
date-span = vers { $first }{ "\u2060" }–{ "\u2060" }{ $last }
era-bc = av. J.-{ "\u2060" }C.
era-ad = apr. J.-{ "\u2060" }C.
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre

## Decks of one’s own: what is wrong with a file, and what to do

problem-too_big = Le fichier dépasse 1 Mo : réduisez-le, ou faites-en deux paquets.
problem-not_utf8 = Cette ligne n’est pas en UTF-8 : enregistrez de nouveau le fichier en UTF-8.
problem-not_csv = À partir de cette ligne, le fichier est illisible : vérifiez que chaque guillemet ouvert est refermé.
problem-empty = Le fichier est vide : il faut une ligne avec les noms des colonnes, puis une ligne par carte.
problem-unknown_column = Il n’y a pas de colonne « { $column } » ; choisissez parmi { $columns }.
problem-column_twice = La colonne « { $column } » figure deux fois : enlevez-en une.
problem-date_column = Un paquet a besoin d’une colonne de dates : « date » pour comparer des années, ou « day » pour comparer des jours.
problem-language_column = Un paquet a besoin d’une colonne d’événements : « en », « nl » ou « fr », une au moins.
problem-icon_columns = Les symboles demandent deux colonnes, « light » et « dark » : ajoutez l’autre, ou enlevez celle-ci.
problem-too_many_cards = Il y a { $cards } cartes, et un paquet en compte { $limit } au plus : faites-en deux.
# $found, $limit: numbers of columns
problem-too_many_columns = Il y a { $found } colonnes, et un paquet en connaît { $limit } : enlevez les autres.
problem-fields = Cette ligne a { $found } champs et l’en-tête { $expected } : mettez entre guillemets un texte qui contient une virgule ou un point-virgule.
problem-control = Cette ligne contient un caractère de contrôle invisible : enlevez-le, ou retapez la ligne.
problem-date_missing = La date manque : ajoutez-la.
problem-no_such_day = Le calendrier n’a pas de jour { $date } : vérifiez le mois et le jour.
problem-only_year = Ce paquet compare des jours et { $date } est une année : écrivez un jour comme 1969-07-20.
problem-year_zero = Il n’y a pas d’année 0 : l’année avant 1 est -1.
problem-no_date = La date « { $date } » est illisible : écrivez une année (1453, ou -490 avant notre ère) ou un jour (1969-07-20).
problem-until_before = La date la plus tardive { $until } précède la plus ancienne, { $date } : échangez-les.
problem-event_missing = L’événement manque dans la colonne « { $column } » : ajoutez-le.
problem-event_long = L’événement de la colonne « { $column } » compte { $letters } caractères : réduisez-le à { $limit } au plus.
problem-field_long = Le champ de la colonne « { $column } » compte { $letters } caractères : réduisez-le à { $limit } au plus.
problem-year_in_event = L’événement de la colonne « { $column } » trahit son année : enlevez { $number }.
problem-number_in_event = L’événement de la colonne « { $column } » contient { $number } : assurez-vous que cela ne trahit aucune date.
problem-unknown_icon = Il n’y a pas de symbole « { $icon } » : choisissez parmi { $icons }.
problem-equal_icons = Les deux symboles de cette carte sont identiques : changez-en un.
problem-icon_missing = Il manque un symbole à cette carte : donnez-en deux à chaque carte, ou n’en donnez à aucune.
problem-bad_level = Il n’y a pas de niveau « { $level } » : choisissez 1 (tout le monde connaît), 2 (la plupart des adultes) ou 3 (les connaisseurs), ou laissez vide.
problem-unknown_picture = Il n’y a pas d’image « { $text } » : choisissez un emblème, avec ou sans décor, comme anchor ou anchor/sea.
problem-same_id = L’id est le même qu’à la ligne { $twin } : donnez à chaque carte le sien.
problem-same_event = L’événement de la colonne « { $column } » est le même qu’à la ligne { $twin } : enlevez ou changez l’un des deux.
problem-few_cards = Trop peu de cartes pour jouer ({ $cards }) : il en faut { $needed } à deux joueurs l’un contre l’autre.
problem-few_sure = Trop peu de cartes à date certaine pour jouer ensemble ({ $cards }) : il en faut { $needed }.
problem-few_players = Les uns contre les autres, il y a des cartes pour { $number } joueurs au plus : il en faut quatre à chacun, et une pour la frise.
# $cards and $total: numbers of cards, at least 1.
problem-pictures_guessed = Cartes sans image, sur { $total } : { $cards }, qui en reçoivent une d’après leurs mots ; remplissez la colonne « picture » pour choisir.
problem-many_equal = Sur { $total } cartes, { $cards } ont la même date, ce qui rend le jeu facile : ajoutez d’autres dates.
problem-uneven = La moitié des cartes se serrent entre { $first } et { $last } : répartissez-les davantage dans le temps.

# Les colonnes d’un fichier
column-id = Un nom pour la carte, qui reste le même quand vous la modifiez.
column-date = Quand c’est arrivé : une année (1453, ou -490 pour avant notre ère) ou un jour (1969-07-20). On compare les années.
column-day = À la place de « date », si chaque carte a un jour et qu’on compare les jours.
column-until = Pour une date incertaine, la dernière possible ; « date » est alors la première.
column-en = L’événement en anglais.
column-nl = L’événement en néerlandais.
column-fr = L’événement en français, en 70 caractères au plus.
column-source = Où vérifier la date.
column-level = Sa notoriété : 1 tout le monde connaît, 2 la plupart des adultes, 3 les connaisseurs.
column-picture = Une image, comme « anchor » ou « anchor/sea » ; sans elle, les mots décident.
column-where = Où cela s’est passé : un continent ou un pays. On ne fait que compter.
column-light = Un symbole pour la face claire : sun, moon, star, ship, tree ou key.
column-dark = Un autre symbole pour la face sombre.

## Le serveur de tables : à côté du jeu

agreement-cleared = { $name } a continué à jouer : plus aucun accord pour terminer la partie ne compte.
agreement-timed-out = Le temps de { $name } était écoulé et la partie a continué : plus aucun accord pour la terminer ne compte.
agreement-declined = Je préfère continuer à jouer : plus aucun accord pour terminer la partie ne compte.

## Le serveur de tables : phrases toutes faites

phrase-hello = Bonjour à tous !
phrase-well_played = Bien joué !
phrase-good_luck = Bonne chance !
phrase-thinking = Je réfléchis.
phrase-oops = Oups !
phrase-thanks = Merci !
phrase-once_more = On en refait une ?
phrase-bye = À bientôt !

## Le serveur de tables : ce qui n’a pas marché

error-no_table = Cette table n’existe pas, ou vous ne l’avez pas rejointe.
error-damaged = Cette table est endommagée et ne peut pas être ouverte ; l’administrateur de ce serveur peut la rétablir depuis une sauvegarde.
error-bad_code = Aucune table n’a ce code ; il a peut-être changé, ou il y a une faute de frappe.
error-no_person = Rejoignez d’abord la table : ce navigateur est nouveau ici.
# $why : l’erreur d’un programme, en anglais
error-bad_message = Le serveur n’a pas compris ce message : { $why }
# $most : un nombre de caractères
error-too_long = C’est trop long à envoyer : restez sous { $most } caractères.
error-too_fast = C’est allé un peu trop vite ; attendez un instant et réessayez.
error-too_many = Trop de fenêtres sont ouvertes ici à la fois ; fermez-en une et réessayez.
error-busy = Le serveur est très occupé en ce moment ; attendez un instant et réessayez.
error-short_code = Trop de codes erronés ont été essayés ici. Utilisez le lien complet de l’invitation, ou attendez quelques minutes.
error-foreign_host = Ce serveur ne répond pas au nom { $host }. Son administrateur peut l’autoriser par « --allow-host { $host } ».
error-foreign_origin = Cette demande venait d’un autre site et a été refusée.
error-not_found = Il n’y a rien à cette adresse.
error-store_away = La table ne peut pas être enregistrée pour l’instant ; rien n’est perdu, réessayez dans un moment.
error-broken = Une erreur s’est produite ici et a été enregistrée ; réessayez.
error-bad_name = Un nom a de 1 à { $most } caractères.
# $known : une liste de mots
error-bad_level = Ce robot n’existe pas ; choisissez parmi { $known }.
error-bad_face = Ce visage n’existe pas ; choisissez parmi { $known }.
error-bad_commitment = Un autre appareil à cette table a montré la même chose : il faut à chacun des octets au hasard bien à lui.
error-bad_opening = Ces octets ne sont pas ceux que votre appareil avait promis pour cette distribution, ou il est trop tôt pour les montrer.
error-bad_phrase = Cette phrase n’existe pas ; choisissez parmi { $known }.
error-stale = La partie a avancé entre-temps ; regardez encore avant de choisir.
# What the teacher of a lesson says
error-not_asked = Les règles le permettent, et vous pourrez l’essayer dans une vraie partie. Ici, faites ce que je demande.
error-not_your_seat = Cette place n’est pas la vôtre.
error-not_player = Seules les personnes qui jouent à cette table peuvent le faire.
error-not_host = Seul l’hôte de la table peut le faire.
# $last : le numéro de la dernière place
error-no_seat = Cette place n’existe pas ; la dernière est la place { $last }.
error-no_member = Personne n’a ce numéro à cette table.
error-seat_taken = Quelqu’un y est déjà assis.
error-one_seat = Vous jouez ou avez joué à une autre place dans cette partie ; une deuxième ne se prend qu’avant la partie.
error-table_full = Il n’y a plus de place à cette table : choisissez-en une autre ou créez la vôtre.
error-seats_open = Il manque encore quelqu’un : mettez à chaque place une personne ou un robot.
error-not_started = La partie n’a pas encore commencé.
error-already_started = La partie a déjà commencé.
error-not_over = Ce n’est possible qu’après la partie.
error-already_over = La partie est finie.
error-no_undo = Ce coup ne peut pas être repris : il a dévoilé quelque chose, ou quelqu’un a joué depuis.
error-no_hints = L’hôte n’a pas autorisé les conseils quand d’autres personnes jouent.
error-nothing_to_do = Vous ne pouvez rien faire maintenant : il n’y a rien à conseiller.
error-no_bot = Aucun robot ne parle à cette place.
error-no_bot_move = Aucun robot n’a encore joué à cette place.
error-no_chat = L’hôte n’a pas ouvert la discussion ; choisissez une phrase toute faite.
error-muted = L’hôte a désactivé vos messages.
error-bad_speech = Le message est vide : écrivez quelques mots.
# $number : une ligne du fichier ; $text : ce qui ne va pas, et que faire
error-bad_deck = Ligne { $number } : { $text }
error-bad_deck-more = { $count ->
    [one] Ensuite, il reste une chose à corriger.
   *[other] Ensuite, il reste { $count } choses à corriger.
}
# $cards : combien il y en a
error-bad_material-few_cards = { $players ->
    [one] Pour un joueur, il faut
   *[other] Pour { $players } joueurs, il faut
} un paquet de { $needed } cartes, et celui-ci en a { $cards } : choisissez moins de joueurs, ou ajoutez des cartes.
error-bad_material-few_sure = Pour jouer ensemble, il faut { $needed } cartes à date certaine, et ce paquet en a { $cards } : ajoutez-en, ou jouez les uns contre les autres.
error-bad_material-few_of_levels = Il faut { $needed } cartes pour ce jeu, et ce paquet en a { $cards } des niveaux choisis qui peuvent servir : choisissez plus de niveaux.
error-bad_record-no_record = Ce fichier n’est pas une partie enregistrée : choisissez-en un que Speeltafel a enregistré.
error-bad_record-changed = Cette partie a été modifiée ou abîmée après son enregistrement : prenez le fichier tel qu’il a été enregistré.
error-bad_record-stir = La graine de cette partie ne découle pas de ce qui a été apporté à la distribution : quelque chose a été modifié après la partie.
error-bad_record-sealed = La donne de cette partie n’est pas celle qui était scellée avant que les appareils montrent leurs octets : ne vous y fiez pas.
error-bad_record-shuffles = Les cartes de cette partie n’ont pas été distribuées au hasard : on ne peut revoir ici que des parties dont les cartes ont été mélangées.
error-bad_record-lesson = Les cartes de cette partie ont été préparées pour la leçon « { $text } » (version { $number }) : on ne peut revoir ici que des parties dont les cartes ont été mélangées.
error-bad_record-start = Cette partie ne peut pas commencer avec les joueurs et les cartes qu’elle indique : prenez le fichier tel qu’il a été enregistré.
error-bad_record-move = Le coup { $number } de cette partie n’est pas possible avec les cartes distribuées : prenez le fichier tel qu’il a été enregistré.
error-bad_record-long = Cette partie a plus de { $limit } coups, plus qu’aucune vraie partie : choisissez-en une autre.
error-bad_record-deck = Le paquet de cette partie contient « { $text } », qui est trop long ou a des caractères que personne ne voit : on ne peut revoir ici que des parties dont Speeltafel a pu lire le paquet dans un fichier.
error-other_rules-version = Cette partie suit une autre version des règles : ouvrez-la avec la version de Speeltafel qui l’a enregistrée.
error-unknown_game-name = Le jeu « { $game } » n’existe pas ici : une version plus récente de Speeltafel le connaît peut-être.

## Le serveur de tables : où il se trouve

server-running = Speeltafel est en marche, mais la page de jeu n’est pas encore construite : lancez « python web/client.py build » dans le dossier des sources.
cli-menu-serve = jouer dans le navigateur, à plusieurs ou contre des bots
cli-menu-play = jouer à { $game } ici, dans le terminal, contre des bots
cli-menu-help = Toutes les commandes : { $command }
cli-menu-prompt = Que voulez-vous faire ? Tapez un numéro, ou appuyez sur Entrée pour 1 :
cli-menu-again = Tapez un numéro de 1 à { $number } :
# $link : une adresse à ouvrir dans un navigateur
cli-serve-here = Speeltafel est prêt : { $link }
cli-serve-others = Les autres sur ce réseau ouvrent : { $link }
cli-serve-stop = Ctrl-C pour arrêter. Toutes les parties sont enregistrées dans { $file }
# $count: how many bots can think at the same time
cli-worker-ready = Prêt à réfléchir : { $count ->
    [one] un robot
   *[other] { $count } robots
} à la fois. Ctrl-C pour arrêter.
# $seed, $hash: 64 digits; $count: a number of moves
cli-verify-seed = La graine est { $seed }.
cli-verify-deal = Chaque mélange découle de la graine, et { $count ->
    [1] l’unique coup est possible
   *[other] les { $count } coups sont possibles
} avec les cartes qu’elle distribue.
cli-verify-stirred = La graine découle du secret du serveur, des règles, des options, des places, du paquet de cartes et { $count ->
    [one] des octets d’un appareil.
   *[other] des octets de { $count } appareils.
}
cli-verify-restarts = { $count ->
    [0] La distribution s’est faite du premier coup.
    [one] La distribution a recommencé une fois, parce qu’un appareil n’a pas répondu ou que quelqu’un est parti.
   *[other] La distribution a recommencé { $count } fois, parce que des appareils n’ont pas répondu ou que quelqu’un est parti.
}
cli-verify-drawn = Un seul côté a tiré cette graine ; son empreinte ne couvre ni les options ni le paquet de cartes.
cli-verify-alone = Aucun appareil n’a ajouté d’octets à la graine : le serveur l’a tirée seul.
# $seats: the players
cli-verify-unstirred = Mélange sans la participation de : { $seats }.
cli-verify-sealed = Avant qu’un appareil montre ses octets, la donne était scellée avec l’empreinte que vous avez vue ; personne ne l’a donc choisie : { $hash }
cli-verify-sealed-unseen = Avant qu’un appareil montre ses octets, la donne était scellée. Si votre navigateur a montré cette empreinte aussi, personne n’a choisi la donne : { $hash }
cli-verify-hash = Cette graine a l’empreinte montrée au début : { $hash }
cli-verify-hash-unseen = Cette graine a l’empreinte que nomme la partie enregistrée. Comparez-la avec celle que vous avez vue au début : { $hash }
cli-verify-deck-other = Les cartes du paquet « { $text } » ne sont pas celles que cette Speeltafel a sous ce nom.
cli-verify-no-hash = D’après cette partie enregistrée, aucune empreinte n’a été montrée au début : on ne peut pas vérifier que la graine a été choisie avant la donne.
# $file: the name of a file
cli-backup-done = Toutes les tables sont dans { $file }
cli-restore-done = Toutes les tables de { $file } sont de retour.

## Bots

bot-tabulos-learner = Pose ce qui est facile à annoncer, trébuche sur les tables de 6 à 9 et oublie le plus souvent de crier « demi-tour ! ».
bot-tabulos-casual = Ne pense qu’à ses propres cartes, se trompe, ne voit pas des cartes qui iraient et laisse souvent passer un « demi-tour ! » oublié.
bot-tabulos-strong = Pose des cartes auxquelles vous n’aurez sans doute pas de réponse, mais rate parfois un calcul difficile et oublie parfois « demi-tour ! ».
bot-tabulos-master = Devine vos cartes d’après ce que vous posez ou non, prévoit plusieurs tours et ne se trompe jamais dans un calcul.
bot-telos-learner = Joue d’abord ses cartes les plus basses, et s’aperçoit trop tard qu’il ne lui reste que des hautes.
bot-telos-casual = Garde une carte basse pour le dernier pli, mais entame toujours d’une seule carte et s’accroche à chaque Zeus.
bot-telos-strong = Vous oblige à vous défausser de vos cartes basses, et voit jusqu’à la fin de la manche.
bot-telos-master = Déduit ce que chacun peut encore avoir en main, et joue en pensant à tous les points de pénalité, aux vôtres aussi.
bot-timeline-learner = Joue l’événement qui lui dit quelque chose, même là où la place est étroite.
bot-timeline-casual = Connaît le siècle à peu près, et joue la carte qui lui semble la plus sûre.
bot-timeline-strong = Se trompe rarement de plus de quelques décennies, et compare chaque carte à chaque place de la frise.
bot-timeline-master = Connaît souvent la décennie, et voit plus loin : quelle carte peut attendre, laquelle faut-il jouer maintenant ?
bot-timeline_together-learner = Essaie des cartes tant que l’une d’elles pourrait aller, et ne se défausse qu’en dernier recours.
bot-timeline_together-casual = Repère les emplacements libres, mais se trompe souvent d’un siècle.
bot-timeline_together-strong = Fait grandir la rangée à petits pas, se défausse de ce qui ne va nulle part et sait s’arrêter à temps.
bot-timeline_together-master = Pense aux cartes à venir : le vide que chacune laisse, et les emplacements qui restent libres.
bot-titus-learner = Bâtit avec ses propres jetons, encaisse chaque suite aussitôt et ne prend un jeton aux autres que s’il vient d’en voir le dos.
bot-titus-casual = Retient une douzaine de dos, ne prend que ce dont il est sûr et encaisse sans attendre.
bot-titus-strong = Prévoit tout son tour et sait garder une suite en réserve, mais oublie tous les dos sauf le dernier retourné.
bot-titus-master = Se souvient de chaque jeton retourné, et calcule lesquels prolongent son tour.

## Bots: the characters they play as; what each does for a living, and a sentence about them

character-baker = boulanger
character-baker-about = Joue comme il pétrit : avec chaleur, au toucher, et tant pis pour un pain brûlé.
character-beekeeper = apiculteur
character-beekeeper-about = Prend son temps, fredonne un peu, et se réjouit quand vous jouez finement.
character-librarian = bibliothécaire
character-librarian-about = Sait où tout se range, jusqu’à ce qu’une belle histoire l’emporte.
character-tram_driver = conductrice de tram
character-tram_driver-about = Respecte son horaire : elle décide vite et ne se retourne pas.
character-sailor = navigatrice
character-sailor-about = Attend que le vent tourne, puis n’hésite plus.
character-goalkeeper = gardienne de but
character-goalkeeper-about = Laisse passer peu de choses, et applaudit la première quand un coup réussit.
character-watchmaker = horloger
character-watchmaker-about = Regarde deux fois chaque petit rouage, et trouve encore le temps de sourire.
character-astronomer = astronome
character-astronomer-about = Pense en longues orbites : ce qui arrive, elle l’a vu venir.

## Lessons: what the teacher says

# $name, $other: the players on the next seats; -done answers what was asked, other endings a wrong turn
lesson-titus = Suites et échanges
lesson-titus-take = Vous formez des suites : quatre jetons ou plus qui se suivent, comme 8 9 10 11. La première rapporte 18 points, la suivante 17. Prenez le jeton du dessus de la pioche.
lesson-titus-keep = Un 11. Il ne va avec rien pour l’instant : posez-le seul dans votre réserve.
lesson-titus-keep-done = Un jeton seul termine votre tour. Regardez bien { $name }.
lesson-titus-turned = { $name } a échangé : vous avez reçu le 8, et votre 11 est parti là-bas, retourné. Il montre 12. Retenez-le : au dos de ce 12, il y a votre 11. Prenez le jeton suivant.
lesson-titus-add = Le 9 suit votre 8 : ajoutez-le. Un jeton ajouté vous permet d’en prendre un autre.
lesson-titus-add-alone = Posé seul, le 9 terminerait votre tour. Ajouté au 8, il vous permet d’en prendre un autre.
lesson-titus-add-fits = Gardez le 9 : il suit votre 8, et vous pourrez prendre un autre jeton.
lesson-titus-add-done = 8 9 forme maintenant un groupe.
lesson-titus-more = Vous avez ajouté un jeton, vous pouvez donc continuer. La pioche montre un 10 : prenez-le.
lesson-titus-more-stop = Vous pouvez vous arrêter, mais le 10 de la pioche est celui qu’il vous faut. Prenez-le.
lesson-titus-three = Ajoutez le 10 à votre groupe.
lesson-titus-three-alone = Posé seul, le 10 terminerait votre tour. Ajoutez-le à 8 9.
lesson-titus-three-fits = Gardez le 10 : il va avec votre groupe, et vous pourrez prendre un autre jeton.
lesson-titus-third = 8 9 10 : encore un jeton et c’est une suite. Prenez le troisième, le dernier d’un tour.
lesson-titus-third-stop = Vous pouvez vous arrêter, mais avec un jeton de plus vous pouvez finir votre suite.
lesson-titus-exchange = Un 3 ne va pas. Mais vous pouvez l’échanger contre un jeton seul de { $name }, que vous retournez. Qu’y a-t-il au dos de ce 12 ?
lesson-titus-exchange-alone = Le 3 resterait seul, et votre tour serait fini. Échangez-le contre le 12 de { $name } : votre 11 est au dos.
lesson-titus-fourth = Revoilà votre 11. Ajoutez-le à 8 9 10.
lesson-titus-fourth-alone = Si près du but : ajoutez le 11 à 8 9 10 et vous en avez quatre qui se suivent.
lesson-titus-score = Quatre qui se suivent. Encaissez votre suite : elle va sur le 18, la plus haute carte de points.
lesson-titus-score-done = 18 points, et ils restent à vous. Regardez ce que fait { $name }.
lesson-titus-score-later = Vous pouvez attendre, mais la suite suivante rapporte moins. Prenez le 18 tant qu’il est là.
lesson-titus-end = { $name } a pris le jeton du dessus de votre suite et l’a retourné. C’est permis, mais vos 18 points restent. Retenez les dos, et échangez ce qui ne va pas contre ce qui ira.
lesson-tabulos = Des tables en commun
lesson-tabulos-lay = Débarrassez-vous de vos cartes. Une carte convient si elle partage une table avec celle du dessus : les marques du bord montrent ses tables. 8 et 28 partagent celle de 4 : posez votre 28.
lesson-tabulos-lay-apart = 27 est dans les tables de 3 et 9, et 8 dans celles de 2, 4 et 8 : ils n’en partagent aucune. Dans une vraie partie, vous la reprendriez, piocheriez une carte et perdriez votre tour.
lesson-tabulos-lay-later = Elle convient, mais elle conviendra encore plus tard. 28 n’est que dans deux tables : posez ces cartes-là tant que c’est possible.
lesson-tabulos-lay-point = Gardez le 80 pour un meilleur moment ; vous verrez pourquoi. Posez le 28.
lesson-tabulos-lay-draw = On peut toujours piocher, mais vous avez une carte qui convient : le 28.
lesson-tabulos-say = Annoncez maintenant sa multiplication, dans une table que les deux cartes partagent : 4 × 7.
lesson-tabulos-say-beyond = La table de 2 s’arrête à 2 × 10. 8 et 28 partagent celle de 4 : 4 × 7.
lesson-tabulos-say-done = Juste. Une mauvaise carte ou un mauvais calcul coûte une carte et le tour.
lesson-tabulos-draw = 35 est dans les tables de 5 et 7. Aucune de vos cartes n’y est : piochez-en une.
lesson-tabulos-draw-apart = Regardez le bord : cette carte n’est ni dans la table de 5 ni dans celle de 7. Piochez.
lesson-tabulos-drawn = Un 42, des tables de 6 et 7 : il convient. La carte que vous venez de piocher peut être posée aussitôt.
lesson-tabulos-drawn-pass = Vous pouvez passer, mais le 42 convient : posez-le.
lesson-tabulos-seven = 35 et 42 partagent la table de 7. Annoncez 7 × 6.
lesson-tabulos-point = Maintenant votre 80 convient : 8 et 80 partagent la table de 8. C’est une fin de table : le joueur suivant pioche une carte et perd son tour.
lesson-tabulos-point-other = Elle convient, mais le 80 n’est que dans une table et frappe le joueur suivant. C’est le moment.
lesson-tabulos-point-draw = Ne piochez pas : votre 80 convient.
lesson-tabulos-eight = Annoncez 8 × 10.
lesson-tabulos-end = { $name } pioche une carte et perd son tour. Le premier joueur sans cartes gagne. Retenez : posez d’abord ce qui est dans peu de tables, et gardez 12, 18 ou 24 pour quand rien d’autre ne convient.
lesson-tabulos_squares = Les carrés et « demi-tour ! »
lesson-tabulos_squares-square = 4, 9, 16, 25, 36 et ainsi de suite sont des carrés : un nombre fois lui-même. Un carré inverse le sens du jeu. Posez votre 36.
lesson-tabulos_squares-square-plain = Celle-là convient aussi, mais ce n’est pas un carré. Posez le 36.
lesson-tabulos_squares-call = Annoncez 6 × 6 et criez « demi-tour ! » en même temps. Si vous oubliez, les autres peuvent vous prendre sur le fait.
lesson-tabulos_squares-call-silent = Vous avez oublié de crier. Dans une vraie partie, on pourrait vous prendre sur le fait et vous piocheriez une carte. Recommencez, avec « demi-tour ! ».
lesson-tabulos_squares-call-table = 4 × 9 fait aussi 36, mais 6 n’est pas dans la table de 4 ni de 9. Les deux cartes partagent celle de 6 : 6 × 6.
lesson-tabulos_squares-call-done = On joue maintenant dans l’autre sens : c’est à { $other }. Écoutez bien.
lesson-tabulos_squares-catch = { $other } a posé un 9, annoncé 9 × 1, et n’a rien crié. Mais 9 est un carré. Prenez { $other } sur le fait, avant toute autre chose.
lesson-tabulos_squares-catch-late = Si vous faites d’abord autre chose, il sera trop tard pour prendre { $other } sur le fait. Criez d’abord « Pris ! ».
lesson-tabulos_squares-catch-done = Pris : { $other } pioche une carte. Le sens s’est inversé quand même.
lesson-tabulos_squares-back = C’est à vous. Posez le 27 : il partage avec le 9 les tables de 3 et de 9.
lesson-tabulos_squares-back-other = Celle-là convient aussi. Ici, prenons le 27.
lesson-tabulos_squares-three = Annoncez 9 × 3, ou 3 × 9. Inutile de crier : 27 n’est pas un carré.
lesson-tabulos_squares-end = Criez pour vos carrés, et guettez ceux des autres. Le bouton « Pris ! » est toujours là : remarquer un oubli, c’est tout le jeu.
lesson-telos = Le dernier pli
lesson-telos-lead = Seul le dernier pli de la manche compte, et personne n’en veut : sa plus haute carte coûte des points de pénalité. Gardez donc votre 2 pour la fin et débarrassez-vous des cartes hautes. Entamez avec le 11.
lesson-telos-lead-low = Le 2 est votre meilleure carte pour la fin. Gardez-le, et entamez avec le 11.
lesson-telos-lead-done = Le joueur qui peut égaler ou dépasser le 11 doit suivre. Sinon, il se défausse de sa carte la plus basse.
lesson-telos-follow = { $name } a remporté ce pli et entamé avec un 6, puis { $other } a joué un 10. Vous pouvez suivre, donc il le faut. Débarrassez-vous du 13.
lesson-telos-follow-zeus = Zeus peut suivre n’importe quelle carte : il vous aidera plus tard, quand rien d’autre n’ira. Pour l’instant, c’est le 13 qui gêne.
lesson-telos-pair = La carte la plus haute gagne le pli : à vous d’entamer. Sauf au premier et au dernier pli, on peut entamer avec plusieurs cartes de même valeur. Jouez vos deux 7.
lesson-telos-pair-one = Un seul 7 est permis, mais deux à la fois, c’est deux de moins. Choisissez les deux.
lesson-telos-pair-low = Gardez le 2 pour la fin. Entamez avec les 7.
lesson-telos-pair-middle = Le 5 ne gêne pas. Débarrassez-vous des deux 7 d’un coup.
lesson-telos-pair-done = Les autres doivent maintenant jouer deux cartes chacun.
lesson-telos-zeus = La carte la plus haute est maintenant un 5. Zeus l’égale toujours. Mais au dernier pli il vaut 20, la pire des valeurs : jouez-le tant que vous le pouvez.
lesson-telos-zeus-five = Zeus risquerait alors de vous rester jusqu’à la fin, pour 20 points de pénalité. Jouez-le maintenant.
lesson-telos-zeus-done = À égalité, la dernière carte jouée l’emporte : le pli est à vous.
lesson-telos-two = Encore deux cartes. Celle que vous jouez maintenant, vous ne l’aurez plus à la fin : entamez avec le 5 et gardez le 2.
lesson-telos-two-low = Votre dernière carte serait alors le 5. Avec le 2, c’est plus sûr.
lesson-telos-last = Le dernier pli : une carte chacun. Jouez votre 2.
lesson-telos-last-done = Difficile de faire plus bas. À { $name } de jouer.
lesson-telos-end = { $name } remporte le dernier pli avec un 10 et reçoit 10 points de pénalité. À 32, la partie est finie : ce joueur perd, tous les autres gagnent. Donc : les hautes d’abord, une basse pour la fin.
lesson-telos_powers = Les pouvoirs de Zeus
lesson-telos_powers-eagle = Avec les pouvoirs, chaque Zeus est un animal. L’Aigle égale la carte la plus haute, comme tout Zeus, et son joueur entame le pli suivant, quel que soit le gagnant. Jouez-le.
lesson-telos_powers-eagle-ten = Le 10 suivrait aussi, mais { $name } entamerait ensuite. Avec l’Aigle, c’est vous.
lesson-telos_powers-eagle-ant = Sur une seule carte, la Fourmi est un Zeus ordinaire. Gardez-la pour un pli de plusieurs cartes, et jouez l’Aigle.
lesson-telos_powers-eagle-bull = Le Taureau aide celui qui entame. Jouez d’abord l’Aigle, et vous entamerez.
lesson-telos_powers-eagle-done = Regardez : { $name } peut faire mieux, et pourtant vous entamerez.
lesson-telos_powers-bull = À vous d’entamer. Avec une carte d’entame, le Taureau compte comme une de plus de la même valeur : choisissez le 6 et le Taureau, cela fait une paire.
lesson-telos_powers-bull-alone = Le 6 seul est permis. Avec le Taureau, vous vous débarrassez de deux cartes d’un coup.
lesson-telos_powers-bull-low = Gardez vos cartes les plus basses pour la fin : prenez le 6 et le Taureau.
lesson-telos_powers-bull-ten = Bonne idée dans une vraie partie. Ici, le 10 nous servira encore : prenez le 6 et le Taureau.
lesson-telos_powers-bull-done = Une paire de 6 : les autres jouent deux cartes chacun.
lesson-telos_powers-ant = 11 11 : vous ne pouvez pas suivre, et devriez vous défausser de vos deux plus basses, le 2 et le 3. Sauf avec la Fourmi : elle se joue avec n’importe quelle carte. Jouez-la.
lesson-telos_powers-ant-low = Vous perdriez une carte basse dont vous avez besoin à la fin. Commencez par la Fourmi.
lesson-telos_powers-ten = Et avec elle la carte dont vous voulez vous débarrasser : le 10.
lesson-telos_powers-ten-low = C’est le 10 qui est dangereux. Choisissez-le.
lesson-telos_powers-end = Il vous reste un 2 et un 3 pour la fin : bien joué. Le Serpent, le Coucou et le Cygne ont aussi un pouvoir : laissez le doigt ou la souris sur la carte pour lire ce qu’elle fait.
lesson-telos_divine = Le pli divin
lesson-telos_divine-follow = Ici, chacun a une carte divine, face cachée, que personne ne connaît. Une fois par manche, vous pouvez échanger une carte contre elle. Mais suivez d’abord le 11, avec votre 13.
lesson-telos_divine-follow-twelve = Le 12 irait aussi, mais le 13 est pire à la fin. Jouez celui-là.
lesson-telos_divine-nines = Vous avez gagné : à vous d’entamer. Débarrassez-vous de plusieurs cartes : jouez vos trois 9.
lesson-telos_divine-nines-twelve = Bonne idée dans une vraie partie. Ici, gardons le 12, pour voir ce que peut le pli divin.
lesson-telos_divine-nines-more = Davantage d’un coup : choisissez les trois 9.
lesson-telos_divine-eights = Et encore : les deux 8.
lesson-telos_divine-eights-twelve = Gardez encore un peu le 12, et entamez avec les 8.
lesson-telos_divine-eights-more = Les deux à la fois, s’il vous plaît.
lesson-telos_divine-eights-done = Il ne vous reste que le 12, pour le dernier pli.
lesson-telos_divine-swap = Entamer le dernier pli avec un 12, ce serait 12 points de pénalité. C’est le moment : échangez-le contre votre carte divine. Elle vient sans être vue, et c’est définitif.
lesson-telos_divine-swap-play = Ce seraient presque à coup sûr 12 points de pénalité. La plupart des cartes sont plus basses : échangez-le.
lesson-telos_divine-swap-done = Un 2 : quelle chance !
lesson-telos_divine-last = Entamez avec lui : un autre devra prendre ce pli.
lesson-telos_divine-end = { $other } reçoit 10 points de pénalité, et vous aucun. On peut échanger à tout moment, même hors de son tour : le plus souvent tard, quand on sait quelle carte gêne.
lesson-timeline = Le plus large intervalle
lesson-timeline-place = Débarrassez-vous de vos quatre cartes en les plaçant dans l’ordre sur la frise. Les dates sont au dos. Le Titanic a navigué bien après Colomb : placez-le à sa droite.
lesson-timeline-place-before = Un paquebot avant Colomb ? Ce serait faux : la carte irait à la défausse, et vous en piocheriez une autre.
lesson-timeline-place-other = Celle-là viendra plus tard. Commencez par le Titanic.
lesson-timeline-place-done = 1912 : juste, donc la carte reste. À { $name }.
lesson-timeline-widest = Regardez les intervalles : 61 ans de Jeanne d’Arc à Colomb, 420 de Colomb au Titanic. Vous ne situez la Bastille qu’à peu près ? Placez-la dans le plus large.
lesson-timeline-widest-narrow = Il n’y a là que 61 ans, et la Révolution française n’en fait pas partie. Prenez le plus large, à droite de Colomb.
lesson-timeline-widest-early = La Révolution française avant Jeanne d’Arc ? Prenez le plus large intervalle, à droite de Colomb.
lesson-timeline-widest-late = Le Titanic a navigué plus d’un siècle après la prise de la Bastille. Placez la carte à sa gauche.
lesson-timeline-widest-other = C’est peut-être juste. Prenons ici la Bastille.
lesson-timeline-widest-done = 1789, juste. { $name } tente un intervalle étroit.
lesson-timeline-end_of_line = Faux : cette carte est défaussée, et { $name } en pioche une autre. Les bouts de la frise sont larges aussi : il n’y a rien au-delà. Pompéi est romaine : placez-la tout à gauche.
lesson-timeline-end_of_line-romans = Les Romains ont vécu bien avant Jeanne d’Arc. Placez la carte tout à gauche.
lesson-timeline-end_of_line-other = Bientôt. D’abord Pompéi, tout à gauche.
lesson-timeline-end_of_line-done = 79 après Jésus-Christ. Encore une carte.
lesson-timeline-last = Votre dernière carte : le Grand Incendie de Londres. Vous le situez à peu près, prenez donc encore un large intervalle : après Colomb, avant la Bastille.
lesson-timeline-last-late = Londres a brûlé avant la Révolution française. Un intervalle plus à gauche.
lesson-timeline-last-narrow = Avant Colomb, et en 61 ans seulement ? Un intervalle plus à droite.
lesson-timeline-last-early = C’est large, mais trop tôt : Londres a brûlé après le voyage de Colomb.
lesson-timeline-last-done = 1666. Vous n’avez plus de cartes ; la manche se termine.
lesson-timeline-end = { $name } a encore une carte : vous gagnez. Retenez : ce que vous ne situez qu’à peu près va dans le plus large intervalle, avant qu’un autre ne le remplisse.
lesson-timeline_together = Des voisines proches
lesson-timeline_together-play = Vous construisez ensemble une seule frise. Une carte trouve sa place toute seule : au bout de la rangée, elle rapporte 2 points. L’indépendance américaine a précédé de peu la Bastille : jouez-la.
lesson-timeline_together-play-order = Bonne carte. Commencez par l’indépendance américaine.
lesson-timeline_together-play-far = Rome a vingt-cinq siècles de plus que la Bastille. Cela ferait un trou énorme, avec de la place pour une seule carte. Jouez-en une plus proche.
lesson-timeline_together-play-discard = Une carte défaussée coûte un point. Celle-ci peut en rapporter.
lesson-timeline_together-play-done = 1776, au bout gauche : 2 points.
lesson-timeline_together-second = Vous pouvez jouer une deuxième carte. Napoléon s’est couronné peu après la prise de la Bastille : encore une voisine proche.
lesson-timeline_together-second-far = Rome laisserait un trou de vingt-cinq siècles. Gardez les voisines proches : jouez Napoléon.
lesson-timeline_together-second-order = Victoria vient après Napoléon : lui d’abord, et le pas jusqu’à elle sera petit.
lesson-timeline_together-second-stop = Vous pouvez vous arrêter, mais Napoléon rapporte 2 points.
lesson-timeline_together-second-done = 1804, au bout droit. { $name } joue maintenant une carte qui tombe entre les deux.
lesson-timeline_together-close = 1793 tombe entre deux voisines et va dans l’emplacement au-dessus : 1 point. Il est pris ; une autre carte de ces années échouerait. Avancez donc à petits pas : jouez Victoria.
lesson-timeline_together-close-far = Cette carte est à des siècles de là, et entre les deux, une seule carte trouverait encore sa place. Jouez Victoria.
lesson-timeline_together-close-later = Bonne idée, mais marquez d’abord avec Victoria : à chaque tour on joue ou on se défausse, pas les deux.
lesson-timeline_together-close-done = 1837 : 2 points.
lesson-timeline_together-stop = Vos autres cartes sont à des siècles de là. Après une réussite, vous pouvez vous arrêter : faites-le.
lesson-timeline_together-stop-far = Elle trouverait une place, mais laisserait un trou où une seule carte peut aller. Arrêtez-vous.
lesson-timeline_together-discard = Une carte qui ne va bien nulle part peut être défaussée si elle porte le symbole de la défausse. Cela coûte un point. Rome montre la clé, et la pile aussi : défaussez-vous-en.
lesson-timeline_together-discard-far = Des centaines d’années partageraient alors un seul emplacement. Défaussez-vous plutôt de Rome.
lesson-timeline_together-end = Concertez-vous : toutes les cartes sont visibles. Un tour sans aucune carte placée met fin à la partie pour tous. Donc : de petits pas, et des voisines proches.

## Browser

web-home = Accueil
web-drawer = Panneau latéral
web-drawer-log = Journal
web-drawer-rules = Règles
web-drawer-phrases = Parler
web-close = Fermer
web-read-rule = Lire { $rule }
web-on-turn = c’est son tour
web-bot = robot
web-over = La partie est finie.
web-sent = Un instant…
web-wait = On attend { $name }.
web-hand-size = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
web-cards-in-hand = cartes en main
web-won = a gagné
web-look-at-table = Regarder la table
web-to-games = Vers les jeux
web-god-1 = Hestia
web-god-2 = Hermès
web-god-3 = Dionysos
web-god-4 = Déméter
web-god-5 = Héphaïstos
web-god-6 = Arès
web-god-7 = Aphrodite
web-god-8 = Artémis
web-god-9 = Apollon
web-god-10 = Athéna
web-god-11 = Perséphone
web-god-12 = Poséidon
web-god-13 = Héra
web-telos-god = { $card }, carte { $text }
web-telos-zeus = Carte Zeus : { $text }
web-telos-trick = Le pli
web-telos-new-trick = Un nouveau pli
web-telos-last-trick = Le dernier pli
web-telos-ahead = en tête
web-telos-leads = entame
web-telos-follows = suivi
web-telos-throws = pas suivi
web-telos-ant = avec la Fourmi
web-telos-last = a joué
web-telos-minus = points de pénalité
web-telos-my-minus = Points de pénalité : { $total }
web-telos-divine = carte divine pas encore échangée
web-telos-divine-own = Votre carte divine, face cachée
web-telos-swap = Échanger contre la carte divine
web-telos-swap-short = Échanger
web-telos-state = Manche { $round }, { $direction ->
    [clockwise] dans le sens horaire
   *[counterclockwise] dans le sens antihoraire
}
web-telos-swan = Cygne : une carte à la fois
web-telos-throw = Vous ne pouvez pas égaler { $match } : défaussez-vous de votre { $cards }.
web-telos-pick-throw = Vous ne pouvez pas égaler { $match } : défaussez-vous de vos cartes les plus basses, { $number } sur { $of }.
web-telos-swap-which = Quelle carte donnez-vous contre votre carte divine ? Elle vient sans être vue.
web-telos-swap-sure = Donner { $cards } contre votre carte divine ? C’est sans retour.
web-telos-give = Donner { $cards }
web-telos-keep = Garder mes cartes
web-telos-last-begins = Le dernier pli : celui qui le remporte reçoit les points de pénalité.
web-telos-to-lead = à l’entame
web-telos-to-play = à suivre
web-telos-worth = vaut { $worth }
web-telos-taken = le pli qui vient d’être remporté
web-telos-track = { $points } points de pénalité sur 32
web-telos-go-on = Continuer
web-telos-chosen = Jouer { $cards } ?
web-telos-lead = À vous d’entamer : choisissez une carte.
web-telos-lead-several = À vous d’entamer : choisissez une carte, ou jusqu’à { $most } de même valeur.
web-telos-lead-last = Le dernier pli : entamez avec votre { $cards }, en espérant qu’un autre le remporte.
web-telos-follow = Jouez { $match } ou plus haut : vous avez { $cards }.
web-telos-follow-last = Le dernier pli : jouez votre { $cards }. La plus haute est pour l’instant { $match } ; celui qui remporte le pli reçoit les points de pénalité.
web-telos-pick = Jouez { $match } ou plus haut : choisissez la carte { $number } sur { $of }.
web-telos-play = Jouer { $cards }
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-end-turn = Finir mon tour
web-titus-pile = La pioche montre { $side } ; jetons restants : { $count }
web-titus-pile-empty = La pioche est vide
web-titus-left = Jetons restants : { $count }
web-titus-in-hand = en main : { $name }
web-titus-cards = Cartes de points : { $points } sur le dessus, il en reste { $count }
web-titus-no-cards = Plus de carte de points
web-titus-cards-left = Cartes de points : { $count }
web-titus-taken = Jetons pris pendant ce tour : { $number } sur { $of }
web-titus-no-limit = Jetons pris pendant ce tour : { $count }. Pas de limite : c’est { $name } qui a le moins de { $fewest ->
    [cards] cartes de points
   *[points] points
}.
web-titus-single = { $side }, jeton seul, en réserve chez { $name }
web-titus-group = Groupe { $sides }, en réserve chez { $name }
web-titus-run = Suite { $sides } sur la carte de points { $points }, chez { $name }
web-titus-empty-run = Carte de points { $points } sans jetons, chez { $name }
web-titus-keep = Poser le jeton seul
web-titus-take = Prenez le jeton du dessus de la pioche.
web-titus-take-or-rob = Prenez le jeton du dessus de la pioche, ou le plus haut d’une suite d’un autre joueur.
web-titus-take-more = Prenez encore un jeton, ou finissez votre tour.
web-titus-place = Ajoutez votre { $side } à un jeton ou à un groupe qui s’éclaire, ou posez-le seul.
web-titus-place-or-exchange = Placez votre { $side }, ou échangez-le contre un jeton seul d’un autre joueur.
web-titus-piece = { $may ->
    [join] Réunissez avec un jeton ou un groupe qui s’éclaire.
    [score] Encaissez sur les cartes de points.
   *[both] Réunissez avec un jeton ou un groupe qui s’éclaire, ou encaissez sur les cartes de points.
}
web-titus-finish = { $may ->
    [join] Réunissez si vous voulez, puis finissez votre tour.
    [score] Encaissez si vous voulez, puis finissez votre tour.
   *[both] Réunissez ou encaissez si vous voulez, puis finissez votre tour.
}
web-titus-also = { $may ->
    [join] Vous pouvez aussi réunir ce qui s’éclaire.
    [score] Vous pouvez aussi encaisser une suite.
   *[both] Vous pouvez aussi réunir ce qui s’éclaire, ou encaisser une suite.
}
web-direction = On joue dans le sens { $direction ->
    [clockwise] horaire
   *[counterclockwise] antihoraire
}
web-tabulos-card = Carte { $card }
web-tabulos-card-tables = Carte { $card }, tables : { $shared }
web-tabulos-top = Sur la défausse : { $text }
web-tabulos-pile = Défausse : { $count }
web-tabulos-pot = Pioche : { $count }
web-tabulos-down = posée par { $name }
web-tabulos-down-mine = posée par vous
web-tabulos-held = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-tabulos-misses = perd un tour
web-tabulos-choose = Posez une carte de la même table que { $top }, ou piochez.
web-tabulos-chosen = Poser { $card } sur { $top } ?
web-tabulos-drew = Vous avez pioché { $card } : posez cette carte, ou passez.
web-tabulos-say = Annoncez la multiplication pour { $card } sur { $top }.
web-tabulos-asking = { $name } a posé sa dernière carte sans crier « demi-tour ! ». Prendre sur le fait, ou laisser passer ?
web-tabulos-pad = La multiplication
web-tabulos-first = Premier nombre : { $text }
web-tabulos-second = Deuxième nombre : { $text }
web-tabulos-times = fois
web-tabulos-wipe = Effacer
web-tabulos-reverse = Demi-tour !
web-tabulos-say-it = Annoncer
web-tabulos-back = Autre carte
web-tabulos-incomplete = Tapez d’abord les deux nombres de la multiplication.
web-tabulos-lay = Poser { $card }
web-tabulos-draw = Piocher une carte
web-tabulos-pass = Passer
web-tabulos-catch = Pris !
web-tabulos-let_go = Laisser passer
web-timeline-dated = { $text } : { $date }
web-timeline-icon = { $text }, symbole : { $icon }
web-timeline-sideways = { $text }, en travers
web-timeline-show = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-timeline-pile = Pioche : { $count }
web-timeline-discards = Défausse : { $count }
web-timeline-zoom = Taille de la frise
web-timeline-smaller = Plus petit
web-timeline-larger = Plus grand
web-timeline-scale = À l’échelle
web-timeline-scale-title = Les événements de cette partie, à l’échelle du temps
web-timeline-scale-alt = { $count } événements sur une échelle d’années, avec le temps qui les sépare
web-timeline-save-png = Garder en image (PNG)
web-timeline-save-svg = Garder en dessin (SVG)
web-timeline-gap = Entre « { $first } » et « { $last } »
web-timeline-gap-first = Avant « { $text } »
web-timeline-gap-last = Après « { $text } »
# At the two ends of the timeline
web-timeline-before = avant
web-timeline-after = après
web-timeline-out = ne joue plus
web-timeline-done = a fini
web-timeline-choose = Choisissez une de vos cartes, puis une place dans la frise.
web-timeline-where = Quand cela s’est-il passé ? Choisissez sa place.
web-timeline-play-off = Départage : placez votre unique carte.
web-together-choose = Choisissez une carte à jouer ou à défausser. Parlez-en d’abord.
web-together-try-another = Celle-là n’a pas trouvé de place : essayez-en une autre.
web-together-more = Vous avez placé une carte. Essayez-en une autre, ou arrêtez-vous.
web-together-play = Retourner cette carte et l’essayer dans la frise ?
web-together-play-or-discard = Essayer cette carte dans la frise, ou la poser sur la défausse ?
web-together-to-line = Retourner la carte
web-together-discard = Poser sur la défausse : { $text }
web-together-free-slot = emplacement libre
web-together-stop = M’arrêter là
web-title = Speeltafel
web-welcome = Une table, quatre boîtes. À quoi joue-t-on ?
web-box-titus = Formez des suites de jetons, et retenez leur autre face.
web-box-tabulos = Débarrassez-vous de vos cartes grâce aux tables de multiplication.
web-box-telos = Seul le dernier pli compte, et personne n’en veut.
web-box-timeline = Qu’est-ce qui est arrivé en premier ? Construisez une frise, ensemble ou les uns contre les autres.
web-box-players = { $first } à { $last } joueurs
web-box-minutes = { $first } à { $last } minutes
web-box-age = dès { $number } ans
web-join-label = Rejoindre avec un code
web-join = Rejoindre
web-my-games = Mes parties
web-game-over = finie
web-language = Langue
web-language-en = English
web-language-nl = Nederlands
web-language-fr = Français
web-theme = Thème
web-theme-system = comme sur cet appareil
web-theme-light = clair
web-theme-dark = sombre
web-speed = Rythme de l’affichage
web-speed-slow = lent
web-speed-normal = habituel
web-speed-fast = rapide
web-sound = Son
web-sound-on = activé
web-curtain = Passez l’écran à { $name }.
web-curtain-about = Les cartes restent cachées jusqu’à ce que le joueur suivant soit prêt.
web-curtain-ready = Je suis { $name }
web-timeline-source = Source : { $text }
web-setup-kind = Comment joue-t-on ?
web-kind-timeline = Les uns contre les autres
web-kind-timeline_together = Tous ensemble
web-setup-name = Mon nom
web-setup-players = { $players ->
    [one] Un joueur
   *[other] { $players } joueurs
}
web-setup-who = Qui est le joueur { $number } ?
web-setup-person = une personne
web-setup-fewer = Un de moins
web-setup-more = Un de plus
web-setup-options = Comment on joue
web-setup-start = Commencer la partie
web-setup-invite = Inviter des joueurs
web-level-learner = robot débutant
web-level-casual = robot occasionnel
web-level-strong = robot confirmé
web-level-master = robot expert
web-face = Votre visage
web-face-round = initiale dans un cercle rouge
web-face-square = initiale dans un carré bleu
web-face-diamond = initiale dans un losange violet
web-face-hexagon = initiale dans un hexagone jaune
web-face-shield = initiale dans un écusson turquoise
web-face-arch = initiale dans une arche brune
web-face-flower = initiale dans une fleur rose
web-face-leaf = initiale dans une feuille verte
web-value-cards = cartes de points
web-value-points = points sur les cartes
web-value-this_turn = ce tour
web-value-next_turn_too = le tour suivant aussi
web-value-card = une carte
web-value-card_and_turn = une carte et un tour
web-value-lot = tirage au sort
web-value-well_known = connus
web-value-mixed = mélangés
web-value-everything = tous
web-lobby-code = Le code
web-lobby-qr = Code QR du lien
web-lobby-copy = Copier le lien
web-lobby-copied = Copié
web-lobby-only-here = Ce lien ne fonctionne que sur cet ordinateur. Pour laisser entrer d’autres joueurs, démarrez Speeltafel avec : serve --host 0.0.0.0
web-lobby-free = Place libre
web-lobby-sit = S’asseoir ici
web-lobby-wait = L’hôte lance la partie.
web-replay = Revoir la partie
web-replay-back = Un coup en arrière
web-replay-on = Un coup en avant
web-replay-play = Faire défiler les coups
web-replay-pause = Mettre en pause
web-replay-move = Coup { $number } sur { $of }
web-replay-play-on = Jouer à partir d’ici
web-broken = La connexion est coupée. La table reste comme vous la voyez, et nous réessayons.
web-connecting = Pas de connexion pour l’instant ; nous réessayons.
web-undo = Reprendre mon coup
web-hint = Conseil
web-hint-more = Dites-le-moi
web-help-close = D’accord
web-tips = Astuces
web-tips-on = dans les premières parties
web-tips-off = Arrêter les astuces
web-why-move = Pourquoi avoir joué cela, { $name } ?
web-titus-open = Montrer les jetons de { $name }
web-titus-empty-reserve = Votre réserve est encore vide.
web-here = à la table
web-away = absent
web-held = absent ; un robot joue
web-time-left = Temps restant :
web-watching = Vous regardez.
web-ended = La partie s’est arrêtée ici, d’un commun accord.
web-return = Reprendre ma place
web-taken-back = Un coup a été repris.
web-drawer-panel = Table
web-story-show = Choisissez une ligne pour voir de quoi elle parle.
web-story-open = Choisissez une ligne pour revoir la table à ce moment.
web-by-clock = Temps écoulé : un coup a été joué automatiquement.
web-chat = Dites quelque chose
web-chat-send = Envoyer
web-rather-not = Annuler
web-you = Vous
web-me = moi
web-host = hôte
web-watches = regarde
web-muted = messages désactivés
web-mute = Désactiver ses messages
web-unmute = Réactiver ses messages
web-recode = Changer le code
web-stand-up = Libérer la place
web-offer = Céder la place
# $text: a code to join by
web-offer-about = La personne qui rejoint avec { $text } prend cette place ; le code ne sert qu’une fois.
web-practice = Entraînement : chaque coup peut être repris.
web-panel-seats = Places
web-panel-people = Personnes
web-panel-invite = Inviter quelqu’un
web-panel-stop = Quitter ou arrêter la partie
web-panel-deal = La donne était-elle honnête ?
web-deal-promise = La donne est scellée ; elle sera vérifiée après la partie.
web-deal-kept = Vérifié : la graine de cette donne est celle dont l’empreinte a été montrée. À cette table, votre appareil n’a pas participé au mélange.
web-deal-forgotten = Vérifié : la graine de cette donne est celle dont l’empreinte a été montrée. Votre appareil aurait participé au mélange, mais ce navigateur ne sait pas ce qu’il a ajouté.
web-deal-left-out = Vérifié : la graine de cette donne est celle dont l’empreinte a été montrée, mais la donne a recommencé sans votre appareil.
web-deal-unseen = Ce navigateur n’a rien gardé de cette donne d’avant la fin ; il n’a donc rien à comparer.
web-deal-stirred = Vérifié : votre appareil a participé au mélange, et la graine de la donne est celle qui était promise.
web-deal-broken = Quelque chose ne va pas : cette donne n’est pas celle qui était promise, ne vous y fiez pas.
web-deal-moved = Quelque chose ne va pas : vous avez reçu une autre place que celle qui était scellée pour vous. Ne vous fiez pas à cette donne, sauf si vous avez rejoint la table sous un autre nom.
web-deal-how = Avant la donne, le serveur et chaque appareil qui participait au mélange ont choisi des octets au hasard et en ont montré l’empreinte. Ils n’ont montré les octets qu’une fois toutes les empreintes fixées. La graine découle de tous ces octets ensemble : personne n’a pu la choisir seul, pas même le serveur.
web-deal-alone = À cette table, votre appareil n’a rien ajouté à la donne ; il ne peut donc pas savoir si le serveur l’a choisie.
web-deal-unknown = Ce navigateur ne sait pas ce qui a été ajouté à la donne pour vous ; il ne peut donc pas savoir si le serveur l’a choisie.
web-deal-unstirred = Mélange sans la participation de : { $seats }.
web-deal-restarts = { $count ->
    [one] La donne a recommencé une fois, parce qu’un appareil n’a pas répondu ou que quelqu’un est parti.
   *[other] La donne a recommencé { $count } fois, parce que des appareils n’ont pas répondu ou que quelqu’un est parti.
}
web-deal-not = Cette page ne vérifie pas si les cartes sur la table sont celles que la graine distribue. Et elle ne peut pas montrer si l’administrateur du serveur regarde les cartes pendant la partie, ni si elle est honnête elle-même, car elle vient du même serveur. Pour en être sûr, enregistrez la partie et vérifiez-la avec votre propre Speeltafel, qui distribue les cartes à nouveau : speeltafel verify.
web-deal-sealed = L’empreinte de tout ce qui était fixé avant que votre appareil montre ses octets :
web-deal-seats = { $count ->
    [one] Votre place dans cette donne, où 0 est le premier joueur, comme pour speeltafel replay --seat :
   *[other] Vos places dans cette donne, où 0 est le premier joueur, comme pour speeltafel replay --seat :
}
web-deal-hash = L’empreinte de la donne :
web-deal-seed = La graine dont découle la donne :
web-panel-settings = Réglages
web-end = Arrêter la partie ici
web-end-about = La partie s’arrête sans gagnant dès que tout le monde est d’accord.
# $seats: the names of players
web-end-agreed = D’accord pour arrêter : { $seats }.
web-leave = Quitter la table
web-leave-about = Un robot garde votre place et joue ; vous pouvez revenir depuis l’accueil.
web-remove = Supprimer la table
web-remove-about = La table et sa partie disparaissent pour tout le monde, définitivement.
web-rematch = Encore une fois
web-rematch-join = Vers la partie suivante
# $text: the name of the game
web-title-turn = À vous – { $text }
web-no-answer = Le serveur ne répond pas pour l’instant. Réessayez dans un moment.
web-lobby-full = Toutes les places sont prises : la partie peut commencer.
web-lobby-open = Tout le monde sur ce serveur peut rejoindre la table.
web-lobby-chat = Chacun peut écrire librement.
web-lobby-watching = Sans place : { $seats }.
web-clock = Temps de réflexion
web-clock-none = autant qu’il faut
# $number: seconds
web-clock-move = { $number } secondes par coup
# $number: minutes
web-clock-game = { $number } minutes pour toute la partie
web-setup-called = Nom du joueur { $number }
web-setup-table = À propos de cette table
web-setup-title = Nom de la table
web-setup-open = Table ouverte.
web-setup-open-about = Tout le monde sur ce serveur peut la trouver, jouer ou regarder. Sinon, seulement avec le lien ou le code.
web-setup-chat = Discussion libre.
web-setup-chat-about = Chacun peut écrire ce qu’il veut. Les phrases toutes faites sont toujours là.
web-setup-hints = Conseils.
web-setup-hints-about = Les joueurs peuvent demander ce que ferait un joueur confirmé ; tout le monde voit celui qui demande.
web-setup-practice = Entraînement.
web-setup-practice-about = Chaque coup peut être repris, même s’il a dévoilé quelque chose.
web-open-tables = Tables ouvertes
web-seats-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
web-watch = regarder
web-game-waiting = attend des joueurs
web-game-playing = en cours
# $winners: the names of those who won
web-game-won = gagnée par { $winners }
web-record-bring = Ouvrir une partie enregistrée
web-record-save = Enregistrer la partie
web-forget = Effacer mes données
web-forget-about = Les tables où vous êtes la seule personne sont supprimées. Aux tables avec d’autres, votre nom, vos messages et le titre que vous avez donné à la table sont effacés ; la partie reste, avec vos coups et votre propre paquet. C’est définitif.
web-replay-slider = Coup
web-replay-eyes = Vu par
web-replay-open = tous, cartes sur table
web-replay-spectator = un spectateur
web-replay-link = Copier le lien de ce coup
web-play-on-as = À la place de
web-play-on-against = Contre un
web-play-on-with = Avec un
web-replay-more = Plus
# $back: the other side of the coin, where the memory aid shows it
web-titus-single-back = { $side }, jeton seul, en réserve chez { $name } ; au dos, { $back }
web-titus-run-top = { $side }, jeton du dessus de la suite sur la carte de points { $points }, chez { $name }
web-titus-my-hand = Dans votre main : { $side }
# $sums: multiplications, such as "4 × 9, 6 × 6"
web-tabulos-right-sum = Il fallait annoncer : { $sums }.
web-telos-to-match = À égaler :
web-telos-took = pli remporté
web-telos-reversing = Serpent : le sens change après ce pli
web-telos-scores = Les scores
# $gave and $came: cards
web-telos-swapped = Échangé : { $gave } contre { $came }


web-timeline-card-before = La carte d’avant
web-timeline-card-after = La carte d’après
web-timeline-look = Parcourir
web-timeline-report = Une erreur sur cette carte ?
web-timeline-report-what = Qu’est-ce qui ne va pas ?
web-timeline-report-send = Signaler
web-timeline-reported = Merci. Votre signalement est enregistré pour l’administrateur de ce serveur.
# The last card that a player turned over, behind their name
web-timeline-last = dernière carte : { $date }, { $verdict ->
    [right] juste
    [wrong] faux
   *[discarded] défaussée
}
web-timeline-hand = { $name } : { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
web-timeline-when = { $date } : { $text }
# $text: the title of an article
web-timeline-source-ours = Source : Wikipédia en anglais, « { $text } »
web-titus-card-run = Carte de points { $points } pour { $sides }
web-titus-card-bare = Carte de points { $points }, dont tous les jetons ont été pris
web-cards-left = { $count ->
    [0] Plus aucune carte
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
}
web-telos-spared = Aucun point de pénalité
# $placed and $missed: how many cards
web-timeline-account = Bien placées : { $placed }. Mal placées : { $missed }.
# $count: how many cards; $points: what each of them counts for
web-together-account-row = Rangée du bas : { $count } × { $points }
web-together-account-slots = Dans les emplacements : { $count } × { $points }
web-together-account-hands = Devant les joueurs : { $count } × { $points }
web-together-account-discards = Défaussées : { $count } × { $points }
web-together-account-pile = Encore dans la pioche : { $count } × { $points }
web-together-final = { $score ->
    [one] { $score } point
   *[other] { $score } points
} au total
web-together-account-sum = Total
# $rank: 0 for the lowest to 7 for the highest (TWI-24)
web-together-account-rank = { $rank ->
    [0] Le plus bas des huit rangs : moins de 0 point.
    [1] Le deuxième des huit rangs : de 0 à 10 points.
    [2] Le troisième des huit rangs : de 11 à 20 points.
    [3] Le quatrième des huit rangs : de 21 à 30 points.
    [4] Le cinquième des huit rangs : de 31 à 40 points.
    [5] Le sixième des huit rangs : de 41 à 50 points.
    [6] Le septième des huit rangs : de 51 à 60 points.
   *[7] Le plus haut des huit rangs : 61 points ou plus.
}
web-titus-place-single = Posez votre { $side } seul : il ne prolonge rien dans votre réserve.
web-titus-hand-mine = dans votre main
web-titus-no-limit-mine = Jetons pris pendant ce tour : { $count }. Pas de limite : vous avez le moins de { $fewest ->
    [cards] cartes de points
   *[points] points
}.
web-titus-reserve-runs = Suites encore en réserve : { $run_points } points
web-titus-tied = À égalité, ce sont les jetons sur les cartes de points qui comptent : { $on_cards }
web-titus-no-runs = Aucune suite
web-extra = Temps supplémentaire pour certains joueurs
web-extra-about = Pour les enfants, et pour toute personne qui en a besoin.
web-extra-none = autant que les autres
# $number: seconds
web-extra-move = { $number } secondes de plus
# $number: minutes
web-extra-game = { $number } minutes de plus
# $number: seconds
web-time-short = Plus que { $number } secondes.
web-deck-own = Votre propre paquet
web-deck-own-about = À partir d’un fichier CSV, que tout tableur peut enregistrer. Vous en connaîtrez les dates ; personne d’autre ne les voit avant que les cartes soient retournées.
web-deck-choose = Choisir un fichier
web-deck-reading = Lecture du fichier…
# $text : le nom d’un paquet
web-deck-cards = { $text }, { $count ->
    [one] une carte
   *[other] { $count } cartes
}
web-deck-help = Comment écrire un paquet
web-deck-help-about = La première ligne nomme les colonnes, et chaque ligne suivante est une carte. Il faut « date » (ou « day ») et au moins une langue ; laissez de côté ce qui ne vous sert pas.
web-deck-example = Télécharger un exemple
# $number: of somebody who gave no name and has no seat
web-guest = Invité { $number }
web-join-host = La table de { $name }
web-join-there = À la table : { $seats }.
web-join-watch = Toutes les places sont prises ; vous pouvez regarder.
web-join-seat = Vous reprenez la place de { $name }.
web-lobby-missing = { $count ->
    [one] Une place est encore libre : invitez quelqu’un, ou mettez-y un robot.
   *[other] { $count } places sont encore libres : invitez du monde, ou mettez-y des robots.
}
# $name: one or more players
web-end-wish = { $count ->
    [one] { $name } voudrait s’arrêter ici.
   *[other] { $name } voudraient s’arrêter ici.
}
web-end-wait = Vous voulez vous arrêter ici ; tout le monde n’est pas encore d’accord.
web-end-agree = D’accord
web-end-decline = Continuer
web-table-gone = Cette table a été supprimée.
# $name: whose turn it is at a screen that several players share
web-now = À { $name } de jouer

## The plain board, for a game that has none of its own

web-plain-choose = Choisissez ce que vous faites.
web-plain-hand = Votre main
web-plain-table = La table
web-plain-happened = À l’instant
web-plain-yes = oui
web-plain-no = non
# $text: the name of a field, $value: what it is
web-plain-field = { $text } : { $value }
web-play = Jouer
web-change = Changer
web-learn = { $count ->
    [one] Apprendre en 1 minute
   *[other] Apprendre en { $count } minutes
}
web-lessons = Leçons
web-lesson-step = Étape { $number } sur { $of }
web-lesson-points = Regardez : { $text }
web-lesson-real = Et maintenant une vraie partie
web-lesson-next = Suivante : { $text }
web-lesson-rigged = Les cartes d’une leçon sont préparées d’avance, et non mélangées.
web-go-on = Continuer : { $game }
web-setup-way = Qui joue ?
web-way-bots = Avec des robots
web-way-friends = Entre amis
web-way-one-screen = Sur un seul écran
web-option-set = { $text } : { $value }
web-volume = Volume
web-buzz = Vibrer
web-verdict-us = Vous partagez la victoire.
web-titus-verdict-me = { $points ->
    [0] Vous gagnez : autant de points, mais plus de jetons sur vos cartes.
   *[other] Vous gagnez avec { $points } d’avance.
}
web-titus-verdict-other = { $points ->
    [0] { $name } gagne, avec autant de points que vous.
   *[other] { $name } gagne, avec { $points } d’avance sur vous.
}
web-titus-verdict-name = { $points ->
    [0] { $name } gagne à égalité de points.
   *[other] { $name } gagne avec { $points } d’avance.
}
web-titus-shown-mine = Vos suites
web-titus-shown = Les suites gagnantes : { $name }
web-telos-verdict-me = { $count ->
    [one] Vous avez pris le dernier pli une fois, et c’était assez.
   *[other] Vous avez pris le dernier pli { $count } fois.
}
web-telos-verdict-other = { $count ->
    [one] Vous gagnez : { $name } a pris le dernier pli.
   *[other] Vous gagnez : { $name } a pris le dernier pli { $count } fois.
}
web-telos-verdict-name = { $count ->
    [one] { $name } a pris le dernier pli et perd.
   *[other] { $name } a pris le dernier pli { $count } fois et perd.
}
web-telos-shown-mine = Vos derniers plis
web-telos-shown = Les derniers plis : { $name }
web-tabulos-verdict-me = Vous gagnez : votre dernière carte est posée.
web-tabulos-verdict-fewest = Vous gagnez, avec le moins de cartes.
web-tabulos-verdict-other = { $left ->
    [0] { $name } gagne.
    [one] { $name } gagne. Il vous restait une carte.
   *[other] { $name } gagne. Il vous restait { $left } cartes.
}
web-tabulos-verdict-name = { $name } gagne.
web-tabulos-shown-mine = Votre dernière carte
web-tabulos-shown-last = La dernière carte
web-tabulos-shown-left = Encore dans votre main
web-timeline-verdict-me = Vous gagnez : toutes vos cartes ont trouvé leur place.
web-timeline-verdict-other = { $left ->
    [0] { $name } gagne le départage.
    [one] { $name } gagne. Il vous restait une carte.
   *[other] { $name } gagne. Il vous restait { $left } cartes.
}
web-timeline-verdict-name = { $name } gagne.
web-timeline-shown = La carte décisive, jouée par { $name }
web-together-verdict = { $score ->
    [one] Ensemble : { $points } point.
   *[other] Ensemble : { $points } points.
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
web-end-best = Le meilleur résultat sur cet appareil : { $points }
web-end-best-now = Le meilleur résultat sur cet appareil
web-together-laid = { $count ->
    [one] Dans la frise : { $count } carte sur { $of }
   *[other] Dans la frise : { $count } cartes sur { $of }
}
web-together-choose-alone = Choisissez une carte à jouer ou à défausser.
web-score-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-score-minus = { $count ->
    [one] { $count } point de pénalité
   *[other] { $count } points de pénalité
}

# The book of a game: its page in the browser
web-book = Règles du jeu
web-book-title = Le livre de { $game }
web-book-open = Lire le livre
web-book-print = Imprimer
web-book-law = La loi
web-book-law-about = Chaque règle avec son numéro, exactement comme cette table l’applique.
web-book-back = Retour au livre
web-book-rule = Règle { $rule }
web-book-notes = Les petits numéros renvoient à la loi : touchez-en un pour lire la règle entière.

# The books of the games: headings, then each book in the order in which it is read
book-you = Vous
book-aim = Le but du jeu
book-start = Avant de commencer
book-turn = À votre tour
book-special = Carrés et fins de table
book-zeus = Zeus, une carte à part
book-end = La fin
book-variants = Quand vous connaissez le jeu
book-questions = Bonnes questions
book-titus-motto = Quatre à la file, et une bonne mémoire.
book-titus-aim = Rassemblez des jetons dont les nombres se suivent. À partir de quatre, c’est une suite, et une suite rapporte une carte de points : 18 pour la première de la partie, 17 pour la suivante, et ainsi de suite jusqu’à 7. Mieux vaut donc être rapide.
book-titus-sides = Chaque jeton porte un nombre sur chaque face, et les deux ne diffèrent jamais de plus de 2. Un jeton pris à un autre joueur arrive retourné : retenez les dos, et vous en verrez plus que ce qui est sur la table.
book-titus-start = Les jetons forment une seule pioche, et tout le monde voit celui du dessus. Toutes les réserves sont vides ; le sort désigne le premier joueur.
book-titus-take = Prenez un jeton : celui du dessus de la pioche, ou le plus haut d’une suite encaissée par un autre joueur. On ne peut pas passer.
book-titus-place = Placez-le dans votre réserve. S’il prolonge quelque chose, vous pouvez en prendre un autre, jusqu’à trois par tour. Posé seul, c’est le dernier de votre tour.
book-titus-swap = Ou bien échangez un jeton venu de la pioche : il va chez un autre joueur comme jeton seul, et vous y prenez un autre jeton seul, que vous retournez.
book-titus-free = À tout moment de votre tour, vous pouvez réunir ce qui se suit et encaisser un groupe de quatre jetons ou plus. Cela ne coûte rien, et rien ne vous y oblige.
book-titus-run = Une suite et sa carte
book-titus-run-1 = Vous avez 5, 6 et 7, et vous venez de prendre le 8. Il prolonge votre groupe ; le 12 est trop loin.
book-titus-run-2 = Ajouté et encaissé : quatre jetons sont posés sur le 18, la plus haute carte qui restait. Le 17 attend la suite d’après.
book-titus-why = Pourquoi échanger ?
book-titus-why-1 = Vous avez pris un 3 dont vous n’avez que faire. Mais le 12 d’Ada montrait 11 auparavant, et vous vous en souvenez.
book-titus-why-2 = Ada reçoit le 3, vous prenez son 12, et il devient un 11. Il convient : vous pouvez même prendre encore un jeton.
book-titus-rob = Aucune suite n’est à l’abri
book-titus-rob-1 = Ada a encaissé 9, 10, 11, 12. On ne peut prendre que le jeton du dessus, son 12.
book-titus-rob-2 = Vous le prenez, et son autre face est 14 : juste ce qu’il fallait à votre 13. Ada garde quand même ses 18 points.
book-titus-bridge = Un jeton, deux groupes
book-titus-bridge-1 = 5, 6 et 8, 9 ne se touchent pas. Le 7 que vous tenez va avec les deux.
book-titus-bridge-2 = Ajoutez le 7 à l’un, puis réunissez les deux : un groupe de cinq. Il rapporte une carte, tout comme quatre jetons.
book-titus-behind = Une consolation : tant que vous avez moins de cartes de points que chacun des autres, la limite de trois jetons ne s’applique pas à vous.
book-titus-end = La partie finit avec le dernier jeton de la pioche. Un groupe de quatre jetons ou plus encore en réserve vaut 6 points. Le plus grand total gagne ; à égalité, c’est le plus grand nombre de jetons sur ses propres cartes.
book-titus-ask-must = Faut-il encaisser tout de suite ?
book-titus-answer-must = Rien ne vous y oblige. Mais les cartes ne font que baisser, et une longue suite ne rapporte pas plus qu’une courte.
book-titus-ask-group = De quoi se compose un groupe ?
book-titus-answer-group = De nombres qui se suivent, chacun une seule fois. Un groupe ne se défait jamais : il grandit par les bouts, ou se réunit en entier à un autre.
book-titus-ask-back = Puis-je regarder un dos ?
book-titus-answer-back = Jamais, pas même ceux de vos jetons. On voit l’autre face quand un jeton est retourné, et tout le monde la voit.
book-titus-ask-nobody = Puis-je échanger avec tout le monde ?
book-titus-answer-nobody = Seulement avec un joueur qui a un jeton seul. Les jetons des groupes ne bougent pas.
book-titus-ask-cards = Et s’il n’y a plus de cartes de points ?
book-titus-answer-cards = Vos suites restent alors dans la réserve, où chacune vaut 6 points à la fin.
book-tabulos-motto = Vos tables en tête, et l’oreille aux aguets.
book-tabulos-aim = Soyez le premier à ne plus avoir de cartes. Chacune est un résultat des tables de 2 à 9 ; il y en a 80 en tout.
book-tabulos-start = Chacun reçoit sept cartes. Les autres forment la pioche, dont la première commence la défausse. Le sort désigne qui commence.
book-tabulos-lay = Posez une carte qui a une table en commun avec celle du dessus. Les signes dans la marge montrent ses tables.
book-tabulos-say = En la posant, annoncez sa multiplication, dans une table que les deux cartes partagent. L’ordre des nombres est libre.
book-tabulos-draw = Rien à poser ? Piochez une carte. Vous pouvez la poser aussitôt, ou passer.
book-tabulos-wrong = Une carte ou une multiplication fausse n’est pas un drame : la carte revient, vous en piochez une autre, et votre tour est fini.
book-tabulos-shared = Quelles tables partagent-elles ?
book-tabulos-shared-1 = De vos trois cartes, seul le 24 va sur le 8 : ils partagent les tables de 4 et de 8.
book-tabulos-shared-2 = « 4 × 6 », annoncez-vous. « 8 × 3 » aurait été tout aussi juste.
book-tabulos-slip = Une petite erreur
book-tabulos-slip-1 = Le 36 va sur le 27 : tous deux sont dans la table de 9.
book-tabulos-slip-2 = Mais vous avez annoncé « 3 × 12 », et la table de 3 s’arrête à 30. Le 36 est donc revenu, avec un 42. Il fallait « 9 × 4 ».
book-tabulos-squares = Les carrés (4, 9, 16, 25, 36, 49, 64, 81) inversent le sens du jeu. Criez « demi-tour ! » avec eux. Si vous oubliez et qu’on vous prend sur le fait avant que le suivant ait joué, vous piochez une carte.
book-tabulos-points = Les fins de table (20, 30, 40, 50, 60, 70, 80, 90) gênent le joueur suivant : il pioche une carte et perd son tour. Le 10 n’en est pas une.
book-tabulos-turned = Dans l’autre sens
book-tabulos-turned-1 = On joue de vous à Ada, puis à Milo. Votre 36 va sur le 6.
book-tabulos-turned-2 = « 6 × 6, demi-tour ! » C’est maintenant à Milo, et non à Ada.
book-tabulos-caught = Pris sur le fait !
book-tabulos-caught-1 = Ada pose le 49 et annonce « 7 × 7 ». Rien de plus.
book-tabulos-caught-2 = « Pris ! » Ada pioche une carte. Le sens s’est inversé quand même : c’est à vous.
book-tabulos-goal = Ada passe son tour
book-tabulos-goal-1 = Vous posez le 40 sur le 45 et annoncez « 5 × 8 ». Ada a pioché une carte et perd son tour ; Milo joue.
book-tabulos-end = Vous gagnez dès que votre dernière carte est posée, quelle qu’elle soit. Seul un carré peut tout gâcher : si vous avez oublié de crier et qu’on vous prend sur le fait, vous piochez une carte et le jeu continue.
book-tabulos-ask-table = Jusqu’où va une table ?
book-tabulos-answer-table = Jusqu’à dix fois. Ainsi, 30 est dans la table de 3, mais pas 36. Il n’y a pas de tables de 1 ni de 10 dans ce jeu.
book-tabulos-ask-same = Puis-je poser un 12 sur un 12 ?
book-tabulos-answer-same = Oui, le même nombre va toujours. Annoncez une multiplication d’une de ses tables.
book-tabulos-ask-square = J’ai annoncé « 4 × 9 » pour 36. Est-ce encore un carré ?
book-tabulos-answer-square = Oui, c’est le nombre qui compte, pas ce que vous annoncez. N’oubliez donc pas de crier.
book-tabulos-ask-first = La première carte est un 30. Que se passe-t-il ?
book-tabulos-answer-first = Rien. La carte qui commence la défausse n’a aucun effet.
book-tabulos-ask-pot = Et quand la pioche est vide ?
book-tabulos-answer-pot = On mélange la défausse, sauf la carte du dessus, et c’est la nouvelle pioche.
book-tabulos-ask-accused = Et si j’accuse quelqu’un à tort ?
book-tabulos-answer-accused = Il ne se passe rien. On vous explique seulement pourquoi.
book-telos-motto = Gagnez ce que vous voulez, sauf le dernier pli.
book-telos-aim = Seul le dernier pli d’une manche compte, et personne n’en veut : le joueur qui le gagne reçoit autant de points de pénalité que vaut la carte gagnante. Un joueur qui en a 32 perd, et tous les autres gagnent.
book-telos-start = Les cartes des dieux vont de 1, la plus basse, à 13, la plus haute. Les couleurs ne comptent pas. À la première manche, chacun reçoit sept cartes.
book-telos-follow = Un joueur entame. Les autres jouent tour à tour une carte au moins aussi haute que la plus haute de la table : si vous le pouvez, vous le devez. Sinon, vous vous défaussez de votre carte la plus basse.
book-telos-trick = La carte la plus haute gagne le pli ; à égalité, la dernière jouée. Le joueur qui le gagne entame le suivant.
book-telos-several = À partir du deuxième pli, on peut entamer avec plusieurs cartes d’une même valeur. Les autres en jouent autant, rangées de la plus basse à la plus haute, chacune au moins égale à celle d’en face.
book-telos-limit = Gardez au moins une carte pour le dernier pli. À cinq ou six, on entame avec deux cartes au plus.
book-telos-must = Pouvoir, c’est devoir
book-telos-must-1 = Milo entame avec un 9. Vous pouvez suivre avec le 11 ou le 13 : il le faut donc. Pas de petite carte.
book-telos-cannot = Si vous ne pouvez pas
book-telos-cannot-1 = Rien dans votre main ne vaut un 13. Il faut vous défausser de la plus basse : le 2, justement celle que vous gardiez pour la fin.
book-telos-pair = Deux à la fois
book-telos-pair-1 = Milo entame avec 6 6. Deux de vos 7, 9 et 11 conviennent. Le 5 est trop bas, quoi qu’on mette avec.
book-telos-pair-2 = Vous avez joué 7 11, et c’est ce qu’Ada doit suivre. Son 8 suffit pour le 7, mais elle n’a rien pour le 11.
book-telos-zeus = Zeus vaut autant que la plus haute carte à suivre. Il n’est jamais votre carte la plus basse : on ne s’en défausse pas tant qu’on en a d’autres. Et on n’entame pas avec lui.
book-telos-twenty = Au dernier pli, tout change : il peut entamer, et il vaut 20. Défaites-vous-en à temps.
book-telos-equal = Zeus arrive en dernier
book-telos-equal-1 = Ada a entamé avec un 12, et Milo n’a pas pu suivre. Votre Zeus compte aussi pour 12. Il peut suivre, donc il le doit ; dernier des deux égaux, il gagne le pli.
book-telos-last = Quand il ne reste qu’une carte à chacun, c’est le dernier pli. Le gagnant pose la carte gagnante devant lui : ce sont ses points de pénalité. Elle ne revient plus en jeu.
book-telos-next = Le même joueur distribue la manche suivante : à chacun autant de cartes que vaut cette carte, mais au moins sept. Dès que quelqu’un a 32 points de pénalité ou plus, la partie est finie.
book-telos-final = Le pli qui compte
book-telos-final-1 = Une carte chacun. Ada a entamé avec son 4, Milo a dû montrer son 9. Votre 7 ne craint rien.
book-telos-final-2 = Milo gagne le pli : 9 points de pénalité. Il distribue la manche suivante, neuf cartes à chacun.
book-telos-powers = Avec les pouvoirs, chaque Zeus est un animal. La Fourmi accompagne n’importe quelles cartes. Le Serpent inverse le sens. Le Taureau allonge l’entame d’une carte. Après le Coucou, la plus basse carte du pli désigne le joueur qui entame ; après l’Aigle, c’est le joueur qui l’a joué. Le Cygne interdit d’entamer avec plusieurs cartes pour le reste de la manche.
book-telos-divine = Avec le pli divin, chacun reçoit une carte de plus, face cachée, que personne ne regarde. Une fois par manche, vous pouvez l’échanger contre une carte de votre main, à tout moment, même au dernier pli.
book-telos-ask-choose = Puis-je me défausser d’une petite carte si je peux suivre ?
book-telos-answer-choose = Non. Mais parmi les cartes qui suivent, vous choisissez.
book-telos-ask-idea = Quel est un bon plan ?
book-telos-answer-idea = Gardez une petite carte pour la fin. Jouez les hautes tant qu’un pli ne coûte rien.
book-telos-ask-forced = Suis-je obligé de jouer Zeus ?
book-telos-answer-forced = Seulement si rien d’autre dans votre main ne peut suivre.
book-telos-ask-only = Je dois entamer et je n’ai que des Zeus ?
book-telos-answer-only = Avant le dernier pli, le joueur suivant entame à votre place, et vous jouez en dernier.
book-telos-ask-short = Et s’il n’y a pas assez de cartes à distribuer ?
book-telos-answer-short = Chacun en reçoit alors le même nombre, le plus grand possible.
book-timeline_together-motto = Une seule frise, toutes les têtes réunies.
book-timeline_together-aim = Ensemble, vous rangez 36 événements dans l’ordre du temps pour marquer le plus de points possible. Parlez de toutes les cartes visibles ; le joueur dont c’est le tour décide.
book-timeline_together-start = Chacun a quatre cartes, face claire visible, sous les yeux de tous. Personne ne connaît les dates. Une carte face sombre commence la frise, une autre la défausse. Le joueur le plus âgé commence.
book-timeline_together-turn = Jouez une ou deux cartes, l’une après l’autre, ou défaussez-vous d’une carte. Complétez ensuite à quatre.
book-timeline_together-where = Une carte jouée est retournée, et sa date dit où elle va. Avant ou après toutes les autres : à ce bout de la rangée. Entre deux voisines : dans l’emplacement au-dessus. Même date qu’une carte déjà là : sur celle-ci.
book-timeline_together-taken = L’emplacement est pris ? La carte reste alors en travers devant vous. Si vous n’en avez encore placé aucune à ce tour, il faut en essayer une autre ; et si vous avez choisi de jouer sans en placer aucune, la partie est finie.
book-timeline_together-drop = La défausse est une issue : on y met une carte dont le symbole clair est le symbole sombre au sommet de la défausse. Les cartes en travers peuvent y aller aussi.
book-timeline_together-grow = Un bout et un emplacement
book-timeline_together-grow-1 = La frise compte 1958 et 1980. Les jeans sont plus anciens, pensez-vous, et le Nutella vient entre les deux.
book-timeline_together-grow-2 = Les deux sont justes : 1873 allonge la rangée, 1964 remplit l’emplacement. Deux cartes placées : votre tour est fini.
book-timeline_together-full = L’emplacement est pris
book-timeline_together-full-1 = Bambi date de 1942, mais Monopoly est déjà entre 1873 et 1958. Bambi reste en travers ; tout le monde a vu sa date. Essayez-en une autre : impossible d’arrêter là.
book-timeline_together-icon = À la recherche de l’arbre
book-timeline_together-icon-1 = La défausse montre un arbre. De vos quatre cartes, les deux qui portent un arbre peuvent y aller ; les deux autres se jouent.
book-timeline_together-end = La partie finit quand toutes les cartes sont placées ou défaussées. Elle finit plus tôt si quelqu’un choisit de jouer et ne place rien, ou ne peut ni essayer une carte ni se défausser.
book-timeline_together-count = Chaque carte de la rangée du bas rapporte 2 points, chaque carte dans un emplacement 1. Toute autre carte coûte 1 point : dans la défausse, dans la pioche, devant un joueur. Huit rangs vous attendent, de moins de 0 à 61 et plus.
book-timeline_together-sum = Le décompte
book-timeline_together-sum-1 = Quatre cartes en bas font 8 points, deux dans des emplacements en font 2. Retirez 1 pour la défausse et 1 pour la carte devant vous : 8 points.
book-timeline_together-ask-talk = Peut-on s’entraider ?
book-timeline_together-answer-talk = C’est même recommandé. Toutes les cartes sont visibles, et vous gagnez ou perdez ensemble.
book-timeline_together-ask-idea = Quel est un bon plan ?
book-timeline_together-answer-idea = Gardez les voisines proches. Une carte juste au-delà de la rangée l’allonge et laisse de la place à bien d’autres ; un saut de plusieurs siècles ne laisse qu’un emplacement pour tout l’entre-deux.
book-timeline_together-ask-same = Deux événements la même année ?
book-timeline_together-answer-same = Ils se superposent et comptent pour la rangée où ils se trouvent. C’est toujours possible.
book-timeline_together-ask-between = Peut-on intercaler une carte dans la rangée du bas ?
book-timeline_together-answer-between = Non, seulement dans l’emplacement au-dessus. La rangée du bas grandit par ses deux bouts.
book-timeline_together-ask-unsure = Et si l’année exacte n’est pas connue ?
book-timeline_together-answer-unsure = La carte reste alors dans la boîte : ensemble, on ne joue qu’avec des dates certaines.
book-timeline_together-ask-second = Dois-je jouer une deuxième carte ?
book-timeline_together-answer-second = Non. Après la première carte placée, vous pouvez vous arrêter quand vous voulez.
book-timeline_together-ask-empty = Et quand la pioche est vide ?
book-timeline_together-answer-empty = On continue avec les cartes qui restent. Un joueur sans cartes passe son tour.
book-timeline-motto = Avant ou après ?
book-timeline-aim = Quatre événements sont devant vous, sans leur date. Trouvez à chacun sa place dans la frise, et soyez le seul d’une manche à bien placer sa dernière carte.
book-timeline-start = Chacun reçoit quatre cartes, face claire visible. Personne ne regarde les dates. Une carte face sombre commence la frise. Le plus jeune joueur commence.
book-timeline-place = Choisissez une de vos cartes et une place : au bout gauche, au bout droit ou entre deux voisines. On retourne alors la carte.
book-timeline-judge = Bien placée, elle reste, et il vous en reste une de moins. Mal placée, elle est défaussée, et vous en piochez une autre.
book-timeline-right = Bien placée
book-timeline-right-1 = Monopoly : plus ancien que la brique Lego, mais moins que les jeans ? Entre 1873 et 1958, donc.
book-timeline-right-2 = 1935 : c’est juste. La carte reste, et il y a désormais une place de plus.
book-timeline-wrong = Mal placée
book-timeline-wrong-1 = Vous avez placé le Walkman entre la PlayStation et Facebook, mais il date de 1979. Il est défaussé, et vous avez pioché une autre carte.
book-timeline-same = La même année
book-timeline-same-1 = Le Rubik’s Cube est aussi de 1980, tout comme les Post-it. À leur gauche ou à leur droite : les deux sont justes.
book-timeline-same-2 = Vous avez choisi la droite, et la carte reste.
book-timeline-round = Une manche, c’est un tour pour chacun, et elle se joue toujours jusqu’au bout. Vous êtes le seul à y avoir bien placé votre dernière carte ? Vous avez gagné.
book-timeline-tie = Si plusieurs y parviennent, ils continuent avec une nouvelle carte chacun, et les autres sont éliminés, jusqu’à ce qu’un seul réussisse dans une manche.
book-timeline-ask-look = Puis-je chercher une date ?
book-timeline-answer-look = Non. Personne ne regarde la face sombre avant qu’une carte soit placée. Deviner, c’est tout le jeu.
book-timeline-ask-guess = Je n’en ai aucune idée. Que faire ?
book-timeline-answer-guess = Visez l’intervalle le plus large : plus il compte d’années, plus vous avez de chances.
book-timeline-ask-unsure = Et si l’année exacte n’est pas connue ?
book-timeline-answer-unsure = La carte donne alors la plus ancienne et la plus récente. Votre place est bonne si une année entre les deux convient.
book-timeline-ask-icons = À quoi servent les symboles ?
book-timeline-answer-icons = À rien dans ce jeu-ci. Ils servent quand on joue ensemble.
book-timeline-ask-empty = Et quand la pioche est vide ?
book-timeline-answer-empty = On mélange les cartes défaussées pour en former une nouvelle. Leurs dates ont été vues : retenez-les.
