import player

player.move_forward()
saw = player.look()
