import player

prices = {"apple": 2, "pear": 3, "plum": 1}
player.move_forward(5)
player.turn_left()
player.move_forward(2)
player.speak(prices["pear"])
