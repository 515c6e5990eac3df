import type { TextCheck } from './text-check.ts';

const TAG = /<(\/?)([A-Za-z0-9]+)\s*(\/?)>/g;

/** Checks that tags close in the reverse order of opening. */
const tagsNest: TextCheck = ({ own }) => {
  const open: string[] = [];
  for (const [, end, name = '', alone] of own.matchAll(TAG)) {
    if (alone) continue;
    if (!end) open.push(name);
    else if (open.pop() !== name) return [`closes <${name}> in the wrong place`];
  }
  return open.length > 0 ? [`does not close <${open.join('>, <')}>`] : [];
};

const ADDRESS = /\b(?:https?:\/\/|mailto:)[^\s)"<]+|[\w.+-]+@[\w-]+\.\w[\w.]*/g;
const all = (text: string, pattern: RegExp): string =>
  [...new Set(text.match(pattern) ?? [])].sort().join(' ');

const sameAddresses: TextCheck = ({ english, own }) =>
  all(english, ADDRESS) === all(own, ADDRESS)
    ? []
    : [`needs the addresses ${all(english, ADDRESS) || '(none)'}, as in English`];

const FENCE = /```[\s\S]*?```/g;
const CODE_SPAN = /`[^`\n]*`/g;

/** Checks that the Markdown of a lesson has the same bold words, code spans, fences and lists as in English. */
const sameMarkdown: TextCheck = ({ file, english, own }) => {
  if (!file.endsWith('.md')) return [];
  const faults: string[] = [];
  const counted = (pattern: RegExp) => [english, own].map((text) => (text.match(pattern) ?? []).length);
  const [theirFences, fences] = counted(FENCE);
  if (theirFences !== fences) faults.push('needs as many code fences as in English');
  const [from, to] = [english, own].map((text) => text.replaceAll(FENCE, ''));
  const spans = (text = '') => [...(text.match(CODE_SPAN) ?? [])].sort().join(' ');
  if (spans(from) !== spans(to)) faults.push(`needs the code ${spans(from) || '(none)'}, as in English`);
  const bold = (text = '') => text.split('**').length - 1;
  if (bold(to) % 2 === 1) faults.push('has a ** too many or too few');
  else if (bold(from) > 0 && bold(to) === 0)
    faults.push('has no **bold** words: mark the words that English marks');
  const items = (text = '') => (text.match(/^- /gm) ?? []).length;
  if (items(from) !== items(to)) faults.push('needs as many items in its list as in English');
  return faults;
};

/**
 * Characters that no text needs: control characters, and direction marks, because the pages add direction marks
 * themselves.
 */
const INVISIBLE =
  /(?![\n\t])\p{Cc}|[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffd\ue000\ue001]/u;

const invisible: TextCheck = ({ own, english }) =>
  INVISIBLE.test(own) && !INVISIBLE.test(english)
    ? [
        'has an invisible or broken character: take it out (pages isolate code from right-to-left text themselves)',
      ]
    : [];

/** Checks that a text has the same tags, addresses and Markdown as in English, and no invisible characters. */
export const checkForm: TextCheck = (text) =>
  [tagsNest, sameAddresses, sameMarkdown, invisible].flatMap((check) => [...check(text)]);
