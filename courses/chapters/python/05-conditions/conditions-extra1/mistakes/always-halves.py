import player

number = first

while True:
    if not player.can_move():
        player.turn_right()
    player.move_forward()
    player.write(number)

    if number == 1:
        break
    number = number // 2
