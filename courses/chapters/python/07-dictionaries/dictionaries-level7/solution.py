import player

counts = {}

# {count}
for fruit in fruits:
    player.move_forward()
    if fruit in counts:
        counts[fruit] += 1
    else:
        counts[fruit] = 1
