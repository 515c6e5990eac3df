import player

player.move_forward(plan[0])
player.turn_right()
for steps in plan[1:]:
    player.move_forward(steps)
