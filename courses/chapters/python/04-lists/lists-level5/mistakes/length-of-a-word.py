import player

cups = len("guests")
player.move_forward(cups + 1)
player.place(cups)
