"""The events of a run in the format of the timeline."""

from hopcode import OWN_BUILTINS as __builtins__

from hopcode import host


def told_events(state, last_changes):
    """Events up to the end, in the format of the timeline. A command is only a number here, because the host already
    has its event.

    Line 0 means the end of the program, with the changes by its last line.
    """
    told = [_told_event(event) for event in state.events[: state.event_count_at_end]]
    if state.uses_files:
        changes = int(host.ask('["files"]'))
        told += [{'kind': 'file', 'number': number} for number in range(_told_files(told), changes)]
    if last_changes and state.ending['status'] in ('finished', 'error', 'rule'):
        told.append(_told_event(('line', 0, '', last_changes)))
    return told


def _told_files(told):
    return sum(event['kind'] == 'file' for event in told)


def _told_event(event):
    kind = event[0]
    if kind == 'line':
        told = {'kind': kind, 'line': event[1], 'scope': event[2]}
        if event[3]:
            told['changed'] = event[3]
        return told
    if kind == 'command' or kind == 'file':
        return {'kind': kind, 'number': event[1]}
    if kind == 'print':
        return {'kind': kind, 'stream': event[1], 'text': ''.join(event[2])}
    if kind == 'wait':
        told = {'kind': kind, 'seconds': event[1]}
        if event[2]:
            told['busy'] = True
        return told
    return {'kind': kind, 'question': event[1], 'prompt': event[2], 'answer': event[3]}
