import player

place = player.position()
player.move_forward(3)
