import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { faultHeader } from '@balcao/contract/control/faultKinds.ts';
import { describe, expect, vi } from 'vitest';
import { sandboxScript } from '../../tools/run/build.mjs';
import { headersOf, merchant } from '../testing/api.ts';
import { keepConnections } from '../testing/keptConnections.ts';
import { besideEachOther, itWithProcesses, untilReady } from '../testing/process.ts';

/** Maximum time for requests in flight, and for the whole shutdown. */
const requestTime = 9500;
const longestEnd = 12_000;

/** Less than the five seconds after which Node closes an idle connection, which a slow shutdown would wait for. */
const longestIdle = 4500;

const references = '/api/payments/references';

describe('a sandbox that is asked to end', besideEachOther, () => {
  const it = itWithProcesses(sandboxScript);

  it.for([
    ['at once', 0],
    ['after a moment', 40],
  ] as const)(
    'resets no kept connection that asks again %s: it is answered, then refused [process.kept-connections-are-answered]',
    async ([, between], { processes }) => {
      const { origin, end } = await untilReady(await processes.start());
      const post = keepConnections(40);
      let responses = 0;

      async function postUntilRefused(): Promise<unknown> {
        try {
          for (;;) {
            await post(origin + references, { amount: 1000 });
            responses += 1;
            await pause(between);
          }
        } catch (error) {
          return error;
        }
      }

      const clients = Array.from({ length: 40 }, postUntilRefused);
      await vi.waitFor(() => expect(responses).toBeGreaterThan(200), { timeout: 20_000 });
      expect(await end('SIGTERM')).toBe(0);
      const errors = (await Promise.all(clients)) as { code: string }[];
      expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(['ECONNREFUSED']));
    },
  );

  it('resets nobody who opens a connection for each request: each is answered, then refused', async ({ processes }) => {
    const { origin, end } = await untilReady(await processes.start());
    let responses = 0;
    const errors: (string | undefined)[] = [];

    async function postUntilRefused(): Promise<void> {
      for (;;) {
        const sent = request(origin + references, {
          agent: false,
          method: 'POST',
          headers: headersOf(merchant),
        });
        sent.end('{"amount":1000}');
        try {
          const [response] = await once(sent, 'response');
          response.resume();
          await once(response, 'end');
          responses += 1;
        } catch (error) {
          errors.push((error as NodeJS.ErrnoException).code);
          return;
        }
      }
    }

    const clients = Array.from({ length: 200 }, postUntilRefused);
    await vi.waitFor(() => expect(responses).toBeGreaterThan(400), { timeout: 20_000 });
    expect(await end('SIGTERM')).toBe(0);
    await Promise.all(clients);
    expect(new Set(errors)).toEqual(new Set(['ECONNREFUSED']));
  });

  // Runs alone, because other tests would affect the measured time.
  it.sequential('does not wait for a connection that nobody uses [process.unused-connections-do-not-delay]', async ({
    processes,
  }) => {
    const { origin, end } = await untilReady(await processes.start());
    await keepConnections(1)(origin + references, { amount: 1000 });
    const asked = Date.now();
    expect(await end('SIGINT')).toBe(0);
    expect(Date.now() - asked).toBeLessThan(longestIdle);
  });

  it('cuts a request that does not come to an end, and still ends in order [process.long-requests-are-cut]', async ({
    processes,
  }) => {
    const { origin, end } = await untilReady(await processes.start());
    const post = keepConnections(1);
    const slow = post(origin + references, { amount: 1000 }, { [faultHeader]: 'latency=30000' });
    const outcome = expect(slow).rejects.toMatchObject({ code: 'ECONNRESET' });
    await pause(300);
    const asked = Date.now();
    expect(await end('SIGTERM')).toBe(0);
    expect(Date.now() - asked).toBeGreaterThan(requestTime);
    expect(Date.now() - asked).toBeLessThan(longestEnd);
    await outcome;
  });
});
