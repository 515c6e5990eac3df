import player

seats = len("guests") - 1
player.move_forward(seats)
player.speak(seats)
