import player

# {round}
for half in range(2):
    player.move_forward(short)
    player.water()
    player.turn_right()
    player.move_forward(long)
    player.turn_right()
