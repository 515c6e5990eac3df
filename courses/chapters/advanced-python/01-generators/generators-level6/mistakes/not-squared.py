import player

squares = (n for n in range(1, beds + 1))
for number in squares:
    player.move_forward(2)
    player.speak(number)
