import player

player.turn_left()
