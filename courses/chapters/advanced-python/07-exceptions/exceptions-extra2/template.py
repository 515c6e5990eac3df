import player

# {polite}
def polite(function):
    return function

# {walk}
@polite
def walk(steps):
    player.move_forward(steps)

# {night}
for steps in walks:
    walk(steps)
