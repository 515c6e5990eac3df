/** The colours of one rule of a style sheet, each a variable's name without its dashes. */
export type RuleColors = {
  readonly selector: string;
  readonly text: string | undefined;
  readonly ground: string | undefined;
};

const COMMENT = /\/\*.*?\*\//gs;
const RULE = /([^{}]+)\{([^{}]*)\}/g;
const DECLARATION = /(?:^|;)\s*(color|background|background-color)\s*:\s*var\(--([\w-]+)\)\s*(?=;|$)/g;

/** Every rule with the colours of its text and of its ground; those of an outer rule do not count. */
export const ruleColors = (css: string): RuleColors[] =>
  [...css.replace(COMMENT, '').matchAll(RULE)].map(([, selector = '', body = '']) => {
    const colors = new Map([...body.matchAll(DECLARATION)].map(([, property, name]) => [property, name]));
    return {
      selector: selector.trim(),
      text: colors.get('color'),
      ground: colors.get('background') ?? colors.get('background-color'),
    };
  });

/** Names of the variables that a text reads: `--ink` of `var(--ink)`, without dashes. */
export const variablesOf = (text: string): string[] =>
  [...text.matchAll(/var\(\s*--([\w-]+)/g)].map(([, name = '']) => name);
