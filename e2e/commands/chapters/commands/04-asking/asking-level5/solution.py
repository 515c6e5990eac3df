import player

# {here}
player.turn_right()
way = player.facing()
