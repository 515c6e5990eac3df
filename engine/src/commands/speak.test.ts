import { describeCommand } from '../testing/command-cases.ts';
import { speak } from './speak.ts';

const hello = { action: 'speak', position: [1, 0], data: 'Hello!' } as const;

describeCommand(speak, { map: '.R.', goals: [hello], said: ['Hello!'], scores: [1] }, [
  {
    rule: 'stands on an X mark',
    passes: { map: '>x.', goals: [hello], program: 'move_forward() speak("Hello!")', scores: [1] },
    fails: { map: '>.x', code: 'not-on-mark', params: { action: 'speak' }, scores: [0] },
  },
  {
    rule: 'the failure says when the farm has no marks at all, as in free play',
    passes: { map: '>x.', goals: [hello], program: 'move_forward() speak("Hello!")' },
    fails: { map: '>..', code: 'not-on-mark', params: { action: 'speak', marks: 0 } },
  },
  {
    rule: 'the failure names no thing: only collect() would take it',
    passes: { map: '>x.', goals: [hello], program: 'move_forward() speak("Hello!")' },
    fails: {
      map: '>c.',
      goals: [],
      program: 'speak("Hello!")',
      code: 'not-on-mark',
      params: { action: 'speak', marks: 0 },
    },
  },
  {
    rule: 'every style of mark works',
    passes: {
      map: '>y.',
      legend: { y: { type: 'xmarkGold', action: 'none' } },
      goals: [hello],
      program: 'move_forward() speak("Hello!")',
    },
    fails: { legend: { y: { type: 'flowers', action: 'none' } }, code: 'not-on-mark' },
  },
  {
    rule: 'a goal has this cell as its position',
    passes: { map: '.R.', goals: [hello], program: 'speak("Hello!")', scores: [1] },
    fails: { goals: [{ ...hello, position: [2, 0] }], code: 'unexpected' },
  },
  {
    rule: 'the goal has the action speak',
    passes: { map: '.R.', goals: [hello], program: 'speak("Hello!")' },
    fails: { goals: [{ ...hello, action: 'collect' }], code: 'unexpected' },
  },
  {
    rule: 'faces the target',
    passes: {
      map: '.R.',
      goals: [{ ...hello, targetPosition: [2, 0] }],
      program: 'speak("Hello!")',
    },
    fails: { program: 'turn_left() speak("Hello!")', code: 'not-facing-target' },
  },
  {
    rule: 'the phrase matches exactly',
    passes: { map: '.R.', goals: [hello], program: 'speak("Hello!")', said: ['Hello!'] },
    fails: {
      program: 'speak("hello!")',
      code: 'wrong-text',
      params: { said: 'hello!', expected: 'Hello!' },
      said: ['hello!'],
      scores: [0],
    },
  },
  {
    rule: 'the failure says that another mark wants this text',
    passes: { map: '.R.', goals: [hello], program: 'speak("Hello!")' },
    fails: {
      goals: [hello, { ...hello, position: [2, 0], data: 'Bye!' }],
      program: 'speak("Bye!")',
      code: 'wrong-text',
      params: { said: 'Bye!', expected: 'Hello!', elsewhere: 1 },
    },
  },
  {
    rule: 'a star accepts every text',
    passes: { map: '.R.', goals: [{ ...hello, data: '*' }], program: 'speak("Moo")', scores: [1] },
    fails: { goals: [{ ...hello, data: '**' }], code: 'wrong-text' },
  },
  {
    rule: 'among several goals on one cell the matching one is chosen',
    passes: {
      map: '.R.',
      goals: [hello, { ...hello, data: 'Bye!' }],
      program: 'speak("Bye!")',
      scores: [0, 1],
    },
    fails: { program: 'speak("Good morning!")', code: 'wrong-text', scores: [0, 0] },
  },
  {
    rule: 'a goal with the exact text is chosen before one that accepts any text',
    passes: {
      map: '.R.',
      goals: [{ ...hello, data: '*' }, hello],
      program: 'speak("Hello!")',
      scores: [0, 1],
    },
  },
  {
    rule: 'a number is spoken as its text',
    passes: { map: '.R.', goals: [{ ...hello, data: '5' }], program: 'speak(5)', said: ['5'], scores: [1] },
    fails: { program: 'speak(6)', code: 'wrong-text' },
  },
  {
    rule: 'a boolean is spoken as Python writes it',
    passes: { map: '.R.', goals: [{ ...hello, data: 'True' }], program: 'speak(True)', said: ['True'] },
  },
  {
    rule: 'a text is required',
    passes: { map: '.R.', goals: [hello], program: 'speak("Hello!")' },
    fails: { program: 'speak()', code: 'wrong-argument', params: { parameter: 'text' } },
  },
  {
    rule: 'an empty text is refused, even where the goal accepts any text',
    passes: { map: '.R.', goals: [{ ...hello, data: '*' }], program: 'speak(".")', scores: [1] },
    fails: {
      program: 'speak("")',
      code: 'wrong-argument',
      params: { parameter: 'text' },
      said: [],
      scores: [0],
    },
  },
  {
    rule: 'a text of only spaces is refused',
    passes: { map: '.R.', goals: [{ ...hello, data: '*' }], program: 'speak(" . ")', scores: [1] },
    fails: { program: 'speak("   ")', code: 'wrong-argument', params: { parameter: 'text' }, scores: [0] },
  },
  {
    rule: 'None is refused',
    passes: { map: '.R.', goals: [{ ...hello, data: 'None' }], program: 'speak("None")' },
    fails: { program: 'speak(None)', code: 'wrong-argument' },
  },
]);
