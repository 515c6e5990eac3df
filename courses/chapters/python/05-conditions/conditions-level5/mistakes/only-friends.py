import player

player.move_forward(4)

# {decide}
if friend:
    player.open()
else:
    player.speak("Not today")
