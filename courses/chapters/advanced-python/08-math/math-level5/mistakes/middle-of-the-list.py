import player
import statistics

middle = eggs[len(eggs) // 2]
player.move_forward(3)
player.display(middle)
player.move_forward(middle)
player.display(statistics.mean(eggs))
