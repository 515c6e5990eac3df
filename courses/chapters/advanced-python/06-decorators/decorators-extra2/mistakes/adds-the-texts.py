import player

turns = {
    "left": player.turn_left,
    "right": player.turn_right,
}
tops = {"bread": "(", "salad": "~", "cheese": "="}
bottoms = {"bread": ")", "salad": "~", "cheese": "="}

for steps, turn, sandwich, layers in plan:
    for name in layers:
        sandwich = tops[name] + sandwich + bottoms[name]
    player.move_forward(steps)
    player.write(sandwich)
    turns[turn]()
