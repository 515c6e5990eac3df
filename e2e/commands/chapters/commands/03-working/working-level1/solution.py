import player

# {here}
player.move_forward(2)
player.collect("pumpkin")
