import player

# {walk}
player.move_forward()

# {greet}
player.speak("Good morning!")
