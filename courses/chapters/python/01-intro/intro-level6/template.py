import player

# {road}
player.move_forward(1)

# {door}
player.turn_left()
player.move_forward(3)

# {greet}
player.speak("Hello!")
