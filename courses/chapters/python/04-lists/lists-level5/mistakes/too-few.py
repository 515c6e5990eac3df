import player

cups = 3
player.move_forward(cups + 1)
player.place(cups)
