import type { Slip } from './slip.ts';

const ADA = 'name = "Ada"\n';

/**
 * Programs with texts whose quotes or curly brackets are missing, mixed, doubled or in the middle of the text. Each
 * program comes with the programs that are most similar to it.
 */
export const SLIPS_IN_QUOTES: readonly Slip[] = [
  ['names = ["Ada, "Bea"]', 'text-never-closed', '"Ada'],
  ['names = ["Ada", "Bea, "Cleo"]', 'text-never-closed', '"Bea'],
  ['names = ["Ada", "Bea", "Cleo]', 'text-never-closed', '"Cleo'],
  ['feed = {"hen: 1, "cow": 2}', 'text-never-closed', '"hen'],
  ['feed = {"hen": "corn, "cow": "hay"}', 'text-never-closed', '"corn'],
  ['print("Ada", "Bea)', 'text-never-closed', '"Bea'],
  ['x = "Ada"\nif x == "Ada:\n    print(1)', 'text-never-closed', '"Ada'],
  ['print("She said \'hi)', 'text-never-closed', '"She said \'hi'],
  ['names = ["Ada", Bea"]', 'text-never-opened', 'Bea"'],
  ['names = ["Ada", Bea", "Cleo"]', 'text-never-opened', 'Bea"'],
  ['names = [Ada", "Bea"]', 'text-never-opened', 'Ada"'],
  ['print("Ada" + Bea")', 'text-never-opened', 'Bea"'],
  ['x = "Ada"\nif x == Ada":\n    print(1)', 'text-never-opened', 'Ada"'],
  [`${ADA}print("Hi " + name + !")`, 'text-never-opened', '!"'],
  ['print(\'a", "b")', 'quotes-mixed', "'"],
  ["print(\"a', 'b')", 'quotes-mixed', '"'],
  ["print('a', \"b')", 'quotes-mixed', '"'],
  ["print(\"hello' + 'you')", 'quotes-mixed', '"'],
  [`${ADA}print(f'Hello {name}")`, 'quotes-mixed', 'f'],
  ['print(""Hello"")', 'quotes-doubled', '""'],
  ["print(''Hello'')", 'quotes-doubled', "''"],
  ['print("Hello"")', 'quotes-doubled', '""'],
  ['print(""Hello")', 'quotes-doubled', '""'],
  ['print("I"m here")', 'quote-for-apostrophe', '"I"m here"'],
  ["player.speak(It's me)", 'apostrophe-without-quotes', "It's me"],
  ["x = It's me", 'apostrophe-without-quotes', "It's me"],
  ["print('That's Ada's')", 'apostrophe-in-text', "'That's Ada's'"],
  ['print("He said "hi!")', 'quote-without-partner', 'print("He said "hi!")'],
  ["print('cows' milk')", 'quote-without-partner', "print('cows' milk')"],
  ['print("a" "b)', 'quote-without-partner', 'print("a" "b)'],
  [`${ADA}print(f"{name} is "nice"")`, 'quote-inside-text', 'f"{name} is "nice'],
  [`${ADA}print("Hello "name"!")`, 'comma-missing', '"Hello "name'],
  [`${ADA}print(f "Hello {name}")`, 'letter-apart-from-text', 'f "Hello {name}"'],
  [`${ADA}print("Hello {name}"f)`, 'letter-apart-from-text', '"Hello {name}"f'],
  ['print(´hello´)', 'backtick-quotes', '´hello'],
  [`${ADA}print(f"Hello {name")`, 'brace-never-closed', '{name'],
  [`${ADA}print(f"Hello {name)")`, 'bracket-in-braces', ')'],
  [`${ADA}print(f"Hello {name]}")`, 'bracket-in-braces', ']'],
  [`${ADA}print(f"Hello name}")`, 'brace-without-partner', '}'],
  [`${ADA}print(f"Hello {name}}")`, 'brace-without-partner', '}'],
  [`${ADA}print(f"Hello {{name}")`, 'brace-without-partner', '}'],
  [`${ADA}print(f"Hello {name'}")`, 'text-in-braces', "'"],
  [`${ADA}print(f'Hello {name"}')`, 'text-in-braces', '"'],
];
