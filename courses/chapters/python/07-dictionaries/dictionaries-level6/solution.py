import player

# {tell}
for name, buckets in feed.items():
    player.move_forward(2)
    player.speak(f"{name}: {buckets}")
