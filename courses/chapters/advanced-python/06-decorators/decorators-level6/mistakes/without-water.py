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
def needs_water(grow):
    @wraps(grow)
    def wrapper():
        grow()
    return wrapper

# {crops}
@labelled
@needs_water
def carrots():
    player.plant("carrotSeeds")

@labelled
@needs_water
def pumpkins():
    player.plant("pumpkinSeeds")

# {go}
crops = {"carrots": carrots, "pumpkins": pumpkins}
for steps, crop, turn in plan:
    player.move_forward(steps)
    crops[crop]()
    if turn == "left":
        player.turn_left()
    else:
        player.turn_right()
