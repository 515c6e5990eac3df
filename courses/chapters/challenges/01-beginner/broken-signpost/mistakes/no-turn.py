import player

for i in range(4):
    player.move_forward(2)

player.speak("Welcome")
