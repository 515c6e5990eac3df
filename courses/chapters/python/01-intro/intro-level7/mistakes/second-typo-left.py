import player

player.move_forward(8)
player.trun_left()
player.move_forward(2)
