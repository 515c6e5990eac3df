/** Lets the browser save text as a file. */
export const saveFile = (name: string, text: string, type: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // An iPad first asks the user whether to download, and only then reads the file.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
