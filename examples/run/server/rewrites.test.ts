import { rulesOf } from '@balcao/contract/facts/assumptions.ts';
import type { Measured } from '@balcao/contract/provenance/measured.ts';
import { expect, test } from 'vitest';
import type { RecordedRequest } from '../../recording.ts';
import { readRecordings } from '../recordedFiles.ts';
import { openSampleSandbox, type SampleSandbox } from '../sampleSandbox.ts';
import { casesOf } from './cases.ts';
import { politely } from './client.ts';
import { seedKeys as keys } from './main.ts';
import { play } from './play.ts';
import type { Player } from './player.ts';
import { measuredOf } from './report.ts';
import { type Change, type Reply, rewrites, texts } from './rewrites.ts';
import { lifecycleRules } from './rules.ts';

const cases = casesOf(await readRecordings('pt'));

/** Plays cases against a sandbox behind a proxy that rewrites what it answers to some calls. */
async function measure(
  start: string,
  change: (request: RecordedRequest, reply: Reply) => void,
  more: (sandbox: SampleSandbox) => Partial<Player> = () => ({}),
): Promise<Measured> {
  const sandbox = await openSampleSandbox();
  const send = politely(async (request) => {
    const { status, headers, body } = await sandbox.send(request);
    const reply: Reply = { status, type: headers['Content-Type'] ?? '', body: body && JSON.parse(body) };
    change(request, reply);
    const text = reply.body === undefined ? null : JSON.stringify(reply.body);
    return new Response(text, { status: reply.status, headers: { 'CONTENT-TYPE': reply.type } });
  }, 0);
  const some = cases.filter(({ id }) => `${id}/`.startsWith(start));
  const outcome = await play(some, { send, keys, writes: true, run: 'test', ...more(sandbox) });
  await sandbox.close();
  return measuredOf(outcome, 'http://sandbox.example');
}

test.each(rewrites)(
  '%s is named at its rule [compare.names-the-rule]',
  async (_, start, call, change, rule) => {
    const { differences } = await measure(start, ({ method, path }, reply) => {
      if (`${method} ${path} `.startsWith(call)) change(reply);
    });
    expect([...new Set(differences.map((each) => each.rule))]).toEqual([rule]);
  },
);

/** What differs from server to server without a rule. The names of headers are written in capitals as well, see above. */
const harmless: Change = (reply) => {
  reply.type = 'Application/JSON; Charset=UTF-8';
  texts(/"msg":"[^"]*"/g, '"msg":"No"')(reply);
};

test('the sandbox itself differs in nothing, and of a run only captured charges stay [compare.removes-what-it-made]', async () => {
  const measured = await measure('', (_, reply) => harmless(reply));
  expect(measured.differences).toEqual([]);
  expect(measured.played.length).toBeGreaterThan(180);
  expect(measured.left).toEqual(Array(2).fill(expect.stringContaining('/cancellation: 400 e00600')));
});

test('nothing but reads is sent unless writes are asked for [compare.reads-unless-asked]', async () => {
  const measured = await measure(
    '',
    ({ method }) => expect(method).toBe('GET'),
    () => ({ writes: false }),
  );
  expect(measured.differences).toEqual([]);
  expect(measured.played.length).toBeGreaterThan(50);
});

test('a step waits for its payer until the state follows [compare.waits-for-the-payer]', async () => {
  const asked: string[] = [];
  const measured = await measure(
    '',
    () => undefined,
    (sandbox) => ({
      payer: {
        async ask(what, simulator) {
          asked.push(what);
          await sandbox.send(simulator);
        },
        again: async () => false,
      },
    }),
  );
  expect(measured.differences).toEqual([]);
  expect(asked).toContainEqual(
    expect.stringMatching(/^pay at the test cash machine: entity 12345, reference \d{9}, 1000 cents$/),
  );
  expect(measured.agreed).toEqual(
    expect.arrayContaining(['payment-pending-pay_reference', 'checkout-PaymentReady-pay']),
  );
});

test('the tables name rules of the contract', () => {
  const ids = new Set(rulesOf('en').map(({ id }) => id));
  const named = [...Object.values(lifecycleRules), ...rewrites.map(([, , , , rule]) => rule)];
  expect(named.filter((id) => !id.startsWith('specification ') && !ids.has(id))).toEqual([]);
});
