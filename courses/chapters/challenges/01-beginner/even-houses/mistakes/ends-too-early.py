import player

for number in range(2, 8, 2):
    player.move_forward(3)
    player.write(number)
