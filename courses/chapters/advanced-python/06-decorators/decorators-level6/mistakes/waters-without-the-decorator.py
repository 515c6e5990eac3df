import player

def labelled(grow):
    def wrapper():
        player.write(grow.__name__)
        grow()
    return wrapper

@labelled
def carrots():
    player.plant("carrotSeeds")
    player.water()

@labelled
def pumpkins():
    player.plant("pumpkinSeeds")
    player.water()

crops = {"carrots": carrots, "pumpkins": pumpkins}
for steps, crop, turn in plan:
    player.move_forward(steps)
    crops[crop]()
    if turn == "left":
        player.turn_left()
    else:
        player.turn_right()
