game-whist = Whist
game-whist-about = Win more tricks than the others, with eight cards each.
option-whist-trumps = Trumps
option-whist-trumps-about = One suit, drawn by lot, beats the others.

heading-WHI-01 = Cards
rule-WHI-01 = There are 32 cards, from the seven to the ace in four suits. The ace is the highest.
rule-WHI-02 = Everybody is dealt eight cards. Cards that are left over stay unseen.
heading-WHI-03 = Tricks
rule-WHI-03 = The first leader is drawn by lot, and so is the trump, if you play with one. Play goes clockwise.
rule-WHI-04 = Follow the suit that was led if you can. If not, play any card.
rule-WHI-05 = The highest trump wins the trick, or without one the highest card of the suit that was led. The winner leads the next one.
rule-WHI-06 = After eight tricks whoever has won most has won the game. Those who are level share it.

# $trump: the trump suit
event-whist-deals = The cards are dealt and { $name } leads. { $trump ->
    [spades] Spades are trumps.
    [hearts] Hearts are trumps.
    [diamonds] Diamonds are trumps.
    [clubs] Clubs are trumps.
   *[none] There are no trumps.
}
event-whist-deals-secret = { $name } holds { $cards }.
event-whist-plays = { $name } plays { $card }.
event-whist-trick = { $you ->
    [seat] You win the trick.
   *[no] { $name } wins the trick.
}

why-whist-over = The game is over.
why-whist-turn = It is the turn of { $name }.
why-whist-not_held = You do not have { $card }.
why-whist-follow_suit = You can follow { $suit ->
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
   *[clubs] clubs
}, so you must.

ending-whist-tricks = { $winners } won most tricks.

act-whist-play = play { $card }
see-whist-trick = On the table: { $cards }
see-whist-trump = { $trump ->
    [spades] Spades are trumps.
    [hearts] Hearts are trumps.
    [diamonds] Diamonds are trumps.
    [clubs] Clubs are trumps.
   *[none] There are no trumps.
}
see-whist-player = { $name }: { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
