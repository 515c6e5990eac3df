import player

# {greet}
for name in queue:
    player.move_forward(2)
    player.speak(name)
