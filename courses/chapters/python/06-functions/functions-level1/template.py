import player

# {teach}
def visit():
    player.move_forward(4)
    player.speak("Good morning!")

# {call}
