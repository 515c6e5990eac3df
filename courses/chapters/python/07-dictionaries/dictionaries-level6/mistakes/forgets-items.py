import player

for name, buckets in feed:
    player.move_forward(2)
    player.speak(f"{name}: {buckets}")
