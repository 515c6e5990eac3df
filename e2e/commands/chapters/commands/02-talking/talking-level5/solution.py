import player

# {here}
player.move_forward(2)
if player.ask("Shall I go left?"):
    player.turn_left()
else:
    player.turn_right()
player.move_forward(2)
