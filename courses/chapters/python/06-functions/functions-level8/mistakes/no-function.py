import player

steps = planted - eaten
player.move_forward(steps)
player.move_forward()
player.place(steps)
