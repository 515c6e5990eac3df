import player

for name in feed.items():
    player.move_forward(2)
    player.speak(f"{name}: {name}")
