### Every word that players read, in English.
###
### The same ids and variables stand in each language file; tests/texts checks it. One text is one
### line, because Fluent keeps line breaks. Variables arrive as ready words or numbers: $cards,
### $match, $gave and $came are lists such as "7 8 12" or "9 Ant".

## Around the games

# $game: the name of the game
rules-heading = { $game }: the rules
# $number: 1 for the first seat
player = Player { $number }

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

rule-TEL-01 = There are 104 god cards, eight sets of 1 to 13, and 6 Zeus cards. The colours mean nothing in play; they only help with sorting.
rule-TEL-02 = Three players use 5 sets, four use 6, five use 7 and six use 8. As many Zeus cards take part as there are players; which ones is drawn by lot, and only matters with the powers.
rule-TEL-03 = The first dealer is drawn by lot and deals 7 cards to everyone. The cards left over are set aside, face down.
rule-TEL-04 = Of the god cards the 13 is the highest and the 1 the lowest.
rule-TEL-05 = The player on the dealer’s left leads the first trick of a round, and play goes clockwise.
rule-TEL-06 = Once a trick has been led, play a card equal to or higher than the highest on the table: if you can, you must, and throwing a low card instead is not allowed. If you can’t, throw the lowest card of your hand.
rule-TEL-07 = When everyone has played, the highest card wins the trick; of equal ones, the last played. The winner leads the next trick.
rule-TEL-08 = The player who leads may play several cards of one value at once, but not in the first and not in the last trick of a round. Only the leader chooses how many; the others play just as many.
rule-TEL-09 = With several cards you compare card for card, from low to high, and each of yours must be equal or higher: on 6 8 9 you may play 7 8 12. The cards to match are those of the last player who followed, at first the leader’s; if you can, you must follow, and if you fall short by even one card, you throw as many of your lowest cards. The last player who followed wins the trick, or the leader if nobody did.
rule-TEL-10 = There must always be a last trick, so whoever leads before it keeps at least one card in hand. A Bull added to the lead counts as one of the cards played.
rule-TEL-11 = With five or six players you lead two cards at most, a Bull included.
rule-TEL-12 = The last trick is the one for which everyone holds exactly one card. The highest card wins it; of equal ones, the last played.
rule-TEL-13 = Whoever wins the last trick lays the winning card face up before them: its value counts as minus points. This minus card stays out of the deck for the rest of the game.
rule-TEL-14 = The winner of the last trick deals the next round: as many cards each as the winning card was worth, but at least 7. All cards except the minus cards are shuffled and dealt one at a time, starting with the next player in the direction of play. With the divine trick, one more circle at the end deals the divine cards.
rule-TEL-15 = If there aren’t enough cards for that, everyone gets the same number, the largest possible. With the divine trick, the divine cards are counted in.
rule-TEL-16 = Whoever has 32 or more minus points loses, and the game is over. Everyone else wins.
rule-TEL-17 = Before the last trick, a Zeus equals the highest of the cards to match at the moment it is played, and it keeps that value: on 6 6, a Zeus beside your 13 is a 6. Thrown cards don’t raise it. If only a Zeus lets you follow, you must play it.
rule-TEL-18 = A Zeus never counts as a lowest card: if you can’t follow, you throw your lowest god cards and keep your Zeus. Only when you have too few god cards do Zeus cards go too, last of all, and you choose which.
rule-TEL-19 = A Zeus can’t lead a trick, except the last. If it is your lead before that and you hold only Zeus cards, the lead passes at once and by itself to the next player in the direction of play (the new direction, if a Serpent was just played), and you play last; a lead that has passed doesn’t come back. With the divine trick, the same happens when a swap leaves the player who must lead with only Zeus cards.
rule-TEL-20 = In the last trick a Zeus is worth 20, more than any other card, instead of equalling the highest: 13, Zeus, 13 goes to the Zeus. Of two Zeus cards the later one wins. Winning with it brings 20 minus points.
rule-TEL-21 = With the powers, when another player has led several cards, you may always lay the Ant with any other cards, high enough or not. If they match, the Ant counting as a plain Zeus, you follow; if not, the cards to match stay as they were and your cards can’t win the trick. Nothing changes for the others, and on a single card the Ant is a plain Zeus.
rule-TEL-22 = With the powers, the Serpent reverses the order of play from the next trick on, for the rest of this round and the rounds after it; played again in a later round, it reverses it again. “On the left” then means: next in the direction of play.
rule-TEL-23 = With the powers, wherever you may lead several cards you may add the Bull, which counts as one more card of the same value. One card and the Bull already make a lead of two. For a player who follows, the Bull is a plain Zeus.
rule-TEL-24 = With the powers, the Cuckoo gives the next lead to whoever played the lowest god card of the trick, once the trick is complete. Thrown cards and cards laid with the Ant count too, Zeus cards don’t; of equal ones, the last played decides.
rule-TEL-25 = With the powers, whoever plays the Eagle leads the next trick, no matter who wins this one.
rule-TEL-26 = With the powers, once the Swan has been played, no more tricks of this round are led with several cards, not even with one card and the Bull. The trick under way goes on as it was led.
rule-TEL-27 = With the powers, a Zeus card works when it leads, follows or comes with the Ant, by choice or not, but not when it is thrown; cards laid with the Ant in a trick of several cards never count as thrown. In the last trick only the Serpent still works. If Cuckoo and Eagle are in one trick, the later one decides who leads next; if one player plays them together, the Eagle does.
rule-TEL-28 = With the powers, all the basic rules stay in force.
rule-TEL-29 = With the divine trick, everyone gets a divine card each round, face down, which nobody looks at; once a round, at any moment while you hold a card, you may swap a card of your hand for it unseen: even out of turn, after you have played, or in the last trick. The swap is final, the card you give stays face down, and nobody has to swap in order to follow. Whose turn it is doesn’t change, unless the player who must lead is left with only Zeus cards; unused divine cards are shuffled back in afterwards.
rule-TEL-30 = Everyone may know the cards played this round, the size of each hand, the minus cards, the dealer, the leader, the direction, the cards to match and who followed, passed leads, who has swapped, how many cards are set aside, which sets are in the game and, with the powers, which Zeus cards. Only you know your hand, the card you swapped away and the card that came. Nobody knows the divine cards that were not swapped, or the cards set aside.

## Télos: what happens (a line ending in -secret follows for those who may see it)

# $name: the dealer; $hand: cards each
event-telos-round = Round { $round }: { $name } deals everyone { $hand } cards, and play goes { $direction ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
}.
event-telos-round-secret = { $name } is dealt { $cards }.
event-telos-passes = { $name } holds only Zeus cards and passes the lead to { $other }.
event-telos-picks = { $name } chooses card { $place } of { $of }, still hidden.
event-telos-picks-secret = That card is { $cards }.
event-telos-plays = { $how ->
    [leads] { $name } leads { $cards }.
    [follows] { $name } follows with { $cards }.
    [throws] { $name } can’t follow and throws { $cards }.
    [ant] { $name } lays { $cards }: with the Ant they need not match.
   *[last] { $name } plays { $cards } to the last trick.
}
event-telos-reverses = { $name } plays the Serpent: from the next trick on, play goes { $direction ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
}.
event-telos-swan = { $name } plays the Swan: for the rest of this round, tricks are led with one card.
event-telos-trick = { $name } wins the trick.
event-telos-leads_next = { $because ->
    [eagle] The Eagle gives the next lead to { $name }.
   *[cuckoo] The Cuckoo gives the next lead to { $name }.
}
event-telos-swaps = { $name } swaps a card for the divine card.
event-telos-swaps-secret = { $name } gives { $gave } and gets { $came }.
event-telos-minus = { $name } wins the last trick with { $cards }: { $points ->
    [one] { $points } minus point
   *[other] { $points } minus points
}, { $total } in all.
event-telos-ends = { $name } has { $total } minus points and loses the game.

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
why-telos-swapped = You have already swapped this round, and you get one swap a round.
why-telos-swap_midway = Finish laying your cards first; then you can swap.
why-telos-no_cards = You need a card in your hand to swap.
why-telos-zeus_kept = Zeus is kept: throw your god cards first.

## Télos: how it ended

# $losers: the names of those who lost
ending-telos-limit = The game is lost for { $losers }, with 32 minus points or more. Everyone else wins.

## The command line

# $players: how many
cli-players = { $players ->
    [one] one player
   *[other] { $players } players
}
cli-open = Told with open cards.
# $name: a player
cli-seen = Told as { $name } saw it.
cli-unfinished = The record stops here, before the end of the game.
# $command: what to type
cli-again = The same game again: { $command }
cli-keep = To keep it, add: { $command }
# $file: the name of a file
cli-saved = It is kept in { $file }. To read it again: { $command }
