import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Monokai with its colours raised to 4.5:1, also on the background of the executing and of the failed line. */
const colors = {
  ground: '#272822',
  gutter: '#272822',
  text: '#F8F8F2',
  lineNumber: '#B5B29C',
  comment: '#A39E85',
  keyword: '#FF7FA9',
  name: '#A6E22E',
  string: '#E6DB74',
  number: '#BE9BFF',
  type: '#66D9EF',
  selection: '#565649',
  sun: '#FFC93C',
  error: '#FF8A96',
} as const;

const highlight = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.operatorKeyword, tags.moduleKeyword, tags.controlKeyword],
    color: colors.keyword,
  },
  { tag: [tags.string, tags.special(tags.string)], color: colors.string },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: colors.number },
  { tag: tags.comment, color: colors.comment, fontStyle: 'italic' },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.definition(tags.function(tags.variableName)),
    ],
    color: colors.name,
  },
  { tag: [tags.className, tags.definition(tags.className), tags.typeName], color: colors.type },
]);

const look = EditorView.theme(
  {
    '&': {
      color: colors.text,
      backgroundColor: colors.ground,
      fontSize: '16px',
      // 600 px (game.md section 9); less if the window has too little room for them and the buttons.
      height: '100%',
      maxHeight: '600px',
    },
    '&.cm-focused': { outline: 'none' },
    '.cm-scroller': {
      fontFamily: '"Hopcode Code", ui-monospace, monospace',
      fontVariantLigatures: 'none',
      fontFeatureSettings: '"calt" 0, "liga" 0',
      lineHeight: '22px',
      fontWeight: '500',
      // Here and not on the content: the line numbers would be this much too high until the editor is measured.
      boxSizing: 'border-box',
      padding: '12px 0',
    },
    '.cm-content': { padding: '0', caretColor: colors.text },
    '.cm-line': { padding: '0 12px 0 4px' },
    '.cm-gutters': { backgroundColor: colors.gutter, color: colors.lineNumber, border: 'none' },
    '.cm-lineNumbers .cm-gutterElement': { minWidth: '30px', padding: '0 10px 0 4px' },
    '.cm-activeLine': { backgroundColor: '#FFFFFF09' },
    '.cm-activeLineGutter': { backgroundColor: '#FFFFFF09', color: colors.text },
    '.cm-cursor': { borderLeftColor: colors.text, borderLeftWidth: '2px' },
    '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
      backgroundColor: colors.selection,
    },
    '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
      backgroundColor: '#FFFFFF22',
      outline: '1px solid #FFFFFF55',
    },
    '.cm-executing': {
      background: 'linear-gradient(90deg, #FFC93C2E, #FFC93C14)',
    },
    '.cm-executing-gutter': { backgroundColor: '#FFC93C2E', color: colors.text },
    '.cm-mark-gutter .cm-executing-gutter': { boxShadow: `inset 4px 0 ${colors.sun}` },
    '.cm-error-line, .cm-error-gutter': { backgroundColor: '#B3263A66' },
    '.cm-mark-gutter .cm-error-gutter': { boxShadow: `inset 4px 0 ${colors.error}` },
    '.cm-mark-gutter .cm-gutterElement': { width: '28px', display: 'grid', placeItems: 'center' },
    '.cm-error-sign': {
      gridArea: '1 / 1',
      color: colors.error,
      display: 'block',
      width: '16px',
      height: '16px',
    },
    '.cm-tooltip': {
      color: colors.text,
      backgroundColor: '#1D1E19',
      border: '2px solid #4A4C40',
      borderRadius: '12px',
      overflow: 'hidden',
    },
    // The explanation is beside it.
    '.cm-tooltip.cm-tooltip-autocomplete': { overflow: 'visible' },
    '.cm-tooltip.cm-tooltip-autocomplete > ul': {
      borderRadius: '10px',
      fontFamily: '"Hopcode Code", ui-monospace, monospace',
      maxHeight: '260px',
    },
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
      padding: '6px 12px',
      lineHeight: '22px',
    },
    '.cm-tooltip-autocomplete > ul > li[aria-selected]': { color: '#FFFFFF', backgroundColor: '#2F7A35' },
    '.cm-completionMatchedText': { textDecoration: 'none', color: colors.sun },
    '.cm-completionIcon': { display: 'none' },
    '.cm-completionDetail': { fontStyle: 'normal', color: colors.lineNumber },
    '.cm-tooltip.cm-completionInfo': {
      padding: '8px 12px',
      maxWidth: '280px',
      fontFamily: 'Hopcode, system-ui, sans-serif',
      fontSize: '14px',
    },
    '.cm-placeholder': { color: colors.comment },
  },
  { dark: true },
);

/** The theme of the code editor, by day and night. */
export const monokai = [look, syntaxHighlighting(highlight)];
