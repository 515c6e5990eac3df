import player

squares = (n * n for n in range(beds))
for number in squares:
    player.move_forward(2)
    player.speak(number)
