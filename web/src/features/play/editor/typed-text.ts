import { EditorView } from '@codemirror/view';

/**
 * The range that the browser is about to replace. If the browser does not report this range, it replaces the selection
 * of the page.
 */
const targetOf = (event: InputEvent): AbstractRange | undefined => {
  const [target, ...more] = event.getTargetRanges();
  if (target) return more.length === 0 ? target : undefined;
  const selection = document.getSelection();
  return selection?.rangeCount === 1 ? selection.getRangeAt(0) : undefined;
};

/** Whether that range is the selection of the editor. */
const isAtSelection = (view: EditorView, event: InputEvent): boolean => {
  const target = targetOf(event);
  const { from, to } = view.state.selection.main;
  return (
    target !== undefined &&
    view.contentDOM.contains(target.startContainer) &&
    view.contentDOM.contains(target.endContainer) &&
    view.posAtDOM(target.startContainer, target.startOffset) === from &&
    view.posAtDOM(target.endContainer, target.endOffset) === to
  );
};

/** Whether the browser is Safari, or another browser with its engine, as all browsers of an iPad are. */
const isWebKit = (): boolean => navigator.vendor.startsWith('Apple');

/**
 * Removes the cursor of the page and sets it again at the same place. If a node before the cursor is new, but the
 * cursor is at the start of the same node as before, WebKit inserts the next letter at the end of the node before it.
 */
const setCursorAnew = (): void => {
  const selection = document.getSelection();
  if (!selection?.isCollapsed || !selection.focusNode) return;
  const { focusNode, focusOffset } = selection;
  selection.removeAllRanges();
  selection.collapse(focusNode, focusOffset);
};

/**
 * Inserts plain text, so that the browser does not insert it. The editor has its own undo list. The browser's own undo
 * list would store every line that was ever removed from the page, with everything that the line refers to. The browser
 * still inserts text from input methods and spelling checkers.
 */
export const typedText = EditorView.domEventHandlers({
  beforeinput: (event, view) => {
    const { inputType, data, isComposing, cancelable } = event;
    if (inputType !== 'insertText' || !data || isComposing || view.composing || !cancelable) return false;
    if (view.state.readOnly || !isAtSelection(view, event)) return false;
    const { from, to } = view.state.selection.main;
    const insert = () =>
      view.state.update(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
    const taken = view.state
      .facet(EditorView.inputHandler)
      .some((handler) => handler(view, from, to, data, insert));
    if (!taken) view.dispatch(insert());
    if (isWebKit()) setCursorAnew();
    return true;
  },
});
