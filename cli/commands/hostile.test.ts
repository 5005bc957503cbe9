import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runCommand } from '../runCommand.ts';

/** Characters that a terminal interprets, including sequences that set its title, clear the screen or reverse text. */
const evil = [
  ...Array.from({ length: 0x20 }, (_, code) => String.fromCharCode(code)),
  ...Array.from({ length: 0x21 }, (_, code) => String.fromCharCode(0x7f + code)),
  '\x1b]0;title\x07\x1b[2J\u009b2J\u202e',
].join('');

const acted = /(?![\n\t])[\p{Cc}\u202e]/u;

/** Text fields that the commands read. */
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
    response.writeHead(409).end(JSON.stringify({ error: { code: evil, errors: [{ code: evil, msg: evil }] } })),
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

const commands = [
  'call GET /sandbox/clock',
  'pay 1',
  `pay ${'token'.repeat(8)}`,
  'phone 1',
  'clock',
  'admin tenants',
  'admin tenant shared',
  'admin freeze shared --reason x',
  'admin set-aside',
  'admin retry shared payment 1',
  'admin backup',
  'admin metrics',
];

async function run(command: readonly string[], ...more: string[]): Promise<void> {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const key = command[0] === 'admin' ? ['--admin-key', 'k'] : [];
  await runCommand([...command, '--url', url, ...key, ...more]);
}

describe.each(commands)('balcao %s', (line) => {
  const command = line.split(' ');
  it.each(['fields', 'refusal'] as const)('shows no character that a terminal acts on: %s', async (kind) => {
    answer = answers[kind];
    for (const more of [[], ['--json']]) await run(command, ...more);
    expect(printed).not.toMatch(acted);
    expect(printed.length).toBeGreaterThan(10);
  });

  it.each(['empty', 'nothing', 'wrong'] as const)('says in words what it does not understand: %s', async (kind) => {
    answer = answers[kind];
    await run(command);
    expect(printed).not.toContain('    at ');
    if (process.exitCode) expect(printed.trimEnd().split('\n').length).toBeLessThanOrEqual(2);
  });
});

it('says that a response is no JSON', async () => {
  answer = answers.broken;
  await run(['clock']);
  expect(printed).toMatch(/^GET \/sandbox\/clock was answered with something that is no JSON of a sandbox[.]\n/);
});

it.each(['silent', 'endless'] as const)('ends where the response does not: %s', async (kind) => {
  answer = answers[kind];
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(100));
  await run(['clock']);
  expect(printed).toContain('did not respond within 120 seconds');
  expect(process.exitCode).toBe(2);
});

it('says what the log warns of a call, beside its result', async () => {
  const warnings = [{ pointer: '/amout', reason: 'unknown_field', nearest: `amount${evil}` }];
  answer = ({ method, url }, response) => {
    response.setHeader('X-Request-Id', 'r');
    const isLog = method === 'GET' && url?.startsWith('/sandbox/requests?');
    const data = isLog
      ? [
          { requestId: 'q', warnings: [] },
          { requestId: 'r', warnings },
        ]
      : { id: '1' };
    response.end(JSON.stringify({ data }));
  };
  await run(['call', 'POST', '/api/payments', '{}']);
  expect(printed).toMatch(/"id": "1".*\nWarning: \/amout: unknown field; perhaps amount/s);
  expect(printed).not.toMatch(acted);
});

it.each([
  [['pay', 'http://localhost:4000/checkout/ab-12'], /\nThe id is the last part of that URL: ab-12[.]/],
  [['pay', '12345 000 000 684'], /\nIt is a Multibanco reference: give the id/],
  [['pay', 'ab-12'], /^"ab-12" is no id of a payment or of a checkout[.]\nGive the digits .+ 40 letters/],
  [['call', 'POST', '/api/payments', '@body.json'], /\nA file is read from the standard input: .+ - < body[.]json/],
  [['pay', '1101', '--keys', '"0001:key:999999990"'], /^The keys have quotes or blanks[.]\n/],
  [['pay', '1101', '--keys', '0001:%:999999990'], /are not the keys of a sandbox[.]\n/],
  [['call', 'get', '/api/payments', '-'], /^GET takes no body; filters go in the path: .+[?]/],
  [['clock', '2032-02-30'], /^"2032-02-30" is no step of a clock/],
])('%j is refused for what it is, before anybody is asked', async (command, says) => {
  answer = () => expect.unreachable();
  await run(command);
  expect(printed).toMatch(says);
  expect(process.exitCode).toBe(2);
});

it('takes keys that are empty in the environment for a mistake, and calls as nobody else', async () => {
  answer = () => expect.unreachable();
  vi.stubEnv('BALCAO_KEYS', '');
  await run(['pay', '1101']);
  vi.unstubAllEnvs();
  expect(printed).toMatch(/^These are not the keys of a sandbox[.]/);
  vi.stubEnv('BALCAO_URL', '');
  await runCommand(['pay', '1101']);
  vi.unstubAllEnvs();
  expect(printed).toMatch(/BALCAO_URL is empty[.]/);
});

it('takes no folder whose ~ the shell left as it is', async () => {
  await runCommand(['start', '--data=~/balcao']);
  expect(printed).toMatch(/^--data is .+\nThe shell did not expand the ~: write \$HOME/);
  expect(process.exitCode).toBe(2);
});

it.each([
  'http://0002:secretKey:7@sandbox.example',
  '0002:secretKey@sandbox.example',
  'http://0002:secret#Key@sandbox.example',
])('takes no keys in the URL %s, and repeats none', async (url) => {
  answer = () => expect.unreachable();
  for (const inEnvironment of [false, true]) {
    if (inEnvironment) vi.stubEnv('BALCAO_URL', url);
    for (const command of [['clock'], ['admin', 'tenants', '--admin-key', 'k']])
      await runCommand(inEnvironment ? command : [...command, '--url', url]);
  }
  await runCommand(['clock', '--url', 'localhost:4000/#keys=0001:secretKey:1']);
  vi.unstubAllEnvs();
  expect(printed).toContain('"localhost:4000/" is not the URL of a sandbox.');
  expect(printed.match(/The URL of the sandbox has a user or a password[.]\nGive the keys as --keys/g)).toHaveLength(4);
  expect(printed).not.toContain('secret');
  expect(process.exitCode).toBe(2);
});

it('prints JSON that says what the server said', async () => {
  answer = answers.fields;
  await run(['call', 'GET', '/sandbox/clock'], '--json');
  expect(JSON.parse(printed)).toEqual(fields);
});
