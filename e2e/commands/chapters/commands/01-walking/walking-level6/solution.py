import player

# {here}
player.move_forward(3)
