import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { createSandbox, type Sandbox, type SandboxOptions } from '../createSandbox.ts';
import { type Api, apiOf, merchant, otherMerchant } from './api.ts';
import { type Lodging, migratedDatabase } from './database.ts';
import { createReceiver, type Receiver } from './receiver.ts';

/** A whole sandbox in the test's hands: its clients, its clock, and whoever receives its messages. */
export interface Trial {
  sandbox: Sandbox;
  /** Platform 0001 for entity 999999990. */
  api: Api;
  /** Platform 0002 for entity 123456789. */
  other: Api;
  /** Real time, which stands still until the test moves it. */
  clock: { at: number; now(): number };
  receiver: Receiver;
  /** How long calls and messages were made to wait, in milliseconds; no time passes. */
  pauses: number[];
  /** Faults of ours; a test that causes one fails. */
  faults: unknown[];
}

/** A winter morning in Lisbon: 2026-01-15T10:00:00+00:00. */
export const morning = Date.UTC(2026, 0, 15, 10);

/**
 * Opens a sandbox on a database of this file's own; each test starts with the seed alone, at {@link morning}.
 * @param options of the sandbox that a test needs besides
 * @returns filled when the first test runs
 */
export function useTrial(
  options: Pick<SandboxOptions, 'pages' | 'sdkGenerator' | 'mostTenants'> = {},
): Trial {
  const clock = { at: morning, now: () => clock.at };
  const trial = { clock, pauses: [] as number[], faults: [] as unknown[] } as Trial;
  let lodging: Lodging;

  beforeAll(async () => {
    lodging = await migratedDatabase();
    trial.receiver = createReceiver(clock.now);
    trial.sandbox = await createSandbox({
      ...options,
      place: lodging.place,
      publicUrl: 'http://localhost:4000',
      clock,
      post: (url, init) => trial.receiver.post(url, init),
      pause: async (milliseconds) => void trial.pauses.push(milliseconds),
      onFault: (what, error) => trial.faults.push([what, error]),
    });
    trial.api = apiOf(trial.sandbox.fetch, merchant);
    trial.other = apiOf(trial.sandbox.fetch, otherMerchant);
  });

  beforeEach(async () => {
    trial.clock.at = morning;
    await trial.sandbox.settle();
    await trial.api.post('/sandbox/reset');
    trial.receiver.received = [];
    trial.receiver.answer = 204;
    trial.pauses = [];
    trial.faults = [];
    return () => expect(trial.faults).toEqual([]);
  });

  afterAll(async () => {
    await trial.sandbox.close();
    await lodging.leave();
  });

  return trial;
}
