import player

# {greet}
for name in queue[:3]:
    player.move_forward(2)
    player.speak(name)
