import player

low = first
high = last

# {stage}
player.move_forward(5)

# {ask}
while low < high:
    middle = (low + high) // 2
    if player.ask(f"More than {middle}?"):
        low = middle + 1
    else:
        high = middle

# {tell}
player.speak(f"It is {low}!")
