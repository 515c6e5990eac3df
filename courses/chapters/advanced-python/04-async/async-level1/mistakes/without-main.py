import player
import helper
import asyncio

asyncio.run(helper.move_forward(5))
asyncio.run(player.move_forward(4))
asyncio.run(player.turn_left())
asyncio.run(player.move_forward(3))
