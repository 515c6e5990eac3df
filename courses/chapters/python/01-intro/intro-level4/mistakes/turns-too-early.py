import player

player.move_forward()
player.turn_right()
player.move_forward()
player.move_forward()
