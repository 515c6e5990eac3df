import player

# {tell}
for name, buckets in feed.items():
    player.move_forward(2)
    player.write(f"{name}: {buckets}")
