import player

seats = 5
player.move_forward(seats)
player.speak(seats)
