import { pythonLanguage } from '@codemirror/lang-python';
import { highlightTree, tagHighlighter, tags } from '@lezer/highlight';

/** The colour class of a piece of code. */
export type PieceLook = 'keyword' | 'string' | 'number' | 'comment' | 'call' | 'type' | 'plain';
export type CodePiece = { readonly text: string; readonly look: PieceLook };

const LOOKS: readonly PieceLook[] = ['keyword', 'string', 'number', 'comment', 'call', 'type'];

const looks = tagHighlighter([
  { tag: [tags.keyword, tags.operatorKeyword, tags.moduleKeyword, tags.controlKeyword], class: 'keyword' },
  { tag: [tags.string, tags.special(tags.string)], class: 'string' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], class: 'number' },
  { tag: tags.comment, class: 'comment' },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.definition(tags.function(tags.variableName)),
    ],
    class: 'call',
  },
  { tag: [tags.className, tags.definition(tags.className), tags.typeName], class: 'type' },
]);

/** Splits one line into pieces. `marks` are the highlighted ranges, as offsets in the whole program. */
const piecesOf = (
  code: string,
  [from, to]: readonly [number, number],
  marks: readonly { readonly from: number; readonly to: number; readonly look: PieceLook }[],
): CodePiece[] => {
  const pieces: CodePiece[] = [];
  let at = from;
  for (const mark of marks) {
    const [begin, end] = [Math.max(mark.from, at), Math.min(mark.to, to)];
    if (begin >= end) continue;
    if (begin > at) pieces.push({ text: code.slice(at, begin), look: 'plain' });
    pieces.push({ text: code.slice(begin, end), look: mark.look });
    at = end;
  }
  if (at < to) pieces.push({ text: code.slice(at, to), look: 'plain' });
  return pieces;
};

/**
 * A Python program as lines of highlighted pieces. If a string continues over several lines, each line has the string's
 * colour.
 */
export const codeLines = (code: string): CodePiece[][] => {
  const marks: { from: number; to: number; look: PieceLook }[] = [];
  highlightTree(pythonLanguage.parser.parse(code), looks, (from, to, name) => {
    const look = LOOKS.find((one) => name.split(' ').includes(one));
    if (look) marks.push({ from, to, look });
  });
  let start = 0;
  return code.split('\n').map((line) => {
    const range = [start, start + line.length] as const;
    start += line.length + 1;
    return piecesOf(code, range, marks);
  });
};
