import player

# {call}
for name in feed:
    player.move_forward(2)
    player.speak(feed[name])
