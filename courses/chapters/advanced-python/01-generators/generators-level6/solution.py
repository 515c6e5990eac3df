import player

# {squares}
squares = (n * n for n in range(1, beds + 1))

# {tell}
for number in squares:
    player.move_forward(2)
    player.speak(number)
