import player

for number in range(7):
    player.move_forward(4)
    player.write(number)
