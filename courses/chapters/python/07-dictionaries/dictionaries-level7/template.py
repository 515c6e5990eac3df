import player

counts = {}

# {count}
for fruit in fruits:
    player.move_forward()
    counts[fruit] = 1
