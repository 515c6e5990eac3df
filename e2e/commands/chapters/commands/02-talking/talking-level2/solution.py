import player

# {here}
player.move_forward(2)
player.write("Fresh eggs")
