import player

middle = sorted(eggs)[2]
player.move_forward(3)
player.display(middle)

player.move_forward(middle)
player.display(sum(eggs) / 5)
