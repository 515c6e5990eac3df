import player

player.move_forward(6)
player.turn_left()
player.open()
player.move_backward()
