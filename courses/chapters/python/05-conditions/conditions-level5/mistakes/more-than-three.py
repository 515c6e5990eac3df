import player

player.move_forward(4)

# {decide}
if friend and coins > 3:
    player.open()
else:
    player.speak("Not today")
