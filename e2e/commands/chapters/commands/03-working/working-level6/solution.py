import player

# {here}
player.move_forward(2)
player.build("grainStack")
player.move_forward(2)
