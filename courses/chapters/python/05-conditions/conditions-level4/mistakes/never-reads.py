import player

player.move_forward(3)
weather = "sun"

# {weather}
if weather == "sun":
    player.turn_left()
    player.move_forward(3)
    player.speak("I am home")
else:
    player.turn_right()
    player.move_forward(4)
