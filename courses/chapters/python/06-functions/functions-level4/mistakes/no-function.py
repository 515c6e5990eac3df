import player

player.move_forward(to_tam)
player.combine("grapeJuice")
player.move_forward(to_rosa)
player.combine("berryMilk")
player.move_forward(to_viggo)
player.combine("fruitJuice")
