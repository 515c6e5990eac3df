import player

for buckets, name in feed.items():
    player.move_forward(2)
    player.write(f"{name}: {buckets}")
