/**
 * A program that uses much of what programs of lessons use: loops, text, lists, dictionaries, functions, classes and
 * errors. It takes about 0.1 s. Its `exec` lets Python read a program again and again.
 *
 * Chromium compiles the parts of the interpreter that run often, and stores their code for the next visit once it has
 * compiled a megabyte of it. The programs of a first visit are too short for that (docs/decisions/0122).
 */
export const EXERCISE = `import json
import re

def walk(steps):
    total = 0
    found = []
    for step in range(steps):
        if step % 3 == 0 and step > 2:
            total += step * 2
        elif step % 5 == 1:
            found.append(f"{step}:{total}")
        else:
            found.append(str(step).upper().replace("1", "x"))
    places = {name: place for name, place in zip(found, range(len(found)))}
    return total, places, sorted(found), [name for name in found if name.isdigit()]

for turn in range(12):
    total, places, names, digits = walk(60)
    json.loads(json.dumps(names))
    re.sub(r"(\\w+) (\\d)", r"\\2", "one 1 two 2")

program = '''
class Cart:
    def __init__(self, size):
        self.size = size

    def __repr__(self):
        return f"Cart({self.size})"

def number(text, *more, usual=3, **rest):
    try:
        return int(text)
    except ValueError as error:
        return str(error)
    finally:
        rest.clear()

numbers = [number(text, usual=text) for text in ("1", "x", "22")]
rests = {n % 7 for n in range(30)} | {1, 2}
carts = sorted((Cart(n) for n in range(9)), key=lambda cart: -cart.size)
text = ", ".join(map(str, carts))
'''
for turn in range(8):
    exec(compile(program, "exercise", "exec"), {})
`;

/** How often the exercise must run until Chromium has stored the code, with some runs to spare. */
export const EXERCISE_RUNS = 18;
