import player

for i in range(8):
    player.move_forward()
player.speak("Here I am!")
