"""The commands of members, one class each; its fields are those of the JSON object.

A command checks itself against the table as it is, and says which entries to append to the log, or
raises. It changes nothing.
"""

from speeltafel.server.table.commands.chat import Say
from speeltafel.server.table.commands.dealing import Commit, Open, Start
from speeltafel.server.table.commands.hinting import AskHint
from speeltafel.server.table.commands.hosting import Mute, Recode
from speeltafel.server.table.commands.playing import Act, End, Ready, Rematch, Undo
from speeltafel.server.table.commands.seating import Free, Leave, Offer, PutBot, Take

Commands = (
    Act
    | Ready
    | Undo
    | Take
    | Offer
    | Free
    | PutBot
    | Leave
    | Start
    | Commit
    | Open
    | Say
    | AskHint
    | Mute
    | End
    | Recode
    | Rematch
)
