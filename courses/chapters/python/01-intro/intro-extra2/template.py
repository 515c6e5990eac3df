import player

# {first}
player.move_forward(4)
name = player.read()

# {second}
player.turn_right()
player.move_forward(7)
