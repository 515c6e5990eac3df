import player

# {total}
total = sum(eggs)
player.move_forward(8)
player.speak(total)

# {most}
player.move_forward(2)
player.speak(max(eggs))
