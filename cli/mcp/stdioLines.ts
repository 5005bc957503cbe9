import { createInterface } from 'node:readline';
import { PassThrough, type Readable, type Writable } from 'node:stream';

/** Error response of JSON-RPC. @param id of the message, if readable */
const errorOf = (code: number, message: string, id: unknown = null) => ({
  jsonrpc: '2.0',
  id: typeof id === 'string' || typeof id === 'number' ? id : null,
  error: { code, message },
});

const beginningOf = (line: string) => JSON.stringify(line.length > 40 ? `${line.slice(0, 40)}…` : line);

/** Reason why a line is not a JSON-RPC 2.0 message; undefined for a valid one. */
function refusalOf(line: string) {
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    const what = 'Send each message as one line of JSON, without Content-Length and without line breaks in it';
    return errorOf(-32_700, `This line is not JSON: ${beginningOf(line)}. ${what}.`);
  }
  if (Array.isArray(message)) return errorOf(-32_600, 'A list of messages: send each on a line of its own.');
  if (typeof message !== 'object' || message === null)
    return errorOf(-32_600, `A message is an object, not ${beginningOf(line)}.`);
  const { jsonrpc, id, method, result, error } = message as Record<string, unknown>;
  if (jsonrpc !== '2.0') return errorOf(-32_600, `jsonrpc is ${JSON.stringify(jsonrpc)}: send "2.0".`, id);
  if (id === null) return errorOf(-32_600, 'id is null: send a text or a number, or none where no answer is wanted.');
  if (method === undefined && result === undefined && error === undefined)
    return errorOf(-32_600, 'The message has no method.', id);
  return undefined;
}

/** Responds to invalid lines, once for several in a row. The SDK ignores them, so their senders would wait. */
export function onlyMessages(input: Readable, output: Writable): Readable {
  const messages = new PassThrough();
  let isBroken = false;
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  lines.on('line', (line) => {
    if (line.trim() === '') return;
    const refusal = refusalOf(line);
    if (refusal && !isBroken) output.write(`${JSON.stringify(refusal)}\n`);
    if (!refusal) messages.write(`${line}\n`);
    isBroken = refusal !== undefined;
  });
  lines.on('close', () => messages.end());
  return messages;
}
