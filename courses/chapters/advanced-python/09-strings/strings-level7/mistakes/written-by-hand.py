import player

player.move_forward(3)
player.write("20.01.2027")
player.move_forward(3)
player.turn_left()
player.display("MOONLIGHT")
player.turn_right()
player.move_forward(4)
player.speak("Good night!")
