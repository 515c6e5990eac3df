import player

cups = 5
player.move_forward(cups + 1)
player.place(cups)
