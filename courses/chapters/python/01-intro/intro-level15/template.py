import player

# {count}
apples = 5

# {pick}
player.move_forward()
player.move_forward(apples)

# {label}
label = apples

# {tell}
player.move_forward()
player.speak(label)
