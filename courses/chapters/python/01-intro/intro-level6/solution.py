import player

# {road}
player.move_forward(6)

# {door}
player.turn_left()
player.move_forward(3)

# {greet}
player.speak("Mina")
