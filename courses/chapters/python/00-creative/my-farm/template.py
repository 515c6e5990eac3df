import player

# {hello}
player.speak("Good morning, farm!")

# {walk}
player.move_forward(6)
player.turn_left()

# {animals}
player.speak("everyone dance")
