import player

class FloodError(Exception):
    pass

def step():
    if player.look() == "water":
        raise FloodError("water ahead")
    player.move_forward()

try:
    for i in range(11):
        step()
except FloodError:
    player.build("bridge")
    step()
