import player

number = first

while True:
    if not player.can_move():
        player.turn_right()
    player.move_forward()
    player.write(number)

    if number % 2 == 0:
        number = number // 2
    else:
        number = number * 3 + 1
