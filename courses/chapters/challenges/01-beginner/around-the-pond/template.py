import player

# {round}
player.move_forward(short)
player.water()
player.turn_right()
player.move_forward(long)
player.turn_right()
