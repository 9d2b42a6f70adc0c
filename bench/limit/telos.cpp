// How fast can it be? Télos' basic rules in C++, for bench/limit: random play with fast dice.
//
//     g++ -O3 -o telos telos.cpp && ./telos PLAYERS SECONDS
//
// It plays the same games as speeltafel.engine.playout with the same dice, a hundred at a time, and
// prints how many games, actions and minus points that made, so that anybody can see it. It is a
// yardstick and nothing else: no options, no views, no memory of what play has proven, no records.
// Its time is the processor's.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>

using Cards = uint64_t;  // four bits a kind: gods 1 to 13, then Zeus

constexpr int kKinds = 14, kZeus = 13, kZeusPoints = 20, kLost = 32, kLeastDealt = 7;
constexpr int kLead = 40, kLeadsEach = 5, kMostPlayers = 6;
constexpr Cards kGods = (Cards(1) << 52) - 1;
constexpr Cards kEveryGod = 0x1111111111111;
constexpr Cards kLowBits = 0x11111111111111;

struct Dice {
    uint64_t word, carry;

    explicit Dice(uint64_t seed) : word(seed & 0xFFFFFFFF), carry((seed >> 32) % 698769068 + 1) {
        for (int i = 0; i < 8; i++) roll();
    }
    uint64_t roll() {
        uint64_t mixed = 698769069 * word + carry;
        word = mixed & 0xFFFFFFFF;
        carry = mixed >> 32;
        return word ^ carry;
    }
    int below(int count) { return int((roll() * count) >> 32); }
    Dice fork() {
        uint64_t high = roll() >> 2 << 32;
        return Dice(high + roll());
    }
};

Cards card(int kind) { return Cards(1) << (4 * kind); }
Cards gods(Cards cards) { return cards & kGods; }
int count_of(Cards cards, int kind) { return int(cards >> (4 * kind)) & 15; }
int zeus_count(Cards cards) { return int(cards >> 52); }
int highest_kind(Cards cards) { return (63 - __builtin_clzll(cards)) / 4; }
int lowest_kind(Cards cards) { return __builtin_ctzll(cards) / 4; }

int card_count(Cards cards) {
    Cards bytes = (cards & 0x0F0F0F0F0F0F0F0F) + ((cards >> 4) & 0x0F0F0F0F0F0F0F0F);
    return int((bytes * 0x0101010101010101) >> 56);
}

// One bit, at its four-bit place, for each kind that is there.
Cards kinds_in(Cards cards) { return (cards | cards >> 1 | cards >> 2 | cards >> 3) & kLowBits; }

int worth(Cards one) { return gods(one) ? highest_kind(one) + 1 : kZeusPoints; }

int points(Cards cards) {
    int total = kZeusPoints * zeus_count(cards);
    for (int kind = 0; kind < kZeus; kind++) total += (kind + 1) * count_of(cards, kind);
    return total;
}

// The lowest kind that may be picked next on the way to a set that follows; kZeus if none does.
int lowest_follower(Cards hand, Cards picked, Cards match, int to_pick) {
    int in_hand = zeus_count(hand), missing = -zeus_count(picked), lowest = 0;
    for (int kind = kZeus - 1; kind >= 0; kind--) {
        in_hand += count_of(hand, kind);
        missing += count_of(match, kind) - count_of(picked, kind);
        if (missing > in_hand || missing > to_pick) return kZeus;
        if (missing == to_pick && lowest == 0) lowest = kind;
        if ((match & (card(kind) - 1)) == 0) break;
    }
    return lowest;
}

Cards lowest_gods(Cards cards, int count) {
    Cards lowest = 0;
    for (int kind = 0; count > 0; kind++) {
        int taken = count_of(cards, kind) < count ? count_of(cards, kind) : count;
        lowest += card(kind) * taken;
        count -= taken;
    }
    return lowest;
}

struct Game {
    int players, dealer, turn, round = 0, left = 0, dealt = 0;
    int done = 0, count = 0, ahead = 0, picks = 0;
    Cards match = 0, picked = 0;
    Cards hands[kMostPlayers], laid[kMostPlayers], minus[kMostPlayers];
    bool over = false;
    Dice luck;

    Game(int players, Dice luck) : players(players), luck(luck) {
        for (int seat = 0; seat < players; seat++) laid[seat] = minus[seat] = 0;
        int seats[kMostPlayers] = {0, 1, 2, 3, 4, 5};
        shuffle(seats, players);
        dealer = seats[0];
        deal(kLeastDealt);
    }

    template <typename Item>
    void shuffle(Item *items, int size) {
        for (int last = size - 1; last > 0; last--) {
            int other = luck.below(last + 1);
            Item item = items[last];
            items[last] = items[other];
            items[other] = item;
        }
    }

    int next_to(int seat) const { return seat + 1 == players ? 0 : seat + 1; }

    void deal(int wish) {
        round++;
        Cards all = kEveryGod * (players + 2) + card(kZeus) * players;
        for (int seat = 0; seat < players; seat++) all -= minus[seat];
        Cards pack[128];
        int size = 0;
        for (int kind = 0; kind < kKinds; kind++)
            for (int i = count_of(all, kind); i > 0; i--) pack[size++] = card(kind);
        shuffle(pack, size);
        int each = wish < kLeastDealt ? kLeastDealt : wish;
        if (each > size / players) each = size / players;
        dealt = left = each;
        for (int seat = 0; seat < players; seat++) hands[seat] = 0;
        int seat = dealer;
        for (int place = 0; place < each * players; place++) {
            seat = next_to(seat);
            hands[seat] += pack[place];
        }
        give_lead(next_to(dealer));
    }

    void give_lead(int seat) {
        while (gods(hands[seat]) == 0 && left > 1) seat = next_to(seat);
        turn = seat;
    }

    // The kinds that the seat on turn may lead or pick.
    Cards playable() const {
        Cards hand = hands[turn];
        if (left == 1) return kinds_in(hand);
        if (count == 0) return kinds_in(gods(hand));
        if (count == 1) {
            Cards kinds = kinds_in(hand);
            Cards following = kinds >> (4 * highest_kind(match)) << (4 * highest_kind(match));
            return following ? following : kinds & -kinds;
        }
        Cards rest = hand - picked;
        int lowest = lowest_follower(rest, picked, match, count - picks);
        if (lowest < kZeus) return kinds_in(rest) >> (4 * lowest) << (4 * lowest);
        int spare = count - card_count(gods(hand));
        if (spare >= 0) return kinds_in(spare == zeus_count(picked) ? gods(rest) : rest);
        return kinds_in(lowest_gods(hand, count) - picked);
    }

    int legal(int *actions) const {
        int size = 0;
        for (Cards kinds = playable(); kinds; kinds &= kinds - 1)
            actions[size++] = lowest_kind(kinds);
        if (count > 0 || left == 1 || left == dealt) return size;
        int limit = players >= 5 && left > 2 ? 2 : left - 1;
        for (int kind = 0; kind < kZeus; kind++)
            for (int many = 2; many <= count_of(hands[turn], kind) && many <= limit; many++)
                actions[size++] = kLead + kind * kLeadsEach + many - 2;
        return size;
    }

    void play(int action) {
        if (count == 0) {
            lead(action);
        } else if (count == 1) {
            follow(card(action));
        } else {
            picked += card(action);
            if (++picks == count) {
                Cards cards = picked;
                picked = 0;
                picks = 0;
                follow(cards);
            }
        }
    }

    void lead(int action) {
        Cards cards = card(action);
        count = 1;
        if (action >= kLead) {
            count = (action - kLead) % kLeadsEach + 2;
            cards = card((action - kLead) / kLeadsEach) * count;
        }
        ahead = turn;
        match = cards;
        lay(cards);
    }

    void follow(Cards cards) {
        if (left == 1) {
            if (worth(cards) >= worth(match)) {
                match = cards;
                ahead = turn;
            }
        } else if (lowest_follower(cards, 0, match, count) < kZeus) {
            match = gods(cards) + zeus_count(cards) * card(highest_kind(match));
            ahead = turn;
        }
        lay(cards);
    }

    void lay(Cards cards) {
        hands[turn] -= cards;
        laid[turn] = cards;
        if (++done < players) {
            turn = next_to(turn);
        } else if (left == 1) {
            end_round();
        } else {
            left -= count;
            clear_trick();
            give_lead(ahead);
        }
    }

    void clear_trick() {
        done = count = 0;
        match = 0;
        for (int seat = 0; seat < players; seat++) laid[seat] = 0;
    }

    void end_round() {
        Cards card = laid[ahead];
        minus[ahead] += card;
        if (points(minus[ahead]) >= kLost) {
            over = true;
            return;
        }
        clear_trick();
        dealer = ahead;
        deal(worth(card));
    }
};

int main(int argc, char **argv) {
    int players = argc > 1 ? atoi(argv[1]) : 4;
    double seconds = argc > 2 ? atof(argv[2]) : 1.0;
    Dice dice(1);
    long games = 0, actions = 0, lost = 0;
    clock_t start = clock();
    int legal[256];
    do {
        for (int i = 0; i < 100; i++, games++) {
            Game game(players, dice.fork());
            while (!game.over) {
                dice.below(1);  // which of those who may act: there is one
                game.play(legal[dice.below(game.legal(legal))]);
                actions++;
            }
            for (int seat = 0; seat < players; seat++) lost += points(game.minus[seat]);
        }
    } while (clock() - start < seconds * CLOCKS_PER_SEC);
    double spent = double(clock() - start) / CLOCKS_PER_SEC;
    printf("{\"games\": %ld, \"actions\": %ld, \"points\": %ld, \"rate\": %.0f}\n", games, actions,
           lost, actions / spent);
}
