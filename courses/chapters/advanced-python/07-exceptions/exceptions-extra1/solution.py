import player

steps = 0

# {news}
class CatFound(Exception):
    pass

# {step}
def step():
    global steps
    if player.look() == "cat":
        raise CatFound
    player.move_forward()
    steps += 1

# {search}
def search():
    while True:
        try:
            step()
        except player.BumpedError:
            player.turn_right()

# {tell}
try:
    search()
except CatFound:
    player.speak(steps)
