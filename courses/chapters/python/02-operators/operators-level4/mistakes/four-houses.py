import player

house = 3
gap = 1
way = (house + gap) * 4
player.move_forward(way)
player.speak("A letter for you!")
