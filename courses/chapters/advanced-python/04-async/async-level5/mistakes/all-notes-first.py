import player
import helper
import asyncio

notes = []

async def read():
    for i in range(3):
        await player.move_forward(4)
        text = await player.read()
        notes.append(int(text))

async def dig():
    for steps in notes:
        await helper.move_forward(steps)
        await helper.turn_right()

async def main():
    await read()
    await dig()

asyncio.run(main())
