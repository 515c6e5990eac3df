/** The window object of a frame, with the classes of its document. */
export type FrameWindow = Window & typeof globalThis;

/**
 * Lets the recording player write styles in its frame. The content security policy of our page also applies there, and
 * would forbid them. Sets style attributes through the object model, and gives style elements the nonce of our page.
 * The policy and other documents do not change.
 */
export const allowStyles = (frame: FrameWindow, nonce: string | undefined): void => {
  const element = frame.Element.prototype;
  const node = frame.Node.prototype;
  const { setAttribute } = element;
  const { appendChild, insertBefore } = node;
  element.setAttribute = function setAttributeOrStyle(name, value) {
    if (name === 'style' && 'style' in this) Reflect.set(this, 'style', value);
    else setAttribute.call(this, name, value);
  };
  const withNonce = <Added extends Node>(added: Added): Added => {
    if (nonce !== undefined && added.nodeName === 'STYLE') Reflect.set(added, 'nonce', nonce);
    return added;
  };
  node.appendChild = function appendWithNonce<Added extends Node>(added: Added): Added {
    appendChild.call(this, withNonce(added));
    return added;
  };
  node.insertBefore = function insertWithNonce<Added extends Node>(added: Added, next: Node | null): Added {
    insertBefore.call(this, withNonce(added), next);
    return added;
  };
};
