import player

number = first

while True:
    player.move_forward()
    player.write(number)

    if number == 1:
        break
    if number % 2 == 0:
        number = number // 2
    else:
        number = number * 3 + 1
