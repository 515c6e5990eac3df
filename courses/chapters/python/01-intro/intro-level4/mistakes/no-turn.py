import player

player.move_forward()
player.move_forward()
player.move_forward()
player.move_forward()
