import player
import json

# {pick}
player.move_forward(8)
player.turn_right()
player.move_forward(4)
basket = {"apples": player.count("apple")}

# {save}
with open("basket.json", "w") as file:
    print("saving")
    json.dump(basket, file)
