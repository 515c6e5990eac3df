import player
import helper
import asyncio

notes = asyncio.Queue()

async def read():
    for i in range(3):
        await player.move_forward(4)
        text = await player.read()
        await notes.put(int(text))

async def dig():
    for i in range(3):
        steps = notes.get()
        await helper.move_forward(steps)
        await helper.turn_right()

async def main():
    await asyncio.gather(read(), dig())

asyncio.run(main())
