/** A command or path that a page of documentation claims to exist. */
export type Claim =
  | { readonly kind: 'script'; readonly line: number; readonly script: string; readonly room?: string }
  | { readonly kind: 'program'; readonly line: number; readonly program: string }
  /** `*` and `<name>` in a path match anything. */
  | { readonly kind: 'path'; readonly line: number; readonly path: string };

/** Built-in commands of npm, which are not scripts. */
const BUILT_IN = new Set(['ci', 'install', 'exec', 'ls', 'view', 'outdated']);
/** Matches a path. `isPath` also requires a slash, because a plain `main.py` may be the name of anything. */
const PATH = /^[\w.@*<>{},-]+(\/[\w.@*<>{},-]+)*\/?$/;

const commandClaims = (text: string, line: number): Claim[] => {
  const claims: Claim[] = [];
  for (const [, first = '', rest = ''] of text.matchAll(/\bnpm ([\w:-]+)([^`&|;\n]*)/g)) {
    const words = rest.trim().split(/\s+/);
    const script = first === 'run' || first === 'run-script' ? words[0] : first;
    const room = /(?:-w|--workspace)[ =]([\w-]+)/.exec(rest)?.[1];
    if (!script || script.startsWith('-') || (script === first && BUILT_IN.has(script))) continue;
    claims.push({ kind: 'script', line, script, ...(room === undefined ? {} : { room }) });
  }
  for (const [, program = ''] of text.matchAll(/\bnpx ([\w-]+)/g))
    claims.push({ kind: 'program', line, program });
  for (const [, path = ''] of text.matchAll(/\bnode ([\w./-]+\.m?[jt]s)\b/g))
    claims.push({ kind: 'path', line, path });
  return claims;
};

const isPath = (text: string): boolean =>
  text.includes('/') && PATH.test(text) && !text.startsWith('@') && !/^[\d.,/]+$/.test(text);

/** Every command and path in a Markdown page: in code spans, in code blocks, and in the targets of links. */
export const claimsOf = (markdown: string): Claim[] => {
  const claims: Claim[] = [];
  let inBlock = false;
  for (const [index, text] of markdown.split('\n').entries()) {
    const line = index + 1;
    if (/^\s*```/.test(text)) {
      inBlock = !inBlock;
      continue;
    }
    if (inBlock) {
      claims.push(...commandClaims(text, line));
      continue;
    }
    for (const [, code = ''] of text.matchAll(/`([^`]+)`/g)) {
      claims.push(...commandClaims(code, line));
      if (isPath(code)) claims.push({ kind: 'path', line, path: code });
    }
    for (const [, target = ''] of text.matchAll(/\]\(([^)\s]+)\)/g))
      if (!/^([a-z]+:|#)/.test(target)) claims.push({ kind: 'path', line, path: target.replace(/#.*$/, '') });
  }
  return claims;
};
