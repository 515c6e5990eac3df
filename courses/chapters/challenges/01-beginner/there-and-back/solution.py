import player

# {out}
player.move_forward()
steps = int(player.read())
player.turn_right()
player.move_forward(steps)

# {back}
player.turn_left()
player.turn_left()
player.move_forward(steps + 1)

# {tell}
player.speak("Here it is!")
