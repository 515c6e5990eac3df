import player

player.move_forward()
player.open()
player.open()
