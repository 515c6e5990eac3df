import player

player.move_backward()
