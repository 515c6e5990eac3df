import player

wishes = ["watermelon", "pumpkin", "corn"]
player.move_forward(2)
player.turn_right()
player.collect(wishes[3])
