import player

player.move_forward(3)
place = list(player.position())
