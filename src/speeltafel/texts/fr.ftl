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

## Titus: name and options. To score a run is "encaisser", a single coin a "pièce seule".

game-titus = Titus
game-titus-about = Un jeu de suites et de mémoire : chaque pièce a deux faces, et celle que l’on prend à quelqu’un arrive retournée.
option-titus-memory_aid = Aide-mémoire
option-titus-memory_aid-about = Une pièce qui a été retournée montre aussi son dos, et personne n’a besoin de le retenir.
option-titus-fewest = Le moins compté en
option-titus-fewest-about = Qui a le moins peut prendre plus de trois pièces dans un tour : le moins de cartes de points, ou le moins de points sur elles.

## Titus: the rules

rule-TIT-01 = Il y a 54 pièces avec un nombre de 1 à 19 sur chaque face ; les deux nombres d’une pièce diffèrent de 2 au plus. Chaque pièce ainsi possible existe exactement une fois.
rule-TIT-02 = Les 12 cartes de points, de 18 à 7, forment un seul tas ouvert, le 18 dessus. On les prend par le haut : la première suite encaissée vaut 18, la suivante 17, et ainsi de suite.
rule-TIT-03 = On mélange l’ordre des pièces et aussi leurs faces : pour chacune, le hasard décide du côté visible. Une pièce n’a pas d’endroit ; la face visible compte, et l’autre est son dos.
rule-TIT-04 = Tout le monde voit à tout moment la pièce du dessus de la pioche. Personne ne regarde le dos d’une pièce.
rule-TIT-05 = Le premier joueur est tiré au sort, et l’on joue dans le sens des aiguilles d’une montre.
rule-TIT-06 = Votre réserve est vide au départ. Vous y rangez des pièces seules et des groupes d’au moins deux nombres visibles consécutifs, le plus haut dessus.
rule-TIT-07 = Un groupe ne contient jamais deux nombres égaux. Il ne grandit que par les bouts : à 5-6-7, on peut ajouter un 4 ou un 8, rien d’autre.
rule-TIT-08 = Un groupe ne se défait plus. On peut le réunir, en entier, à une pièce seule ou à un autre groupe qui le prolonge.
rule-TIT-09 = Pendant votre tour, et seulement alors, vous pouvez réunir des pièces et des groupes de votre réserve, autant de fois que vous voulez et sans que cela coûte rien, même avec en main une pièce pas encore placée. Rien ne vous y oblige, et rien ne se réunit tout seul.
rule-TIT-10 = Pendant votre tour, à n’importe quel moment et sans que cela coûte rien, vous pouvez encaisser un groupe de quatre pièces ou plus : prenez la première carte de points et posez-y le groupe, le nombre le plus haut dessus. Un groupe plus long s’encaisse d’un bloc, et une suite encaissée ne reçoit plus rien. Personne n’est tenu d’encaisser.
rule-TIT-11 = Une fois les cartes de points épuisées, on n’encaisse plus : une suite garde sa place dans la réserve jusqu’au bout de la partie.
rule-TIT-12 = À votre tour, vous prenez une pièce : celle du dessus de la pioche, ou la plus haute d’une suite qu’un autre joueur a encaissée.
rule-TIT-13 = Une pièce de la pioche garde la face qui était visible. Vous voyez la pièce suivante de la pioche avant de décider quoi faire de la vôtre.
rule-TIT-14 = Une pièce de la pioche peut aller dans votre réserve, seule ou ajoutée à une pièce ou à un groupe. Quelle que soit la pièce prise, placez-la avant d’en prendre une autre ou de finir votre tour.
rule-TIT-15 = Ou bien vous échangez la pièce de la pioche : elle va chez un autre joueur comme pièce seule, même face visible, et dans la même réserve vous prenez une autre pièce seule, vous la retournez et la placez dans la vôtre, seule ou ajoutée. L’autre joueur doit avoir eu une pièce seule avant l’échange, et on ne reprend pas celle que l’on donne. Seule une pièce de la pioche s’échange, une seule fois, et un échange compte pour une pièce prise.
rule-TIT-16 = Une pièce prise sur une suite encaissée est retournée, puis placée dans votre réserve, seule ou ajoutée. Son propriétaire garde la carte de points, même s’il y reste peu de pièces ; on peut prendre jusqu’à la dernière. Dans un même tour, vous pouvez en prendre plusieurs sur une suite, chaque fois la plus haute qui reste.
rule-TIT-17 = Quand on retourne une pièce, tout le monde voit sa nouvelle face ; à vous de retenir l’ancienne. Les faces qui ne sont plus visibles ne sont pas montrées, et le journal ne remonte qu’au tour précédent, chaque pièce telle qu’elle est posée maintenant ; avec l’aide-mémoire, une pièce retournée montre aussi son dos. Après la partie, tout est ouvert à tous.
rule-TIT-18 = Si vous avez ajouté la pièce à une pièce ou à un groupe de votre réserve, vous pouvez en prendre encore une, à la pioche ou sur une suite encaissée, ou vous arrêter là.
rule-TIT-19 = Si vous avez posé la pièce seule, vous n’en prenez plus pendant ce tour, même si vous la réunissez ensuite à autre chose.
rule-TIT-20 = Après la troisième pièce d’un tour, on n’en prend plus, même si elle a pu être ajoutée.
rule-TIT-21 = La limite de trois ne vous lie pas tant que vous avez moins de cartes de points que chacun des autres (ou, si la table l’a choisi, moins de points sur vos cartes). On le vérifie après chaque encaissement : dès que vous n’avez plus le moins, la limite vaut de nouveau. Si vous avez alors pris trois pièces ou plus, vous n’en prenez plus, mais une pièce en main se place encore.
rule-TIT-22 = Une fois posée la dernière pièce de votre tour, vous pouvez encore réunir et encaisser, puis vous finissez le tour. Il se finit de lui-même dès que vous avez posé une pièce, que vous ne pouvez plus en prendre et qu’il n’y a rien à réunir ni à encaisser ; tant que vous pouvez en prendre une, vous seul y mettez fin.
rule-TIT-23 = À chaque tour, on prend au moins une pièce : impossible de passer.
rule-TIT-24 = La partie se termine avec la dernière pièce de la pioche. Qui l’a prise peut encore l’échanger, la placer, réunir et encaisser, mais ne prend plus aucune pièce nulle part ; ensuite, la partie est finie.
rule-TIT-25 = À la fin, chaque groupe de quatre pièces ou plus encore dans une réserve vaut 6 points. Il compte tel qu’il est posé : on ne réunit plus rien.
rule-TIT-26 = Qui a le plus de points gagne, cartes de points et suites en réserve comprises. À égalité, le plus grand nombre de pièces sur ses propres cartes de points décide, et s’il est égal aussi, la victoire est partagée. Les places suivantes se règlent de la même façon.
rule-TIT-27 = Chacun peut connaître les faces visibles, à qui est chaque pièce et où elle se trouve, les suites encaissées, le nombre de pièces et de cartes de points qui restent, et toute face déjà vue. Personne ne connaît l’ordre de la pioche sous la première pièce, ni un dos jamais montré. Chaque pièce porte pour nom sa place dans la pioche ; elle le garde quand on la retourne, et ce nom ne dit rien du dos.

## Titus: what happens

event-titus-starts = { $name } commence.
event-titus-shows = La pioche montre le { $side } (pièce { $coin }).
event-titus-empty = C’était la dernière pièce de la pioche.
event-titus-takes = { $name } prend le { $side } (pièce { $coin }) à la pioche.
event-titus-robs = { $name } prend la pièce { $coin } sur une suite encaissée par { $other } et la retourne : { $side }.
event-titus-gives = { $name } donne le { $side } (pièce { $coin }) à { $other }.
event-titus-gets = { $name } prend en échange la pièce { $coin } à { $other } et la retourne : { $side }.
event-titus-keeps = { $name } pose le { $side } (pièce { $coin }) seul.
event-titus-adds = { $name } ajoute le { $side } (pièce { $coin }) : { $sides }.
event-titus-joins = { $name } réunit deux éléments : { $sides }.
event-titus-scores = { $name } encaisse { $sides } pour { $points } points.
event-titus-turn = C’est à { $name } de jouer.
event-titus-ends = La partie est finie.
event-titus-result = Place { $place } : { $name } avec { $total } points, dont { $card_points } sur les cartes de points et { $run_points } pour les suites en réserve ; sur les cartes de points, il y a { $on_cards ->
    [one] { $on_cards } pièce
   *[other] { $on_cards } pièces
}.

## Titus: why not

why-titus-over = La partie est finie : il n’y a plus rien à prendre.
why-titus-turn = Un instant : c’est à { $name } de jouer.
why-titus-full_hand = Placez d’abord le { $side } (pièce { $coin }) que vous avez en main.
why-titus-empty_hand = Vous n’avez pas de pièce en main à placer : prenez-en une d’abord.
why-titus-no_pass = Chaque tour commence par une pièce : prenez-en une avant de le finir.
why-titus-last_coin = La dernière pièce de la pioche est partie, on n’en prend donc plus aucune.
why-titus-was_single = Vous avez posé une pièce seule, vous n’en prenez donc plus pendant ce tour.
why-titus-limit = Cela fait trois pièces, et on n’en prend pas plus en un tour.
why-titus-not_fewest = Vous n’avez plus le moins, la limite de trois pièces vaut donc de nouveau.
why-titus-own_run = Cette pièce est sur votre propre suite : choisissez-en une d’un autre joueur.
why-titus-not_top = Seule la pièce du dessus d’une suite encaissée peut être prise.
why-titus-no_run = Cette pièce n’est pas sur une suite encaissée.
why-titus-no_piece = Choisissez des pièces ou des groupes de votre réserve, un groupe par sa pièce du dessus.
why-titus-not_next = Le { $side } ne prolonge pas { $sides }.
why-titus-not_from_pile = Seule une pièce qui vient de la pioche peut être échangée.
why-titus-own_coin = Cette pièce est à vous : échangez avec un autre joueur.
why-titus-not_single = Choisissez une pièce seule dans la réserve d’un autre joueur.
why-titus-too_short = Il faut quatre pièces pour encaisser, et { $sides } en compte moins.
why-titus-no_card = Il n’y a plus de carte de points, votre suite reste donc en réserve.
why-titus-not_joined = Ces deux éléments ne se prolongent pas.

## Titus: how it ended

ending-titus-pile = La pioche est épuisée. La victoire revient à { $winners }.

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
