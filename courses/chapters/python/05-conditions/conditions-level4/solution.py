import player

player.move_forward(3)
weather = player.read()

# {weather}
if weather == "rain":
    player.turn_left()
    player.move_forward(3)
    player.speak("I am home")
else:
    player.turn_right()
    player.move_forward(4)
