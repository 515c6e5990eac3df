import player

for number in range(first, first + 5):
    player.move_forward(4)
    player.write(number)
