import player

# {houses}
for number in range(first, first + 3):
    player.move_forward(4)
    player.write(number)
