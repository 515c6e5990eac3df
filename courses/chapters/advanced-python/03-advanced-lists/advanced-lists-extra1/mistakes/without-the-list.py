import player

turn = player.turn_right
player.move_forward()
for half in halves:
    row = half + half[::-1]
    player.write(row)
    player.move_forward(len(row) + 1)
    turn()
    player.move_forward()
    turn()
    if turn == player.turn_right:
        turn = player.turn_left
    else:
        turn = player.turn_right
