import player

low = first
high = last

# {stage}
player.move_forward(5)

# {ask}
middle = (low + high) // 2
player.ask(f"More than {middle}?")

# {tell}
player.speak(f"It is {low}!")
