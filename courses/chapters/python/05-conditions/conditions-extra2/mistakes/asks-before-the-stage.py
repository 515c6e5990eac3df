import player

low = first
high = last


while low < high:
    middle = (low + high) // 2
    if player.ask(f"More than {middle}?"):
        low = middle + 1
    else:
        high = middle

player.speak(f"It is {low}!")
