import player

# {out}
player.move_forward()
steps = player.read()
player.turn_right()
player.move_forward(steps)

# {back}

# {tell}
player.speak("Here it is!")
