"""The commands of members, one class each; its fields are those of the JSON object.

A command checks itself against the table as it is, and says which entries to append to the log, or
raises. It changes nothing.
"""

from speeltafel.server.table.commands.chat import Say
from speeltafel.server.table.commands.hosting import Mute, Recode
from speeltafel.server.table.commands.playing import Act, End, Rematch, Start, Undo
from speeltafel.server.table.commands.seating import Bot, Free, Leave, Offer, Take

Commands = (
    Act | Undo | Take | Offer | Free | Bot | Leave | Start | Say | Mute | End | Recode | Rematch
)
