import player

# {error}
class FloodError(Exception):
    pass

# {step}
def step():
    if player.look() == "water":
        raise FloodError("water ahead")
    player.move_forward()

# {path}
for i in range(11):
    try:
        step()
    except FloodError:
        player.build("bridge")
        step()
