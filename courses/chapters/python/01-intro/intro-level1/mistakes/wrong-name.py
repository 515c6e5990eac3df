import player

player.move_forward()
player.move_foward()
player.move_forward()
