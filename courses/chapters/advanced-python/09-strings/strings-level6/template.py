import player
import calendar
from datetime import date

# {month}
today = date.today()

# {find}

# {walk}

# {note}
