import player

# {here}
player.move_forward(2)
player.close()
player.turn_right()
player.close()
