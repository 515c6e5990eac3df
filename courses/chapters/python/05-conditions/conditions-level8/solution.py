import player

# {walk}
while player.can_move():
    player.move_forward()

# {call}
player.speak("Here I am!")
