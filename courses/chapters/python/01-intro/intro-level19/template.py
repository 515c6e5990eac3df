import player

# {first}
sentence = "Once upon a time"
player.move_forward(3)
player.speak(sentence)

# {next}
