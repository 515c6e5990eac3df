import player

player.move_forward(3)
player.place(1)
