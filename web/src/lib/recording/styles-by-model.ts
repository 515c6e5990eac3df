/**
 * The recorder compares inline styles in a document that it creates for this purpose. Our content policy also applies
 * to this document. This policy refuses the attribute `style`, and the browser logs a warning. In such documents, this
 * function sets styles through the object model, which the policy allows. Returns a function that undoes this.
 */
export const setStylesByModel = (): (() => void) => {
  const { implementation } = document;
  const original = implementation.createHTMLDocument;
  implementation.createHTMLDocument = (title) => {
    const made = original.call(implementation, title);
    const createElement = (name: string): HTMLElement => {
      const element = Document.prototype.createElement.call(made, name);
      element.setAttribute = (attribute, value) => {
        if (attribute === 'style') element.style.cssText = value;
        else Element.prototype.setAttribute.call(element, attribute, value);
      };
      return element;
    };
    Object.defineProperty(made, 'createElement', { value: createElement });
    return made;
  };
  return () => {
    implementation.createHTMLDocument = original;
  };
};
