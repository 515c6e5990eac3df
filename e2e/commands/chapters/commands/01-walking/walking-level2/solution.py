import player

# {here}
player.move_backward(3)
