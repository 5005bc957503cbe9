import { createSandbox } from '../createSandbox.ts';
import { type Api, apiOf, merchant } from './api.ts';
import { openTestDatabase } from './openTestDatabase.ts';

const nobody = { authorization: undefined, 'paypay-clientid': undefined };
const reference = '/api/payments/references';

/** Number of consecutive refused payments that proves a full disk. The log's larger batches fail earlier. */
const refusedInARow = 5;

/** Creates payments until a small disk is full; throws if the disk does not become full. */
export async function fillDisk(api: Api): Promise<void> {
  for (let n = 0, refused = 0; n < 3000; n += 1) {
    refused = (await api.post(reference, { amount: 1000 })).status === 503 ? refused + 1 : 0;
    if (refused === refusedInARow) return;
  }
  throw new Error('The disk of the sandbox did not get full.');
}

/** Health and readiness of a sandbox on a full disk, where it can read but not write. */
export async function onFullDisk(): Promise<{
  health: number;
  ready: number;
  missing: string | undefined;
  read: number;
}> {
  const sandbox = await createSandbox({
    database: openTestDatabase({ sqlite: ':memory:', mostPages: 300 }),
    publicUrl: 'http://localhost:4000',
    onOutage: () => undefined,
    onFault: () => undefined,
  });
  const api = apiOf(sandbox.fetch, merchant);
  await fillDisk(api);
  const { status: health } = await api.get('/sandbox/health', nobody);
  const { status: ready, body } = await api.get('/sandbox/ready', nobody);
  const { status: read } = await api.get('/sandbox/clock');
  await sandbox.close();
  return { health, ready, missing: body.error?.errors[0]?.msg, read };
}
