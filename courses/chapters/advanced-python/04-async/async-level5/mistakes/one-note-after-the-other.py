import player
import helper
import asyncio

async def main():
    for i in range(3):
        await player.move_forward(4)
        steps = int(await player.read())
        await helper.move_forward(steps)
        await helper.turn_right()

asyncio.run(main())
