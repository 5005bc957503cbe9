import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runCommand } from '../runCommand.ts';

/** Every character that a terminal acts on, with what sets a title, clears the screen and turns the text. */
const evil = [
  ...Array.from({ length: 0x20 }, (_, code) => String.fromCharCode(code)),
  ...Array.from({ length: 0x21 }, (_, code) => String.fromCharCode(0x7f + code)),
  '\x1b]0;title\x07\x1b[2J\u009b2J\u202e',
].join('');

const acted = /(?![\n\t])[\p{Cc}\u202e]/u;

/** Everything that a command reads, as far as it is text. */
const fields: Record<string, unknown> = {
  ...Object.fromEntries(
    ['id', 'amount', 'now', 'offsetSeconds', 'tenant', 'payments', 'subscriptions', 'waitingDeliveries']
      .concat(['storedBytes', 'lastUsedAt', 'frozenAt', 'frozenReason', 'kind', 'attempts', 'failedAt'])
      .concat(['errorId', 'file', 'bytes', 'url', 'state', 'action', 'paymentId', 'body'])
      .map((name) => [name, evil]),
  ),
  platformCodes: [evil],
  stateDetails: { state: evil },
  referenceDetails: { entity: evil, reference: evil },
  challenge: null,
  payment: { id: evil, amount: evil, stateDetails: { state: evil } },
};

const lists = /\/(tenants|set-aside)\?|\/deliveries$|\/api\/webhooks$/;
type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const answers = {
  fields(request, response) {
    if (request.url === '/admin/metrics') return void response.end(`${evil} 1\n`);
    const data = lists.test(request.url ?? '') ? [fields] : fields;
    response.end(JSON.stringify({ data }));
  },
  refusal: (_, response) =>
    response
      .writeHead(409)
      .end(JSON.stringify({ error: { code: evil, errors: [{ code: evil, msg: evil }] } })),
  broken: (_, response) => response.end('{"data":'),
  empty: (_, response) => response.end('null'),
  nothing: (_, response) => response.end('{}'),
  wrong: (_, response) => response.end('{"data":{"payments":null}}'),
  silent: () => undefined,
  endless(_, response) {
    const more = () => response.write(' '.repeat(10_000)) && setTimeout(more, 5);
    more();
  },
} satisfies Record<string, Answer>;

let answer: Answer;
let printed: string;
const server = createServer((request, response) => answer(request, response));
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  printed = '';
  const write = (text: unknown) => {
    printed += `${text}\n`;
    return true;
  };
  vi.spyOn(console, 'log').mockImplementation(write);
  vi.spyOn(console, 'error').mockImplementation(write);
  vi.spyOn(process.stdout, 'write').mockImplementation(write);
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

const names = ['shared', 'payment', '1'];
const commands: string[][] = [
  ['call', 'GET', '/sandbox/clock'],
  ['pay', '1'],
  ['pay', 'token'],
  ['phone', '1'],
  ['clock'],
  ['admin', 'tenants'],
  ['admin', 'tenant', 'shared'],
  ['admin', 'freeze', 'shared', '--reason', 'x'],
  ['admin', 'set-aside'],
  ['admin', 'retry', ...names],
  ['admin', 'drop', ...names],
  ['admin', 'backup'],
  ['admin', 'metrics'],
];

async function run(command: readonly string[], ...more: string[]): Promise<void> {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const key = command[0] === 'admin' ? ['--admin-key', 'k'] : [];
  await runCommand([...command, '--url', url, ...key, ...more]);
}

describe.each(commands.map((command) => [command.join(' '), command] as const))('balcao %s', (_, command) => {
  it.each(['fields', 'refusal'] as const)('shows no character that a terminal acts on: %s', async (kind) => {
    answer = answers[kind];
    for (const more of [[], ['--json']]) await run(command, ...more);
    expect(printed).not.toMatch(acted);
    expect(printed.length).toBeGreaterThan(10);
  });

  it.each(['broken', 'empty', 'nothing', 'wrong'] as const)(
    'says in words what it does not understand: %s',
    async (kind) => {
      answer = answers[kind];
      await run(command);
      expect(printed).not.toContain('    at ');
      if (process.exitCode) expect(printed.trimEnd().split('\n').length).toBeLessThanOrEqual(2);
    },
  );

  it.each(['silent', 'endless'] as const)('ends where the response does not: %s', async (kind) => {
    answer = answers[kind];
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(100));
    await run(command);
    expect(printed).toContain('did not respond within 120 seconds');
    expect(process.exitCode).toBe(2);
  });
});

it('prints JSON that says what the server said', async () => {
  answer = answers.fields;
  await run(['call', 'GET', '/sandbox/clock'], '--json');
  expect(JSON.parse(printed)).toEqual(fields);
});
