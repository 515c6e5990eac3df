import player

for fruit in fruits:
    counts = {}
    player.move_forward()
    if fruit in counts:
        counts[fruit] += 1
    else:
        counts[fruit] = 1
