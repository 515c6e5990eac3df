import player

for name in names:
    player.move_forward(2)
    player.speak("name")
