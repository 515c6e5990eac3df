import player

steps = 0

class CatFound(Exception):
    pass

def step():
    global steps
    if player.look() == "cat":
        raise CatFound
    player.move_forward()
    steps += 1

try:
    while True:
        step()
except player.BumpedError:
    player.turn_right()
except CatFound:
    print("found")
player.speak(steps)
