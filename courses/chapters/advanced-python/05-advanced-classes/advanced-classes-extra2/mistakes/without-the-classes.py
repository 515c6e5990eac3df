import player

train = "@"
for steps, kind, load in plan:
    train += f"=[{load}]"
    if kind == "loud":
        train += "!"
    if kind == "long":
        train += f"[{load}]"
    player.move_forward(steps)
    player.write(train)
    player.turn_right()
