import player

# {here}
player.turn_left()
player.move_forward(2)
