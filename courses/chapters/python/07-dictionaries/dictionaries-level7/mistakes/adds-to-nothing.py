import player

counts = {}
for fruit in fruits:
    player.move_forward()
    counts[fruit] += 1
