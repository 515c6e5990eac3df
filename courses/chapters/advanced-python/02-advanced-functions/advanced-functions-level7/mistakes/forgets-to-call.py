import player

turns = {
    "left": player.turn_left,
    "right": player.turn_right,
}
for steps, turn in plan:
    player.move_forward(steps)
    turns[turn]
