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
    for i in range(3):
        while len(notes) <= i:
            await asyncio.sleep(1)
        await helper.move_forward(notes[i])
        await helper.turn_right()

async def main():
    await asyncio.gather(read(), dig())

asyncio.run(main())
