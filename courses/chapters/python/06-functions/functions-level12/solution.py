import player

# {step}
def hop(steps):
    player.move_forward(steps)
    player.turn_right()

# {dance}
hop(2)
hop(2)
hop(4)
hop(4)
hop(4)
hop(2)
player.move_backward(2)
player.ask("Did you like it?")
player.speak("Hooray!")
