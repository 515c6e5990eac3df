import player

player.move_forward()
