import player

player.move_forward(3)
player.write("My cow is Lotte")
player.move_forward(3)
player.write("My sheep is Max")
player.move_forward(3)
player.write("My hen is Berta")
