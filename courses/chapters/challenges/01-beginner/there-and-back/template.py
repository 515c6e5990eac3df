import player

# {out}
player.move_forward(steps)

# {back}

# {tell}
player.speak("Here it is!")
