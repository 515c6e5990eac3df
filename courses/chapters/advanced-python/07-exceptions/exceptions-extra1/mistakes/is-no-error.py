import player

steps = 0

class CatFound:
    pass

def step():
    global steps
    if player.look() == "cat":
        raise CatFound
    player.move_forward()
    steps += 1

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
