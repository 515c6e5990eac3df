import player

# {error}
class FloodError:
    pass

# {step}
def step():
    if player.look() == "water":
        print("water ahead")
    player.move_forward()

# {path}
for i in range(11):
    step()
