import player

bottles = 4
text = "{bottles} bottles of milk!"

# {walk}
player.move_forward(7)
player.turn_left()
player.move_forward(4)

# {tell}
player.speak(text)
