import player

while not player.can_move():
    player.move_forward()
player.speak("Here I am!")
