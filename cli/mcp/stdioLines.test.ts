import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { onlyMessages } from './stdioLines.ts';

async function read(sent: string) {
  const input = new PassThrough();
  const output = new PassThrough();
  const passed = text(onlyMessages(input, output));
  input.end(sent);
  const messages = await passed;
  output.end();
  return {
    messages,
    answers: (await text(output))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  };
}
const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}';

test('messages pass, with any line ends, and without one at the end', async () => {
  expect(await read(`${ping}\r\n\n${ping}`)).toEqual({ messages: `${ping}\n${ping}\n`, answers: [] });
});

test.each([
  ['a frame of another protocol', `Content-Length: 40\r\n\r\n${ping}\n`, null, -32_700, 'Content-Length: 40'],
  ['JSON over several lines', `${JSON.stringify(JSON.parse(ping), undefined, 1)}\n`, null, -32_700, 'one line'],
  ['a list', `[${ping}]\n`, null, -32_600, 'a line of its own'],
  ['another version', '{"jsonrpc":"1.0","id":7,"method":"ping"}\n', 7, -32_600, 'jsonrpc is "1.0"'],
  ['an id that is null', '{"jsonrpc":"2.0","id":null,"method":"ping"}\n', null, -32_600, 'id is null'],
  ['no method', '{"jsonrpc":"2.0","id":"a"}\n', 'a', -32_600, 'no method'],
  ['a word', '"ping"\n', null, -32_600, 'an object'],
])('%s is answered once', async (_, sent, id, code, words) => {
  const { answers } = await read(sent);
  expect(answers).toEqual([{ jsonrpc: '2.0', id, error: { code, message: expect.stringContaining(words) } }]);
});
