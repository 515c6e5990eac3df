import player

# {here}
player.move_forward(3)
player.place(2)
