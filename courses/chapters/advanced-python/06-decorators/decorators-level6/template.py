import player
from functools import wraps

# {label}
def labelled(grow):
    @wraps(grow)
    def wrapper():
        player.write(grow.__name__)
        grow()
    return wrapper

# {water}

# {crops}

# {go}
