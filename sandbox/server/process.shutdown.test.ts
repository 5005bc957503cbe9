import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { faultHeader } from '@balcao/contract/control/faultKinds.ts';
import { describe, expect, vi } from 'vitest';
import { sandboxScript } from '../../tools/run/build.mjs';
import { keepConnections } from '../testing/keptConnections.ts';
import { besideEachOther, itWithProcesses, untilReady } from '../testing/process.ts';

/** Maximum time between the signal and the end of the process, in milliseconds. */
const longestEnd = 12_000;

const references = '/api/payments/references';

/** Server on a free port that counts requests, and responds only when told to. */
async function openReceiver() {
  const state = { url: '', answers: false, came: 0, taken: new Set<string>(), close: () => {} };
  const server = createServer(async (incoming, outgoing) => {
    state.came += 1;
    let body = '';
    for await (const chunk of incoming) body += chunk;
    if (!state.answers) return;
    state.taken.add(`${incoming.url} ${JSON.parse(body).payments[0].id}`);
    outgoing.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  state.url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  state.close = () => server.close().closeAllConnections();
  return state;
}

describe('a sandbox that is asked to end', besideEachOther, () => {
  const it = itWithProcesses(sandboxScript);

  it('answers 200 requests in flight, and says that each connection ends [process.shutdown-answers-in-flight]', async ({
    processes,
  }) => {
    const { origin, end, said } = await untilReady(await processes.start());
    const post = keepConnections(200);
    const inFlight = Array.from({ length: 200 }, () =>
      post(origin + references, { amount: 1000 }, { [faultHeader]: 'latency=3000' }),
    );
    const outcomes = Promise.allSettled(inFlight);
    await pause(1500);
    const asked = Date.now();
    const code = await end('SIGTERM');
    expect(code, said()).toBe(0);
    expect(Date.now() - asked).toBeLessThan(longestEnd);
    const failed = (await outcomes).filter((outcome) => outcome.status === 'rejected').length;
    expect(failed).toBe(0);
    const responses = await Promise.all(inFlight);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(responses.map(({ headers }) => headers.connection))).toEqual(new Set(['close']));
    expect(new Set(responses.map(({ data }) => data.id)).size).toBe(200);
  });

  it('gives back 300 deliveries whose receivers hang: the next process sends each of them [process.shutdown-returns-deliveries]', async ({
    processes: { newDatabase, start },
    onTestFinished,
  }) => {
    const database = await newDatabase();
    const first = await untilReady(await start({ database }));
    const post = keepConnections(10);
    const receiver = await openReceiver();
    onTestFinished(() => receiver.close());
    for (let number = 0; number < 30; number += 1) {
      const url = `${receiver.url}/${number}`;
      await post(`${first.origin}/api/webhooks`, { action: 'payment_confirmed', url });
    }
    for (let number = 0; number < 10; number += 1) {
      const { data } = await post(first.origin + references, { amount: 1000 });
      await post(`${first.origin}/sandbox/atm`, { ...data.referenceDetails, amount: 1000 });
    }
    await vi.waitFor(() => expect(receiver.came).toBeGreaterThan(10));
    const asked = Date.now();
    expect(await first.end('SIGTERM')).toBe(0);
    expect(Date.now() - asked).toBeLessThan(longestEnd);

    receiver.answers = true;
    await untilReady(await start({ database }));
    await vi.waitFor(() => expect(receiver.taken.size).toBe(300), { timeout: 20_000, interval: 200 });
  });
});
