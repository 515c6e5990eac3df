import player

basket = 0

# {first}
player.move_forward(3)
basket += 2

# {second}
player.turn_right()
player.move_forward(4)
basket += 3

# {tell}
player.speak(basket)
