import player

steps = 0

class CatFound(Exception):
    pass

def step():
    global steps
    if player.look() == "cat":
        raise CatFound
    steps += 1
    player.move_forward()

def search():
    while True:
        try:
            step()
        except player.BumpedError:
            player.turn_right()

try:
    search()
except CatFound:
    player.speak(steps)
