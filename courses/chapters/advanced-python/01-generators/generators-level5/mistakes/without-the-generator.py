import player

for number in numbers:
    if number % 2 == 0:
        player.move_forward(2)
        player.write(number)
