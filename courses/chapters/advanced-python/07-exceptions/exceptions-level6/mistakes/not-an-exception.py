import player

class FloodError:
    pass

def step():
    if player.look() == "water":
        raise FloodError("water ahead")
    player.move_forward()

for i in range(11):
    try:
        step()
    except FloodError:
        player.build("bridge")
        step()
