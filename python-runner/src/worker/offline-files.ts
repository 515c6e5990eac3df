/**
 * Answers the interpreter's requests for its own files from the files in a message, so that the worker sends no
 * request. Any other request fails. `onStart` gets the interpreter's exports.
 */
export const answerFilesFromMemory = (
  module: WebAssembly.Module,
  library: ArrayBuffer,
  onStart: (exports: WebAssembly.Exports) => void,
): void => {
  globalThis.fetch = async (input) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.endsWith('.zip')) return new Response(library);
    if (url.endsWith('.wasm'))
      return new Response(new Uint8Array(8), { headers: { 'content-type': 'application/wasm' } });
    throw new TypeError('The Python worker has no network.');
  };
  WebAssembly.instantiateStreaming = async (_response, imports) => {
    const instance = await WebAssembly.instantiate(module, imports);
    onStart(instance.exports);
    return { module, instance };
  };
};
