import player

player.move_forward()
player.move_forward()
player.turn_left()
