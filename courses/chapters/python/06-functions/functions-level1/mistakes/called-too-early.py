import player

visit()

def visit():
    player.move_forward(4)
    player.speak("Good morning!")
