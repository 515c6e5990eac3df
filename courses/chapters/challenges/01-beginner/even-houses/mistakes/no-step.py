import player

for number in range(2, 9):
    player.move_forward(3)
    player.write(number)
