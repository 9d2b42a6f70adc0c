### Every word that players read, in English.
###
### The same ids and variables stand in each language file; tests/texts checks it. One text is one
### line, because Fluent keeps line breaks. Variables arrive as ready words or numbers: $cards,
### $match, $gave and $came are lists such as "7 8 12" or "9 Ant". A rule book is read in the order of
### the file; a heading stands before the rule whose number it has.
###
### Events and endings speak to their reader. $you is the fact that is the reader: [seat] who is called
### $name, [other] who is called $other, [seats] one of several, the rest of whom are $others. Of an
### ending it is [winner] or [loser], or [winners] or [losers] together with $others.

## Around the games

# $game: the name of the game
rules-heading = { $game }: the rules
# $number: 1 for the first seat
player = Player { $number }
# $text: the words on a card
quoted = “{ $text }”
# $first and $last: words, and the last of them
and = { $first } and { $last }

## Télos: name, options, cards

game-telos = Télos
game-telos-about = A trick-taking game in which only the last trick of a round counts, and you don’t want to win it.
option-telos-powers = Powers of Zeus
option-telos-powers-about = Each of the six Zeus cards has a power of its own: Ant, Serpent, Bull, Cuckoo, Eagle and Swan.
option-telos-divine_trick = Divine trick
option-telos-divine_trick-about = In every round each player gets one extra face-down card, and may once swap a card of their hand for it, unseen.

card-telos-zeus = Zeus
card-telos-ant = Ant
card-telos-serpent = Serpent
card-telos-bull = Bull
card-telos-cuckoo = Cuckoo
card-telos-eagle = Eagle
card-telos-swan = Swan

## Télos: the rules

heading-TEL-01 = Cards and set-up
rule-TEL-01 = There are 104 god cards, eight sets of 1 to 13, and 6 Zeus cards. The colours mean nothing in play; they only help with sorting.
rule-TEL-02 = Three players use 5 sets, four use 6, five use 7 and six use 8. As many Zeus cards take part as there are players; which ones is drawn by lot, and only matters with the powers.
rule-TEL-03 = The first dealer is drawn by lot and deals 7 cards to everyone. The cards left over are set aside, face down.
rule-TEL-04 = Of the god cards the 13 is the highest and the 1 the lowest.
heading-TEL-05 = Tricks
rule-TEL-05 = The player on the dealer’s left leads the first trick of a round, and play goes clockwise.
rule-TEL-06 = Once a trick has been led, play a card equal to or higher than the highest on the table: if you can, you must, and throwing a low card instead is not allowed. If you can’t, throw the lowest card of your hand.
rule-TEL-07 = When everyone has played, the highest card wins the trick; of equal ones, the last played. The winner leads the next trick.
rule-TEL-08 = The player who leads may play several cards of one value at once, but not in the first and not in the last trick of a round. Only the leader chooses how many; the others play just as many.
rule-TEL-09 = With several cards you compare card for card, from low to high, and each of yours must be equal or higher: on 6 8 9 you may play 7 8 12. The cards to match are those of the last player who followed, at first the leader’s. If you can follow, you must. If you fall short by even one card, you throw as many of your lowest cards instead: on 7 8 12, a hand of 2 7 9 11 throws 2 7 9. The last player who followed wins the trick, or the leader if nobody did.
rule-TEL-10 = There must always be a last trick, so a player who leads before it keeps at least one card in hand. A Bull added to the lead counts as one of the cards played.
rule-TEL-11 = With five or six players you lead two cards at most, a Bull included.
rule-TEL-12 = The last trick is the one for which everyone holds exactly one card. The highest card wins it; of equal ones, the last played.
heading-TEL-13 = Minus points and the next round
rule-TEL-13 = The winner of the last trick lays the winning card face up in front of them: its value counts as minus points. This minus card stays out of the deck for the rest of the game.
rule-TEL-14 = The winner of the last trick deals the next round: as many cards each as the winning card was worth, but at least 7. All cards except the minus cards are shuffled and dealt one at a time, starting with the next player in the direction of play. With the divine trick, the divine cards are dealt last, once around.
rule-TEL-15 = If there aren’t enough cards for that, everyone gets the same number, the largest possible. With the divine trick, the divine cards are counted in.
rule-TEL-16 = A player with 32 or more minus points loses, and the game is over. Everyone else wins.
heading-TEL-17 = Zeus cards
rule-TEL-17 = Before the last trick, a Zeus equals the highest of the cards to match at the moment it is played, and it keeps that value: on 6 6, a Zeus beside your 13 is a 6. Thrown cards don’t raise it. If only a Zeus lets you follow, you must play it.
rule-TEL-18 = A Zeus never counts as a lowest card: if you can’t follow, you throw your lowest god cards and keep your Zeus. Only when you have too few god cards do Zeus cards go too, last of all, and you choose which.
rule-TEL-19 = A Zeus can’t lead a trick, except the last. If it is your lead before that and you hold only Zeus cards, the lead passes at once and automatically to the next player in the direction of play (the new direction, if a Serpent was just played), and you play last. A lead that has passed doesn’t come back. With the divine trick, the same happens when a swap leaves the player who must lead with only Zeus cards.
rule-TEL-20 = In the last trick a Zeus is worth 20, more than any other card, instead of equalling the highest: 13, Zeus, 13 goes to the Zeus. Of two Zeus cards the later one wins. Winning with it brings 20 minus points.
heading-TEL-21 = The powers of Zeus
rule-TEL-21 = With the powers, when another player has led several cards, you may always lay the Ant with any other cards, high enough or not. If they match, the Ant counting as a plain Zeus, you follow; if not, the cards to match stay as they were and your cards can’t win the trick. Nothing changes for the others, and on a single card the Ant is a plain Zeus.
rule-TEL-22 = With the powers, the Serpent reverses the order of play from the next trick on, for the rest of this round and the rounds after it; played again in a later round, it reverses it again. “On the left” then means: next in the direction of play.
rule-TEL-23 = With the powers, wherever you may lead several cards you may add the Bull, which counts as one more card of the same value. One card and the Bull already make a lead of two. For a player who follows, the Bull is a plain Zeus.
rule-TEL-24 = With the powers, once the trick is complete, the Cuckoo gives the next lead to the player of the lowest god card in it. Thrown cards and cards laid with the Ant count too, Zeus cards don’t; of equal ones, the last played decides.
rule-TEL-25 = With the powers, the player of the Eagle leads the next trick, no matter who wins this one.
rule-TEL-26 = With the powers, once the Swan has been played, no more tricks of this round are led with several cards, not even with one card and the Bull. The trick under way goes on as it was led.
rule-TEL-27 = With the powers, a Zeus card works when it leads, follows or comes with the Ant, by choice or not, but not when it is thrown; cards laid with the Ant in a trick of several cards never count as thrown. In the last trick only the Serpent still works. If Cuckoo and Eagle are in one trick, the later one decides who leads next; if one player plays them together, the Eagle does.
rule-TEL-28 = With the powers, all the basic rules stay in force.
heading-TEL-29 = The divine trick
rule-TEL-29 = With the divine trick, everyone gets a divine card each round, face down, which nobody looks at. Once per round, at any moment while you hold a card, you may swap a card of your hand for it, unseen: even out of turn, after you have played, or in the last trick. The swap is final, the card you give stays face down, and nobody has to swap in order to follow. It changes whose turn it is in one case only: a leader who swaps the only god card for a Zeus passes the lead, except in the last trick. Unused divine cards are shuffled back in afterwards.
heading-TEL-30 = What everyone knows
rule-TEL-30 = Everyone may know the cards played this round, the size of each hand, the minus cards, the dealer, the leader and the direction of play. Also known to all are the cards to match and who followed, passed leads, who has swapped, how many cards are set aside, which sets are in the game and, with the powers, which Zeus cards. Only you know your hand, the card you swapped away and the card that came. Nobody knows the divine cards that were not swapped, or the cards set aside.

## Télos: what happens (a line ending in -secret follows for those who may see it)

# $name: the dealer; $hand: cards each
event-telos-round = Round { $round }: { $you ->
    [seat] you deal
   *[no] { $name } deals
} everyone { $hand } cards, and play goes { $direction ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
}.
event-telos-round-secret = { $you ->
    [seat] You are
   *[no] { $name } is
} dealt { $cards }.
event-telos-passes = { $you ->
    [seat] You hold only Zeus cards and pass the lead to { $other }.
    [other] { $name } holds only Zeus cards and passes the lead to you.
   *[no] { $name } holds only Zeus cards and passes the lead to { $other }.
}
event-telos-picks = { $you ->
    [seat] You choose
   *[no] { $name } chooses
} card { $place } of { $of }, still hidden.
event-telos-picks-secret = That card is { $cards }.
event-telos-plays = { $how ->
    [leads] { $you ->
        [seat] You lead { $cards }.
       *[no] { $name } leads { $cards }.
    }
    [follows] { $you ->
        [seat] You follow with { $cards }.
       *[no] { $name } follows with { $cards }.
    }
    [throws] { $you ->
        [seat] You can’t follow and throw { $cards }.
       *[no] { $name } can’t follow and throws { $cards }.
    }
    [ant] { $you ->
        [seat] You lay
       *[no] { $name } lays
    } { $cards }: with the Ant they need not match.
   *[last] { $you ->
        [seat] You play
       *[no] { $name } plays
    } { $cards } to the last trick.
}
event-telos-reverses = { $you ->
    [seat] You play
   *[no] { $name } plays
} the Serpent: from the next trick on, play goes { $direction ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
}.
event-telos-swan = { $you ->
    [seat] You play
   *[no] { $name } plays
} the Swan: for the rest of this round, tricks are led with one card.
event-telos-trick = { $you ->
    [seat] You win the trick.
   *[no] { $name } wins the trick.
}
event-telos-leads_next = { $because ->
    [eagle] The Eagle
   *[cuckoo] The Cuckoo
} gives the next lead to { $you ->
    [seat] you
   *[no] { $name }
}.
event-telos-swaps = { $you ->
    [seat] You swap
   *[no] { $name } swaps
} a card for the divine card.
event-telos-swaps-secret = { $you ->
    [seat] You give { $gave } and get { $came }.
   *[no] { $name } gives { $gave } and gets { $came }.
}
event-telos-minus = { $you ->
    [seat] You win
   *[no] { $name } wins
} the last trick with { $cards }: { $points ->
    [one] { $points } minus point
   *[other] { $points } minus points
}, { $total } in all.
event-telos-ends = { $you ->
    [seat] You have { $total } minus points and lose the game.
   *[no] { $name } has { $total } minus points and loses the game.
}

## Télos: why not (the number of the rule is said beside it)

why-telos-over = The game is over: there is nothing left to play.
why-telos-turn = One moment: it is { $name }’s turn.
why-telos-not_held = There is no { $cards } in your hand.
# $match: the cards to match
why-telos-must_follow = You can match or beat { $match }, so you have to follow.
# $cards: the lowest of the hand
why-telos-lowest = You can’t match or beat { $match }, so play the lowest of your hand: { $cards }.
why-telos-zeus_leads = A Zeus can’t lead before the last trick: choose a god card.
why-telos-first_trick = The first trick of a round is led with one card.
why-telos-last_trick = In the last trick everyone plays one card.
why-telos-last_card = You need a card for the last trick, so lead { $most ->
    [one] one card only
   *[other] { $most } cards at most
}.
why-telos-two_at_most = With five or six players you lead two cards at most.
why-telos-swan = The Swan has been played: for the rest of this round, tricks are led with one card.
why-telos-only_leader = Only the player who leads chooses how many cards; play just as many.
why-telos-no_swap = This game is played without the divine trick, so there is no card to swap.
why-telos-swapped = You have already swapped this round, and you get one swap per round.
why-telos-swap_midway = Finish laying your cards first; then you can swap.
why-telos-no_cards = You need a card in your hand to swap.
why-telos-zeus_kept = You keep your Zeus: throw your god cards first.

## Télos: how it ended

# $losers: the names of those who lost
ending-telos-limit = { $you ->
    [winner] You alone win: the game is lost for { $losers }, with 32 minus points or more.
    [winners] You win: the game is lost for { $losers }, with 32 minus points or more.
    [loser] You lose the game, with 32 minus points or more. Everyone else wins.
    [losers] The game is lost for { $others } and you, with 32 minus points or more. Everyone else wins.
   *[no] The game is lost for { $losers }, with 32 minus points or more. Everyone else wins.
}

## Titus: name and options

game-titus = Titus
game-titus-about = A game of runs and memory: every coin has two sides, and a coin you take from somebody arrives on its other one.
option-titus-memory_aid = Memory aid
option-titus-memory_aid-about = A coin that has been turned over shows its back too, so that nobody has to remember it.
option-titus-fewest = What counts as fewest
option-titus-fewest-about = The player with the fewest may take more than three coins in a turn: the fewest point cards, or the fewest points on them.

## Titus: the rules

heading-TIT-01 = Coins and set-up
rule-TIT-01 = There are 54 coins with a number from 1 to 19 on each side, and the two numbers of a coin differ by at most 2. Every coin that is possible in this way exists exactly once.
rule-TIT-02 = The 12 point cards, worth 18 down to 7, form one open stack with the 18 on top. They are taken from the top: the first run scored is worth 18, the next 17, and so on.
rule-TIT-03 = The coins are shuffled and randomly flipped: for each of them chance decides which side is up. A coin has no front; the visible side counts, and the other is its back.
rule-TIT-04 = Everyone can see the top coin of the pile at all times. Nobody may look at the back of a coin.
rule-TIT-05 = The first player is drawn by lot, and play goes clockwise.
heading-TIT-06 = The reserve
rule-TIT-06 = Your reserve is empty at first. In it lie pieces: single coins, and groups of two or more consecutive visible numbers, the highest on top.
rule-TIT-07 = Equal numbers never lie in one group. A group grows at its ends only: to 5-6-7 you can add a 4 or an 8, nothing else.
rule-TIT-08 = A group is never taken apart again. As a whole it may be joined to a single coin or to another group that continues it.
rule-TIT-09 = On your own turn, and only then, you may join pieces of your reserve as often as you like and at no cost, even with a coin in hand that is not placed yet. You never have to, and nothing joins by itself.
rule-TIT-10 = On your own turn, at any moment and at no cost, you may score a group of four or more: take the top point card and lay the group on it, the highest number on top. A longer group is scored whole, and nothing is ever added to a scored run. Nobody has to score.
rule-TIT-11 = Once the point cards have run out, nothing more can be scored: runs keep their place in the reserve until the game ends.
heading-TIT-12 = A turn
rule-TIT-12 = On your turn you take a coin: the one on top of the pile, or the highest one of a run that another player has scored.
rule-TIT-13 = A coin from the pile keeps the side that was visible. You see the next coin of the pile before you decide what to do with yours.
rule-TIT-14 = A coin from the pile may go into your own reserve, as a single or added to a piece. Whatever coin you took, place it before you take another one or end your turn.
rule-TIT-15 = Or you exchange the coin from the pile: it goes to another player as a single, same side up, and from the same reserve you take another single coin, turn it over and place it in your own, as a single or added to a piece. The other player must have had a single coin before, and you can’t take back the one you gave. Only a coin from the pile can be exchanged, only once, and an exchange counts as one coin taken.
rule-TIT-16 = A coin from a scored run is turned over and then placed in your reserve, as a single or added to a piece. Its owner keeps the point card, however few coins are left on it; even the last one may be taken. You may take several coins of one run in one turn, each time the highest that is left.
rule-TIT-17 = When a coin is turned over everyone sees its new side, and the old one is for your memory. Sides that are no longer visible are not shown and the log reaches back to the previous turn only, each coin as it lies now; with the memory aid, a coin that has been turned shows its back too. After the game everything is open to all.
rule-TIT-18 = If you added the coin to a piece of your reserve, you may take another one, from the pile or from a scored run, or stop.
rule-TIT-19 = If you placed the coin as a single, you take no more coins this turn, even if you join it to something afterwards.
rule-TIT-20 = After the third coin of a turn you take no more, even if you added it to a piece.
rule-TIT-21 = The limit of three doesn’t apply to you while you have fewer point cards than every other player (or, if the table chose so, fewer points on them). This is checked after each scoring: once you no longer have the fewest, the limit applies again. If you have taken three coins or more by then, you take no more, but you still place a coin in hand.
rule-TIT-22 = When the last coin of your turn is placed you may still join and score, and then you end your turn. It ends by itself once you have placed a coin, may take no more and have nothing to join or score; while you may take another coin, only you end it.
rule-TIT-23 = On every turn at least one coin is taken: you can’t pass.
heading-TIT-24 = The end
rule-TIT-24 = The game ends with the last coin of the pile. The player who took it may still exchange it, place it, join and score, but takes no more coins from anywhere; then the game is over.
rule-TIT-25 = At the end, each group of four or more that is still in a reserve is worth 6 points. It counts as it lies: nobody joins anything any more.
rule-TIT-26 = The player with the most points wins, point cards and runs in the reserve together. On a tie the most coins on one’s own point cards decide, and if these are equal too, the victory is shared. The other places follow in the same way.
heading-TIT-27 = What everyone knows
rule-TIT-27 = Everyone may know the visible sides, whose coin lies where, the scored runs, how many coins and point cards are left, and every side that was ever seen. Nobody knows the order of the pile under its top coin, or a back that was never shown. Each coin is named after its place in the pile; the name stays with it when it is turned, and says nothing about its back.

## Titus: what happens

# $side: the visible number of a coin
event-titus-starts = { $you ->
    [seat] You begin.
   *[no] { $name } begins.
}
event-titus-shows = The pile shows the { $side }.
event-titus-empty = That was the last coin of the pile.
event-titus-takes = { $you ->
    [seat] You take the { $side } from the pile.
   *[no] { $name } takes the { $side } from the pile.
}
event-titus-robs = { $you ->
    [seat] You take the top coin of a scored run of { $other } and turn it over: { $side }.
    [other] { $name } takes the top coin of a scored run of yours and turns it over: { $side }.
   *[no] { $name } takes the top coin of a scored run of { $other } and turns it over: { $side }.
}
event-titus-gives = { $you ->
    [seat] You give the { $side } to { $other }.
    [other] { $name } gives you the { $side }.
   *[no] { $name } gives the { $side } to { $other }.
}
event-titus-gets = { $you ->
    [seat] You take a single coin of { $other } in return and turn it over: { $side }.
    [other] { $name } takes a single coin of yours in return and turns it over: { $side }.
   *[no] { $name } takes a single coin of { $other } in return and turns it over: { $side }.
}
event-titus-keeps = { $you ->
    [seat] You place the { $side } as a single.
   *[no] { $name } places the { $side } as a single.
}
# $sides: the numbers of the whole group
event-titus-adds = { $you ->
    [seat] You add the { $side }: { $sides }.
   *[no] { $name } adds the { $side }: { $sides }.
}
event-titus-joins = { $you ->
    [seat] You join two pieces: { $sides }.
   *[no] { $name } joins two pieces: { $sides }.
}
event-titus-scores = { $you ->
    [seat] You score { $sides } for { $points } points.
   *[no] { $name } scores { $sides } for { $points } points.
}
event-titus-turn = { $you ->
    [seat] It is your turn.
   *[no] It is { $name }’s turn.
}
event-titus-ends = The game is over.
# $on_cards: how many coins lie on the point cards
event-titus-result = Place { $place }: { $you ->
    [seat] you,
   *[no] { $name }
} with { $total } points, { $card_points } of them on point cards and { $run_points } for runs in the reserve; { $on_cards ->
    [one] { $on_cards } coin lies on the point cards
   *[other] { $on_cards } coins lie on the point cards
}.

## Titus: why not (the number of the rule is said beside it)

why-titus-over = The game is over: there is nothing left to take.
why-titus-turn = One moment: it is { $name }’s turn.
why-titus-full_hand = First find a place for the { $side } in your hand.
why-titus-empty_hand = There is no coin in your hand to place: take one first.
why-titus-no_pass = Every turn begins with a coin: take one before you end it.
why-titus-last_coin = The last coin of the pile is gone, so no more coins can be taken.
why-titus-was_single = You placed a coin as a single, so you take no more coins this turn.
why-titus-limit = You have taken three coins, and that is the most in one turn.
why-titus-not_fewest = You no longer have the fewest, so the limit of three coins applies again.
why-titus-own_run = That coin lies on your own run: choose one of another player.
why-titus-not_top = Only the top coin of a scored run can be taken.
why-titus-no_run = That coin does not lie on a scored run.
why-titus-no_piece = Choose pieces of your own reserve, each by its top coin.
why-titus-not_next = The { $side } does not continue { $sides }.
why-titus-not_from_pile = Only a coin fresh from the pile can be exchanged.
why-titus-own_coin = That coin is yours: exchange with another player.
why-titus-not_single = Choose a single coin in the reserve of another player.
why-titus-too_short = A run needs four coins to be scored, and { $sides } has fewer.
why-titus-no_card = There is no point card left, so your run stays in the reserve.
why-titus-not_joined = These two pieces don’t continue each other.

## Titus: how it ended

# $winners: the names of those who won
ending-titus-pile = The pile is used up. { $you ->
    [winner] You win.
    [winners] { $others } and you share the victory.
   *[no] The victory goes to { $winners }.
}

## Tabulos: name, options

game-tabulos = Tabulos
game-tabulos-about = Get rid of your cards: each goes on a card of the same multiplication table, and you say the multiplication.
option-tabulos-mistake = What a mistake costs
option-tabulos-mistake-about = After a mistake your turn is over, or you miss your next turn as well.
option-tabulos-caught = What a forgotten call costs
option-tabulos-caught-about = A player who forgets to call “reverse!” and is caught draws a card, or draws a card and misses a turn as well.
option-tabulos-pips = Tables on the cards
option-tabulos-pips-about = The margin of each card shows its tables; without them the game is harder.
option-tabulos-pots = Number of pots
option-tabulos-pots-about = When the pot has run out this many times, the game ends, so that nobody has to play for ever.

## Tabulos: the rules

heading-TAB-01 = Cards and set-up
rule-TAB-01 = All ten products of each of the eight tables, 2 to 9, are there as a card: 80 cards in all. So there are four cards with 12 (2 × 6, 3 × 4, 4 × 3 and 6 × 2), and cards with the same number are alike. A card shows its number and, in the margin, the tables it belongs to.
rule-TAB-02 = A number belongs to a table from 2 to 9 if it is that table times 1 to 10, so 18 belongs to 2, 3, 6 and 9. The number 36 belongs to 4, 6 and 9 but not to 3, which goes no further than 30. There are no tables of 1 and 10 in this game: 2 and 3 have nothing in common.
rule-TAB-03 = Each player starts with seven cards, dealt one by one from the first seat on. The other cards are the pot, face down, and the discard pile begins with one card turned up from it. That first card does nothing, even if it is a square or an end point.
rule-TAB-04 = The first player is drawn by lot, and play begins clockwise.
heading-TAB-05 = A turn
rule-TAB-05 = On your turn you may lay one card, if it has at least one table in common with the card on top. A card with the same number always fits.
rule-TAB-06 = As you lay a card you say its multiplication, in a table that both cards share: 36 goes on 8 as “4 × 9”, for they share only the table of 4, and on 6 as “6 × 6”. One number is that table, the other is 1 to 10, and you may say them in either order.
rule-TAB-07 = If the card doesn’t fit or the multiplication is wrong, the card returns to your hand with one more from the pot, and your turn is over; everyone has seen and heard it, and the card has no effect. Nothing stops you from making a mistake: you can put down any card you hold and say any two numbers from 1 to 99. If you have agreed on it, you miss your next turn as well; missed turns add up, and you use up one each time play reaches you.
rule-TAB-08 = Instead of laying a card you may always draw one; then you may lay that card and no other, or pass. If there is nothing to draw, you may pass without drawing.
rule-TAB-09 = When a card has to be drawn and the pot is empty, the discard pile without its top card is shuffled and becomes the new pot. If that is no card at all, nobody draws.
heading-TAB-10 = Squares
rule-TAB-10 = A square (4, 9, 16, 25, 36, 49, 64 or 81) turns the direction of play around, whatever you say with it: 36 also as “4 × 9”. With two players that makes no difference, because the other one is next anyway.
rule-TAB-11 = With a square you must call “reverse!” at once; the direction turns even if you forget. If another player then catches you, you draw a card, and if you have agreed on it you miss your next turn as well (if it is your turn at that moment, you finish it). With any other card the call does nothing and is no mistake.
rule-TAB-12 = If you forget to call, any other player may catch you, even one who has to miss a turn. That is possible until the player whose turn is next does anything but catch: once that player has put down or drawn a card, for example, it is too late. Players who are passed over and moves that are refused don’t end that time. One catch is enough. A wrong accusation is refused with the reason, and nothing happens.
rule-TAB-13 = If your last card is a square and you forget to call, you win only if nobody catches you: each of the others catches or lets go, in any order, and taking too long is letting go. After the first catch you draw a card, and play goes on with the next player in the new direction.
heading-TAB-14 = End points
rule-TAB-14 = After an end point (20, 30, 40, 50, 60, 70, 80 or 90, whatever you say with it) the next player gets a card from the pot and no turn, even one who has to miss a turn already. The 10 is no end point.
heading-TAB-15 = The end
rule-TAB-15 = You win when you are the first without cards. What your last card does no longer matters, unless it is a square and you forgot to call.
rule-TAB-16 = If all players in a row have had a turn in which no card was laid and nobody drew one, the game ends; the fewest cards win, and a tie is shared. A mistake with no card left to draw makes such a turn too, unless somebody drew a card earlier in that turn. A missed turn doesn’t count.
rule-TAB-20 = When a card has to be drawn and a new pot would have to be made for the tenth time, the game ends instead: the fewest cards win, and a tie is shared. The first pot doesn’t count, and you may choose another number than ten. Nobody draws, whatever the draw was for: after a mistake, for example, the wrong card is back in the hand but no other card comes with it. A card laid correctly stays, and a player caught on the last card at that moment has no cards and wins. You may draw even if that ends the game.
heading-TAB-17 = At a table with children
rule-TAB-17 = Marks in the margin of a card show its tables, in case you disagree or don’t know. You can choose to play with hidden margins.
rule-TAB-18 = You may agree on a time limit for the multiplication; usually there is none. When time runs out, a card already put down counts as a wrong multiplication. Otherwise a card is drawn for you and you pass, or you just pass if there is none.
heading-TAB-19 = What everyone knows
rule-TAB-19 = Everyone may know the discard pile, how many cards each hand and the pot have, the direction of play, and all that was said. Your hand and the card you just drew are known only to you.

## Tabulos: what happens (a line ending in -secret follows for those who may see it)

# $name: who begins; $hand: cards each; $top: the card turned up
event-tabulos-deals = Everyone gets { $hand } cards, { $top } is turned up, and { $you ->
    [seat] you begin
   *[no] { $name } begins
}.
event-tabulos-deals-secret = { $you ->
    [seat] You are
   *[no] { $name } is
} dealt { $cards }.
# $top: the card it is laid on
event-tabulos-lays = { $you ->
    [seat] You lay { $card } on { $top }.
   *[no] { $name } lays { $card } on { $top }.
}
event-tabulos-says = { $call ->
    [called] { $you ->
        [seat] You say { $first } × { $second } and call “reverse!”.
       *[no] { $name } says { $first } × { $second } and calls “reverse!”.
    }
   *[silent] { $you ->
        [seat] You say { $first } × { $second }.
       *[no] { $name } says { $first } × { $second }.
    }
}
event-tabulos-says_nothing = { $you ->
    [seat] You say nothing in time.
   *[no] { $name } says nothing in time.
}
event-tabulos-too_slow = { $you ->
    [seat] You take back the { $card }.
   *[no] { $name } takes back the { $card }.
}
event-tabulos-miscounts = { $you ->
    [seat] You take
   *[no] { $name } takes
} the card back: { $first } × { $second } is { $product }, not { $card }.
# $last: where that table ends
event-tabulos-goes_beyond = { $you ->
    [seat] You take
   *[no] { $name } takes
} the card back: { $card } is not in the table of { $table }, which ends at { $last }.
event-tabulos-does_not_fit = { $you ->
    [seat] You take
   *[no] { $name } takes
} the card back: { $card } and { $top } have no table in common.
# $shared: the tables of both cards, such as "2, 6"
event-tabulos-other_table = { $you ->
    [seat] You take
   *[no] { $name } takes
} the card back: { $first } × { $second } is in no table that { $card } and { $top } share ({ $shared }).
event-tabulos-turns = The direction turns: play now goes { $direction ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
}.
event-tabulos-draws = { $cause ->
    [choice] { $you ->
        [seat] You draw a card.
       *[no] { $name } draws a card.
    }
    [mistake] { $you ->
        [seat] You draw a card for the mistake.
       *[no] { $name } draws a card for the mistake.
    }
    [caught] { $you ->
        [seat] You draw a card for the forgotten call.
       *[no] { $name } draws a card for the forgotten call.
    }
   *[end_point] { $you ->
        [seat] You have to draw a card after the end point.
       *[no] { $name } has to draw a card after the end point.
    }
}
event-tabulos-draws-secret = That card is { $cards }.
event-tabulos-finds_nothing = { $you ->
    [seat] You
   *[no] { $name }
} would have to draw a card, but there is none.
event-tabulos-new_pot = The discard pile is shuffled: { $count ->
    [one] { $count } card is
   *[other] { $count } cards are
} the new pot.
event-tabulos-passes = { $you ->
    [seat] You pass.
   *[no] { $name } passes.
}
event-tabulos-misses = { $you ->
    [seat] You miss this turn.
   *[no] { $name } misses this turn.
}
event-tabulos-asks = { $you ->
    [seat] You have
   *[no] { $name } has
} laid the last card, { $card }, without calling “reverse!”: the others catch that or let it go.
event-tabulos-lets_go = { $you ->
    [seat] You let { $other } go.
    [other] { $name } lets you go.
   *[no] { $name } lets { $other } go.
}
event-tabulos-catches = { $you ->
    [seat] You catch { $other }, who did not call “reverse!” with the { $card }.
    [other] { $name } catches you: you did not call “reverse!” with the { $card }.
   *[no] { $name } catches { $other }, who did not call “reverse!” with the { $card }.
}
event-tabulos-wins = { $you ->
    [seat] You have no cards left.
   *[no] { $name } has no cards left.
}
event-tabulos-stalls = For a whole round nobody has laid or drawn a card.
event-tabulos-no_new_pot = { $number ->
    [one] The pot has run out, so the game ends.
   *[other] The pot has run out { $number } times, so the game ends.
}

## Tabulos: why not (the number of the rule is said beside it)

why-tabulos-over = The game is over: there is nothing left to lay.
why-tabulos-turn = One moment: it is { $name }’s turn.
why-tabulos-lay_first = Put down a card first, then say the multiplication.
why-tabulos-say_first = Your { $card } lies there: say the multiplication that goes with it.
why-tabulos-not_held = There is no { $card } in your hand.
# $card: the drawn one
why-tabulos-only_drawn = You have drawn a card, so lay that one, the { $card }, or pass.
why-tabulos-drew = You have drawn a card already: lay it or pass.
why-tabulos-nothing_to_draw = There is no card to draw: lay one or pass.
why-tabulos-draw_first = There are cards in the pot, so draw one before you pass.
why-tabulos-own_square = The others may catch you, but you can’t catch yourself.
why-tabulos-turned_up = Nobody has laid the { $card } on top, so there was nothing to call.
why-tabulos-no_square = The { $card } on top is no square, so there was nothing to call.
why-tabulos-called = The player who laid the { $card } did call “reverse!”, so there is nobody to catch.
why-tabulos-caught = The player who forgot to call with the { $card } has been caught already.
why-tabulos-too_late = It is too late to catch the player who forgot to call with the { $card }: play has gone on.
why-tabulos-not_asked = There is nothing to let go now.
why-tabulos-wait = One moment: the others are saying whether they catch you.
why-tabulos-asked = First say whether you catch { $name } or let go.
why-tabulos-let_go = You have let go already.

## Tabulos: how it ended

# $winners: the names of those who won
ending-tabulos-out_of_cards = { $you ->
    [winner] You win, the first without cards.
   *[no] The game goes to { $winners }, the first without cards.
}
ending-tabulos-stalled = Nobody lays or draws any more: the fewest cards win. { $you ->
    [winner] You win.
    [winners] { $others } and you share the victory.
   *[no] The game goes to { $winners }.
}
ending-tabulos-pots = The pot ran out too often: the fewest cards win. { $you ->
    [winner] You win.
    [winners] { $others } and you share the victory.
   *[no] The game goes to { $winners }.
}

## The command line

# $players: how many
cli-players = { $players ->
    [one] one player
   *[other] { $players } players
}
cli-open = Shown with all cards face up.
# $name: a player
cli-seen = Shown from { $name }’s point of view.
cli-unfinished = The record stops here, before the end of the game.
# $command: what to type
cli-again = The same game again: { $command }
cli-keep = To save it, add: { $command }
# $file: the name of a file
cli-saved = The game is saved in { $file }. To read it again: { $command }
# $count: how many; $file: the name of a file
cli-deck-errors = Errors: { $count }
cli-deck-warnings = Warnings: { $count }
# $number: the number of a line
cli-deck-line = line { $number }
cli-deck-whole = deck
cli-deck-broken = { $file } can’t be played yet: fix the errors first.
# $together: yes or no; $number: the most players
cli-deck-playable = { $together ->
    [yes] { $file } can be played: together, and against each other with 2 to { $number } players.
   *[no] { $file } can be played against each other with 2 to { $number } players, not together.
}
# $cards: how many; $first, $last: dates in words
cli-deck-size = { $cards } cards, { $first } to { $last }
# $number: how many years
cli-deck-spread = Cards per { $number } years, from the year shown
cli-deck-levels = Cards by how well known they are
cli-deck-wheres = Cards by where it happened
level-0 = not given
level-1 = everybody
level-2 = most adults
level-3 = connoisseurs
where-untold = not given
where-europe = Europe
where-asia = Asia
where-africa = Africa
where-north-america = North America
where-latin-america = Latin America
where-oceania = Oceania
where-world = sea, space, world
where-belgium = Belgium
where-netherlands = the Netherlands
where-luxembourg = Luxembourg
where-france = northern France
# $text: the name of a deck
cli-deck-other = The deck “{ $text }” has changed since; this game is shown with the cards it was played with.

## Playing in the terminal

# $level: the name of a level
level-random = random
level-thumb = rule of thumb
level-learner = learner
level-casual = casual player
level-strong = strong player
level-master = master

# $name: the person’s; $level: of the bots
play-you = You are { $name }.
play-bots = The others are bots. Their level: { $level }.
# $text: an action as it is typed; $command: what to type
play-how = Type what you want to do, such as { $text }, or its number in the list that you get with { $command }. For all commands, type help.
play-resumed = The game goes on where it stopped.
play-prompt = Your turn:
play-prompt-wait = Press Enter to wait, or act now:
play-prompt-over = The game is over. Press Enter to leave:
play-nothing = There is nothing for you to do now: press Enter to wait.
play-unknown = Unknown command “{ $text }”: type help, or { $command } to see what you can do.
play-number = The list has no number { $number }: type { $command } to see it.
play-allowed = No rule forbids that now.
play-why-what = Add what you would like to do, for example: { $command }
play-hint-more = For what a strong player would do, type { $command } again.
play-page = Page { $number } of { $count }. To read on, or to read one rule: { $command }
play-no-rule = The rules have no page and no rule “{ $text }”; they start with: { $command }
play-no-undo = Taking back is for practice games: start one with --practice.
play-no-move = You have not done anything yet that can be taken back.
# $text: an action as it is typed
play-undone = Taken back: { $text }. The game is as it was before.
play-kept = The game is saved in { $file }.
play-file-there = There is a file { $file } already: choose another name.
# $text: what is wrong with the file
play-not-kept = The game could not be saved in { $file }: { $text }
play-go-on = To go on later: { $command }
play-replay = To see the whole game with all cards face up: { $command }
play-left = Until next time.
play-help-list = what you can do now, numbered
play-help-why = which rule forbids an action
play-help-hint = where to look; again: what a strong player would do
play-help-table = what lies on the table
play-help-log = what has just happened
play-help-rules = the rules, a page of them or a single one
play-help-undo = take back your last action (in a practice game)
play-help-save = save the game in a file
play-help-on = wait until it is your turn
play-help-quit = leave; the game is saved
# $game: its name; $text: what the lesson is about
play-lesson = { $game }, a lesson: { $text }
play-lesson-type = Type: { $command }
play-lesson-over = The lesson is over. Press Enter to leave:
play-lesson-again = To take the lesson up again here: { $command }
play-lesson-next = Now a real game: { $command }

## Hints: what a strong player would do, and why (with -look: where to look before one is told)

# $text: what to do, in words
hint-do = A strong player would do this: { $text }.
hint-wait = A strong player would wait.
# Said for people who asked for one where others play
hint-asked = I have asked for a hint.
hint-any-only = Nothing else is possible now.
hint-any-only-look = There is only one thing you can do now.
hint-any-later = It can wait: later more is known.
hint-any-later-look = There is no hurry.
hint-any-alike = All choices are equally good here.
hint-any-alike-look = Whatever you choose now is good.
hint-any-ahead = Of all choices played out in thought, this one ended best.
hint-any-ahead-look = Think one move further than your first idea.

# $card: the card that it is about; $count: how many cards
hint-telos-high = The higher a card, the more it costs in the last trick: high ones go first.
hint-telos-high-look = Look at your higher cards.
hint-telos-several = Led { $count } at a time, these cards make everyone else give up { $count } as well.
hint-telos-several-look = Look at cards that you hold more than once.
hint-telos-keep_low = The { $card } is the lowest card: it is kept for the last trick.
hint-telos-keep_low-look = Look at your low cards: you need one for the last trick.
hint-telos-hold_top = The { $card } is the highest card: it stays for a trick that needs it.
hint-telos-hold_top-look = Do you need your highest card later?
hint-telos-zeus = A Zeus costs 20 in the last trick, so it goes as soon as it can.
hint-telos-zeus-look = Look at your Zeus.
hint-telos-cheap = A lower card is enough here; higher ones may be needed later.
hint-telos-cheap-look = How high does your card have to be?
hint-telos-beside_ant = Beside the Ant any card is good, so a high one goes.
hint-telos-beside_ant-look = The Ant leaves you free: which card would you like to lose?
hint-telos-swap = The { $card } is likely to take the last trick; an unknown card is better on average.
hint-telos-swap-look = Look at your divine card.
hint-telos-no_swap = Nobody knows the divine card: it is a way out for the last trick, not for now.
hint-telos-no_swap-look = Do you need your swap already?
# $this, $that: of a hundred times, after this choice and after the next best one
hint-telos-safe = Played out in thought, the last trick went to others { $this } times out of 100; after the next best choice, { $that } times.
hint-telos-cost = Played out in thought, the last trick cost fewer minus points than after the next best choice.
hint-telos-cost-look = Which of your cards would cost least in the last trick?
hint-telos-safe-look = Think of the last trick.

# $number: on a coin; $points: of the next point card
hint-titus-finish = With the { $number }, four consecutive numbers come together: a run, worth { $points } points now.
hint-titus-finish-look = Which number makes four consecutive ones?
hint-titus-grow = The { $number } continues what lies in the reserve.
hint-titus-grow-look = Which number continues something in your reserve?
hint-titus-another = A coin that is added keeps the turn going: another one may be taken.
hint-titus-another-look = How can your turn go on?
hint-titus-single = Where nothing fits better, a single coin is a beginning.
hint-titus-single-look = Does anything fit? If not, begin something new.
hint-titus-take_first = As long as a coin can be taken, take it: joining, scoring and ending can wait.
hint-titus-take_first-look = Can you take another coin?
hint-titus-apart = What lies apart can be continued in more places than one long group.
hint-titus-apart-look = Do you have to join already?
hint-titus-join_run = Joined, numbers that continue each other become a run, worth { $points } points now.
hint-titus-join_run-look = What in your reserve continues each other?
hint-titus-score = It is time to score: the next point card is worth { $points }, the ones after it less.
hint-titus-score-look = Look at your runs.
hint-titus-hold = A run in the reserve is safe, and the player with the fewest has no limit: scoring can wait.
hint-titus-hold-look = Does your run have to be scored now?
# $name: whom it would suit
hint-titus-deny = { $you ->
    [seat] The { $number } would suit you, and your turn is next.
   *[no] The { $number } would suit { $name }, whose turn is next.
}
hint-titus-deny-look = What would the next player like to have?
hint-titus-gives = Given away, the { $number } would help somebody: this way it helps others least.
hint-titus-gives-look = Whom does your coin help?
hint-titus-turned = Turned over, the { $number } becomes a number at most two away, and some of these fit.
hint-titus-turned-look = What could the coins of the others be on their back?
hint-titus-run = Played out in thought, the turn brought a run { $this } times out of 100; after the next best choice, { $that } times.
hint-titus-run-look = Think of your whole turn, not of one coin.
hint-titus-room = Played out in thought, more numbers fitted the reserve after the turn than after the next best choice.
hint-titus-room-look = What should fit your reserve next turn?

# $card: the card that is laid; $on: the card on top; $tables: those of both
hint-tabulos-lay = A card that can be laid is one card less; drawing makes the hand larger.
hint-tabulos-lay-look = Which of your cards shares a table with the card on top?
hint-tabulos-hit = { $you ->
    [seat] { $card } is an end point: you draw a card and miss a turn.
   *[no] { $card } is an end point: { $name } draws a card and misses a turn.
}
hint-tabulos-hit-look = Look for an end point.
hint-tabulos-block = { $you ->
    [seat] You are less likely to have an answer to { $card } than to the next best card.
   *[no] { $name } is less likely to have an answer to { $card } than to the next best card.
}
hint-tabulos-block-look = What can the next player hardly answer?
hint-tabulos-follow = After { $card }, what is left of the hand is more likely to fit again.
hint-tabulos-follow-look = What will you lay after that?
hint-tabulos-catch = { $you ->
    [seat] You laid a square without calling “reverse!”: being caught costs a card.
   *[no] { $name } laid a square without calling “reverse!”: being caught costs a card.
}
hint-tabulos-catch-look = Did somebody forget something?
hint-tabulos-call = { $card } is a square, so “reverse!” is called with it.
hint-tabulos-call-look = Is your card a square?
hint-tabulos-sum = { $count ->
    [one] { $card } and { $on } share the table of { $tables }.
   *[other] { $card } and { $on } share the tables of { $tables }.
}
hint-tabulos-sum-look = Which table do both cards belong to?
hint-tabulos-wins = Played out in thought, this won { $this } times out of 100; the next best choice, { $that } times.
hint-tabulos-wins-look = Think one turn further.

# $card: an event; $date, $until: of the cards beside the place
hint-timeline-known = The date of { $card } has been seen, so its place is certain.
hint-timeline-known-look = Have you seen one of your cards before?
hint-timeline-belief = What is known of this event points to this place.
hint-timeline-belief-look = What do you know of your events?
hint-timeline-room_before = For an event without a known date, the time before { $date } has the most room.
hint-timeline-room_before-look = If you don’t know the date: where is the widest gap?
hint-timeline-room_before-do = If you know none of the dates: { $text }.
hint-timeline-room_after = For an event without a known date, the time after { $date } has the most room.
hint-timeline-room_after-look = If you don’t know the date: which gap is the widest?
hint-timeline-room_after-do = If you know none of the dates: { $text }.
hint-timeline-room_between = For an event without a known date, the time between { $date } and { $until } has the most room.
hint-timeline-room_between-look = If you don’t know the date: between which cards is the widest gap?
hint-timeline-room_between-do = If you know none of the dates: { $text }.
hint-timeline-wins = Played out in thought, this won { $this } times out of 100; the next best place, { $that } times.
hint-timeline-wins-look = Which card and which gap belong together?
hint-timeline_together-earns = A card in the timeline earns points; in front of a player it costs one.
hint-timeline_together-earns-look = Look at both ends of the row and at the free slots.
hint-timeline_together-gap = A card far from the row leaves a gap behind it, in which only one card has room.
hint-timeline_together-gap-look = How far are your cards from the row?
hint-timeline_together-later = A card that waits may still earn its points later.
hint-timeline_together-later-look = Does it have to be now?
hint-timeline_together-risk = If none of the player’s cards finds a place, the game is over, and that may well happen.
hint-timeline_together-risk-look = What if none of your cards finds a place?
hint-timeline_together-tidy = The card that lies sideways can’t be placed any more; without it there is room for a new one.
hint-timeline_together-tidy-look = Look at the card that lies sideways.
hint-timeline_together-discard = A card that is discarded makes room for a new one.
hint-timeline_together-discard-look = Look at the icon on the discard pile.
hint-timeline_together-placed = Played out in thought, more cards found their place than after the next best choice.
hint-timeline_together-placed-look = Think of the cards to come.

# What to do in Titus without the names of coins, which only the terminal needs
hint-act-titus-take = take the { $side } from the pile
hint-act-titus-keep = place the { $side } as a single
hint-act-titus-rob = take the { $side } from a run of { $other } and turn it over
hint-act-titus-exchange = give your coin to { $other } for the { $side }, and turn that over
hint-act-titus-add = add the { $side } to { $sides }

## Tips: said once, at the moment they are about

tip-telos-last_trick = The last trick: the highest card takes it and costs its value in minus points.
tip-telos-several = You have more than one { $card }: you may lead them together, and everyone has to play as many.
tip-telos-few_cards = Three cards left: which one do you want to keep for the last trick?
tip-telos-zeus = You hold a Zeus: it equals the highest card when you follow, but in the last trick it costs 20.
tip-telos-divine = Once this round you may swap a card of your hand for your divine card, unseen.
tip-telos-danger = You have { $points } minus points; with 32 you lose, so stay out of the last trick.
# $sides: the numbers of a group
tip-titus-run = You have a run: score it whenever you like in your turn, for { $points } points now.
tip-titus-three = You have three in a row, { $sides }: the fourth makes a run that scores.
tip-titus-exchange = You may exchange this coin for a single coin of another player, which you turn over.
tip-titus-rob = Instead of the pile you may take the top coin of a run that another player has scored, and turn it over.
tip-titus-no_limit = You have the fewest, so you may take more than three coins this turn.
tip-titus-low_pile = { $count ->
    [one] One coin left in the pile: score your runs in time.
   *[other] { $count } coins left in the pile: score your runs in time.
}
tip-tabulos-call = { $card } is a square: call “reverse!” together with the multiplication.
tip-tabulos-say = Say a multiplication that makes { $card }, in a table that { $on } belongs to as well.
tip-tabulos-choose = The marks in the margin show the tables of a card: lay one that shares a table with { $card }, or draw.
tip-tabulos-last_card = { $name } has one card left: which card is hard to answer?
tip-tabulos-end_point = { $card } is an end point: the next player draws a card and misses a turn.
tip-tabulos-square = { $card } is a square: it turns the direction, and you call “reverse!” with it.
tip-timeline-play_off = A play-off: place your card, and only those who are right play on.
tip-timeline-seen_before = The date of { $card } was shown before: do you remember it?
tip-timeline-first_card = Place the event that you are surest about; if it is wrong, you draw a new card.
tip-timeline-last_one = Your last card: if its place is right, you may win this round.
tip-timeline-gaps = The timeline is getting crowded: keep easy events for narrow gaps, and use wide gaps while there are some.
tip-timeline_together-must_place = One card failed: if none of yours finds a place this turn, the game is over.
tip-timeline_together-second = You may try a second card now, or stop: a second failure costs nothing but that card’s place.
tip-timeline_together-sideways = { $card } lies sideways: it can’t be tried again, only discarded.
tip-timeline_together-begin = Play the cards that are earlier or later than the whole row first: they earn two points.
tip-timeline_together-slots = { $count ->
    [one] One slot is taken: a card that belongs there too can’t be placed any more.
   *[other] { $count } slots are taken: cards that belong there too can’t be placed any more.
}

## Why a bot did that

why-move-secret = That would tell too much now: ask me again when it is over.
why-move-none = I saw nothing better.

## What you can do

act-wait = wait
act-telos-play = play { $cards }
act-telos-swap = swap { $cards } for your divine card, unseen
act-titus-take = take the { $side } (coin { $coin }) from the pile
act-titus-end = end your turn
act-titus-keep = place the { $side } (coin { $coin }) as a single
# $side: what the other player’s coin shows now
act-titus-rob = take coin { $coin } (now { $side }) from a run of { $other } and turn it over
act-titus-exchange = give your coin to { $other }, take coin { $coin } (now { $side }) and turn that over
# $sides: the numbers of a piece
act-titus-add = add the { $side } (coin { $coin }) to { $sides }
act-titus-score = score { $sides } for { $points } points
# $first, $second: the numbers of two pieces
act-titus-join = join { $first } and { $second }
act-tabulos-lay = lay { $card } on { $top }
act-tabulos-draw = draw a card
act-tabulos-pass = pass
act-tabulos-catch = catch the player who forgot to call “reverse!”
act-tabulos-let_go = let it go
act-tabulos-say_nothing = say nothing
act-tabulos-say = { $call ->
    [called] say { $first } × { $second } and call “reverse!”
   *[silent] say { $first } × { $second }
}
# $date: of the card beside it; “between” and two dates in the last one
act-timeline-place-first = place { $cards } before { $date }
act-timeline-place-last = place { $cards } after { $date }
act-timeline-place-between = place { $cards } { $date }
act-timeline_together-play = try { $cards }
act-timeline_together-discard = discard { $cards }
act-timeline_together-stop = end your turn here

## What you see

see-hand = Your hand: { $cards }
see-telos-round = Round { $round }; dealer: { $name }; play goes { $direction ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
}.
# $count: how many cards
see-telos-lead = You lead: one card{ $count ->
    [one] .
   *[other] , or up to { $count } of one value.
}
see-telos-lead-last = You lead the last trick: its winner gets the minus points.
see-telos-match = To match: { $match }
see-telos-match-last = The last trick: its winner gets the minus points. So far the highest is { $match }.
# $cards: those chosen so far, $number: how many there must be
see-telos-picked = You have chosen { $cards }; it takes { $number } cards.
see-telos-player = { $name }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in hand, minus points: { $total }
see-telos-minus = { $name }: { $total } minus points
see-telos-zeus = Zeus cards in the game: { $cards }
see-telos-swan = The Swan has been played: tricks are led with one card.
see-telos-divine = Your divine card lies face down: you may swap a card for it.
see-telos-swapped = You swapped { $gave } for { $came }.

# $count: coins in the pile
see-titus-top = On the pile: the { $side } (coin { $coin }); { $count ->
    [one] { $count } coin
   *[other] { $count } coins
} in the pile.
see-titus-empty = The pile is empty.
see-titus-hand = In your hand: { $sides }
# $side, $back: the two sides of a coin
see-titus-back = { $side } [back { $back }]
# $sides: the numbers of a piece, $coin: the name of its top coin
see-titus-piece = { $sides } (coin { $coin })
see-titus-reserve = Reserve of { $name }: { $sides }
see-titus-no-reserve = Reserve of { $name }: empty
see-titus-own = Your reserve: { $sides }
see-titus-no-own = Your reserve is empty.
see-titus-run = Scored by { $name }: { $sides }, for { $points } points
see-titus-own-run = Your run: { $sides }, for { $points } points
see-titus-bare-run = Scored by { $name }, and all its coins are gone: { $points } points
see-titus-player = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $text: the values of the point cards
see-titus-cards = Point cards left: { $text }
see-titus-no-cards = No point card is left.

see-tabulos-top = On top lies { $top }.
# $shared: the tables of a card
see-tabulos-top-tables = On top lies { $top } (tables: { $shared }).
see-tabulos-hand = Your hand, the tables of each card in brackets: { $cards }
see-tabulos-drawn = You have just drawn { $card }: lay it or pass.
see-tabulos-down = You put { $cards } on { $top }: say the multiplication.
see-tabulos-ask = { $name } laid the last card, { $card }, without calling “reverse!”: catch that, or let it go.
see-tabulos-player = { $name }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
# $number: how many turns
see-tabulos-missing = { $number ->
    [one] { $name } still has to miss a turn.
   *[other] { $name } still has to miss { $number } turns.
}
see-tabulos-pot = { $count ->
    [one] The pot has { $count } card
   *[other] The pot has { $count } cards
}, and play goes { $direction ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
}.

# $number: the number of a place, 0 at the left end
see-timeline-line = The timeline, with the places for a card:
see-timeline-gap = place { $number }
see-timeline-yours = Your cards:
see-timeline-hand = The cards of { $name }:
see-timeline-out = { $name } is out.
see-timeline-finished = { $name } has placed the last card correctly.
see-timeline-play-off = This is a play-off.
# $count: cards in the pile
see-timeline-pile = The draw pile has { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, on top { $cards }.
see-timeline-no-pile = The draw pile is empty.
see-timeline_together-row = The timeline from left to right:
see-timeline_together-slot = slot: { $cards }
see-timeline_together-free = slot: free
# $icon: on the light side
see-timeline_together-card = { $cards }, { $icon } icon
see-timeline_together-sideways = { $cards }, { $icon } icon, sideways
see-timeline_together-discards = On the discard pile: { $cards }, showing the { $icon } icon.
see-timeline_together-score = { $score ->
    [one] The score stands at { $score } point.
   *[other] The score stands at { $score } points.
}

## Timeline: names, options, decks, icons

game-timeline = Timeline
game-timeline-about = Slip your events into a growing timeline without knowing their dates, and be the only one to place your last card correctly.
game-timeline_together = Timeline together
game-timeline_together-about = Build one timeline together: talk over when it all happened, and give as many cards as you can a place.
option-timeline-deck = Deck
option-timeline-deck-about = The events you play with.
option-timeline-levels = How well known
option-timeline-levels-about = Events that everybody has heard of, those that most adults know as well, or everything.
option-timeline-first = Who begins
option-timeline-first-about = The youngest player begins: say who that is, or leave it to chance.
option-timeline_together-deck = Deck
option-timeline_together-deck-about = The events you play with; 36 of them take part in a game.
option-timeline_together-levels = How well known
option-timeline_together-levels-about = Events that everybody has heard of, those that most adults know as well, or everything.
option-timeline_together-first = Who begins
option-timeline_together-first-about = The oldest player begins: say who that is, or leave it to chance.

deck-world = World history
deck-world-about = Battles, journeys, rulers and revolutions from all over the world, from the first temples to the present day.
deck-science = Science and technology
deck-science-about = Discoveries, inventions and feats of engineering, from the wheel to spacecraft.
deck-arts = Arts and culture
deck-arts-about = Art, books, music, theatre, film and sport from all over the world, from Homer to the present day.
deck-lowlands = The Low Countries
deck-lowlands-about = Events from Belgium, the Netherlands and their neighbours, from the hunebeds to the present day.
deck-everyday = Every day
deck-everyday-about = Inventions, food, games, sport, film and music that everybody knows: made for a first evening with children.
example-deck = example

icon-sun = sun
icon-moon = moon
icon-star = star
icon-ship = ship
icon-tree = tree
icon-key = key

## Timeline: the cards, and the rules of playing together

heading-TWI-01 = The cards
rule-TWI-01 = Each card is a real event: the light side says what happened, the dark side also gives its true date, a year (before our era too) or a more exact date. A deck says how precisely its dates are compared, whether for earlier, later, between or the same, and takes no card whose date is less precise. Dates that are equal at that precision count as the same. An uncertain date is given as the earliest and the latest one possible.
rule-TWI-02 = Each side of a card has one of six icons, and the two icons of a card differ. Within a deck they are spread evenly: on each side, one icon comes up at most once more than another. A card keeps its icons in every game.
rule-TWI-03 = You may play with a deck of your own, from a file; it is checked, and every error is clearly explained. Give icons to all of its cards or to none: if to none, they are spread evenly for you; if to all, the spread may be uneven, but two equal icons on one card are refused.
heading-TWI-04 = Set-up
rule-TWI-04 = The cards are shuffled light side up, and 36 of them take part; the others go back to the box. Only cards with a certain date take part, and before the 36 are taken the table may leave out levels: the events for connoisseurs, or all but those that everybody knows. If fewer than 36 such cards remain, the deck is refused.
rule-TWI-05 = Everyone gets four cards, laid light side up for all to see. They are dealt seat by seat, four at a time; then comes the start of the timeline, then that of the discard pile. Nobody looks at the date of a card before it is played.
rule-TWI-06 = The timeline starts with one card turned dark side up, and the discard pile with one more. The rest is the draw pile, light side up, so everyone can see the event and the icon of its top card.
rule-TWI-07 = The oldest player begins: the table says who that is, and otherwise it is drawn by lot. Play goes clockwise.
heading-TWI-08 = A turn
rule-TWI-08 = On your turn you either play one or two cards, one after the other, or discard one. You can’t do both in the same turn.
rule-TWI-09 = At the end of your turn you draw until four cards lie in front of you or the draw pile is empty. Cards lying sideways count among the four. Once the game has ended, nothing more is drawn.
rule-TWI-10 = A card you play is turned over, and its date says where it goes. Earlier than every card of the timeline, it goes to the left end of the bottom row; later than every card, to the right end.
rule-TWI-11 = If a card in the timeline has the same date as the one you play, yours goes on top of it, both dates in view; only if there is none do the slots come into it. This holds for a card in the bottom row and for one in a slot, and yours counts for the row it lies in. A stack is one neighbour and makes no new slot.
rule-TWI-12 = If the date of your card falls between two neighbours of the bottom row, it goes into the slot above those two, provided that slot is empty.
rule-TWI-13 = Neighbours are cards that lie side by side in the bottom row at the moment you play. That row grows only at its ends: no card is ever slipped in between.
rule-TWI-14 = If the slot for your card is taken, the card can’t be played: it is turned back and lies sideways in front of you. Everyone has seen its date, which stays known to all. It can’t be tried again, only discarded.
rule-TWI-15 = If your card failed and you haven’t placed one this turn, you must try another. You can’t switch to discarding.
rule-TWI-16 = After placing a first card you may stop or try a second; if that succeeds too, your turn ends, and if it fails, you may stop or go on trying. Once you have placed a card and none is left that you can try, your turn ends by itself. Placing the very last card of all ends the game at once.
rule-TWI-17 = If you choose to play and don’t place a single card that turn, the game ends. This holds even if you could have discarded instead, so the table warns you.
rule-TWI-18 = You may discard a card of your own, even one lying sideways, if the icon on its light side equals the icon on the dark card on top of the discard pile. It is turned over onto that pile, and shows its date and its dark side’s icon.
rule-TWI-19 = At the start of a turn, once players without any cards have been passed over, it is checked whether the player whose turn it is can try a card or discard one. If neither is possible, the game ends, even if others could go on.
rule-TWI-20 = Talking is welcome: everyone may discuss all the open cards. The player whose turn it is decides.
heading-TWI-21 = End and score
rule-TWI-21 = When the draw pile is empty, you play on with the cards that lie in front of the players. A player who has none left is passed over.
rule-TWI-22 = The game ends when every card has been placed or discarded. It ends sooner if someone chooses to play and places nothing, or begins a turn unable to try a card or discard one.
rule-TWI-23 = Each card in the bottom row scores 2 points and each card in a slot 1; each card on the discard pile, in the draw pile or in front of a player costs 1 point. So 15 cards in the bottom row, 8 in slots, 11 discarded, 2 in front of players and none in the draw pile make 25 points.
rule-TWI-24 = Your score earns one of eight ranks, each with a name of its own: below 0, 0 to 10, 11 to 20, 21 to 30, 31 to 40, 41 to 50, 51 to 60, and 61 or more.
heading-TWI-25 = What everyone knows
rule-TWI-25 = As long as the game lasts, nobody knows the date of a card that was never turned over. Of such a card you are shown only its event, its picture, its icon and a label. The picture says no more about the date than the words do, and the label is drawn again for each game, so that nobody can look up the date by it. Knowing the date from the event itself is what the game is about. When the game is over, every card that lay open may be turned, light side up or not.

## Timeline: the rules of playing against each other

heading-TIM-01 = Set-up
rule-TIM-01 = In this game the icons mean nothing. All cards of the deck, or those of the levels the table chose, form the draw pile, light side up, so everyone can see the event of its top card. That takes four cards for each player and one more, or the deck is too small.
rule-TIM-02 = Everyone gets four cards, light side up: seat by seat, four at a time, from the first seat on. One more card is turned dark side up and starts the timeline. Nobody looks at the dates of their cards.
rule-TIM-03 = The youngest player begins: the table says who that is, and otherwise it is drawn by lot. Play goes clockwise.
heading-TIM-04 = A turn
rule-TIM-04 = On your turn you place one of your cards in the timeline: at the left end, at the right end or between two neighbours. Then it is turned over.
rule-TIM-05 = If your card is right, it stays there, dark side up. Next to a card of the same date, either side of it is right; with several cards of that date, any place next to them or between them is. Where dates are uncertain, a place is right if some choice of possible dates puts the whole timeline in order.
rule-TIM-06 = If your card is wrong, it is discarded first, and then you draw one card. This holds in a play-off too.
rule-TIM-07 = If a card is needed and the draw pile is empty, the discarded cards are shuffled into a new one, the card just missed among them. Dates that were seen stay known to all; the order of the new pile is hidden.
heading-TIM-08 = The end
rule-TIM-08 = A round is one turn for each player still in, starting with the first player. In a play-off it starts with the first player still in, counted clockwise from the player who began the game. If exactly one player correctly places their last card in a round, that player wins, but only at the end of the round, which is always played out.
rule-TIM-09 = If several players correctly place their last card in the same round, there is a play-off: they get one new card each, dealt in the order of play, and all others are out. The cards of those who are out stay with them, unseen. Each round of the play-off is judged in the same way: if exactly one player is right, that player wins; if several are, they play on, and those who missed are out. For example, if two of three are right, the third is out and the two get a new card each. If nobody is right, all of them play on with the cards they drew instead.
rule-TIM-10 = If the draw pile and the discarded cards together are too few to deal a play-off, those who would have played on share the victory.

## Timeline: what happens

# $cards: the event on a card, in quotes; $date: a date in words, never last in a sentence because
# some end with a full stop
event-timeline-begins = The timeline starts with { $cards } ({ $date }), and { $you ->
    [seat] you begin
   *[no] { $name } begins
}.
event-timeline-placed = { $you ->
    [seat] You place
   *[no] { $name } places
} { $cards } { $order ->
    [before] before
   *[after] after
} { $beside }: { $date }, { $right ->
    [yes] right.
   *[no] wrong, and the card is discarded.
}
event-timeline-draws = { $you ->
    [seat] You draw { $cards }.
   *[no] { $name } draws { $cards }.
}
# $count: the cards of the new pile
event-timeline-new_pile = The draw pile is empty: { $count ->
    [one] the one discarded card becomes the new pile
   *[other] the { $count } discarded cards are shuffled into a new one
}.
# $seats: the names of those who play on, two or more
event-timeline-play_off = Play-off: { $you ->
    [seats] { $others } and you
   *[no] { $seats }
} get one new card each, and nobody else plays on.

# $discard: the event on the first card of the discard pile; $icon: the name of its icon
event-timeline_together-begins = The timeline starts with { $cards } ({ $date }), the discard pile with { $discard } ({ $discard_date }), showing the { $icon } icon, and { $you ->
    [seat] you begin
   *[no] { $name } begins
}.
event-timeline_together-tries = { $where ->
    [left] { $you ->
        [seat] You play
       *[no] { $name } plays
    } { $cards }: { $date }, earlier than all, so it goes to the left end.
    [right] { $you ->
        [seat] You play
       *[no] { $name } plays
    } { $cards }: { $date }, later than all, so it goes to the right end.
    [slot] { $you ->
        [seat] You play
       *[no] { $name } plays
    } { $cards }: { $date }, and it goes into a free slot.
    [stacked] { $you ->
        [seat] You play
       *[no] { $name } plays
    } { $cards }: { $date }, the same date as a card that lies there, so it goes on top.
   *[nowhere] { $you ->
        [seat] You try
       *[no] { $name } tries
    } { $cards }: { $date }, but the slot is taken, so the card is laid sideways.
}
event-timeline_together-discards = { $you ->
    [seat] You discard
   *[no] { $name } discards
} { $cards } ({ $date }), and the discard pile now shows the { $icon } icon.
event-timeline_together-draws = { $you ->
    [seat] You draw { $cards }.
   *[no] { $name } draws { $cards }.
}
# $rank: 0 for the lowest to 7 for the highest
event-timeline_together-ends = The final score is { $score ->
    [one] { $score } point
   *[other] { $score } points
}, which gives the rank “{ $rank ->
    [0] Dust in the archive
    [1] Visitors without a map
    [2] Attendants at their post
    [3] Guides full of stories
    [4] Diggers with a fine brush
    [5] Archivists without a cheat sheet
    [6] Curators of the centuries
   *[7] Keepers of time
}”.

## Timeline: why not (the number of the rule is said beside it)

why-timeline-over = The game is over: no more cards are placed.
why-timeline-turn = One moment: it is { $name }’s turn.
# $held: the number of cards before the player
why-timeline-no_card = Choose one of the cards in front of you: there { $held ->
    [one] is only one
   *[other] are { $held }
}.
# $last: the number of the place at the right end
why-timeline-no_gap = The timeline has no such place: places run from 0 at the left end to { $last } at the right end.
why-timeline_together-over = The game is over: no more cards are played or discarded.
why-timeline_together-turn = One moment: it is { $name }’s turn.
why-timeline_together-stop = You can stop once you have placed a card this turn.
why-timeline_together-no_card = Choose one of the cards in front of you: there { $held ->
    [one] is only one
   *[other] are { $held }
}.
why-timeline_together-sideways = That card was tried and found no place: it can only be discarded.
why-timeline_together-icon = The discard pile shows the { $icon } icon, so only a card with that icon on its light side can be discarded now.
why-timeline_together-must_try = You chose to play and haven’t placed a card yet, so try another one: discarding is no longer possible this turn.
why-timeline_together-not_both = You have placed a card this turn, and playing and discarding don’t go together in one turn.

# A warning before the first card of a turn is tried, and while none has been placed
warn-timeline_together-must_place = Careful: if you choose to play and place no card this turn, the game ends.

## Timeline: how it ended

# $winners: the names of those who won
ending-timeline-finished = { $you ->
    [winner] You win: nobody
   *[no] { $winners } wins: nobody
} else placed their last card correctly in this round.
ending-timeline-shared = The victory is shared by { $you ->
    [winners] { $others } and you
   *[no] { $winners }
}: too few cards are left for a play-off.
ending-timeline_together-complete = Every card has been placed or discarded: the game is complete.
ending-timeline_together-none_placed = In the last turn cards were played but none found a place, and that ended the game.
ending-timeline_together-no_move = The player whose turn it was had no card to try and none to discard, and that ended the game.

## Timeline: dates

# $year: a number, as is $day
date-bc = { NUMBER($year, useGrouping: 0) } BC
date-ad = AD { NUMBER($year, useGrouping: 0) }
# $month: the name of a month
date-day = { $day } { $month } { NUMBER($year, useGrouping: 0) }
# $first, $last: dates in words
date-between = between { $first } and { $last }
# on a card, where room is short
date-span = about { $first }{ "\u2060" }–{ "\u2060" }{ $last }
# below a year, on the smallest card
era-bc = BC
era-ad = AD
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

## Decks of one’s own: what is wrong with a file, and what to do

# $column: the name of a column; $cards, $limit, $letters: numbers; $date: as it is written
problem-too_big = The file is bigger than 1 MB: make it smaller, or make two decks of it.
problem-not_utf8 = This line is not UTF-8: save the file again and choose UTF-8.
problem-not_csv = From this line on the file can’t be read: check that every quotation mark that opens also closes.
problem-empty = The file is empty: it needs a line with the names of the columns, and a line for each card.
# $columns: the names of all columns there are
problem-unknown_column = There is no column “{ $column }”; choose from { $columns }.
problem-column_twice = The column “{ $column }” is there twice: remove one.
problem-date_column = A deck needs one column of dates: “date” to compare years, or “day” to compare days.
problem-language_column = A deck needs a column with its events: “en”, “nl” or “fr”, one at least.
problem-icon_columns = Icons need two columns, “light” and “dark”: add the other one, or remove this one.
problem-too_many_cards = There are { $cards } cards, and a deck has at most { $limit }: make two decks of it.
# $found, $limit: numbers of columns
problem-too_many_columns = There are { $found } columns, and a deck knows { $limit }: remove the others.
# $found, $expected: numbers of fields
problem-fields = This line has { $found } fields and the header { $expected }: put a text that holds a comma or semicolon between quotation marks.
problem-control = This line holds an invisible control character: remove it, or type the line again.
problem-date_missing = The date is missing: fill it in.
problem-no_such_day = The calendar has no day { $date }: check the month and the day.
problem-only_year = This deck compares days and { $date } is a year: write a day such as 1969-07-20.
problem-year_zero = There is no year 0: the year before 1 is -1.
problem-no_date = The date “{ $date }” can’t be read: write a year (1453, or -490 for before our era) or a day (1969-07-20).
# $until: the latest date
problem-until_before = The latest date { $until } lies before the earliest, { $date }: swap the two.
problem-event_missing = The event is missing in the column “{ $column }”: fill it in.
problem-event_long = The event in the column “{ $column }” has { $letters } characters: shorten it to { $limit } at most.
problem-field_long = The field in the column “{ $column }” has { $letters } characters: shorten it to { $limit } at most.
problem-year_in_event = The event in the column “{ $column }” gives its year away: leave out { $number }.
problem-number_in_event = The event in the column “{ $column }” holds { $number }: make sure that it gives no date away.
# $icons: the names of all icons there are
problem-unknown_icon = There is no icon “{ $icon }”: choose from { $icons }.
problem-equal_icons = The two icons of this card are equal: change one of them.
problem-icon_missing = This card lacks an icon: give two icons to each card, or none to any.
problem-bad_level = There is no level “{ $level }”: choose 1 (everybody knows it), 2 (most adults) or 3 (connoisseurs), or leave it empty.
problem-unknown_picture = There is no picture “{ $text }”: choose an emblem, with or without a backdrop, such as anchor or anchor/sea.
# $twin: the number of a line
problem-same_id = The id is the same as in line { $twin }: give each card its own.
problem-same_event = The event in the column “{ $column }” is the same as in line { $twin }: remove or change one of them.
# $needed: a number of cards
problem-few_cards = Too few cards for any game ({ $cards }): two players against each other need { $needed }.
problem-few_sure = Too few certain dates to play together ({ $cards }): that needs { $needed }.
problem-few_players = Against each other there are cards for { $number } players at most: each needs four, and the timeline one.
# $cards and $total: numbers of cards, at least 1.
problem-pictures_guessed = Of { $total } cards, { $cards } name no picture and get one by their words: fill in the column “picture” to choose.
# $total: a number of cards
problem-many_equal = Of { $total } cards, { $cards } have the same date, which makes the game easy: add other dates.
problem-uneven = Half of the cards lie close together, between { $first } and { $last }: spread them more over time.

# The columns of a file
column-id = A name for the card that stays the same when you change it.
column-date = When it happened: a year (1453, or -490 for before our era) or a day (1969-07-20). Years are compared.
column-day = Instead of “date”, where every card has a day and days are compared.
column-until = For an uncertain date the latest one possible; “date” is then the earliest.
column-en = The event in English, in at most 70 characters.
column-nl = The event in Dutch.
column-fr = The event in French.
column-source = Where the date can be looked up.
column-level = How well known it is: 1 everybody knows it, 2 most adults, 3 connoisseurs.
column-picture = A picture, such as “anchor” or “anchor/sea”; without one the words decide.
column-where = Where it happened: a continent or a country. It is only counted.
column-light = An icon for the light side: sun, moon, star, ship, tree or key.
column-dark = Another icon for the dark side.

## The table server: what happens beside the game

agreement-cleared = { $name } has played on, so nobody’s agreement to end the game counts any more.
agreement-timed-out = Time was up for { $name } and the game went on, so nobody’s agreement to end it counts any more.
agreement-declined = I’d rather play on, so nobody’s agreement to end the game counts any more.

## The table server: ready-made phrases

phrase-hello = Hello everyone!
phrase-well_played = Well played!
phrase-good_luck = Good luck!
phrase-thinking = Let me think.
phrase-oops = Oops!
phrase-thanks = Thank you!
phrase-once_more = Once more?
phrase-bye = See you!

## The table server: what went wrong

error-no_table = There is no such table, or you have not joined it.
error-damaged = This table is damaged and can’t be opened; the administrator of this server can bring it back from a backup.
error-bad_code = No table has this code; perhaps it was changed, or there is a typing error.
error-no_person = Join the table first: this browser is new here.
# $why: what a program did wrong, in English
error-bad_message = The server did not understand this message: { $why }
# $most: a number of characters
error-too_long = That is too long to send: keep it under { $most } characters.
error-too_fast = That went a little too fast; wait a moment and try again.
error-too_many = Too many windows are open here at once; close one and try again.
error-busy = The server has a lot to do right now; wait a moment and try again.
error-short_code = Too many wrong codes were tried here. Use the whole link of the invitation, or wait a few minutes.
error-foreign_host = This server does not answer to the name { $host }. Its administrator can allow it with “--allow-host { $host }”.
error-foreign_origin = Blocked: this request came from another website.
error-not_found = There is nothing at this address.
error-store_away = The table can’t be saved right now; nothing is lost, try again in a moment.
error-broken = Something went wrong here and has been logged; try again.
error-bad_name = A name has at least 1 and at most { $most } characters.
# $known: a list of words
error-bad_level = There is no such bot; choose from { $known }.
error-bad_face = There is no such face; choose from { $known }.
error-bad_commitment = Another device at this table has shown the same: each one needs random bytes of its own.
error-bad_opening = These bytes are not the ones that your device promised for this deal, or it is not yet time to show them.
error-bad_phrase = There is no such phrase; choose from { $known }.
error-stale = The game has moved on in the meantime; look again before you choose.
# What the teacher of a lesson says
error-not_asked = The rules allow that, and you may try it in a real game. Here, please do what I ask.
error-not_your_seat = This seat is not yours.
error-not_player = Only those who play at this table can do that.
error-not_host = Only the host of the table can do that.
# $last: the number of the last seat
error-no_seat = There is no such seat; the last one is seat { $last }.
error-no_member = Nobody at this table has that number.
error-seat_taken = Somebody sits there already.
error-one_seat = You play or have played at another seat in this game; a second one can be taken only before the game.
error-table_full = There is no room left at this table: join another one, or make one of your own.
error-seats_open = A seat is still empty: fill every seat with a person or a bot.
error-not_started = The game has not begun yet.
error-already_started = The game has begun already.
error-not_over = That is possible only after the game.
error-already_over = The game is over.
error-no_undo = This move can’t be taken back: it revealed something, or somebody else has moved since.
error-no_hints = The host has not allowed hints where other people play.
error-nothing_to_do = You can’t do anything now, so there is nothing to advise.
error-no_bot = No bot speaks from that seat.
error-no_bot_move = No bot has made a move there.
error-no_chat = The host has not opened the chat; choose a ready-made phrase.
error-muted = The host has switched your messages off.
error-bad_speech = The message is empty: write a few words.
# $number: a line of the file; $text: what is wrong there, and what to do
error-bad_deck = Line { $number }: { $text }
error-bad_deck-more = { $count ->
    [one] After that there is one more thing to fix.
   *[other] After that there are { $count } more things to fix.
}
# $cards: how many there are
error-bad_material-few_cards = { $players ->
    [one] One player needs
   *[other] { $players } players need
} a deck of { $needed } cards, and this one has { $cards }: choose fewer players, or add cards.
error-bad_material-few_sure = Playing together takes { $needed } cards with a certain date, and this deck has { $cards }: add some, or play against each other.
error-bad_material-few_of_levels = This game takes { $needed } cards, and of the levels you chose this deck has { $cards } that can take part: choose more levels.
error-bad_record-no_record = This file is not a saved game: choose one that Speeltafel saved.
error-bad_record-changed = This game was changed or damaged after it was saved: use the file as it was saved.
error-bad_record-stir = The seed of this record does not follow from what was stirred into the deal: something was changed after the game.
error-bad_record-sealed = The deal of this record is not the one that was sealed before the devices showed their bytes: don’t trust it.
error-bad_record-shuffles = The cards of this game were not dealt by chance: only games that were shuffled can be opened here.
error-bad_record-lesson = The cards of this game were laid out for the lesson “{ $text }” (version { $number }): only games that were shuffled can be opened here.
error-bad_record-start = This game can’t begin with the players and cards that it names: use the file as it was saved.
error-bad_record-move = Move { $number } of this game is not possible with the cards that were dealt: use the file as it was saved.
error-bad_record-long = This game has over { $limit } moves, more than any real one: choose another.
error-bad_record-deck = The deck of this game holds “{ $text }”, which is too long or has characters that nobody sees: only games with decks that Speeltafel could have read from a file can be opened here.
error-other_rules-version = This game follows another version of the rules: open it with the version of Speeltafel that saved it.
error-unknown_game-name = There is no game “{ $game }” here: perhaps a newer Speeltafel has it.

## The table server: where it is

server-running = Speeltafel is running, but its web page has not been built yet: run “python web/client.py build” in the source folder.
# $game: the name of a game; $command: what to type; $number: the number of the last choice
cli-menu-serve = play in the browser, with others or against bots
cli-menu-play = play { $game } here in the terminal, against bots
cli-menu-help = All commands: { $command }
cli-menu-prompt = What would you like to do? Type a number, or press Enter for 1:
cli-menu-again = Please type a number from 1 to { $number }:
# $link: an address to open in a browser
cli-serve-here = Speeltafel is open: { $link }
cli-serve-others = Others on this network open: { $link }
cli-serve-stop = Ctrl-C closes it. All games are saved in { $file }
# $count: how many bots can think at the same time
cli-worker-ready = Ready to think: { $count ->
    [one] one bot
   *[other] { $count } bots
} at once. Ctrl-C ends it.
# $seed, $hash: 64 digits; $count: a number of moves
cli-verify-seed = The seed is { $seed }.
cli-verify-deal = Every shuffle follows from the seed, and { $count ->
    [one] the one move is
   *[other] all { $count } moves are
} possible with the cards that it deals.
cli-verify-stirred = The seed follows from the server’s secret, the rules, the options, the seats, the deck and { $count ->
    [one] the bytes of one device.
   *[other] the bytes of { $count } devices.
}
cli-verify-restarts = { $count ->
    [0] The deal was made at the first try.
    [one] The deal was started again once, because a device did not answer or somebody left.
   *[other] The deal was started again { $count } times, because devices did not answer or somebody left.
}
cli-verify-drawn = One side alone drew this seed; its hash covers neither the options nor the deck.
cli-verify-alone = No device added bytes to the seed: the server alone drew it.
# $seats: the players
cli-verify-unstirred = Did not help to shuffle: { $seats }.
cli-verify-sealed = Before any device showed its bytes, the deal was sealed with the hash that you saw, so nobody chose it: { $hash }
cli-verify-sealed-unseen = Before any device showed its bytes, the deal was sealed. If your browser showed this hash too, nobody chose the deal: { $hash }
cli-verify-hash = This seed has the hash that was shown at the start: { $hash }
cli-verify-hash-unseen = This seed has the hash that the record names. Compare it with the one that you saw at the start: { $hash }
cli-verify-deck-other = The cards of the deck “{ $text }” are not those that this Speeltafel has under that name.
cli-verify-no-hash = According to this record no hash was shown at the start: whether the seed was chosen before the deal can’t be checked.
# $file: the name of a file
cli-backup-done = All tables are in { $file }
cli-restore-done = All tables of { $file } have been restored.

## Bots

bot-tabulos-learner = Lays whatever is easy to say, stumbles over the tables of 6 to 9 and mostly forgets to call “reverse!”.
bot-tabulos-casual = Thinks of its own cards only, miscounts, overlooks cards that would fit and often lets a forgotten “reverse!” pass.
bot-tabulos-strong = Lays what you are likely to have no answer to, but gets a hard sum wrong now and then and sometimes forgets “reverse!”.
bot-tabulos-master = Guesses your cards from what you lay and what you don’t, looks several turns ahead and never gets a sum wrong.
bot-telos-learner = Plays its lowest cards first, and finds out too late that only high ones are left.
bot-telos-casual = Saves a low card for the last trick, but leads one card at a time and holds on to every Zeus.
bot-telos-strong = Makes you throw your low cards away, and looks ahead as far as the end of the round.
bot-telos-master = Works out who can still hold what, and plays with all minus points in mind, yours too.
bot-timeline-learner = Plays the event that rings a bell, however narrow the place where it belongs.
bot-timeline-casual = Knows roughly which century it was, and plays the card it feels surest about.
bot-timeline-strong = Is seldom more than a few decades off, and weighs every card against every place in the line.
bot-timeline-master = Often knows the decade, and thinks ahead: which card can wait, and which must go now?
bot-timeline_together-learner = Keeps trying cards while any might fit, and discards only when nothing else is left.
bot-timeline_together-casual = Looks out for free slots, but is often a century off.
bot-timeline_together-strong = Lets the row grow in small steps, discards what fits nowhere and knows when to stop.
bot-timeline_together-master = Thinks of the cards to come: the gap that each one leaves, and the slots that stay free.
bot-titus-learner = Builds on its own coins, scores every run at once and takes a coin from others only if it has just seen its back.
bot-titus-casual = Remembers a dozen backs and takes only what it is sure of, and can’t wait to score.
bot-titus-strong = Thinks its whole turn through and knows when to hold a run back, but forgets every back except the last one turned.
bot-titus-master = Remembers every coin that was ever turned, and works out which ones keep its turn going.

## Bots: the characters they play as; what each does for a living, and a sentence about them

character-baker = baker
character-baker-about = Plays as he kneads: warmly, by feel, and never mind the odd burnt loaf.
character-beekeeper = beekeeper
character-beekeeper-about = Takes his time, hums a little, and is delighted when you do something clever.
character-librarian = librarian
character-librarian-about = Knows where everything belongs, until a good story carries him off.
character-tram_driver = tram driver
character-tram_driver-about = Keeps to her timetable: decides quickly, and doesn’t look back.
character-sailor = sailor
character-sailor-about = Waits until the wind turns, and then doesn’t hesitate.
character-goalkeeper = goalkeeper
character-goalkeeper-about = Lets little past her, and is the first to applaud when something gets through.
character-watchmaker = watchmaker
character-watchmaker-about = Looks at every small wheel twice, and still finds time to smile.
character-astronomer = astronomer
character-astronomer-about = Thinks in long orbits: what happens now, she saw coming.

## Lessons: what the teacher says

# $name, $other: the players on the next seats; -done answers what was asked, other endings a wrong turn
lesson-titus = Runs and exchanges
lesson-titus-take = You collect runs: four or more coins in a row, such as 8 9 10 11. The first run scores 18 points, the next one 17. Take the top coin of the pile.
lesson-titus-keep = An 11. It fits nothing yet, so place it in your reserve as a single.
lesson-titus-keep-done = A single ends your turn. Now watch { $name }.
lesson-titus-turned = { $name } exchanged: you got the 8, and your 11 lies over there, turned over. It shows a 12 now. Remember: the back of that 12 is your 11. Take the next coin.
lesson-titus-add = The 9 fits your 8: add it. If you add a coin, you may take another one.
lesson-titus-add-alone = As a single the 9 would end your turn. Added to the 8, it lets you take another coin.
lesson-titus-add-fits = Keep the 9: it fits your 8, and you may take another coin.
lesson-titus-add-done = 8 9 is a group now.
lesson-titus-more = You added a coin, so you may go on. The pile shows a 10: take it.
lesson-titus-more-stop = You may stop, but the 10 on the pile is just what you need. Take it.
lesson-titus-three = Add the 10 to your group.
lesson-titus-three-alone = As a single the 10 would end your turn. Add it to 8 9.
lesson-titus-three-fits = Keep the 10: it fits your group, and you may take another coin.
lesson-titus-third = 8 9 10: one more and it is a run. Take your third coin, the last one of a turn.
lesson-titus-third-stop = You may stop, but with one more coin you can finish your run.
lesson-titus-exchange = A 3 does not fit. But you may exchange it for a single coin of { $name }, which is turned over. What is on the back of that 12?
lesson-titus-exchange-alone = The 3 would lie there alone, and your turn would be over. Exchange it for the 12 of { $name }: your 11 is on its back.
lesson-titus-fourth = There is your 11 again. Add it to 8 9 10.
lesson-titus-fourth-alone = So close: add the 11 to 8 9 10 and you have four in a row.
lesson-titus-score = Four in a row. Score your run: it goes onto the 18, the highest point card.
lesson-titus-score-done = 18 points, and they stay yours. Watch what { $name } does.
lesson-titus-score-later = You may wait, but the next run scores less. Take the 18 while it is there.
lesson-titus-end = { $name } took the top coin of your run and turned it over. That is allowed, but your 18 points stay. Remember the backs, and exchange what does not fit for what will.
lesson-tabulos = Shared tables
lesson-tabulos-lay = Get rid of your cards. A card fits if it shares a table with the one on top; the marks in its margin show its tables. 8 and 28 share the table of 4: put down your 28.
lesson-tabulos-lay-apart = 27 is in the tables of 3 and 9, and 8 in those of 2, 4 and 8: they share none. In a real game you would take it back, draw a card and lose your turn.
lesson-tabulos-lay-later = It fits, but it will fit again later. 28 is in two tables only: lay such cards while you can.
lesson-tabulos-lay-point = Keep the 80 for a better moment; you will see why. Put down the 28.
lesson-tabulos-lay-draw = You may always draw, but you have a card that fits: the 28.
lesson-tabulos-say = Now say its multiplication, in a table that both cards share: 4 × 7.
lesson-tabulos-say-beyond = The table of 2 ends at 2 × 10. 8 and 28 share the table of 4: 4 × 7.
lesson-tabulos-say-done = Right. A wrong card or a wrong multiplication costs a card and the turn.
lesson-tabulos-draw = 35 is in the tables of 5 and 7. None of your cards is, so draw one from the pot.
lesson-tabulos-draw-apart = Look at the margin: that card is in neither the table of 5 nor that of 7. Draw one.
lesson-tabulos-drawn = A 42, from the tables of 6 and 7: it fits. You may lay the card you have just drawn at once.
lesson-tabulos-drawn-pass = You may pass, but the 42 fits: away with it.
lesson-tabulos-seven = 35 and 42 share the table of 7. Say 7 × 6.
lesson-tabulos-point = Now your 80 fits: 8 and 80 share the table of 8. It is an end point, the last number of a table: the next player draws a card and misses a turn.
lesson-tabulos-point-other = It fits, but 80 is in one table only and hits the next player. This is its moment.
lesson-tabulos-point-draw = Don’t draw: your 80 fits.
lesson-tabulos-eight = Say 8 × 10.
lesson-tabulos-end = { $name } draws a card and misses a turn. The first player without cards wins. Remember: lay what is in few tables first, and keep 12, 18 or 24 for when nothing else fits.
lesson-tabulos_squares = Squares and “reverse!”
lesson-tabulos_squares-square = 4, 9, 16, 25, 36 and so on are squares: a number times itself. A square turns the direction of play around. Put down your 36.
lesson-tabulos_squares-square-plain = That one fits as well, but it is no square. Put down the 36.
lesson-tabulos_squares-call = Say 6 × 6 and call “reverse!” with it. If you forget, the others may catch you.
lesson-tabulos_squares-call-silent = You forgot the call. In a real game somebody could catch you, and you would draw a card. Say it again, with “reverse!”.
lesson-tabulos_squares-call-table = 4 × 9 is 36 too, but 6 is not in the table of 4 or 9. Both cards share the table of 6: 6 × 6.
lesson-tabulos_squares-call-done = Now play goes the other way: { $other } is next. Listen carefully.
lesson-tabulos_squares-catch = { $other } laid a 9, said 9 × 1, and did not call anything. But 9 is a square. Catch { $other }, before you do anything else.
lesson-tabulos_squares-catch-late = Once you have done something else, it is too late to catch { $other }. Say “Caught!” first.
lesson-tabulos_squares-catch-done = Caught: { $other } draws a card. The direction has turned all the same.
lesson-tabulos_squares-back = It is your turn. Put down the 27: it shares the tables of 3 and 9 with the 9.
lesson-tabulos_squares-back-other = It fits. Let us take the 27 here.
lesson-tabulos_squares-three = Say 9 × 3, or 3 × 9. No call is needed: 27 is no square.
lesson-tabulos_squares-end = Call your own squares, and keep an ear on those of the others. The button “Caught!” is always there: noticing is the game.
lesson-telos = The last trick
lesson-telos-lead = Only the last trick of a round counts, and nobody wants it: its highest card costs minus points. So keep the 2 for the end, and get rid of your high cards. Lead the 11.
lesson-telos-lead-low = The 2 is your best card for the end. Keep it, and lead the 11.
lesson-telos-lead-done = A player who can match or beat the 11 has to follow. One who can’t throws the lowest card.
lesson-telos-follow = { $name } won that trick and led a 6, then { $other } played a 10. You can match or beat it, so you must. Away with the 13.
lesson-telos-follow-zeus = Zeus can follow any card, so he will help you later, when nothing else fits. Now the 13 is in your way.
lesson-telos-pair = The highest card wins the trick, so you lead again. You may lead several cards of one value, except in the first and the last trick. Lead both 7s.
lesson-telos-pair-one = One 7 is allowed, but with both you get rid of two cards at once. Choose both.
lesson-telos-pair-low = Keep the 2 for the end. Lead the 7s.
lesson-telos-pair-middle = The 5 is not in your way. Get rid of both 7s at once.
lesson-telos-pair-done = The others now have to play two cards each as well.
lesson-telos-zeus = The 5 is the highest now. Zeus always equals the highest card. But in the last trick he is worth 20, the worst of all: play him while you can.
lesson-telos-zeus-five = Then Zeus could stay with you to the end, for 20 minus points. Play him now.
lesson-telos-zeus-done = Of equal cards the last one played wins: the trick is yours.
lesson-telos-two = Two cards left. What you lead now, you don’t have at the end: lead the 5 and keep the 2.
lesson-telos-two-low = Then your last card would be the 5. With the 2 you are safer.
lesson-telos-last = The last trick, one card each. Play your 2.
lesson-telos-last-done = You can hardly go lower. Now it is up to { $name }.
lesson-telos-end = { $name } wins the last trick with a 10 and gets 10 minus points. At 32 the game is over: that player loses, all others win. So: high cards early, a low one for the end.
lesson-telos_powers = The powers of Zeus
lesson-telos_powers-eagle = With the powers each Zeus is an animal. The Eagle equals the highest card, as every Zeus does, and its player leads the next trick, no matter who wins this one. Play it.
lesson-telos_powers-eagle-ten = The 10 would follow too, but then { $name } would lead next. The Eagle gives the lead to you.
lesson-telos_powers-eagle-ant = On a single card the Ant is a plain Zeus. Keep it for a trick of several cards, and play the Eagle.
lesson-telos_powers-eagle-bull = The Bull helps a leader. Play the Eagle first, then you lead.
lesson-telos_powers-eagle-done = Watch: { $name } can beat it, and still you will lead.
lesson-telos_powers-bull = You lead. With a card that you lead, the Bull counts as one more of the same value: choose the 6 and the Bull for a pair.
lesson-telos_powers-bull-alone = The 6 alone is allowed. With the Bull you get rid of two cards at once.
lesson-telos_powers-bull-low = Keep your lowest cards for the end: take the 6 and the Bull.
lesson-telos_powers-bull-ten = A fine idea in a real game. Here we need the 10 for something else: take the 6 and the Bull.
lesson-telos_powers-bull-done = A pair of 6s: the others play two cards each.
lesson-telos_powers-ant = 11 11: you can’t follow, so you would throw your two lowest cards, the 2 and the 3. Not with the Ant: it comes with any card you like. Play the Ant.
lesson-telos_powers-ant-low = Then you lose a low card that you need at the end. Begin with the Ant.
lesson-telos_powers-ten = And with it the card that you want to get rid of: the 10.
lesson-telos_powers-ten-low = The 10 is the dangerous one. Choose that.
lesson-telos_powers-end = A 2 and a 3 are left for the end: well done. The Serpent, the Cuckoo and the Swan have powers too: rest your finger or mouse on the card to read what it does.
lesson-telos_divine = The divine trick
lesson-telos_divine-follow = In this game everybody has one divine card face down, which nobody has seen. Once per round you may swap a card for it. But first follow the 11, with your 13.
lesson-telos_divine-follow-twelve = The 12 would do, but the 13 is worse at the end. Play that one.
lesson-telos_divine-nines = You won, so you lead. Get rid of a lot at once: lead your three 9s.
lesson-telos_divine-nines-twelve = A good idea in a real game. Here we keep the 12, to see what the divine trick can do.
lesson-telos_divine-nines-more = More at once: choose all three 9s.
lesson-telos_divine-eights = And once more: both 8s.
lesson-telos_divine-eights-twelve = Keep the 12 a little longer, and lead the 8s.
lesson-telos_divine-eights-more = Both at once, please.
lesson-telos_divine-eights-done = Only your 12 is left, for the last trick.
lesson-telos_divine-swap = Leading a 12 in the last trick almost certainly means 12 minus points. Now is the moment: swap it for your divine card. It comes unseen, and there is no way back.
lesson-telos_divine-swap-play = Then you almost certainly get 12 minus points. Most cards are lower than 12: swap it.
lesson-telos_divine-swap-done = A 2: what luck!
lesson-telos_divine-last = Lead it: somebody else will have to take this trick.
lesson-telos_divine-end = { $other } gets 10 minus points, and you none. You may swap at any moment, even out of turn. It mostly pays late, when you know which card is in your way.
lesson-timeline = The widest gap
lesson-timeline-place = Get rid of your four cards: put them into the line in the right order. The dates are on the back. The Titanic sailed long after Columbus: place it to his right.
lesson-timeline-place-before = A steamship before Columbus? That would be wrong: the card would be discarded, and you would draw another.
lesson-timeline-place-other = That one comes later. Begin with the Titanic.
lesson-timeline-place-done = 1912: right, so it stays there. Now { $name }.
lesson-timeline-widest = Look at the gaps: 61 years from Joan of Arc to Columbus, 420 from Columbus to the Titanic. You know the Bastille only roughly? Then place it in the wide gap.
lesson-timeline-widest-narrow = That gap is only 61 years wide, and the French Revolution is not in it. Take the widest gap, to the right of Columbus.
lesson-timeline-widest-early = The French Revolution before Joan of Arc? Take the widest gap, to the right of Columbus.
lesson-timeline-widest-late = The Titanic sailed more than a century after the Bastille fell. Place it to the left of the ship.
lesson-timeline-widest-other = That may well be right. Here let us take the Bastille.
lesson-timeline-widest-done = 1789, right. { $name } tries a narrow gap.
lesson-timeline-end_of_line = Wrong: that card is discarded, and { $name } draws another. The ends of the line are wide as well: nothing lies beyond. Pompeii is Roman: place it at the left end.
lesson-timeline-end_of_line-romans = The Romans came long before Joan of Arc. Place it at the left end.
lesson-timeline-end_of_line-other = Soon. First Pompeii, at the left end.
lesson-timeline-end_of_line-done = AD 79. One card left.
lesson-timeline-last = Your last card: the Great Fire of London. You know it roughly, so take a wide gap again: after Columbus, before the Bastille.
lesson-timeline-last-late = London burned before the French Revolution. One gap to the left.
lesson-timeline-last-narrow = Before Columbus, and in only 61 years? One gap to the right.
lesson-timeline-last-early = That is wide, but too early: London burned after Columbus sailed.
lesson-timeline-last-done = 1666. Your cards are gone; the round is played to its end.
lesson-timeline-end = { $name } still has a card, so you win. Remember: what you know only roughly goes into the widest gap, before somebody fills it.
lesson-timeline_together = Keep neighbours close
lesson-timeline_together-play = You build one timeline together. A card finds its own place: at an end of the row it scores 2 points. American independence came shortly before the Bastille: play it.
lesson-timeline_together-play-order = A good card. Begin with American independence.
lesson-timeline_together-play-far = Rome is 2,500 years older than the Bastille. That would leave a huge hole with room for a single card. Play a closer one.
lesson-timeline_together-play-discard = A discarded card costs a point. This one can score.
lesson-timeline_together-play-done = 1776, at the left end: 2 points.
lesson-timeline_together-second = You may play a second card. Napoleon crowned himself soon after the Bastille fell: a close neighbour again.
lesson-timeline_together-second-far = Rome would leave a hole of 2,500 years. Keep neighbours close: play Napoleon.
lesson-timeline_together-second-order = Victoria comes later than Napoleon: play him first, and the step to her is small.
lesson-timeline_together-second-stop = You may stop, but Napoleon is worth 2 points.
lesson-timeline_together-second-done = 1804, at the right end. Now { $name } plays a card that falls in between.
lesson-timeline_together-close = 1793 lies between two neighbours, so it goes into the slot above them: 1 point. That slot is full now; another card from those years would fail. So take small steps: play Victoria.
lesson-timeline_together-close-far = That card is many centuries away, and in between there would be room for only one more card. Play Victoria.
lesson-timeline_together-close-later = Good idea, but first score with Victoria: in one turn you play or discard, not both.
lesson-timeline_together-close-done = 1837: 2 points.
lesson-timeline_together-stop = Your other cards are many centuries away. After one success you may stop: do so.
lesson-timeline_together-stop-far = It would find a place, but leave a hole in which only one card has room. Stop here.
lesson-timeline_together-discard = A card that fits nowhere well can be discarded if it shows the icon of the discard pile. That costs a point. Rome shows the key, and so does the pile: discard it.
lesson-timeline_together-discard-far = Then hundreds of years would share one slot. Discard Rome instead.
lesson-timeline_together-end = Talk with each other: all cards lie open. A player who can’t place a single card in a turn ends the game for all. So: small steps, and neighbours close together.

## Browser

web-home = Home
web-drawer = Side panel
web-drawer-log = Log
web-drawer-rules = Rules
web-drawer-phrases = Talk
web-close = Close
# $rule: the number of a rule
web-read-rule = Read { $rule }
web-on-turn = their turn now
web-bot = bot
web-over = The game is over.
web-sent = One moment…
# $name: one or more players
web-wait = Waiting for { $name }.
web-hand-size = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
web-cards-in-hand = cards in hand
web-won = won
web-look-at-table = Look at the table
web-to-games = To the games
web-god-1 = Hestia
web-god-2 = Hermes
web-god-3 = Dionysus
web-god-4 = Demeter
web-god-5 = Hephaestus
web-god-6 = Ares
web-god-7 = Aphrodite
web-god-8 = Artemis
web-god-9 = Apollo
web-god-10 = Athena
web-god-11 = Persephone
web-god-12 = Poseidon
web-god-13 = Hera
# $text: the name of a god
web-telos-god = { $card }, { $text }
# $text: plain or the name of an animal
web-telos-zeus = Zeus card: { $text }
web-telos-trick = The trick
web-telos-new-trick = A new trick
web-telos-last-trick = The last trick
web-telos-ahead = ahead
web-telos-leads = led
web-telos-follows = followed
web-telos-throws = couldn’t follow
web-telos-ant = with the Ant
web-telos-last = played
web-telos-minus = minus points
web-telos-my-minus = Minus points: { $total }
web-telos-divine = divine card not swapped yet
web-telos-divine-own = Your divine card, face down
web-telos-swap = Swap for the divine card
web-telos-swap-short = Swap
web-telos-state = Round { $round }, { $direction ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
}
web-telos-swan = Swan: one card at a time
web-telos-throw = You can’t match or beat { $match }: throw your { $cards }.
web-telos-pick-throw = You can’t match or beat { $match }: throw your lowest cards, { $number } of { $of }.
web-telos-swap-which = Which card do you give for your divine card? It comes unseen.
web-telos-swap-sure = Give { $cards } for your divine card? There is no way back.
web-telos-give = Give { $cards }
web-telos-keep = Keep my cards
web-telos-last-begins = The last trick: its winner gets the minus points.
web-telos-to-lead = to lead
web-telos-to-play = to play
web-telos-worth = worth { $worth }
web-telos-taken = the trick just won
web-telos-track = { $points } of 32 minus points
web-telos-go-on = Play on
web-telos-chosen = Play { $cards }?
web-telos-lead = You lead: choose a card.
web-telos-lead-several = You lead: choose one card, or up to { $most } of the same value.
web-telos-lead-last = The last trick: lead your { $cards }, and hope somebody beats it.
web-telos-follow = Match or beat { $match }: your { $cards } can.
web-telos-follow-last = The last trick: play your { $cards }. The highest so far is { $match }; the winner gets the minus points.
web-telos-pick = Match or beat { $match }: choose card { $number } of { $of }.
web-telos-play = Play { $cards }
web-points = { $points ->
    [one] one point
   *[other] { $points } points
}
web-end-turn = End my turn
web-titus-pile = The pile shows { $side }; coins left: { $count }
web-titus-pile-empty = The pile is empty
web-titus-left = Coins left: { $count }
web-titus-in-hand = in the hand of { $name }
web-titus-cards = Point cards: { $points } on top, { $count } left
web-titus-no-cards = No point cards left
web-titus-cards-left = Point cards: { $count }
web-titus-taken = Coins taken this turn: { $number } of { $of }
web-titus-no-limit = Coins taken this turn: { $count }. No limit: { $name } has the fewest { $fewest ->
    [cards] point cards
   *[points] points
}.
web-titus-single = { $side }, single, in the reserve of { $name }
web-titus-group = Group { $sides }, in the reserve of { $name }
web-titus-run = Run { $sides } on the point card { $points } of { $name }
web-titus-empty-run = Point card { $points } of { $name }, without coins
web-titus-keep = Place as a single
web-titus-take = Take the top coin of the pile.
web-titus-take-or-rob = Take the top coin of the pile, or the highest coin of another player’s run.
web-titus-take-more = Take another coin, or end your turn.
web-titus-place = Add your { $side } to a piece that lights up, or place it as a single.
web-titus-place-or-exchange = Place your { $side }, or exchange it for a single coin of another player.
web-titus-piece = { $may ->
    [join] Join it to a piece that lights up.
    [score] Score it on the point cards.
   *[both] Join it to a piece that lights up, or score it on the point cards.
}
web-titus-finish = { $may ->
    [join] Join pieces if you like, then end your turn.
    [score] Score if you like, then end your turn.
   *[both] Join or score if you like, then end your turn.
}
web-titus-also = { $may ->
    [join] You may also join pieces that light up.
    [score] You may also score a run.
   *[both] You may also join pieces that light up, or score a run.
}
web-direction = Play goes { $direction ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
}
web-tabulos-card = Card { $card }
web-tabulos-card-tables = Card { $card }, tables: { $shared }
web-tabulos-top = On top: { $text }
web-tabulos-pile = Discard pile: { $count }
web-tabulos-pot = Pot: { $count }
web-tabulos-down = laid by { $name }
web-tabulos-down-mine = laid by you
web-tabulos-held = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-tabulos-misses = misses a turn
web-tabulos-choose = Lay a card from the same table as { $top }, or draw one.
web-tabulos-chosen = Lay { $card } on { $top }?
web-tabulos-drew = You drew { $card }: lay it, or pass.
web-tabulos-say = Say the multiplication for { $card } on { $top }.
web-tabulos-asking = { $name } laid the last card without calling “reverse!”. Catch that, or let it go?
web-tabulos-pad = The multiplication
web-tabulos-first = First number: { $text }
web-tabulos-second = Second number: { $text }
web-tabulos-times = times
web-tabulos-wipe = Erase
web-tabulos-reverse = Reverse!
web-tabulos-say-it = Say it
web-tabulos-back = Another card
web-tabulos-incomplete = First type both numbers of the multiplication.
web-tabulos-lay = Lay { $card }
web-tabulos-draw = Draw a card
web-tabulos-pass = Pass
web-tabulos-catch = Caught!
web-tabulos-let_go = Let it go
# $text: an event; $date: a date in words
web-timeline-dated = { $text } ({ $date })
web-timeline-icon = { $text }, icon: { $icon }
web-timeline-sideways = { $text }, lying sideways
web-timeline-show = { $count ->
    [one] one card
   *[other] { $count } cards
}
web-timeline-pile = Draw pile: { $count }
web-timeline-discards = Discarded: { $count }
web-timeline-zoom = Size of the timeline
web-timeline-smaller = Smaller
web-timeline-larger = Larger
web-timeline-scale = To scale
web-timeline-scale-title = The events of this game, on true time
web-timeline-scale-alt = { $count } events on a scale of years, with the time between them
web-timeline-save-png = Keep as a picture (PNG)
web-timeline-save-svg = Keep as a drawing (SVG)
web-timeline-gap = Between “{ $first }” and “{ $last }”
web-timeline-gap-first = Before “{ $text }”
web-timeline-gap-last = After “{ $text }”
# At the two ends of the timeline
web-timeline-before = earlier
web-timeline-after = later
web-timeline-out = out
web-timeline-done = done
web-timeline-choose = Choose one of your cards, then a place in the timeline.
web-timeline-where = When did it happen? Choose its place.
web-timeline-play-off = Play-off: place your one card.
web-together-choose = Choose a card to play or to discard. Talk it over first.
web-together-try-another = That one found no place: try another card.
web-together-more = You have placed a card. Try another one, or stop.
web-together-play = Turn this card over and try it in the timeline?
web-together-play-or-discard = Try this card in the timeline, or lay it on the discard pile?
web-together-to-line = Turn it over
web-together-discard = Lay on the discard pile: { $text }
web-together-free-slot = free slot
web-together-stop = Stop here
web-title = Speeltafel
web-welcome = One table, four boxes. What shall we play?
web-box-titus = Collect runs of coins, and remember their other sides.
web-box-tabulos = Get rid of your cards with the multiplication tables.
web-box-telos = Only the last trick counts, and nobody wants it.
web-box-timeline = What came first? Build a timeline, together or against each other.
web-box-players = { $first }{ "\u2060" }–{ "\u2060" }{ $last } players
web-box-minutes = { $first }{ "\u2060" }–{ "\u2060" }{ $last } minutes
web-box-age = from age { $number }
web-join-label = Join with a code
web-join = Join
web-my-games = My games
web-game-over = finished
web-language = Language
web-language-en = English
web-language-nl = Nederlands
web-language-fr = Français
web-theme = Theme
web-theme-system = as on this device
web-theme-light = light
web-theme-dark = dark
web-speed = Pace of what is shown
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-sound = Sound
web-sound-on = on
web-curtain = Pass the screen to { $name }.
web-curtain-about = The cards stay hidden until the next player is ready.
web-curtain-ready = I am { $name }
web-timeline-source = Source: { $text }
web-setup-kind = How shall we play?
web-kind-timeline = Against each other
web-kind-timeline_together = Together
web-setup-name = My name
web-setup-players = { $players ->
    [one] One player
   *[other] { $players } players
}
web-setup-who = Who is player { $number }?
web-setup-person = a person
web-setup-fewer = One fewer
web-setup-more = One more
web-setup-options = How the game is played
web-setup-start = Start the game
web-setup-invite = Invite players
web-level-learner = learner bot
web-level-casual = casual bot
web-level-strong = strong bot
web-level-master = master bot
web-face = Your face
web-face-round = initial in a red circle
web-face-square = initial in a blue square
web-face-diamond = initial in a purple diamond
web-face-hexagon = initial in a yellow hexagon
web-face-shield = initial in a turquoise shield
web-face-arch = initial in a brown arch
web-face-flower = initial in a pink flower
web-face-leaf = initial in a green leaf
web-value-cards = point cards
web-value-points = points on the cards
web-value-this_turn = this turn
web-value-next_turn_too = the next turn too
web-value-card = a card
web-value-card_and_turn = a card and a turn
web-value-lot = drawn by lot
web-value-well_known = well known
web-value-mixed = mixed
web-value-everything = everything
web-lobby-code = The code
web-lobby-qr = QR code of the link
web-lobby-copy = Copy the link
web-lobby-copied = Copied
web-lobby-only-here = This link works on this computer only. To let others in, start Speeltafel with: serve --host 0.0.0.0
web-lobby-free = Free seat
web-lobby-sit = Sit here
web-lobby-wait = The host starts the game.
web-replay = Replay of the game
web-replay-back = One move back
web-replay-on = One move forward
web-replay-play = Play the moves
web-replay-pause = Pause
web-replay-move = Move { $number } of { $of }
web-replay-play-on = Play on from here
web-broken = The connection is lost. The table stays as you see it, and we keep trying.
web-connecting = There is no connection right now; we keep trying.
web-undo = Take back
web-hint = Hint
web-hint-more = Tell me
web-help-close = OK
web-tips = Tips
web-tips-on = in the first games
web-tips-off = No more tips
web-why-move = Why did you do that, { $name }?
web-titus-open = Show the coins of { $name }
web-titus-empty-reserve = Your reserve is still empty.
web-here = here
web-away = away
web-held = away; a bot is playing
web-time-left = Time left:
web-watching = You are watching.
web-ended = The game was ended here, by agreement.
web-return = Return to my seat
web-taken-back = A move was taken back.
web-drawer-panel = Table
web-story-show = Choose a line to see what it is about.
web-story-open = Choose a line to see the table as it was then.
web-by-clock = Time ran out, so a move was made automatically.
web-chat = Say something yourself
web-chat-send = Say it
web-rather-not = Cancel
web-you = You
web-me = me
web-host = host
web-watches = watches
web-muted = messages off
web-mute = Switch messages off
web-unmute = Switch messages on again
web-recode = Change the code
web-stand-up = Free this seat
web-offer = Hand this seat over
# $text: a code to join by
web-offer-about = The person who joins with { $text } takes this seat; the code works once.
web-practice = Practice: every move can be taken back.
web-panel-seats = Seats
web-panel-people = People
web-panel-invite = Invite somebody
web-panel-stop = Leave or end the game
web-panel-deal = Was it dealt fairly?
web-deal-promise = The deal is sealed; it is checked after the game.
web-deal-kept = Checked: the seed of this deal is the one whose fingerprint was shown. At this table your device added nothing to it.
web-deal-forgotten = Checked: the seed of this deal is the one whose fingerprint was shown. Your device is said to have helped to shuffle, but this browser doesn’t know what it added.
web-deal-left-out = Checked: the seed of this deal is the one whose fingerprint was shown, but the deal was made again without your device.
web-deal-unseen = This browser has kept nothing of this deal from before the end, so it has nothing to compare.
web-deal-stirred = Checked: your device helped to shuffle, and the seed of the deal is the one that was promised.
web-deal-broken = Something is wrong: this deal does not match what was promised, so don’t trust it.
web-deal-moved = Something is wrong: you were given another seat than the one that was sealed for you. Don’t trust this deal, unless you have rejoined under another name.
web-deal-how = Before the deal the server and each device that helped to shuffle chose random bytes and showed a fingerprint of them. Only when all fingerprints were fixed did they show the bytes. The seed follows from all of them together, so nobody alone could choose it, not even the server.
web-deal-alone = At this table your device added nothing to the deal, so it can’t know whether the server chose it.
web-deal-unknown = This browser doesn’t know what was added to the deal for you, so it can’t know whether the server chose it.
web-deal-unstirred = Did not help to shuffle: { $seats }.
web-deal-restarts = { $count ->
    [one] The deal was started again once, because a device did not answer or somebody left.
   *[other] The deal was started again { $count } times, because devices did not answer or somebody left.
}
web-deal-not = This page does not check whether the cards on the table are those that the seed deals. And it can’t show whether the administrator of the server looks at the cards during a game, nor whether it is honest itself, since it comes from the same server. To be sure, save the game and check it with your own Speeltafel, which deals the cards again: speeltafel verify.
web-deal-sealed = The fingerprint of all that was fixed before your device showed its bytes:
web-deal-seats = { $count ->
    [one] Your seat in it, where 0 is the first player, as for speeltafel replay --seat:
   *[other] Your seats in it, where 0 is the first player, as for speeltafel replay --seat:
}
web-deal-hash = The fingerprint of the deal:
web-deal-seed = The seed that the deal follows from:
web-panel-settings = Settings
web-end = End the game here
web-end-about = The game ends without a winner as soon as everyone agrees.
# $seats: the names of players
web-end-agreed = Agreed to end it: { $seats }.
web-leave = Leave the table
web-leave-about = A bot keeps your seat and plays on; you can return to it from Home.
web-remove = Delete this table
web-remove-about = The table and its game disappear for everyone, for good.
web-rematch = Play again
web-rematch-join = To the next game
# $text: the name of the game
web-title-turn = Your turn – { $text }
web-no-answer = The server isn’t answering right now. Try again in a moment.
web-lobby-full = Every seat is taken: the game can begin.
web-lobby-open = Anyone on this server can join.
web-lobby-chat = Everyone may write freely.
web-lobby-watching = Without a seat: { $seats }.
web-clock = Time to think
web-clock-none = as long as you like
# $number: seconds
web-clock-move = { $number } seconds for each move
# $number: minutes
web-clock-game = { $number } minutes for the whole game
web-setup-called = Name of player { $number }
web-setup-table = About this table
web-setup-title = Name of the table
web-setup-open = Open table.
web-setup-open-about = Anyone on this server can find it and join or watch. Otherwise only people with the link or the code can.
web-setup-chat = Free chat.
web-setup-chat-about = People can write what they like. The ready-made phrases are always there.
web-setup-hints = Hints.
web-setup-hints-about = Players may ask what a strong player would do; everyone sees who asked.
web-setup-practice = Practice.
web-setup-practice-about = Every move can be taken back, even one that revealed something.
web-open-tables = Open tables
web-seats-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
web-watch = watch
web-game-waiting = waiting for players
web-game-playing = running
# $winners: the names of those who won
web-game-won = won by { $winners }
web-record-bring = Open a saved game
web-record-save = Save this game
web-forget = Delete my data
web-forget-about = Tables where you are the only person are deleted. At tables with others your name, your messages and the title you gave the table are deleted; the game stays, with your moves and your own deck. This can’t be undone.
web-replay-slider = Move
web-replay-eyes = View as
web-replay-open = everyone, all cards face up
web-replay-spectator = a spectator
web-replay-link = Copy a link to this move
web-play-on-as = In the place of
web-play-on-against = Against a
web-play-on-with = With a
web-replay-more = More
# $back: the other side of the coin, where the memory aid shows it
web-titus-single-back = { $side }, single, in the reserve of { $name }; on its back { $back }
web-titus-run-top = Top coin { $side } of the run on the point card { $points } of { $name }
web-titus-my-hand = In your hand: { $side }
# $sums: multiplications, such as "4 × 9, 6 × 6"
web-tabulos-right-sum = Right would have been: { $sums }.
web-telos-to-match = To match:
web-telos-took = took it
web-telos-reversing = Serpent: the direction changes after this trick
web-telos-scores = Scores
# $gave and $came: cards
web-telos-swapped = Swapped: { $gave } for { $came }


web-timeline-card-before = The card before
web-timeline-card-after = The card after
web-timeline-look = Browse
web-timeline-report = Is something wrong with this card?
web-timeline-report-what = What is wrong?
web-timeline-report-send = Report it
web-timeline-reported = Thank you. Your report has been saved for the administrator of this server.
# The last card that a player turned over, behind their name
web-timeline-last = last: { $date }, { $verdict ->
    [right] right
    [wrong] wrong
   *[discarded] discarded
}
web-timeline-hand = { $name }: { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
web-timeline-when = { $date }, { $text }
# $text: the title of an article
web-timeline-source-ours = Source: the English Wikipedia, “{ $text }”
web-titus-card-run = Point card { $points } for { $sides }
web-titus-card-bare = Point card { $points }, whose coins were all taken
web-cards-left = { $count ->
    [0] No cards left
    [one] { $count } card left
   *[other] { $count } cards left
}
web-telos-spared = No minus points at all
# $placed and $missed: how many cards
web-timeline-account = Placed right: { $placed }. Placed wrong: { $missed }.
# $count: how many cards; $points: what each of them counts for
web-together-account-row = Bottom row: { $count } × { $points }
web-together-account-slots = In the slots: { $count } × { $points }
web-together-account-hands = In front of the players: { $count } × { $points }
web-together-account-discards = Discarded: { $count } × { $points }
web-together-account-pile = Left in the draw pile: { $count } × { $points }
web-together-final = { $score ->
    [one] { $score } point
   *[other] { $score } points
} in all
web-together-account-sum = In all
# $rank: 0 for the lowest to 7 for the highest (TWI-24)
web-together-account-rank = { $rank ->
    [0] The lowest of the eight ranks: below 0 points.
    [1] The second of the eight ranks: 0 to 10 points.
    [2] The third of the eight ranks: 11 to 20 points.
    [3] The fourth of the eight ranks: 21 to 30 points.
    [4] The fifth of the eight ranks: 31 to 40 points.
    [5] The sixth of the eight ranks: 41 to 50 points.
    [6] The seventh of the eight ranks: 51 to 60 points.
   *[7] The highest of the eight ranks: 61 points or more.
}
web-titus-place-single = Place your { $side } as a single: it continues nothing in your reserve.
web-titus-hand-mine = in your hand
web-titus-no-limit-mine = Coins taken this turn: { $count }. No limit: you have the fewest { $fewest ->
    [cards] point cards
   *[points] points
}.
web-titus-reserve-runs = Runs still in the reserve: { $run_points } points
web-titus-tied = Equal points, so the coins on the point cards count: { $on_cards }
web-titus-no-runs = No run at all
web-extra = Extra time for some players
web-extra-about = For children, and for anyone who needs it.
web-extra-none = same as everyone
# $number: seconds
web-extra-move = { $number } seconds more
# $number: minutes
web-extra-game = { $number } minutes more
# $number: seconds
web-time-short = { $number } seconds left.
web-deck-own = A deck of your own
web-deck-own-about = From a CSV file, which any spreadsheet program can save. You will know its dates; nobody else sees them before the cards are turned.
web-deck-choose = Choose a file
web-deck-reading = Reading the file…
# $text: the name of a deck
web-deck-cards = { $text }, { $count ->
    [one] one card
   *[other] { $count } cards
}
web-deck-help = How to write a deck
web-deck-help-about = The first line names the columns, and each line after it is a card. A deck needs “date” (or “day”) and one language at least; leave out what you don’t need.
web-deck-example = Download an example
# $number: of somebody who gave no name and has no seat
web-guest = Guest { $number }
web-join-host = The table of { $name }
web-join-there = At the table: { $seats }.
web-join-watch = All seats are taken; you can watch.
web-join-seat = You take over the seat of { $name }.
web-lobby-missing = { $count ->
    [one] One seat is still free: invite somebody, or put a bot there.
   *[other] { $count } seats are still free: invite people, or put bots there.
}
# $name: one or more players
web-end-wish = { $count ->
    [one] { $name } would like to stop here.
   *[other] { $name } would all like to stop here.
}
web-end-wait = You would like to stop here; not everyone has agreed yet.
web-end-agree = Agree
web-end-decline = Play on
web-table-gone = This table was deleted.
# $name: whose turn it is at a screen that several players share
web-now = Now: { $name }

## The plain board, for a game that has none of its own

web-plain-choose = Choose what to do.
web-plain-hand = Your hand
web-plain-table = The table
web-plain-happened = Just now
web-plain-yes = yes
web-plain-no = no
# $text: the name of a field, $value: what it is
web-plain-field = { $text }: { $value }
web-play = Play
web-change = Change
web-learn = { $count ->
    [one] Learn it in 1 minute
   *[other] Learn it in { $count } minutes
}
web-lessons = Lessons
web-lesson-step = Step { $number } of { $of }
web-lesson-points = Look at: { $text }
web-lesson-real = Now a real game
web-lesson-next = Next: { $text }
web-lesson-rigged = The cards of a lesson are laid out beforehand, not shuffled.
web-go-on = Go on: { $game }
web-setup-way = Who plays?
web-way-bots = With bots
web-way-friends = With friends
web-way-one-screen = Sharing one screen
# An option of the game and what it is set to
web-option-set = { $text }: { $value }
web-volume = Volume
web-buzz = Vibrate
# The end of a game: I won, alone (me) or with others (us); somebody else did (other); nobody here is
# “you” (name). $points: how far the winner is ahead
web-verdict-us = You share the victory.
web-titus-verdict-me = { $points ->
    [0] You won: equal points, but more coins on your cards.
   *[other] You won by { $points }.
}
web-titus-verdict-other = { $points ->
    [0] { $name } won, with as many points as you.
   *[other] { $name } won, { $points } ahead of you.
}
web-titus-verdict-name = { $points ->
    [0] { $name } won on equal points.
   *[other] { $name } won by { $points }.
}
web-titus-shown-mine = Your runs
web-titus-shown = The runs of { $name }
# I lost (me), or others did (other, name). $name: who lost; $count: last tricks
web-telos-verdict-me = { $count ->
    [one] You took the last trick once, and that was enough.
   *[other] You took the last trick { $count } times.
}
web-telos-verdict-other = { $count ->
    [one] You won: { $name } took the last trick.
   *[other] You won: { $name } took the last trick { $count } times.
}
web-telos-verdict-name = { $count ->
    [one] { $name } took the last trick, and lost.
   *[other] { $name } took the last trick { $count } times, and lost.
}
web-telos-shown-mine = Your last tricks
web-telos-shown = The last tricks of { $name }
# $left: how many cards I, or the winner, have left
web-tabulos-verdict-me = You won: your last card is gone.
web-tabulos-verdict-fewest = You won, with the fewest cards.
web-tabulos-verdict-other = { $left ->
    [0] { $name } won.
    [one] { $name } won. You had one card left.
   *[other] { $name } won. You had { $left } cards left.
}
web-tabulos-verdict-name = { $name } won.
web-tabulos-shown-mine = Your last card
web-tabulos-shown-last = The last card
web-tabulos-shown-left = Left in your hand
web-timeline-verdict-me = You won: all your cards found their place.
web-timeline-verdict-other = { $left ->
    [0] { $name } won the play-off.
    [one] { $name } won. You had one card left.
   *[other] { $name } won. You had { $left } cards left.
}
web-timeline-verdict-name = { $name } won.
web-timeline-shown = The card that decided it: the last one of { $name }
# $points: the score as it is printed
web-together-verdict = { $score ->
    [one] Together: { $points } point.
   *[other] Together: { $points } points.
}
# $rank: the points of a rank, in as few letters as can be (TWI-24)
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
web-end-best = The best so far on this device: { $points }
web-end-best-now = The best so far on this device
# $count: cards in the timeline; $of: cards in the game
web-together-laid = In the timeline: { $count } of { $of } cards
web-together-choose-alone = Choose a card to play or to discard.
web-score-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-score-minus = { $count ->
    [one] { $count } minus point
   *[other] { $count } minus points
}

# The book of a game: its page in the browser
web-book = Rule book
web-book-title = The book of { $game }
web-book-open = Read the book
web-book-print = Print
web-book-law = The law
web-book-law-about = Every rule with its number, exactly as this table applies it.
web-book-back = Back to the book
web-book-rule = Rule { $rule }
web-book-notes = The small numbers are rules of the law: touch one to read it in full.

# The books of the games: headings, then each book in the order in which it is read
book-you = You
book-aim = What it is about
book-start = Before you begin
book-turn = Your turn
book-special = Squares and end points
book-zeus = Zeus is different
book-end = The end
book-variants = When you know the game
book-questions = Good questions
book-titus-motto = Four in a row, and a good memory.
book-titus-aim = Collect coins whose numbers follow one another. Four or more of them are a run, and a run earns you a point card: 18 for the first run of the game, 17 for the next, and so on down to 7. It pays to be early.
book-titus-sides = Every coin has a number on each side, and the two are never more than 2 apart. A coin that you take from somebody arrives on its other side: remember the backs, and you see more than lies on the table.
book-titus-start = The coins lie in one pile, and everybody sees the one on top. All reserves are empty; who begins is drawn by lot.
book-titus-take = Take a coin: the one on top of the pile, or the highest one of a run that somebody else has scored. You can’t pass.
book-titus-place = Place it in your reserve. If it continues something there, you may take another, up to three in one turn. If you place it as a single, it is your last this turn.
book-titus-swap = Or exchange a coin that came from the pile: it goes to another player as a single, and you get another single from there, turned over.
book-titus-free = At any moment of your turn you may join pieces that fit, and score a group of four or more. It costs nothing, and nobody makes you do it.
book-titus-run = A run, and its card
book-titus-run-1 = You have 5, 6 and 7, and you took the 8. It continues your group; the 12 lies too far away.
book-titus-run-2 = Added and scored: four coins lie on the 18, the highest card there was. The 17 waits for the next run.
book-titus-why = Why exchange?
book-titus-why-1 = You took a 3 and have no use for it. But Ada’s 12 used to show an 11, and you remember that.
book-titus-why-2 = Ada gets the 3, you get her 12, and it turns into an 11. It fits, so you may even take another coin.
book-titus-rob = No run is safe
book-titus-rob-1 = Ada scored 9, 10, 11, 12. Only the top coin, her 12, can be taken.
book-titus-rob-2 = You take it, and its other side is 14: just what your 13 needed. Ada keeps her 18 points all the same.
book-titus-bridge = One coin, two groups
book-titus-bridge-1 = 5, 6 and 8, 9 don’t touch. The 7 in your hand fits both.
book-titus-bridge-2 = Add the 7 to one of them, then join the two: a group of five. It earns one card, just as four coins would.
book-titus-behind = A word of comfort: while you have fewer point cards than every other player, the limit of three coins doesn’t apply to you.
book-titus-end = The game ends with the last coin of the pile. A group of four or more that is still in a reserve is worth 6 points. The most points win; if that is a tie, the most coins on one’s own cards.
book-titus-ask-must = Should I score at once?
book-titus-answer-must = You don’t have to. But the cards only get lower, and a longer run earns no more than a short one.
book-titus-ask-group = What can lie in a group?
book-titus-answer-group = Numbers that follow one another, each of them once. A group is never split: it grows at its ends, or is joined whole to another piece.
book-titus-ask-back = May I look at a back?
book-titus-answer-back = Never, not even of your own coins. You see the other side when a coin is turned, and so does everybody else.
book-titus-ask-nobody = Can I exchange with everybody?
book-titus-answer-nobody = Only with a player who has a single coin. Coins in groups stay where they are.
book-titus-ask-cards = What if the point cards run out?
book-titus-answer-cards = Then runs stay in your reserve, where each is worth 6 points at the end.
book-tabulos-motto = Know your tables, and keep your ears open.
book-tabulos-aim = Be the first to have no cards left. Each card is a result from the tables of 2 to 9, so there are 80 of them.
book-tabulos-start = Everybody gets seven cards. The others are the pot, and its top card begins the discard pile. Who starts is drawn by lot.
book-tabulos-lay = Lay a card that has a table in common with the card on top. The marks in its margin tell you which tables it belongs to.
book-tabulos-say = As you lay it, say its multiplication, in a table that both cards share. Which number comes first is up to you.
book-tabulos-draw = Nothing to lay? Draw a card. You may lay that one at once, or pass.
book-tabulos-wrong = A wrong card or a wrong multiplication is no disaster: the card comes back, you draw one more, and your turn is over.
book-tabulos-shared = Which tables do they share?
book-tabulos-shared-1 = Of your three cards only the 24 fits on the 8: they share the tables of 4 and of 8.
book-tabulos-shared-2 = “4 × 6”, you say. “8 × 3” would be just as good.
book-tabulos-slip = A slip
book-tabulos-slip-1 = The 36 fits on the 27: both are in the table of 9.
book-tabulos-slip-2 = But you said “3 × 12”, and the table of 3 ends at 30. So the 36 is back, with a 42 beside it. “9 × 4” was the one.
book-tabulos-squares = Squares (4, 9, 16, 25, 36, 49, 64, 81) turn the direction of play around. Call “reverse!” with them. If you forget, and somebody catches you before the next player does anything, you draw a card.
book-tabulos-points = End points (20, 30, 40, 50, 60, 70, 80, 90) are unpleasant for the next player, who draws a card and misses a turn. 10 is not an end point.
book-tabulos-turned = The other way round
book-tabulos-turned-1 = Play goes from you to Ada, then to Milo. Your 36 fits on the 6.
book-tabulos-turned-2 = “6 × 6, reverse!” Now Milo is next, not Ada.
book-tabulos-caught = Caught!
book-tabulos-caught-1 = Ada lays the 49 and says “7 × 7”. That is all she says.
book-tabulos-caught-2 = “Caught!” Ada draws a card. The direction has turned all the same, so it’s your turn.
book-tabulos-goal = A stop for Ada
book-tabulos-goal-1 = You lay the 40 on the 45 and say “5 × 8”. Ada has drawn a card and misses her turn; Milo plays.
book-tabulos-end = You win when your last card is gone, whatever it is. Only a square can still spoil it: if you forgot to call and somebody catches you, you draw a card and play goes on.
book-tabulos-ask-table = How far does a table go?
book-tabulos-answer-table = Up to ten times. So 30 is in the table of 3, and 36 is not. There are no tables of 1 and 10 in this game.
book-tabulos-ask-same = May I lay a 12 on a 12?
book-tabulos-answer-same = Yes, the same number always fits. Say any multiplication from one of its tables.
book-tabulos-ask-square = I said “4 × 9” for 36. Is it still a square?
book-tabulos-answer-square = Yes, the number counts, not what you say. So don’t forget to call.
book-tabulos-ask-first = The first card is a 30. What happens?
book-tabulos-answer-first = Nothing. The card that begins the discard pile has no effect.
book-tabulos-ask-pot = And when the pot is empty?
book-tabulos-answer-pot = The discard pile is shuffled into a new pot; its top card stays.
book-tabulos-ask-accused = What if I call “Caught!” for nothing?
book-tabulos-answer-accused = Nothing happens. You are just shown why you were wrong.
book-telos-motto = Win what you like, but not the last trick.
book-telos-aim = Only the last trick of a round counts, and nobody wants it: its winner gets as many minus points as the winning card is worth. A player who has 32 of them loses, and all the others win.
book-telos-start = God cards go from 1, the lowest, to 13, the highest. Their colours mean nothing. In the first round everybody gets seven cards.
book-telos-follow = One player leads. The others play in turn a card as high as the highest on the table, or higher: if you can, you must. If you can’t, you throw your lowest card.
book-telos-trick = The highest card takes the trick; of equal ones, the last. The player who takes it leads the next.
book-telos-several = From the second trick on, you may lead several cards of one value. The others play as many, each as high as the card it is laid on, or higher, when both sets are put in order.
book-telos-limit = Keep at least one card for the last trick. With five or six players, lead two cards at most.
book-telos-must = If you can, you must
book-telos-must-1 = Milo leads a 9. You can follow with the 11 or the 13, so you have to. No low card today.
book-telos-cannot = If you can’t
book-telos-cannot-1 = Nothing you hold beats a 13. Now your lowest card has to go: the 2, just the one you wanted to keep for the end.
book-telos-pair = Two at once
book-telos-pair-1 = Milo leads 6 6. Any two of your 7, 9 and 11 will do. The 5 is too low, whatever comes with it.
book-telos-pair-2 = You played 7 11, and that is now what Ada has to match. Her 8 would be enough for the 7, but nothing she has is enough for the 11.
book-telos-zeus = Zeus is as high as the highest card you have to match. He is never your lowest card, so he isn’t thrown while you have others, and he can’t lead.
book-telos-twenty = In the last trick everything is different: there he may lead, and he is worth 20. Get rid of him in time.
book-telos-equal = Zeus comes last
book-telos-equal-1 = Ada led a 12, and Milo couldn’t follow. Your Zeus counts as a 12 too. He can follow, so he has to, and as the last of the equals he takes the trick.
book-telos-last = When everybody has one card left, the last trick begins. Its winner lays the winning card open in front of them, as minus points. It is out of the game.
book-telos-next = The same player deals the next round: as many cards each as that card is worth, but at least seven. When somebody has 32 minus points or more, the game is over.
book-telos-final = The trick that counts
book-telos-final-1 = One card each. Ada led her 4, Milo had to show his 9. Your 7 is harmless.
book-telos-final-2 = Milo takes it: 9 minus points. He deals the next round, nine cards each.
book-telos-powers = With the powers, each Zeus is an animal. The Ant comes with any other cards. The Serpent turns the direction around. The Bull makes a lead one card longer. After the Cuckoo the lowest card of the trick leads next, after the Eagle its own player. The Swan forbids leads of several cards for the rest of the round.
book-telos-divine = With the divine trick, everybody gets one more card, face down and unseen. Once in a round you may swap a card of your hand for it, at any moment, even in the last trick.
book-telos-ask-choose = May I throw a low card although I could follow?
book-telos-answer-choose = No. But if several cards can follow, you choose which.
book-telos-ask-idea = What is a good plan?
book-telos-answer-idea = Keep a low card for the end. Spend the high ones while a trick costs nothing.
book-telos-ask-forced = Do I have to play Zeus?
book-telos-answer-forced = Only if nothing else you hold can follow.
book-telos-ask-only = I have to lead, and hold only Zeus cards?
book-telos-answer-only = Before the last trick, the next player leads instead, and you play last.
book-telos-ask-short = What if there are too few cards to deal?
book-telos-answer-short = Then everybody gets the same number, as many as possible.
book-timeline_together-motto = One timeline, all heads together.
book-timeline_together-aim = Together you lay 36 events in the order in which they happened, and score as much as you can. Talk about every card you see; the player whose turn it is decides.
book-timeline_together-start = Everybody has four cards, light side up, for all to see. Nobody knows the dates. One card, dark side up, begins the timeline; another begins the discard pile. The oldest player starts.
book-timeline_together-turn = Play one or two cards, one after the other, or discard one. Then draw until you have four again.
book-timeline_together-where = A card that you play is turned over, and its date says where it goes. Earlier or later than all others: to that end of the row. Between two neighbours: into the slot above them. The same date as a card that lies there: on top of it.
book-timeline_together-taken = Is that slot taken? Then the card lies sideways in front of you. If you have placed none yet this turn, you have to try another; and if you chose to play and place none at all, the game is over.
book-timeline_together-drop = Discarding is a way out: a card whose light icon is the dark icon on top of the discard pile. Sideways cards can go that way too.
book-timeline_together-grow = An end and a slot
book-timeline_together-grow-1 = The timeline has 1958 and 1980. You think that jeans are older, and that Nutella comes in between.
book-timeline_together-grow-2 = Both are right: 1873 makes the row longer, 1964 fills the slot. Two cards placed, so your turn is over.
book-timeline_together-full = The slot is taken
book-timeline_together-full-1 = Bambi is from 1942, but Monopoly already lies between 1873 and 1958. Bambi stays sideways; everybody has seen its date. Try another: you can’t stop now.
book-timeline_together-icon = Looking for the tree
book-timeline_together-icon-1 = The discard pile shows a tree. Of your four cards the two with a tree can be discarded; the other two have to be played.
book-timeline_together-end = The game ends when every card has been placed or discarded. It ends sooner if somebody chooses to play and places nothing, or can neither try a card nor discard one.
book-timeline_together-count = Each card in the bottom row scores 2 points, each card in a slot 1. Every other card costs 1: on the discard pile, in the draw pile, in front of a player. Eight ranks await you, from below 0 to 61 and more.
book-timeline_together-sum = Counting
book-timeline_together-sum-1 = Four cards in the bottom row are 8 points, two in slots are 2. Take off 1 for the discard pile and 1 for the card in front of you: 8 points.
book-timeline_together-ask-talk = May we help one another?
book-timeline_together-answer-talk = Please do. All cards are open, and you win or lose together.
book-timeline_together-ask-idea = What is a good plan?
book-timeline_together-answer-idea = Keep neighbours close. A card just outside the row makes it longer and leaves room for many more; a leap of centuries leaves one slot for all that lies in between.
book-timeline_together-ask-same = Two events in the same year?
book-timeline_together-answer-same = They lie on top of each other and count for the row in which they lie. That is always possible.
book-timeline_together-ask-between = Can a card go between two in the bottom row?
book-timeline_together-answer-between = No, only into the slot above them. The bottom row grows at its two ends.
book-timeline_together-ask-unsure = What if nobody knows the exact year?
book-timeline_together-answer-unsure = Then the card stays in the box: together you play with certain dates only.
book-timeline_together-ask-second = Do I have to play a second card?
book-timeline_together-answer-second = No. After the first card that found its place you may stop whenever you like.
book-timeline_together-ask-empty = And when the draw pile is empty?
book-timeline_together-answer-empty = Go on with the cards in front of you. A player without cards is passed over.
book-timeline-motto = Before or after?
book-timeline-aim = Four events lie in front of you, without their dates. Find the right place in the timeline for each of them, and be the only one in a round who places the last card correctly.
book-timeline-start = Everybody gets four cards, light side up. Nobody looks at a date. One card, dark side up, begins the timeline. The youngest player starts.
book-timeline-place = Choose one of your cards and a gap: at the left end, at the right end, or between two neighbours. Then the card is turned over.
book-timeline-judge = Right: it stays, and you have one card less. Wrong: it is discarded, and you draw another.
book-timeline-right = Right
book-timeline-right-1 = Monopoly: older than the Lego brick, and not as old as jeans? Into the gap between 1873 and 1958 with it.
book-timeline-right-2 = 1935: right. The card stays, and from now on there is one gap more.
book-timeline-wrong = Wrong
book-timeline-wrong-1 = You placed the Walkman between the PlayStation and Facebook, but it is from 1979. It is discarded, and you have drawn another card.
book-timeline-same = The same year
book-timeline-same-1 = Rubik’s Cube came in 1980 as well, just like Post-it notes. To their left or to their right: both are right.
book-timeline-same-2 = You chose the right side, and the card stays.
book-timeline-round = A round is one turn for each player, and it is always played to its end. Are you the only one in it who placed the last card correctly? Then you have won.
book-timeline-tie = If several did, they play on with one new card each, and the others are out, until a round has exactly one who is right.
book-timeline-ask-look = May I look up a date?
book-timeline-answer-look = No. Nobody looks at the dark side before a card has been placed. Guessing is the game.
book-timeline-ask-guess = I have no idea. What now?
book-timeline-answer-guess = Try the widest gap: the more years lie in it, the better your chances.
book-timeline-ask-unsure = What if nobody knows the exact year?
book-timeline-answer-unsure = Then the card gives the earliest and the latest one. Your place is right if some year in between fits.
book-timeline-ask-icons = What are the icons for?
book-timeline-answer-icons = For nothing in this game. You need them when you play together.
book-timeline-ask-empty = And when the draw pile is empty?
book-timeline-answer-empty = The discarded cards are shuffled and form a new one. Their dates have been seen: remember them.
