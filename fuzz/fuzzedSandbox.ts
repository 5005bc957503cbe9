import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import type { Sandbox } from '../sandbox/createSandbox.ts';
import { openDatabase } from '../sandbox/storage/drivers/openDatabase.ts';
import { emptyDatabase } from '../sandbox/testing/database.ts';
import { simulatedGenerator } from '../sandbox/testing/simulatedGenerator.ts';
import { webRuntime } from '../sandbox/webRuntime.ts';
import { buildSandbox, createSandboxScript } from '../tools/run/build.mjs';
import { plainPages } from './plainPages.ts';

/** A winter morning in Lisbon. Real time stands still; clocks of tenants are moved by requests. */
export const morning = Date.UTC(2026, 0, 15, 10);

export const origin = 'http://localhost:4000';

/** What receivers of messages answer, in turn; nothing for one that cannot be reached. */
const receiverAnswers = [204, 200, 204, 500, undefined, 404, 302, 204] as const;

/** A sandbox that the fuzzer sends requests to. */
export interface FuzzedSandbox {
  fetch: Sandbox['fetch'];
  settle: Sandbox['settle'];
  /** Faults of ours since the last time this was asked. */
  takeFaults(): unknown[];
  /** Begins the receivers' answers anew, so that a sequence of requests can be repeated. */
  restart(): void;
  close(): Promise<void>;
}

/** A UUID of version 4 that is the same for the same number; none is given twice, since tokens are made of them. */
function uuidNumber(number: number): string {
  const hex = createHash('sha256').update(`fuzz ${number}`).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  return [...parts, hex.slice(20, 32)].join('-');
}

/** The sandbox as it is built: it has not all that its source has. */
type Built = Pick<typeof import('../sandbox/createSandbox.ts'), 'createSandbox'>;

let built: Promise<Built> | undefined;

async function loadBuilt(): Promise<Built> {
  await buildSandbox();
  return import(pathToFileURL(createSandboxScript).href);
}

/** Opens a sandbox on an empty database of its own. */
export async function openFuzzedSandbox(): Promise<FuzzedSandbox> {
  built ??= loadBuilt();
  const { createSandbox } = await built;
  const database = await emptyDatabase();
  let faults: unknown[] = [];
  let uuids = 0;
  let messages = 0;
  const sandbox = await createSandbox({
    database: openDatabase(database.location),
    publicUrl: origin,
    clock: { now: () => morning },
    runtime: { ...webRuntime, randomUuid: () => uuidNumber(uuids++) },
    pages: plainPages,
    sdkGenerator: simulatedGenerator,
    async post() {
      const status = receiverAnswers[messages++ % receiverAnswers.length];
      if (status === undefined) throw new TypeError('fetch failed');
      return { status };
    },
    pause: async () => undefined,
    onFault: (what, error) => faults.push([what, error]),
  });
  return {
    fetch: sandbox.fetch,
    settle: sandbox.settle,
    takeFaults() {
      const taken = faults;
      faults = [];
      return taken;
    },
    restart() {
      messages = 0;
    },
    async close() {
      await sandbox.close();
      await database.drop();
    },
  };
}
