import player
import helper
import asyncio

valley = asyncio.Queue()

# {call}
async def call():
    await player.move_forward(3)
    word = await player.read()
    while word != "end":
        await player.speak(word)
        await player.turn_right()
        await player.move_forward(4)
        word = await player.read()

# {echo}
async def echo():
    await helper.move_forward(3)

# {both}
async def main():
    await asyncio.gather(call(), echo())

asyncio.run(main())
