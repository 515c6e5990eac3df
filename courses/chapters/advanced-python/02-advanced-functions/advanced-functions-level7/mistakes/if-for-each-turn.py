import player

for steps, turn in plan:
    player.move_forward(steps)
    if turn == "left":
        player.turn_left()
    else:
        player.turn_right()
