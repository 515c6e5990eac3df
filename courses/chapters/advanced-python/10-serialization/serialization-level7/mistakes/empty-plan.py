import player
import json

with open("farm.json") as file:
    farm = json.load(file)

player.move_forward(3)
player.speak(farm.get("name", "My farm"))
player.turn_right()
player.move_forward(4)
player.write(f"{len(farm['letters'])} letters")
player.turn_left()
player.move_forward(4)
player.display("See you in spring!")

plan = {}
with open("spring.json", "w") as file:
    json.dump(plan, file)
