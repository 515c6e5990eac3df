import player

cups = guests
player.move_forward(cups + 1)
player.place(cups)
