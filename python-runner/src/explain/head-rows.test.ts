import { expect, it } from 'vitest';
import { rowAnswer } from '../testing/row-answer.ts';
import { COLON_ROWS, HEAD_ROWS } from './head-rows.ts';

const ROWS = [...COLON_ROWS, ...HEAD_ROWS];

it.each([
  ['colon-in-brackets', 'def go(n:)', 'def go(n):'],
  ['colon-in-brackets', 'if (x == 3:)', 'if (x == 3):'],
  ['colon-in-brackets', 'for i in range(3:):', 'for i in range(3):'],
  ['sign-after-colon', 'def go():;', 'def go():'],
  ['sign-after-colon', 'if x == 3::', 'if x == 3:'],
  ['sign-after-colon', 'for i in range(3):, # go', 'for i in range(3):'],
  ['function-with-equals', 'def go = ():', 'def go():'],
  ['function-with-equals', 'def go(n) = :', 'def go(n):'],
  ['function-with-equals', 'def go = (n):', 'def go(n):'],
  ['function-keyword', 'function go():', 'def go():'],
  ['function-keyword', 'public void go(n) {', 'def go(n):'],
  ['function-keyword', 'fun go:', 'def go():'],
  ['other-sign-for-colon', 'for i in range(3);', 'for i in range(3):'],
  ['other-sign-for-colon', 'class Hen =', 'class Hen:'],
  ['other-sign-for-colon', 'def go() ->', 'def go():'],
  ['self-needs-dot', 'self name = 3', 'self.name = 3'],
  ['self-needs-dot', 'self go()', 'self.go()'],
  ['class-needs-name', 'class:', 'class Hen:'],
  ['function-needs-name', 'def (n):', 'def go(n):'],
  ['function-needs-name', 'def:', 'def go():'],
  ['input-not-a-name', 'def go(3):', 'def go(n):'],
  ['input-not-a-name', 'def go(int n):', 'def go(n):'],
  ['input-not-a-name', 'def go(self.name):', 'def go(self, name):'],
  ['function-needs-parentheses', 'def go:', 'def go():'],
  ['function-needs-parentheses', 'def go a, b:', 'def go(a, b):'],
  ['global-with-value', 'global x = 3', 'global x'],
  ['global-with-value', 'nonlocal x += 1', 'nonlocal x'],
  ['if-behind', 'break if x == 3', 'if x == 3: break'],
  ['if-behind', 'return if done:', 'if done: return'],
  ['except-needs-as', 'except ValueError e:', 'except ValueError as e:'],
  ['except-needs-as', 'except ValueError, e', 'except ValueError as e:'],
  ['catch-word', 'catch:', 'except:'],
  ['catch-word', 'catch (ValueError) {', 'except ValueError:'],
  ['new-word', 'hen = new Hen()', 'hen = Hen()'],
])('%s: %s becomes %s', (key, line, write) => {
  expect(rowAnswer(ROWS, key, line)).toMatchObject({ write });
});

it.each([
  ['if True print(1)', 9, 'if True: print(1)'],
  ['while x == 3 go()', 14, 'while x == 3: go()'],
  ['def go() return 3', 10, 'def go(): return 3'],
  ['for i in range(3), print(i)', 18, 'for i in range(3): print(i)'],
])('colon-before: %s, where Python stops at column %i, becomes %s', (line, column, write) => {
  expect(rowAnswer(ROWS, 'colon-before', line, { column })).toMatchObject({ write });
});

it('else-on-same-line has both parts of the line', () => {
  expect(rowAnswer(ROWS, 'else-on-same-line', 'if a: go() elif b: stay()')).toMatchObject({
    first: 'if a: go()',
    second: 'elif b: stay()',
  });
});

it.each([
  ['colon-in-brackets', 'if x[1:]:'],
  ['colon-in-brackets', 'print(a:)'],
  ['sign-after-colon', 'x = 3;'],
  ['sign-after-colon', 'while True:'],
  ['function-with-equals', 'def go(n):'],
  ['function-keyword', 'def go():'],
  ['function-keyword', 'to the tree'],
  ['other-sign-for-colon', 'if x: print(1);'],
  ['else-on-same-line', 'x = 1 if a else 2'],
  ['self-needs-dot', 'self.name = 3'],
  ['colon-before', 'if True: print(1)'],
  ['class-needs-name', 'class Hen:'],
  ['function-needs-name', 'def go():'],
  ['input-not-a-name', 'def go(a, b):'],
  ['function-needs-parentheses', 'def go():'],
  ['global-with-value', 'x = 3'],
  ['if-behind', 'x = 3 if a else 4'],
  ['except-needs-as', 'except ValueError as e:'],
  ['catch-word', 'catching = 3'],
  ['new-word', 'x = renew(3)'],
])('%s does not apply to %s', (key, line) => {
  expect(rowAnswer(ROWS, key, line)).toBe(false);
});
