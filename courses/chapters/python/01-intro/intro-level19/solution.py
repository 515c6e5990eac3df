import player

# {first}
title = "The brave hen"
player.move_forward(3)
player.write(title)

# {next}
player.move_forward(4)
player.turn_left()
player.move_forward(2)
player.speak("Once upon a time, a fox came.")
player.move_forward(3)
player.speak("The hen said: Boo!")
