/** The colours in one rule of a style sheet. Each colour is the name of a variable without dashes. */
export type RuleColors = {
  readonly selector: string;
  readonly text: string | undefined;
  readonly ground: string | undefined;
};

const COMMENT = /\/\*.*?\*\//gs;
const RULE = /([^{}]+)\{([^{}]*)\}/g;
const DECLARATION = /(?:^|;)\s*(color|background|background-color)\s*:\s*var\(--([\w-]+)\)\s*(?=;|$)/g;

/** Every rule with its text colour and its background colour. The colours of an outer rule do not count. */
export const ruleColors = (css: string): RuleColors[] =>
  [...css.replace(COMMENT, '').matchAll(RULE)].map(([, selector = '', body = '']) => {
    const colors = new Map([...body.matchAll(DECLARATION)].map(([, property, name]) => [property, name]));
    return {
      selector: selector.trim(),
      text: colors.get('color'),
      ground: colors.get('background') ?? colors.get('background-color'),
    };
  });

/** The names of the variables in a piece of CSS or code, without dashes: `ink` for `var(--ink)`. */
export const variablesOf = (text: string): string[] =>
  [...text.matchAll(/var\(\s*--([\w-]+)/g)].map(([, name = '']) => name);
