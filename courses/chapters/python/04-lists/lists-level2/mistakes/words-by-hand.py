import player

wishes = ["watermelon", "pumpkin", "corn"]
player.move_forward(2)
player.turn_right()
player.collect("watermelon")
player.turn_left()
player.move_forward(3)
player.turn_left()
player.collect("pumpkin")
