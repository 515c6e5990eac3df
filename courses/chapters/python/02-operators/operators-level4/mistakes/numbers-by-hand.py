import player

house = 3
gap = 1
way = 3 * 3 + 3
player.move_forward(way)
player.speak("A letter for you!")
