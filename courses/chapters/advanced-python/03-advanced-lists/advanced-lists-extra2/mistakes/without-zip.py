import player

place = 0
for number in sorted(numbers):
    if number > 0:
        player.move_forward(2)
        player.write(words[numbers.index(number)])
        if place % 2 == 0:
            player.turn_left()
        else:
            player.turn_right()
        place += 1
