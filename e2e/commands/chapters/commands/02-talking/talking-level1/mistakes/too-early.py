import player

player.speak("Good morning!")
