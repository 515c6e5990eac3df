"""Places in the program, as the editor counts lines and columns."""

from hopcode import OWN_BUILTINS as __builtins__

import linecache

from hopcode.run_state import LEARNER_FILE


def code_place(code, instruction, line):
    for index, position in enumerate(code.co_positions()):
        if index == instruction // 2:
            start, end, start_column, end_column = position
            if start is not None and start_column is not None:
                return place_of(start, end, start_column, end_column)
            break
    return {'line': line}


def place_of(line, end_line, byte_column, end_byte_column):
    """Columns count UTF-16 units from 1, as the editor does; Python counts UTF-8 bytes from 0."""
    return {
        'line': line,
        'column': _editor_column(line, byte_column),
        'endLine': end_line,
        'endColumn': _editor_column(end_line, end_byte_column),
    }


def _editor_column(line, byte_column):
    before = linecache.getline(LEARNER_FILE, line).encode('utf-8', 'replace')[:byte_column]
    return utf16_length(before.decode('utf-8', 'replace')) + 1


def utf16_length(text):
    return len(text) + sum(character > '\uffff' for character in text)
