import player

house = 3
gap = 1
way = house * 3 + gap
player.move_forward(way)
player.speak("A letter for you!")
