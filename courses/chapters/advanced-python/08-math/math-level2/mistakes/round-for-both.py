import player
import math

boats = sheep / seats
player.move_forward(4)
for boat in range(round(boats)):
    player.place("plank")
player.move_forward(5)
player.display(round(boats))
