import { createSandbox } from '../createSandbox.ts';
import { apiOf, merchant } from './api.ts';

const nobody = { authorization: undefined, 'paypay-clientid': undefined };
const reference = '/api/payments/references';

/** Health and readiness of a sandbox whose disk is full: it can read and cannot write. */
export async function onFullDisk(): Promise<{
  health: number;
  ready: number;
  missing: string | undefined;
  read: number;
}> {
  const sandbox = await createSandbox({
    database: { sqlite: ':memory:', mostPages: 300 },
    publicUrl: 'http://localhost:4000',
    onOutage: () => undefined,
    onFault: () => undefined,
  });
  const api = apiOf(sandbox.fetch, merchant);
  for (let n = 0, refused = 0; n < 3000 && refused < 5; n += 1)
    refused = (await api.post(reference, { amount: 1000 })).status === 503 ? refused + 1 : 0;
  const { status: health } = await api.get('/sandbox/health', nobody);
  const { status: ready, body } = await api.get('/sandbox/ready', nobody);
  const { status: read } = await api.get('/sandbox/clock');
  await sandbox.close();
  return { health, ready, missing: body.error?.errors[0]?.msg, read };
}
