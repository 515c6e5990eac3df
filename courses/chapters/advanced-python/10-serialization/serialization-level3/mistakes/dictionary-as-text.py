import player
import json

player.move_forward(8)
player.turn_right()
player.move_forward(4)
basket = {"apples": player.count("apple")}

with open("basket.json", "w") as file:
    print("saving")
    file.write(basket)
