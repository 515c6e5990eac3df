import player

eggs = 7
needed = 7

# {check}
enough = eggs < needed

# {tell}
player.move_forward(8)
player.speak(enough)
