import player

way = player.facing()
player.turn_right()
