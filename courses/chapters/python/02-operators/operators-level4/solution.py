import player

house = 3
gap = 1

# {way}
way = (house + gap) * 3

# {walk}
player.move_forward(way)
player.speak("A letter for you!")
