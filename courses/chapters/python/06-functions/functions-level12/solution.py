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
player.turn_right()
player.turn_right()
player.move_forward(2)
player.ask("Did you like it?")
player.speak("Hooray!")
