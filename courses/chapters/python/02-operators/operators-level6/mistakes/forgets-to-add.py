import player

litres = 0
player.move_forward(3)
player.water()
litres += 2
player.turn_right()
player.move_forward(4)
player.water()
player.speak(litres)
