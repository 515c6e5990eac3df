import player

place = weights.index(max(weights))
player.move_forward(2 * place)
player.turn_left()
player.collect("pumpkin")
player.combine("pie")
