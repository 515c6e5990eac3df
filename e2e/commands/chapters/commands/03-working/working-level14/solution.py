import player

# {here}
player.move_forward(2)
player.combine("salad")
player.move_forward()
