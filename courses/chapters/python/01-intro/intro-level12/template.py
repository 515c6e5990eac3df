import player

# {read}
player.move_forward()
greeting = player.read()
player.turn_right()

# {first}
player.move_forward(2)
player.speak("greeting")

# {second}
player.move_forward(5)
