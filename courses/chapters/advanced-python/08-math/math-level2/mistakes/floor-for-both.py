import player
import math

boats = sheep / seats
player.move_forward(4)
for boat in range(math.floor(boats)):
    player.place("plank")
player.move_forward(5)
player.display(math.floor(boats))
