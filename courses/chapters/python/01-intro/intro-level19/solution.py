import player

# {first}
sentence = "Once upon a time"
player.move_forward(3)
player.speak(sentence)

# {next}
player.move_forward(4)
player.turn_left()
player.move_forward(2)
player.speak("there was a rabbit")
player.move_forward(3)
player.speak("who could program.")
