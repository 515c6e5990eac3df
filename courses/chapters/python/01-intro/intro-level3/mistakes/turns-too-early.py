import player

player.turn_left()
player.move_forward()
player.move_forward()
player.move_forward()
