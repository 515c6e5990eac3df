import player

price = 3
player.move_forward(11)
player.speak(f"Hay: {price} coins")
player.speak("And more!")
