/** The fields of a stream event that are read. */
export interface StreamEvent {
  id?: string;
  name: string;
  data: string;
}

/** More than any event has, in characters. */
const longestEvent = 1_000_000;

/**
 * Parses server-sent events (WHATWG HTML 9.2.6) from text chunks that may be split anywhere; what it returns throws
 * where an event does not come to its end.
 */
export function createEventStreamParser(onEvent: (event: StreamEvent) => void): (piece: string) => void {
  let rest = '';
  let fields = new Map<string, string>();

  function line(text: string): void {
    if (text === '') {
      const data = fields.get('data');
      if (data !== undefined) onEvent({ id: fields.get('id'), name: fields.get('event') ?? 'message', data });
      fields = new Map();
      return;
    }
    const [, name = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(text) ?? [];
    if (name === '') return;
    const before = name === 'data' ? fields.get('data') : undefined;
    fields.set(name, before === undefined ? value : `${before}\n${value}`);
  }

  return (piece) => {
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    lines.forEach(line);
    if (rest.length + (fields.get('data')?.length ?? 0) > longestEvent)
      throw new RangeError('An event has no end.');
  };
}
