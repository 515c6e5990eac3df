import player
import helper
import asyncio

async def main():
    # {viggo}
    helper.move_forward(5)
    # {you}
    player.move_forward(4)
    player.turn_left()
    player.move_forward(3)

asyncio.run(main())
