/** A sentence as data, like the engine's messages: its key in `engine.json`, and the values for its placeholders. */
type IdeaName = { readonly key: string; readonly params?: Readonly<Record<string, string>> };

const NAME = String.raw`[\p{L}_][\p{L}\p{M}\p{N}_]*`;
const form = (source: string): RegExp => new RegExp(`^${source}$`, 'u');

/** Ideas that words describe better than code: a program may use other names, or the code alone is unclear. */
const NAMED: readonly (readonly [RegExp, string])[] = [
  [form(`yield .+`), 'yields'],
  [form('@ @'), 'decorators'],
  [form(String.raw`${NAME}\(\) in def`), 'recursion'],
  [form(`return ${NAME}`), 'inner'],
  [form(String.raw`class ${NAME}\((?!Exception\)).+\)`), 'parent'],
  [form(String.raw`def ${NAME}\(.+\)`), 'parameters'],
  [form(String.raw`${NAME}\[${NAME}\]`), 'lookup'],
  [form(String.raw`try: \.\.\.`), 'try'],
  [form(String.raw`except: \.\.\.`), 'caught'],
];

const STARS = form(String.raw`(\*+)${NAME}`);

/** The words for an idea; undefined if the code is clear enough, such as `yield` or `visit()`. */
export const ideaName = (idea: string): IdeaName | undefined => {
  const stars = STARS.exec(idea)?.[1];
  if (stars !== undefined) return { key: 'ideas.stars', params: { stars } };
  const key = NAMED.find(([pattern]) => pattern.test(idea))?.[1];
  return key === undefined ? undefined : { key: `ideas.${key}` };
};
