"""What may be laid and said, naively: tables are written out and looked through.

Nothing of the game is used here but the rule sheet (TAB-02, TAB-05, TAB-06).
"""

TABLES = {table: [table * times for times in range(1, 11)] for table in range(2, 10)}


def common_tables(card: int, top: int) -> list[int]:
    return [table for table, row in TABLES.items() if card in row and top in row]


def may_lay(card: int, top: int) -> bool:
    return len(common_tables(card, top)) > 0


def may_say(card: int, top: int) -> set[tuple[int, int]]:
    """Every pair of factors that is right."""
    said = set()
    for table in common_tables(card, top):
        times = TABLES[table].index(card) + 1
        said |= {(table, times), (times, table)}
    return said
