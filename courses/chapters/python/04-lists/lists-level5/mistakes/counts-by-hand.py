import player

seats = 6
player.move_forward(seats)
player.speak(seats)
