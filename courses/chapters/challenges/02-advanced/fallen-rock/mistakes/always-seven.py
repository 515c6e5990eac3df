import player

player.move_forward(7)
player.speak(7)
player.push()
