import player

player.move_forward(4)

# {decide}
if hungry and carrots >= 3:
    player.speak("Time to cook")
else:
    player.speak("Not now")
