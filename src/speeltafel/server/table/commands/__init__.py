"""What members ask of a table, one class each; its fields are those of the JSON object.

Each checks itself against the table as it is and says which entries it would add to the log, or
raises. It changes nothing.
"""

from speeltafel.server.table.commands.hosting import Mute, Recode, Say
from speeltafel.server.table.commands.playing import Act, End, Rematch, Start, Undo
from speeltafel.server.table.commands.seating import Bot, Free, Leave, Offer, Take

Commands = (
    Act | Undo | Take | Offer | Free | Bot | Leave | Start | Say | Mute | End | Recode | Rematch
)
