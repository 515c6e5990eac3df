import player

steps = 0

# {news}
class CatFound:
    pass

# {step}
def step():
    global steps
    player.move_forward()
    steps += 1

# {search}
for i in range(20):
    step()

# {tell}
player.speak(steps)
