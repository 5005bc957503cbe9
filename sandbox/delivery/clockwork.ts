import { passVerdict } from '../actions/entities.ts';
import { passDueTime } from '../actions/passDueTime.ts';
import type { Due, Ports } from '../domain/ports.ts';
import type { Way } from './attempt.ts';
import { deliver } from './deliver.ts';
import { createFlights } from './flights.ts';

/** How often the sandbox looks for what fell due by itself, besides being woken by a commit. */
const tickMilliseconds = 500;

/** How much is taken at once. */
const claimedAtOnce = 64;

/** How many messages may be on their way at once: a receiver that never answers holds one place, not everybody. */
const flightsAtOnce = 256;

/** How long messages on their way may take to arrive once the sandbox is asked to end. */
const farewellMilliseconds = 1000;

export interface Clockwork {
  /** Does everything that is due now, of one tenant or of all; resolves when nothing is left. */
  drain(tenant?: string): Promise<void>;
  /** How many messages have left so far. */
  sentSoFar(): number;
  /**
   * Sends what is due for a tenant and waits for what left after `since`. What was on its way before is not waited
   * for: its receiver may be waiting for the very answer this comes before.
   */
  hurry(tenant: string, since: number): Promise<void>;
  start(): void;
  /** Waits a moment for what is under way; what does not arrive by then stays in the outbox. */
  stop(): Promise<void>;
}

/**
 * The hand of the clock: expiries, pushes and deliveries happen when their moment comes. Claiming is one sweep at a
 * time; messages then travel side by side.
 * @param ports where the work is kept
 * @param way how messages leave
 * @param onTrouble told of a sweep or message that failed; the next sweep tries again
 */
export function createClockwork(ports: Ports, way: Way, onTrouble: (error: unknown) => void): Clockwork {
  const { store, clock } = ports;
  const flights = createFlights(flightsAtOnce, wake);
  const stopping = new AbortController();
  let sweeping: Promise<void> = Promise.resolve();
  let queued = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  function doOne(due: Due): Promise<void> | undefined {
    if (due.kind === 'payment') return passDueTime(ports, due.tenant, due.paymentId, due.at);
    if (due.kind === 'entity') return passVerdict(ports, due.tenant, due.clientId, due.at);
    const flight = deliver(ports, due, way, stopping.signal).catch(onTrouble);
    flights.add(due.tenant, flight);
  }

  async function sweep(tenant?: string): Promise<void> {
    while (!stopping.signal.aborted) {
      const most = Math.min(await flights.room(), claimedAtOnce);
      const due = await store.claimDue(clock.now(), most, tenant);
      await Promise.all(due.map(doOne));
      // What happened may have let something else fall due; messages alone only do when they arrive.
      if (due.length < most && due.every(({ kind }) => kind === 'delivery')) return;
    }
  }

  function sweepNext(tenant?: string): Promise<void> {
    sweeping = sweeping.catch(() => undefined).then(() => sweep(tenant));
    return sweeping;
  }

  /** Whatever asks for a sweep while one is about to begin gets that one. */
  async function sweepSoon(): Promise<void> {
    await sweeping.catch(() => undefined);
    queued = false;
    await sweepNext();
  }

  async function drain(tenant?: string): Promise<void> {
    await sweepNext(tenant);
    // What arrives may let the next message about the same payment go.
    while (flights.any(tenant)) {
      await flights.landed(tenant);
      await sweepNext(tenant);
    }
  }

  function wake(): void {
    if (queued || !timer) return;
    queued = true;
    setTimeout(() => sweepSoon().catch(onTrouble), 0);
  }
  store.onQueued(wake);

  return {
    drain,
    sentSoFar: flights.count,
    async hurry(tenant, since) {
      await sweepNext(tenant);
      await flights.landed(tenant, since);
    },
    start() {
      timer = setInterval(wake, tickMilliseconds);
      wake();
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await sweeping.catch(() => undefined);
      const farewell = setTimeout(() => stopping.abort(), farewellMilliseconds);
      await flights.landed();
      clearTimeout(farewell);
    },
  };
}
