import { rulesOf } from '@balcao/contract/facts/assumptions.ts';
import type { Measured } from '@balcao/contract/provenance/measured.ts';
import { expect, test } from 'vitest';
import type { RecordedRequest } from '../../recording.ts';
import { seededCredentials as keys } from '../../seededCredentials.ts';
import { readRecordings } from '../recordedFiles.ts';
import { openSampleSandbox, type SampleSandbox } from '../sampleSandbox.ts';
import { casesOf, requestOf } from './cases.ts';
import { politely } from './client.ts';
import { type Player, play } from './play.ts';
import { measuredOf } from './report.ts';
import { type Change, type Reply, rewrites, texts } from './rewrites.ts';
import { lifecycleRules } from './rules.ts';

const recordings = await readRecordings('pt');

/** Plays cases against a sandbox behind a proxy that rewrites some responses. */
async function measure(
  start: string,
  change: (request: RecordedRequest, reply: Reply) => void,
  more: Partial<Player> = {},
  given?: SampleSandbox,
): Promise<Measured> {
  const sandbox = given ?? (await openSampleSandbox());
  const send = politely(async (request) => {
    const { status, headers, body } = await sandbox.send(request);
    const reply: Reply = { status, type: headers['Content-Type'] ?? '', body: body && JSON.parse(body) };
    change(request, reply);
    const text = reply.body === undefined ? null : JSON.stringify(reply.body);
    return new Response(text, { status: reply.status, headers: { 'CONTENT-TYPE': reply.type } });
  }, 0);
  const player = { send, keys, writes: true, ...more };
  const cases = casesOf(recordings, player.writes, 'test');
  const some = cases.filter(({ id }) => `${id}/`.startsWith(start));
  const outcome = await play(some, player);
  if (!given) await sandbox.close();
  return measuredOf(outcome, 'http://sandbox.example');
}

test.each(rewrites)('%s is named at its rule [compare.names-the-rule]', async (_, start, call, change, rule) => {
  const { differences } = await measure(start, ({ method, path }, reply) => {
    if (`${method} ${path} `.startsWith(call)) change(reply);
  });
  expect([...new Set(differences.map((each) => each.rule))]).toEqual([rule]);
});

const shapes = [
  null,
  'x',
  [],
  { data: null },
  { data: [null] },
  { error: 'x' },
  { error: { errors: [null, { code: 5 }] } },
];
test.each(shapes)('a response of the shape %j is a difference', async (shape) => {
  const { differences } = await measure('payments/errors', (_, reply) => Object.assign(reply, { body: shape }));
  expect(differences.length).toBeGreaterThan(0);
});

/** Differences that no rule covers: the case of a media type, and messages. `measure` also capitalises header names. */
const harmless: Change = (reply) => {
  reply.type = 'Application/JSON; Charset=UTF-8';
  texts(/"msg":"[^"]*"/g, '"msg":"No"')(reply);
};

/** Counts objects, by the kinds that a run creates. */
async function countsIn(sandbox: SampleSandbox): Promise<number[]> {
  const lists = [
    '/customers',
    '/webhooks',
    '/payments?stateDetails_state=pending',
    '/payments?stateDetails_state=authorised',
  ];
  const { headers } = requestOf({ operation: 'listPayments' });
  const answers = await Promise.all(
    lists.map((path) => sandbox.send({ method: 'GET', path: `/api${path}`, headers, body: null })),
  );
  return answers.map(({ body }) => JSON.parse(body).meta.totalCount);
}

test('the sandbox itself differs in nothing, and nothing stays of a run [compare.removes-what-it-made]', async () => {
  const sandbox = await openSampleSandbox();
  const before = await countsIn(sandbox);
  const measured = await measure('', (_, reply) => harmless(reply), {}, sandbox);
  expect(measured.differences).toEqual([]);
  expect(measured.played.length).toBeGreaterThan(100);
  expect(measured.left).toEqual([]);
  expect(await countsIn(sandbox)).toEqual(before);
  await sandbox.close();
});

test('nothing but reads is sent unless writes are asked for [compare.reads-unless-asked]', async () => {
  const measured = await measure('', ({ method }) => expect(method).toBe('GET'), { writes: false });
  expect(measured.differences).toEqual([]);
  expect(measured.played.length).toBeGreaterThan(40);
});

test('a step waits for its payer until the state follows [compare.waits-for-the-payer]', async () => {
  const sandbox = await openSampleSandbox();
  const asked: string[] = [];
  const acts: RecordedRequest[] = [];
  const payer = {
    async ask(what: string, simulator: RecordedRequest) {
      asked.push(what);
      acts.push(simulator);
    },
    async again() {
      for (const act of acts.splice(0)) await sandbox.send(act);
      return asked.length < 100;
    },
  };
  const measured = await measure('', () => undefined, { payer }, sandbox);
  await sandbox.close();
  expect([measured.differences, measured.left]).toEqual([[], []]);
  expect(asked).toContainEqual(expect.stringMatching(/^pay at the test cash machine: .*"reference":"\d{9}"/));
  const steps = ['payment-pending-pay_reference', 'checkout-PaymentReady-pay'];
  expect(measured.agreed).toEqual(expect.arrayContaining(steps));
});

test('the tables name rules of the contract', () => {
  const ids = new Set(rulesOf('en').map(({ id }) => id));
  const named = [...Object.values(lifecycleRules), ...rewrites.map(([, , , , rule]) => rule)];
  expect(named.filter((id) => !id.startsWith('specification ') && !ids.has(id))).toEqual([]);
});
