import player

for name, buckets in feed:
    player.move_forward(2)
    player.write(f"{name}: {buckets}")
