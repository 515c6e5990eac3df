import player

player.move_forward(3)
player.display("Hay")
player.move_forward(4)
player.display("Slime")
player.move_forward(4)
player.display("Nothing")
