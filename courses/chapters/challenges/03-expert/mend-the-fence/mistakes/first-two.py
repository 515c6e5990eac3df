import player

first = planks[0]
second = planks[1]
player.move_forward(5)
player.speak(f"{first} and {second}")
player.build("woodRoad")
