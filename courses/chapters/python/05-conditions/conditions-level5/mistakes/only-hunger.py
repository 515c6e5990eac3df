import player

player.move_forward(4)
if hungry:
    player.speak("Time to cook")
else:
    player.speak("Not now")
