import player
import statistics

middle = statistics.mean(eggs)
player.move_forward(3)
player.display(middle)
player.move_forward(middle)
player.display(statistics.mean(eggs))
