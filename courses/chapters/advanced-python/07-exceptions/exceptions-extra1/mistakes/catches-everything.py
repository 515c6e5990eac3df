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

def search():
    for i in range(99):
        try:
            step()
        except Exception:
            player.turn_right()

try:
    search()
except CatFound:
    player.speak(steps)
