/** The idea of a lesson: its first sentence and the lines of code that show it. */
export type LessonIdea = {
  readonly sentence: string;
  readonly code: string;
};

/** Most lines of code beside a goal; the lesson has all of them. */
const MOST_LINES = 6;

/** The first lines of a piece of code without comments and empty lines; an ellipsis says that there are more. */
const shortened = (code: string): string => {
  const lines = code
    .trim()
    .split('\n')
    .filter((line) => !/^\s*(#|$)/.test(line));
  return lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES - 1), '…'].join('\n') : lines.join('\n');
};

/** Reads the idea from the HTML of a lesson; undefined if it shows no code of its own. */
export const ideaOf = (tutorial: string): LessonIdea | undefined => {
  const { body } = new DOMParser().parseFromString(tutorial, 'text/html');
  const code = body.querySelector('pre')?.textContent ?? '';
  // The sentence that leads to the code.
  const before = body.querySelector('pre')?.previousElementSibling ?? body.querySelector('p');
  const sentence = before?.textContent?.trim() ?? '';
  return code.trim() === '' || sentence === '' ? undefined : { sentence, code: shortened(code) };
};
