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
        await valley.put(word)
        await player.turn_right()
        await player.move_forward(4)
        word = await player.read()
    await valley.put("end")

# {echo}
async def echo():
    await helper.move_forward(3)
    word = await valley.get()
    while word != "end":
        await helper.speak(word[-3:])
        await helper.turn_left()
        await helper.move_forward(4)
        word = await valley.get()

# {both}
async def main():
    await asyncio.gather(call(), echo())

asyncio.run(main())
