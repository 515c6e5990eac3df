import player

total = 0

# {there}
for number in range(1, houses, 2):
    player.move_forward(2)
    player.write(number)
    total += number

# {turn}
player.move_forward(2)
player.turn_right()
player.move_forward(2)
player.turn_right()

# {back}
for number in range(houses, 0, -2):
    player.move_forward(2)
    player.write(number)
    total += number

# {tell}
player.move_forward()
player.display(total)
