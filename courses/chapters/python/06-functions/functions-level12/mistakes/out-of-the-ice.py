import player

def hop(steps):
    player.move_forward(steps)

hop(4)
player.speak("Hooray")
hop(9)
