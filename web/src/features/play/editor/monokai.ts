import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const highlight = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.operatorKeyword, tags.moduleKeyword, tags.controlKeyword],
    color: 'var(--code-keyword)',
  },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--code-number)' },
  { tag: tags.comment, color: 'var(--code-comment)', fontStyle: 'italic' },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.definition(tags.function(tags.variableName)),
    ],
    color: 'var(--code-name)',
  },
  { tag: [tags.className, tags.definition(tags.className), tags.typeName], color: 'var(--code-type)' },
]);

const look = EditorView.theme(
  {
    '&': {
      color: 'var(--code-text)',
      backgroundColor: 'var(--code-ground)',
      fontSize: '16px',
      // At most 600 px high (game.md section 9), less if the window has no space for the editor and the buttons.
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
      // The padding is on the scroller and not on the content. Otherwise the line numbers would be too high by this
      // distance until the editor is measured.
      boxSizing: 'border-box',
      padding: '12px 0',
    },
    '.cm-content': { padding: '0', caretColor: 'var(--code-text)' },
    '.cm-line': { padding: '0 12px 0 4px' },
    '.cm-gutters': {
      backgroundColor: 'var(--code-ground)',
      color: 'var(--code-line-number)',
      border: 'none',
    },
    '.cm-lineNumbers .cm-gutterElement': { minWidth: '30px', padding: '0 10px 0 4px' },
    '.cm-activeLine': { backgroundColor: 'var(--code-active)' },
    '.cm-activeLineGutter': { backgroundColor: 'var(--code-active)', color: 'var(--code-text)' },
    '.cm-cursor': { borderLeftColor: 'var(--code-text)', borderLeftWidth: '2px' },
    '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
      backgroundColor: 'var(--code-selection)',
    },
    '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
      backgroundColor: 'var(--code-bracket)',
      outline: '1px solid var(--code-bracket-line)',
    },
    '.cm-executing': {
      background: 'linear-gradient(90deg, var(--code-executing), var(--code-executing-end))',
    },
    '.cm-executing-gutter': { backgroundColor: 'var(--code-executing)', color: 'var(--code-text)' },
    '.cm-mark-gutter .cm-executing-gutter': { boxShadow: 'inset 4px 0 var(--sun)' },
    '.cm-error-line, .cm-error-gutter': { backgroundColor: 'var(--code-failed)' },
    '.cm-mark-gutter .cm-error-gutter': { boxShadow: 'inset 4px 0 var(--code-error)' },
    '.cm-mark-gutter .cm-gutterElement': { width: '28px', display: 'grid', placeItems: 'center' },
    '.cm-error-sign': {
      gridArea: '1 / 1',
      color: 'var(--code-error)',
      display: 'block',
      width: '16px',
      height: '16px',
    },
    '.cm-tooltip': {
      color: 'var(--code-text)',
      backgroundColor: 'var(--code-strip)',
      border: '2px solid var(--code-track)',
      borderRadius: '12px',
      overflow: 'hidden',
    },
    // The explanation is next to the list, outside its box.
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
    '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
      color: 'var(--white)',
      backgroundColor: 'var(--meadow)',
    },
    '.cm-completionMatchedText': { textDecoration: 'none', color: 'var(--sun)' },
    '.cm-completionIcon': { display: 'none' },
    '.cm-completionDetail': { fontStyle: 'normal', color: 'var(--code-line-number)' },
    '.cm-tooltip.cm-completionInfo': {
      padding: '8px 12px',
      maxWidth: '280px',
      fontFamily: 'Hopcode, system-ui, sans-serif',
      fontSize: '14px',
    },
    '.cm-placeholder': { color: 'var(--code-comment)' },
  },
  { dark: true },
);

/** The theme of the code editor, in both colour schemes. */
export const monokai = [look, syntaxHighlighting(highlight)];
