import player
import math

boats = sheep / seats

# {boats}
player.move_forward(4)
for boat in range(math.ceil(boats)):
    player.place("plank")

# {full}
player.move_forward(5)
player.display(math.floor(boats))
