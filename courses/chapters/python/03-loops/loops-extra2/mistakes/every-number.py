import player

total = 0

for number in range(1, houses):
    player.move_forward(2)
    player.write(number)
    total += number

player.move_forward(2)
player.turn_right()
player.move_forward(2)
player.turn_right()

for number in range(houses, 0, -2):
    player.move_forward(2)
    player.write(number)
    total += number

player.move_forward()
player.display(total)
