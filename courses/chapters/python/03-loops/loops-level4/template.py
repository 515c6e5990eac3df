import player

# {sheep}
for i in range(sheep):
    player.move_forward(2)
    player.speak("i")
