import player

# {here}
player.move_forward(2)
player.collect("water")
player.collect("water")
