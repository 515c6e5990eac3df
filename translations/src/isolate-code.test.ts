import { expect, it } from 'vitest';
import { isolateCode, withDirection } from './isolate-code.ts';

/** Shows LRI and PDI as ⟨ and ⟩, and the right-to-left mark as ←. */
const shown = (text: string): string =>
  text.replaceAll('\u2066', '⟨').replaceAll('\u2069', '⟩').replaceAll('\u200f', '←');

it.each([
  ['כתבו look() כאן', 'כתבו ⟨look()⟩ כאן'],
  ['כתבו move_forward(3).', 'כתבו ⟨move_forward(3)⟩.'],
  ['כתבו: x = 3', 'כתבו: ⟨x = 3⟩'],
  ['כתבו (למשל speak("Hi!")) כאן', 'כתבו (למשל ⟨speak("Hi!")⟩) כאן'],
  ['כתבו for i in range(3):', 'כתבו ⟨for i in range(3)⟩:'],
  ['זה Python, וזה 3', 'זה Python, וזה 3'],
  ['שלב 3 (מתוך 5)', 'שלב 3 (מתוך 5)'],
  ['כתבו `look()`', 'כתבו `look()`'],
  ['אמרו "Hi!" עם `speak()`', 'אמרו ⟨"Hi!"⟩ עם `speak()`'],
  ['משבצת A (עמודה 4)', 'משבצת A (עמודה 4)'],
  ['כתבו look() (ואז', 'כתבו ⟨look()⟩ (ואז'],
  ['כתבו ״player.״ וראו', 'כתבו ״⟨player.⟩״ וראו'],
  ['הפקודה (`look()`) כאן', 'הפקודה (`look()`) כאן'],
  ['קודם עמדו על X. speak() עובדת כאן', 'קודם עמדו על X. ⟨speak()⟩ עובדת כאן'],
  ['כתבו speak("Hi. Bye") כאן', 'כתבו ⟨speak("Hi. Bye")⟩ כאן'],
  ['כתבו ) לפני הנקודתיים.', 'כתבו ⟨)⟩ לפני הנקודתיים.'],
  ['כל [ צריך ], וכל { צריך }.', 'כל [ צריך ], וכל { צריך }.'.replace(/[[\]{}]/g, '⟨$&⟩')],
  ['משווים עם !=', 'משווים עם ⟨!=⟩'],
  ['עם == או עם !=, לא', 'עם ⟨==⟩ או עם ⟨!=⟩, לא'],
  ['לא עם החץ =>.', 'לא עם החץ ⟨=>⟩.'],
  ['הערכים: [1, 2]', 'הערכים: ⟨[1, 2]⟩'],
  ['כתבו 3 * (4 + 5) כאן', 'כתבו ⟨3 * (4 + 5)⟩ כאן'],
  ['בית (אדום) ועץ', 'בית (אדום) ועץ'],
  ['מס (\u20687.5%\u2069)', 'מס (\u20687.5%⟩)'],
  ['כתבו: \u2066player.speak("שלום")\u2069', 'כתבו: ⟨player.speak("שלום")⟩'],
  ['כתבו: player.speak("שלום")', 'כתבו: ⟨player.speak("שלום")⟩'],
  ['اكتب: player.speak("مرحبا يا بطة").', 'اكتب: ⟨player.speak("مرحبا يا بطة")⟩.'],
  ["כתבו x = 'שלום' + name כאן", "כתבו ⟨x = 'שלום' + name⟩ כאן"],
  ['כתבו: player.speak(f"שלום מינה")', 'כתבו: ⟨player.speak(f"שלום מינה")⟩'],
  ['כתבו: return "שלום"', 'כתבו: ⟨return "שלום"⟩'],
  ['כתבו: {"שם": "דנה", "גיל": 7}', 'כתבו: ⟨{"שם": "דנה", "גיל": 7}⟩'],
  ['כתבו: if name == "דנה":', 'כתבו: ⟨if name == "דנה"⟩:'],
  ['כתבו: "שלום" ואז "להתראות"', 'כתבו: "שלום" ואז "להתראות"'],
  ['אמרו "שלום" ואז speak()', 'אמרו "שלום" ואז ⟨speak()⟩'],
  ['כתבו speak("שלום כאן', 'כתבו ⟨speak("⟩שלום כאן'],
  ['כתבו: \u2068x = 3\u2069, ואז y = 4', 'כתבו: \u2068x = 3⟩, ואז ⟨y = 4⟩'],
  ['3 - 5 צעדים', '3 - 5 צעדים'],
  ['אין פקודה move_forwardה. יש לה', 'אין פקודה ⟨move_forwardה⟩. יש לה'],
  ['כתבו move_forward ואז', 'כתבו ⟨move_forward⟩ ואז'],
  ['', ''],
])('%j becomes %j', (text, expected) => {
  expect(shown(isolateCode(text))).toBe(expected);
});

it.each([
  ['Python קורא את התוכנית', '←Python קורא את התוכנית'],
  ['look() בודקת', '⟨look()⟩ בודקת'],
  ['`look` בודקת את X', '`look` בודקת את X'],
  ['`look`, Python ואתם', '←`look`, Python ואתם'],
  ['אתם ו־Python', 'אתם ו־Python'],
  ['3 צעדים', '3 צעדים'],
  ['\u2068כיתה ה׳2 (Python)\u2069, Oak', '←\u2068כיתה ה׳2 (Python)⟩, Oak'],
  ['\u2068כיתה ה׳2\u2069, \u2068Oak\u2069', '←\u2068כיתה ה׳2⟩, \u2068Oak⟩'],
  ['Only English', 'Only English'],
])('adds directions to %j: %j', (text, expected) => {
  expect(shown(withDirection(text))).toBe(expected);
});
