import player

player.move_forward(7)
