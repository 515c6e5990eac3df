import player

def visit():
    player.move_forward(4)
    player.speak("Good morning!")

player.move_forward(4)
player.speak("Good morning!")
