import type { Level } from './formats/level.ts';
import type { Timeline } from './formats/timeline.ts';
import { type Check, checkOfForm, hasPiece } from './idea-forms.ts';
import {
  asWord,
  bareCode,
  classesOf,
  type Definition,
  functionsOf,
  timesOf,
  wordsOf,
} from './program-code.ts';
import { type ReachedCode, reachedCode } from './reached-code.ts';

const has = (pattern: RegExp): Check => {
  return (code, idea) => (pattern.test(code) ? undefined : idea);
};

const namesOf = (definitions: readonly Definition[]): readonly string[] =>
  definitions.map(({ name }) => name);

const ownNames = (code: string): readonly string[] =>
  namesOf(functionsOf(code)).filter((name) => !name.startsWith('__'));

/** Checks that the program defines a function, and also calls it or passes it to another function. */
const calledFunction: Check = (code, idea) => {
  if (/\blambda\b/.test(code)) return undefined;
  const names = ownNames(code);
  const [first] = names;
  if (first === undefined) return idea;
  return names.some((name) => timesOf(code, name) > 1) ? undefined : `${first}()`;
};

/**
 * Checks that the program defines a class and uses it. If the class has methods, the program must also use one of them.
 */
const usedClass: Check = (code, idea) => {
  const names = namesOf(classesOf(code));
  const [first] = names;
  if (first === undefined) return idea;
  if (!names.some((name) => timesOf(code, name) > 1)) return `${first}()`;
  const methods = ownNames(code);
  const [method] = methods;
  const isUsed = methods.some((name) => new RegExp(`\\.\\s*${asWord(name)}`, 'u').test(code));
  return method === undefined || isUsed ? undefined : `.${method}()`;
};

/**
 * The checks for the ideas of a level, which its program must use: `for` (any loop), `def` (a function that is called),
 * `return`, `class` (a class that is used, and a method of it), `[ ]` (a list), `{ }` (a dictionary), `+ - *` (a
 * calculation), `@ @` (two decorators of a function), `super()`, or a form of `idea-forms.ts`. Any other text has one
 * of three forms. A name is a variable whose last value is used. `steps =` is a variable that also gets a new value.
 * Several pieces mean that one of them is needed: a function such as `int()`, a method such as `.put()`, or symbols
 * such as `>= <=`.
 */
const CHECKS: Readonly<Record<string, Check>> = {
  for: has(/\b(?:for|while)\b/),
  def: calledFunction,
  return: (code, idea) =>
    calledFunction(code, idea) === undefined && /\b(?:return|lambda)\b/.test(code) ? undefined : idea,
  class: usedClass,
  '[ ]': has(/(?<![\p{L}\p{N}_\])"])\[|\blist\s*\(|\.\s*(?:append|split)\s*\(/u),
  '{ }': has(/\{|\bdict\s*\(/),
  '+ - *': has(/[-+*/%]/),
  '@ @': has(/^[ \t]*@.*\n\s*@/mu),
  'super()': has(/\bsuper\b|\.\s*__\w+__\s*\(\s*self\b|\b\p{Lu}\w*\.\w+\(\s*self\b/u),
};

const NAME = /^[\p{L}_][\p{L}\p{N}_]*$/u;
const NEW_VALUE = /^([\p{L}_][\p{L}\p{N}_]*) =$/u;

const isSetIn = (code: string, name: string): boolean =>
  new RegExp(`^[ \\t]*${name}[ \\t]*=(?!=)`, 'mu').test(code);

/** Whether the last value of a variable is used after the line that stores it. */
const isUsed = (code: string, name: string): boolean => {
  const found = wordsOf(code).filter(([word]) => word === name);
  const isSet = (index: number): boolean => /^\s*(?::[^=\n]*)?=(?!=)/.test(code.slice(index + name.length));
  const last = found.findLastIndex(({ index }) => isSet(index));
  return found.length > last + 1;
};

/**
 * Whether a variable is used. If the program has no variable with this name, any other variable that the program sets
 * and uses counts.
 */
const usesVariable = (code: string, name: string): boolean => {
  if (timesOf(code, name) > 0) return isUsed(code, name);
  return wordsOf(code).some(([word]) => /^\p{L}/u.test(word) && isSetIn(code, word) && isUsed(code, word));
};

const checkNames: Check = (code, idea) => {
  if (NAME.test(idea)) return usesVariable(code, idea) ? undefined : idea;
  const changing = NEW_VALUE.exec(idea)?.[1];
  if (changing !== undefined) {
    const names = '[\\p{L}\\p{M}\\p{N}_]+';
    const values = new RegExp(
      `^[ \\t]*(?:${names}[ \\t]*,[ \\t]*)*${changing}[ \\t]*(?:,[ \\t]*${names}[ \\t]*)*(?:[-+*/%]|//)?=(?!=)`,
      'gmu',
    );
    return (code.match(values) ?? []).length > 1 ? undefined : idea;
  }
  const pieces = idea.split(' ');
  return pieces.some((piece) => hasPiece(code, piece)) ? undefined : pieces[0];
};

/** The failure of a run that meets every goal but does not use an idea of its level. */
export const IDEA_MISSING = 'idea-missing';
/** The failure if the program gives the variable of the idea a value that nothing uses. */
export const IDEA_UNUSED = 'idea-unused';

/** The call that a program lacks if the idea is only in a definition that the program never reaches. */
const idleWith = ({ code, idle }: ReachedCode, check: Check, idea: string): string => {
  const found =
    idle.find(({ lines, name }) => check(`${code}\n${lines}\n${name}`, idea) === undefined) ?? idle[0];
  return found === undefined ? idea : `${found.outer?.word === 'class' ? '.' : ''}${found.name}()`;
};

/** The first idea of the level that a program lacks, as code; undefined if the program uses all of them. */
export const missingIdea = (program: string, { ideas }: Pick<Level, 'ideas'>): string | undefined => {
  if (ideas === undefined) return undefined;
  const code = bareCode(program);
  const reached = reachedCode(code);
  for (const idea of ideas) {
    const check = CHECKS[idea] ?? checkOfForm(idea) ?? checkNames;
    const missing = check(code, idea) ?? (check(reached.code, idea) && idleWith(reached, check, idea));
    if (missing !== undefined) return missing;
  }
  return undefined;
};

/**
 * The idea that a program catches an error that really happens. A level names this idea with the code `except: ...`.
 */
const CATCHES = 'except: ...';

const catchesNothing = ({ events }: Timeline, ideas: Level['ideas']): boolean =>
  ideas?.includes(CATCHES) === true &&
  !events.some((event) => event.kind === 'command' && event.failure !== undefined);

/**
 * Judges a run together with its program. A run that meets every goal but lacks an idea of its level is not complete;
 * its failure names that idea.
 */
export const judgedWithIdeas = (
  timeline: Timeline,
  program: string,
  level: Pick<Level, 'ideas'>,
): Timeline => {
  const { end, verdict } = timeline;
  if (end.status !== 'finished' || !verdict.complete) return timeline;
  const idea = missingIdea(program, level) ?? (catchesNothing(timeline, level.ideas) ? CATCHES : undefined);
  if (idea === undefined) return timeline;
  const isVariable = NAME.test(idea) && !(idea in CHECKS) && checkOfForm(idea) === undefined;
  const isUnused = isVariable && timesOf(bareCode(program), idea) > 0;
  // If the program sets the variable only once, just the second value is missing.
  const name = NEW_VALUE.exec(idea)?.[1];
  const again = name !== undefined && isSetIn(bareCode(program), name) ? { again: name } : {};
  const failure = { code: isUnused ? IDEA_UNUSED : IDEA_MISSING, params: { idea, ...again } };
  return { ...timeline, verdict: { ...verdict, complete: false, failure } };
};
