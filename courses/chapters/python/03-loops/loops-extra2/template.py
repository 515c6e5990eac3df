import player

total = 0

# {there}
for number in range(1, houses, 2):
    player.move_forward(2)

# {turn}
player.move_forward(2)
player.turn_right()
player.move_forward(2)
player.turn_right()

# {back}

# {tell}
player.move_forward()
player.display(total)
