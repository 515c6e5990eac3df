import player

# {first}
player.move_forward(4)
name = player.read()
player.speak(name)

# {second}
player.turn_right()
player.move_forward(7)
name = player.read()
player.speak(name)
