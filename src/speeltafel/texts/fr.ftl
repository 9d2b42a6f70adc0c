### Every word that players read, in French.
###
### The same ids and variables as in en.ftl, which explains the variables. Players are "vous".
### Typographic spaces: U+202F before ; ! ? and U+00A0 before : and inside guillemets. No "de" or
### "que" before a name or a card, because it would need an elision before some of them.

## Around the games

rules-heading = { $game } : les règles
player = Joueur { $number }

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

rule-TEL-01 = Il y a 104 cartes Dieu, huit séries de 1 à 13, et 6 cartes Zeus. Les couleurs ne comptent pas dans le jeu ; elles aident seulement à trier.
rule-TEL-02 = On joue avec 5 séries à trois joueurs, 6 à quatre, 7 à cinq et 8 à six. Il y a autant de cartes Zeus que de joueurs ; elles sont tirées au sort, ce qui n’a d’importance qu’avec les pouvoirs.
rule-TEL-03 = Le premier donneur est tiré au sort et distribue 7 cartes à chacun. Les cartes restantes sont mises de côté, face cachée.
rule-TEL-04 = Parmi les cartes Dieu, le 13 est la plus haute et le 1 la plus basse.
rule-TEL-05 = Le joueur à gauche du donneur entame le premier pli de la manche, et l’on joue dans le sens des aiguilles d’une montre.
rule-TEL-06 = Une fois le pli entamé, jouez une carte égale ou supérieure à la plus haute sur la table : si vous le pouvez, vous le devez, et il n’est pas permis de vous défausser d’une petite carte à la place. Si vous ne le pouvez pas, défaussez-vous de la carte la plus basse de votre main.
rule-TEL-07 = Quand tout le monde a joué, la carte la plus haute remporte le pli ; à égalité, c’est la dernière jouée. Le gagnant entame le pli suivant.
rule-TEL-08 = Le joueur qui entame peut poser à la fois plusieurs cartes de même valeur, sauf au premier et au dernier pli de la manche. Lui seul choisit combien ; les autres en jouent autant.
rule-TEL-09 = Avec plusieurs cartes, on compare carte par carte, de la plus basse à la plus haute, et chacune des vôtres doit être égale ou supérieure : sur 6 8 9, on peut jouer 7 8 12. Les cartes à égaler sont celles du dernier joueur qui a suivi, d’abord celles de l’entame ; qui peut suivre le doit, et s’il vous en manque ne serait-ce qu’une, défaussez-vous d’autant de vos cartes les plus basses. Le dernier joueur qui a suivi remporte le pli, ou celui qui a entamé si personne n’a suivi.
rule-TEL-10 = Il doit toujours y avoir un dernier pli : qui entame avant celui-ci garde donc au moins une carte en main. Un Taureau ajouté à l’entame compte parmi les cartes jouées.
rule-TEL-11 = À cinq ou six joueurs, on entame avec deux cartes au plus, Taureau compris.
rule-TEL-12 = Le dernier pli est celui pour lequel chacun n’a plus qu’une carte. La carte la plus haute le remporte ; à égalité, c’est la dernière jouée.
rule-TEL-13 = Le gagnant du dernier pli pose devant lui, face visible, la carte gagnante : sa valeur compte en points négatifs. Cette carte négative reste hors jeu jusqu’à la fin de la partie.
rule-TEL-14 = Le gagnant du dernier pli fait la donne suivante : à chacun autant de cartes que valait la carte gagnante, mais au moins 7. Toutes les cartes sauf les cartes négatives sont mélangées, puis distribuées une à une à partir du joueur suivant dans le sens du jeu. Avec le pli divin, un tour de plus à la fin distribue les cartes divines.
rule-TEL-15 = S’il n’y a pas assez de cartes pour cela, chacun en reçoit le même nombre, le plus grand possible. Avec le pli divin, les cartes divines entrent dans le compte.
rule-TEL-16 = Qui a 32 points négatifs ou plus perd, et la partie est finie. Tous les autres gagnent.
rule-TEL-17 = Avant le dernier pli, un Zeus est égal à la plus haute des cartes à égaler au moment où il est joué, et il garde cette valeur : sur 6 6, un Zeus à côté de votre 13 est un 6. Les cartes défaussées ne le font pas monter. Si seul un Zeus vous permet de suivre, vous devez le jouer.
rule-TEL-18 = Un Zeus ne compte jamais comme votre carte la plus basse : si vous ne pouvez pas suivre, défaussez-vous de vos cartes Dieu les plus basses et gardez votre Zeus. Si vous avez trop peu de cartes Dieu, et alors seulement, des cartes Zeus partent aussi, en dernier et à votre choix.
rule-TEL-19 = Un Zeus ne peut pas entamer, sauf au dernier pli. Si vous devez entamer avant et que vous n’avez que des cartes Zeus, l’entame passe aussitôt et d’elle-même au joueur suivant dans le sens du jeu (le nouveau sens, si un Serpent vient d’être joué), et vous jouez en dernier ; une entame passée ne revient pas. Avec le pli divin, il en va de même quand un échange ne laisse que des cartes Zeus au joueur qui doit entamer.
rule-TEL-20 = Au dernier pli, un Zeus vaut 20, plus que toute autre carte, au lieu d’égaler la plus haute : 13, Zeus, 13 revient au Zeus. De deux Zeus, le dernier joué l’emporte. Qui gagne avec lui reçoit 20 points négatifs.
rule-TEL-21 = Avec les pouvoirs, quand un autre joueur a entamé avec plusieurs cartes, vous pouvez toujours poser la Fourmi avec n’importe quelles autres cartes, assez hautes ou non. Si elles suffisent, la Fourmi comptant comme un simple Zeus, vous suivez ; sinon, les cartes à égaler restent les mêmes et les vôtres ne peuvent pas remporter le pli. Rien ne change pour les autres, et sur une seule carte la Fourmi est un simple Zeus.
rule-TEL-22 = Avec les pouvoirs, le Serpent inverse le sens du jeu à partir du pli suivant, pour le reste de la manche et les manches d’après ; joué de nouveau dans une autre manche, il l’inverse encore. « À gauche de » veut alors dire : suivant dans le sens du jeu.
rule-TEL-23 = Avec les pouvoirs, là où l’on peut entamer avec plusieurs cartes, on peut ajouter le Taureau, qui compte comme une carte de plus de la même valeur. Une carte et le Taureau font déjà une entame de deux. Pour qui suit, le Taureau est un simple Zeus.
rule-TEL-24 = Avec les pouvoirs, le Coucou donne l’entame suivante à qui a joué la carte Dieu la plus basse du pli, une fois celui-ci complet. Les cartes défaussées et celles posées avec la Fourmi comptent aussi, les cartes Zeus non ; à égalité, c’est la dernière jouée qui décide.
rule-TEL-25 = Avec les pouvoirs, qui joue l’Aigle entame le pli suivant, peu importe qui remporte celui-ci.
rule-TEL-26 = Avec les pouvoirs, une fois le Cygne joué, plus aucun pli de la manche ne s’entame avec plusieurs cartes, pas même avec une carte et le Taureau. Le pli en cours continue comme il a été entamé.
rule-TEL-27 = Avec les pouvoirs, une carte Zeus agit quand elle entame, suit ou accompagne la Fourmi, de gré ou de force, mais pas quand on s’en défausse ; des cartes posées avec la Fourmi dans un pli à plusieurs cartes ne sont jamais une défausse. Au dernier pli, seul le Serpent agit encore. Si le Coucou et l’Aigle tombent dans le même pli, le dernier joué décide qui entame ensuite ; si un joueur les pose ensemble, c’est l’Aigle.
rule-TEL-28 = Avec les pouvoirs, toutes les règles de base restent en vigueur.
rule-TEL-29 = Avec le pli divin, chacun reçoit à chaque manche une carte divine, face cachée, que personne ne regarde ; une fois par manche, à tout moment tant qu’il vous reste une carte, vous pouvez l’échanger sans la voir contre une carte de votre main : même hors de votre tour, après avoir joué, ou au dernier pli. L’échange est définitif, la carte cédée reste face cachée, et nul n’est obligé d’échanger pour suivre. Le tour de jeu n’en est pas changé, sauf s’il ne reste que des cartes Zeus au joueur qui doit entamer ; les cartes divines non utilisées sont ensuite remélangées.
rule-TEL-30 = Chacun peut connaître les cartes jouées dans la manche, le nombre de cartes de chacun, les cartes négatives, le donneur, le joueur qui entame, le sens du jeu, les cartes à égaler et qui a suivi, les entames passées, qui a fait son échange, le nombre de cartes mises de côté, les séries en jeu et, avec les pouvoirs, les cartes Zeus en jeu. Votre main, la carte que vous avez cédée et celle que vous avez reçue ne sont connues que de vous. Personne ne connaît les cartes divines non échangées ni les cartes mises de côté.

## Télos: what happens (a line ending in -secret follows for those who may see it)

event-telos-round = Manche { $round } : { $name } distribue { $hand } cartes à chacun, et l’on joue dans le sens { $direction ->
    [clockwise] des aiguilles d’une montre
   *[counterclockwise] inverse des aiguilles d’une montre
}.
event-telos-round-secret = { $name } reçoit { $cards }.
event-telos-passes = { $name } n’a que des cartes Zeus et laisse l’entame à { $other }.
event-telos-picks = { $name } choisit la carte { $place } sur { $of }, encore cachée.
event-telos-picks-secret = Cette carte est { $cards }.
event-telos-plays = { $how ->
    [leads] { $name } entame avec { $cards }.
    [follows] { $name } suit avec { $cards }.
    [throws] { $name } ne peut pas suivre et se défausse : { $cards }.
    [ant] { $name } pose { $cards } : avec la Fourmi, pas besoin d’égaler.
   *[last] { $name } joue { $cards } au dernier pli.
}
event-telos-reverses = { $name } joue le Serpent : dès le pli suivant, on joue dans le sens { $direction ->
    [clockwise] des aiguilles d’une montre
   *[counterclockwise] inverse des aiguilles d’une montre
}.
event-telos-swan = { $name } joue le Cygne : jusqu’à la fin de la manche, on entame avec une seule carte.
event-telos-trick = { $name } remporte le pli.
event-telos-leads_next = { $because ->
    [eagle] L’Aigle donne l’entame suivante à { $name }.
   *[cuckoo] Le Coucou donne l’entame suivante à { $name }.
}
event-telos-swaps = { $name } échange une carte contre la carte divine.
event-telos-swaps-secret = { $name } donne { $gave } et reçoit { $came }.
event-telos-minus = { $name } remporte le dernier pli avec { $cards } : { $points ->
    [one] { $points } point négatif
   *[other] { $points } points négatifs
}, { $total } en tout.
event-telos-ends = { $name } a { $total } points négatifs et perd la partie.

## Télos: why not

why-telos-over = La partie est finie : il n’y a plus rien à jouer.
why-telos-turn = Un instant : c’est à { $name } de jouer.
why-telos-not_held = Votre main ne contient pas cette carte : { $cards }.
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
why-telos-zeus_kept = Votre Zeus se garde : défaussez-vous d’abord de vos cartes Dieu.

## Télos: how it ended

ending-telos-limit = La partie est perdue pour { $losers }, avec 32 points négatifs ou plus. Tous les autres gagnent.

## The command line

cli-players = { $players ->
    [one] un joueur
   *[other] { $players } joueurs
}
cli-open = Partie racontée cartes sur table.
cli-seen = Partie racontée telle que l’a vue { $name }.
cli-unfinished = L’enregistrement s’arrête ici, avant la fin de la partie.
cli-again = La même partie encore une fois : { $command }
cli-keep = Pour la garder, ajoutez : { $command }
cli-saved = Elle est gardée dans { $file }. Pour la relire : { $command }
