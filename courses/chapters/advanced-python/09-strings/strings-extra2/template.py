import player
from datetime import date

# {line}
def line(stars):
    return "*"

# {tree}
for stars in range(1, height + 1):
    player.move_forward()
    player.write(line(stars))

# {trunk}
player.move_forward()

# {card}
player.move_forward()
