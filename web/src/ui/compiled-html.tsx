import { createElement, type ReactNode, useMemo } from 'react';
import classes from './compiled-html.module.css';

type Props = { readonly html: string };

/** The elements that our own compiler produces. Every other element is replaced with its contents. */
const ALLOWED: ReadonlySet<string> = new Set(
  'p br strong em b i bdi code pre ul ol li blockquote table thead tbody tr th td hr kbd span'.split(' '),
);
/**
 * The new name of each heading. The page and the level already have headings `h1` and `h2`, so the headings in a lesson
 * or a hint start at `h3`.
 */
const HEADINGS: ReadonlyMap<string, string> = new Map([
  ['h1', 'h3'],
  ['h2', 'h4'],
  ['h3', 'h5'],
  ['h4', 'h6'],
  ['h5', 'h6'],
  ['h6', 'h6'],
]);
const VOID: ReadonlySet<string> = new Set(['br', 'hr']);
/** Elements that are removed with their contents. */
const DROPPED: ReadonlySet<string> = new Set(
  'script style iframe object embed template svg math noscript'.split(' '),
);

const toReact = (node: Node, key: number): ReactNode => {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.tagName.toLowerCase();
  const name = HEADINGS.get(tag) ?? tag;
  if (DROPPED.has(name)) return null;
  const children = [...node.childNodes].map(toReact);
  if (!ALLOWED.has(tag) && !HEADINGS.has(tag)) return children;
  // Code is left-to-right in every language.
  const direction = name === 'pre' || name === 'code' ? { dir: 'ltr' } : {};
  return VOID.has(name)
    ? createElement(name, { key })
    : createElement(name, { key, ...direction }, ...children);
};

/**
 * Shows a lesson or a hint that was compiled from our own Markdown. The HTML comes from the network, so only text
 * markup is allowed: no links, pictures, styles, scripts or attributes.
 */
export const CompiledHtml = ({ html }: Props) => {
  const content = useMemo(() => {
    const page = new DOMParser().parseFromString(html, 'text/html');
    return [...page.body.childNodes].map(toReact);
  }, [html]);
  return <div className={classes.text}>{content}</div>;
};
