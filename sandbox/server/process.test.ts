import { faultHeader } from '@balcao/contract/control/faultKinds.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { describe, expect, vi } from 'vitest';
import { sandboxScript } from '../../tools/run/build.mjs';
import { headersOf, merchant } from '../testing/api.ts';
import { database } from '../testing/database.ts';
import { readEvents } from '../testing/eventReader.ts';
import { besideEachOther, itWithProcesses, untilReady } from '../testing/process.ts';

const headers = headersOf(merchant);

async function call<T>(url: string, body?: unknown): Promise<T> {
  const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return ((await answer.json()) as { data: T }).data;
}

/** Creates and pays a reference. Records each acknowledged id at once. */
async function createAndPay(origin: string, created: Set<string>, paid: Set<string>): Promise<void> {
  const { id, referenceDetails } = await call<Payment>(`${origin}/api/payments/references`, { amount: 1000 });
  created.add(id);
  await call(`${origin}/sandbox/atm`, { ...referenceDetails, amount: 1000 });
  paid.add(id);
}

/** Creates and pays references until the sandbox ends. A busy database may refuse one; the next is then tried. */
async function burst(origin: string, created: Set<string>, paid: Set<string>): Promise<void> {
  for (;;) {
    const failure = await createAndPay(origin, created, paid).catch((error: unknown) => error);
    // `fetch` throws a TypeError for a connection that the kill has broken.
    if (failure instanceof TypeError) return;
  }
}

describe('the sandbox as a process', besideEachOther, () => {
  const it = itWithProcesses(sandboxScript);

  it('killed in a burst of writes, has every acknowledged payment afterwards, its webhook sent or in the queue [process.killed-keeps-acknowledged]', async ({
    processes: { newDatabase, start },
  }) => {
    const testDatabase = await newDatabase();
    const first = await untilReady(await start({ database: testDatabase }));
    const created = new Set<string>();
    const paid = new Set<string>();
    const bursts = Array.from({ length: 6 }, () => burst(first.origin, created, paid));
    await vi.waitFor(() => expect(paid.size).toBeGreaterThan(60), { timeout: 20_000 });
    await first.end('SIGKILL');
    await Promise.all(bursts);

    const { origin } = await untilReady(await start({ database: testDatabase }));
    for (const id of created) {
      const { stateDetails } = await call<{ stateDetails: { state: string } }>(`${origin}/api/payments/${id}`);
      if (paid.has(id)) expect(stateDetails.state).toBe('confirmed');
    }
    for (const id of paid) {
      const found = await call<{ state: string; action: string }[]>(`${origin}/sandbox/deliveries?paymentId=${id}`);
      const confirmed = found.filter(({ action }) => action === 'payment_confirmed');
      // Deliveries in flight during the kill wait until their lease ends.
      expect(confirmed.length).toBeGreaterThan(0);
      for (const { state } of confirmed) expect(['delivered', 'waiting']).toContain(state);
    }
    expect(created.size).toBeGreaterThanOrEqual(paid.size);
  });

  it.for(['header', 'control'])(
    'asked by %s, cuts the connection after the payment was made, and answers the next call',
    async (way, { processes }) => {
      const sandbox = await untilReady(await processes.start());
      const { origin } = sandbox;
      const kind = 'dropped_connection';
      if (way === 'control') await call(`${origin}/sandbox/faults`, { kind, calls: 1 });
      const customUniqueId = `cut by ${way}`;
      const cut = fetch(`${origin}/api/payments/references`, {
        method: 'POST',
        headers: { ...headers, ...(way === 'header' && { [faultHeader]: kind }) },
        body: JSON.stringify({ amount: 1000, customUniqueId }),
      });
      await expect(cut).rejects.toMatchObject({ cause: { code: 'UND_ERR_SOCKET' } });
      const query = new URLSearchParams({ customUniqueId });
      expect(await call(`${origin}/api/payments?${query}`)).toMatchObject([{ customUniqueId }]);
      expect(sandbox.said()).not.toContain('rror');
    },
  );

  it('ends in order although a page listens, which goes on with the next process where it stopped', async ({
    processes: { newDatabase, start },
  }) => {
    const testDatabase = await newDatabase();
    const first = await untilReady(await start({ database: testDatabase }));
    const listen = async (origin: string, query = '') =>
      readEvents(await fetch(`${origin}/sandbox/events${query}`, { headers }));
    const reader = await listen(first.origin);
    const create = () => call<Payment>(`${first.origin}/api/payments/references`, { amount: 1000 });
    const payment = await create();
    const [seen] = (await reader.until(({ id }) => id === payment.id)).slice(-1);
    const missed = await create();
    await reader.until(({ id }) => id === missed.id);
    const over = reader.ended().catch(() => true);
    expect(await first.end('SIGTERM')).toBe(0);
    expect(await over).toBe(true);

    const second = await untilReady(await start({ database: testDatabase }));
    const again = await listen(second.origin, `?after=${seen?.number}`);
    const events = await again.until(({ id }) => id === missed.id);
    expect(events[0]?.number).toBe(Number(seen?.number) + 1);
    await again.leave();
  });

  it.runIf(database === 'postgresql')(
    'starts several processes together on one PostgreSQL [process.several-start-together]',
    async ({ processes: { newDatabase, start } }) => {
      const testDatabase = await newDatabase();
      const three = await Promise.all([
        start({ database: testDatabase }),
        start({ database: testDatabase }),
        start({ database: testDatabase }),
      ]);
      await Promise.all(three.map(untilReady));
      const ids = await Promise.all(
        three.flatMap(({ origin }) =>
          Array.from({ length: 10 }, () => call<Payment>(`${origin}/api/payments/references`, { amount: 1000 })),
        ),
      );
      expect(new Set(ids.map(({ id }) => id)).size).toBe(30);
      expect(new Set(ids.map(({ referenceDetails }) => referenceDetails.reference)).size).toBe(30);
    },
  );

  it.runIf(database === 'postgresql')(
    'names DATABASE_URL where the database does not exist',
    async ({ processes: { newDatabase, start } }) => {
      const { location, drop } = await newDatabase();
      const url = new URL('postgres' in location ? location.postgres : '');
      url.pathname = '/missing';
      const { child, gone, said } = await start({ database: { location: { postgres: url.href }, drop } });
      await gone;
      expect(child.exitCode).toBe(1);
      expect(said()).toContain('database "missing" does not exist');
      expect(said()).not.toContain('    at ');
    },
  );
});
