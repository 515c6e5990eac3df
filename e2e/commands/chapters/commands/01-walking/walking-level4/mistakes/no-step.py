import player

player.turn_right()
