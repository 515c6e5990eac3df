import player

for steps, turn in plan:
    player.move_forward(steps)
    player.turn_right()
