import player

litres = 0

# {first}
player.move_forward(3)
player.water()
litres += 2

# {second}
player.turn_right()
player.move_forward(4)
player.water()

# {tell}
player.speak(litres)
