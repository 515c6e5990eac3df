import player

seats = len("guests")
player.move_forward(seats)
player.speak(seats)
