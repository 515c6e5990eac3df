import player

# {here}
player.turn_right()
player.move_forward(2)
