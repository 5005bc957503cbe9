import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Sdk } from '@balcao/contract/resources/sdks/sdkOperations.ts';
import { unzipSync } from 'fflate';
import { expect } from 'vitest';
import type { World } from '../check/world.ts';

type Call = (client: Record<string, (...given: unknown[]) => Promise<unknown>>) => Promise<unknown>;
type Settings = Record<string, unknown>;

/** Loads the JavaScript client from its generated files. Each call gets a separate `fetch`. */
async function load(files: Readonly<Record<string, string>>, name = 'client') {
  const folder = mkdtempSync(join(tmpdir(), 'balcao-sdk-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { Client, Sandbox } = await import(
    /* @vite-ignore */ pathToFileURL(join(folder, `typescript-${name}`, 'dist', 'index.js')).href
  );
  return { Client: (Client ?? Sandbox) as new (settings: Settings) => Parameters<Call>[0], folder };
}

const paymentBody = { amount: 1000, paymentMethod: { code: 'MW' } };
const ours = { customUniqueId: 'ENCOMENDA-1' };

/** Calls that may be repeated; below, calls that may not. */
const repeated: readonly Call[] = [
  (client) => client.getPayment?.('1') as Promise<unknown>,
  (client) => client.listErrors?.() as Promise<unknown>,
  (client) => client.createPayment?.({ ...paymentBody, ...ours }) as Promise<unknown>,
  (client) => client.createReference?.({ amount: 1000, ...ours }) as Promise<unknown>,
  (client) => client.createProcessedPayment?.('uuid', { amount: 1000, code: 'A1' }) as Promise<unknown>,
  (client) => client.createEntity?.({ clientId: '500000000' }) as Promise<unknown>,
  (client) => client.createCustomer?.({ customerId: 'C-1' }) as Promise<unknown>,
];
const sentOnce: readonly Call[] = [
  (client) => client.createPayment?.(paymentBody) as Promise<unknown>,
  (client) => client.createReference?.({ amount: 1000 }) as Promise<unknown>,
  (client) => client.createCustomer?.({ firstName: 'Rui' }) as Promise<unknown>,
  (client) => client.createRefund?.('1', { amount: 1 }) as Promise<unknown>,
  (client) => client.createCapture?.('1', { amount: 1 }) as Promise<unknown>,
  (client) => client.createCheckout?.({ payment: { ...paymentBody, ...ours } }) as Promise<unknown>,
  (client) => client.createWebhook?.({ action: 'payment_confirmed', url: 'https://loja.example' }) as Promise<unknown>,
  (client) => client.updatePayment?.('1', { amount: 1, ...ours }) as Promise<unknown>,
];

/** Number of attempts that a client with one retry makes for each call, if all responses have the given status. */
const attemptsOf = (Client: Awaited<ReturnType<typeof load>>['Client'], calls: readonly Call[], status = 503) =>
  Promise.all(
    calls.map(async (call) => {
      let count = 0;
      const fetch = async () => {
        count += 1;
        if (status === 0) throw new TypeError('The connection was cut.');
        return new Response('{}', { status });
      };
      const client = new Client({ baseUrl: 'http://127.0.0.1:9', language: 'PT', fetch, retries: 1 });
      await call(client).catch(() => undefined);
      return count;
    }),
  );

/** Checks which calls the client retries; an end-to-end test in each language checks the pauses. */
export async function repeatsOnlyWhatIsSafe(files: Readonly<Record<string, string>>): Promise<void> {
  const { Client, folder } = await load(files);
  expect(await attemptsOf(Client, repeated)).toEqual(repeated.map(() => 2));
  expect(await attemptsOf(Client, sentOnce)).toEqual(sentOnce.map(() => 1));
  for (const status of [0, 429, 500, 502, 503, 504])
    expect([status, await attemptsOf(Client, repeated.slice(0, 1), status)]).toEqual([status, [2]]);
  for (const status of [400, 401, 404, 409, 422])
    expect([status, await attemptsOf(Client, repeated.slice(0, 1), status)]).toEqual([status, [1]]);
  rmSync(folder, { recursive: true, force: true });
}

const reads: readonly Call[] = [
  (client) => client.getClock?.() as Promise<unknown>,
  (client) => client.listDeliveries?.() as Promise<unknown>,
];
const commands: readonly Call[] = [
  (client) => client.createTenant?.({ seed: 'loja' }) as Promise<unknown>,
  (client) => client.payAtAtm?.({ entity: '12345', reference: '1', amount: 1 }) as Promise<unknown>,
  (client) => client.setFailureMode?.('301', { failureMode: 'late' }) as Promise<unknown>,
  (client) => client.clearFaults?.() as Promise<unknown>,
];

/** Checks that a client of the control API retries only reads. */
export async function repeatsNoCommand(files: Readonly<Record<string, string>>): Promise<void> {
  const { Client, folder } = await load(files, 'sandbox');
  const counts = await attemptsOf(Client, [...reads, ...commands]);
  rmSync(folder, { recursive: true, force: true });
  expect(counts).toEqual([...reads.map(() => 2), ...commands.map(() => 1)]);
}

/** Headers without credentials, which suffice to generate a client. */
export const nobody = { authorization: undefined, 'paypay-clientid': undefined };

export const make = ({ api }: Pick<World, 'api'>, language: string, options?: object, locale = 'PT') =>
  api.post<Sdk>(`/api/sdks/${language}`, options && { options }, { ...nobody, 'accept-language': locale });

export const download = async ({ sandbox }: World, { link }: Sdk) =>
  new Uint8Array(await (await sandbox.fetch(new Request(link))).arrayBuffer());

export async function filesOf(world: World, language: string, options?: object, locale?: string) {
  const zip = unzipSync(await download(world, (await make(world, language, options, locale)).data));
  return Object.fromEntries(Object.entries(zip).map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]));
}

export const textOf = async (...given: Parameters<typeof filesOf>) => Object.values(await filesOf(...given)).join('\n');
