import player

# {choir}
for n in range(2, 5):
    player.move_forward(3)
    player.speak("m" + "o" * n)
