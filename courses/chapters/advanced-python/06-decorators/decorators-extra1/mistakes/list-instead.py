import player

known = []
turns = {
    "left": player.turn_left,
    "right": player.turn_right,
}
for steps, name, turn in plan:
    player.move_forward(steps)
    if name not in known:
        known.append(name)
        player.place("bread")
    turns[turn]()
