import player

# {walk}
for i in range(4):
    player.move_forward(2)

# {tell}
player.turn_left()
player.speak("Welcome")
