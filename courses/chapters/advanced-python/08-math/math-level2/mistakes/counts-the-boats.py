import player

boats = sheep // seats
player.move_forward(4)
for boat in range(boats):
    player.place("plank")
if sheep % seats > 0:
    player.place("plank")
player.move_forward(5)
player.display(boats)
