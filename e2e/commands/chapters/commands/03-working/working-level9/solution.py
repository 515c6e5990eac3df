import player

# {here}
player.move_forward()
player.open()
player.move_forward(2)
player.open()
