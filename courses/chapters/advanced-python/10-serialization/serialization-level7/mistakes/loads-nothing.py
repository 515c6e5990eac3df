import player
import json

player.move_forward(3)
player.speak("My farm")
player.turn_right()
player.move_forward(4)
player.write("2 letters")
player.turn_left()
player.move_forward(4)
player.display("See you in spring!")

plan = {"season": "spring", "crop": "corn"}
with open("spring.json", "w") as file:
    json.dump(plan, file)
