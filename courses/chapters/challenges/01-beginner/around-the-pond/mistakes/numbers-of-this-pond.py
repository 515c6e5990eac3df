import player

for half in range(2):
    player.move_forward(4)
    player.water()
    player.turn_right()
    player.move_forward(7)
    player.turn_right()
