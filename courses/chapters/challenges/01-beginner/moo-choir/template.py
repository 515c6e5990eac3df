import player

# {choir}
for n in range(3):
    player.move_forward(3)
    player.speak("m" + "o")
