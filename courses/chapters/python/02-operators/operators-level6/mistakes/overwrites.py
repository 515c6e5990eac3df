import player

basket = 0
player.move_forward(3)
basket += 2
player.turn_right()
player.move_forward(4)
basket = 3
player.speak(basket)
