import player

player.move_forward(3)
player.speak("Red leaves")
player.move_forward(3)
player.speak("gold leaves")
player.move_forward(3)
player.speak("wild wind")
player.move_forward(3)
player.speak("good night")
player.move_backward()
