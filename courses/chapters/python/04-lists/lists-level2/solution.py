import player

wishes = ["watermelon", "pumpkin", "corn"]

# {first}
player.move_forward(2)
player.turn_right()
player.collect(wishes[0])

# {second}
player.turn_left()
player.move_forward(3)
player.turn_left()
player.collect(wishes[1])
