import player

prices = {"apple": 2, "pear": 3, "plum": 1}

# {walk}
player.move_forward(5)
player.turn_left()
player.move_forward(2)

# {tell}
player.speak(prices["wanted"])
