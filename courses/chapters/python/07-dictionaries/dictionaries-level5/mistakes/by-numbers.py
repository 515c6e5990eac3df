import player

for i in range(len(feed)):
    player.move_forward(2)
    player.speak(feed[i])
