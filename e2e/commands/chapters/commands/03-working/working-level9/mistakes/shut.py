import player

player.move_forward(3)
