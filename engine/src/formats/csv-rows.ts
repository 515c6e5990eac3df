/**
 * The rows of CSV text, as Python's `csv.reader` returns them with its defaults: fields are separated by commas, and a
 * field in double quotes may contain commas, line breaks and `""` for a quote. An empty line is a row without fields.
 */
export const csvRows = (text: string): readonly (readonly string[])[] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let isQuoted = false;
  let isOpen = false;
  const endField = (): void => {
    row.push(field);
    field = '';
    isOpen = false;
  };
  const endRow = (): void => {
    if (row.length > 0 || isOpen) endField();
    rows.push(row);
    row = [];
  };
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index];
    if (isQuoted) {
      if (sign !== '"') field += sign;
      else if (text[index + 1] === '"') {
        field += '"';
        index += 1;
      } else isQuoted = false;
    } else if (sign === '"' && field === '') {
      isQuoted = true;
      isOpen = true;
    } else if (sign === ',') {
      endField();
      isOpen = true;
    } else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[index + 1] === '\n') index += 1;
      endRow();
    } else {
      field += sign;
      isOpen = true;
    }
  }
  if (row.length > 0 || isOpen) endRow();
  return rows;
};
