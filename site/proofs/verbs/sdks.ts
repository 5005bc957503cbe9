import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Sdk } from '@balcao/contract/resources/sdks/operations.ts';
import { unzipSync } from 'fflate';
import { expect, vi } from 'vitest';
import type { World } from '../check/world.ts';

type Call = (client: Record<string, (...given: unknown[]) => Promise<unknown>>) => Promise<unknown>;
type Settings = Record<string, unknown>;

/** A client in JavaScript, loaded from its files; the network is a function that each call gives. */
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

/** Calls that may be made twice, and calls that may not. */
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
  (client) =>
    client.createWebhook?.({ action: 'payment_confirmed', url: 'https://loja.example' }) as Promise<unknown>,
  (client) => client.updatePayment?.('1', { amount: 1, ...ours }) as Promise<unknown>,
];

const between = (least: number, most: number) =>
  expect.toSatisfy((seconds: number) => seconds >= least && seconds <= most);

/** The pauses in seconds of a client whose every attempt fails; none is waited for. */
async function pausesOf(client: Parameters<Call>[0]): Promise<number[]> {
  const pauses: number[] = [];
  const clock = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((done: () => void, pause: number) => {
    pauses.push(pause / 1000);
    queueMicrotask(done);
  }) as never);
  await client.listErrors?.().catch(() => undefined);
  clock.mockRestore();
  return pauses;
}

/** Shows what the client repeats, and what it does not, when each attempt is answered in the same way. */
export async function repeatsOnlyWhatIsSafe(files: Readonly<Record<string, string>>): Promise<void> {
  const { Client, folder } = await load(files);
  /** How many attempts a call made, and what it failed with. */
  async function attempts(call: Call, status: number, retries?: number, wait?: string) {
    let count = 0;
    const fetch = async () => {
      count += 1;
      if (status === 0) throw new TypeError('The connection was cut.');
      return new Response('{}', { status, headers: wait ? { 'Retry-After': wait } : {} });
    };
    const settings = { baseUrl: 'http://127.0.0.1:9', language: 'PT', fetch, ...(retries && { retries }) };
    const failure = await call(new Client(settings)).catch((error: unknown) => error);
    return { count, seconds: (failure as { retryAfterSeconds?: number }).retryAfterSeconds };
  }
  const counts = (calls: readonly Call[], status: number, retries?: number) =>
    Promise.all(calls.map(async (call) => (await attempts(call, status, retries)).count));
  const [read] = repeated as [Call];
  const statuses = [0, 429, 500, 502, 503, 504];
  try {
    const tried = await Promise.all([
      counts(repeated, 503),
      counts(repeated, 503, 1),
      counts(sentOnce, 503, 1),
      ...[...statuses, 400, 401, 404, 409, 422].map((status) => counts([read], status, 1)),
    ]);
    expect(tried).toEqual([
      repeated.map(() => 1),
      repeated.map(() => 2),
      sentOnce.map(() => 1),
      ...statuses.map(() => [2]),
      ...[400, 401, 404, 409, 422].map(() => [1]),
    ]);
    const moments: number[] = [];
    const fetch = async () => {
      moments.push(performance.now());
      return new Response('{}', { status: 503 });
    };
    const patience = { baseUrl: 'http://127.0.0.1:9', language: 'PT', fetch };
    await new Client({ ...patience, retries: 2 }).listErrors?.().catch(() => undefined);
    const [first = 0, second = 0, third = 0] = moments;
    expect(third - second).toBeGreaterThan(second - first);
    const begun = performance.now();
    expect((await attempts(read, 503, 1, '1')).count).toBe(2);
    expect(performance.now() - begun).toBeGreaterThan(990);
    expect(await pausesOf(new Client({ ...patience, retries: 12 }))).toEqual([
      ...[0.5, 1, 2, 4, 8, 16, 32].map((most) => between(most / 2, most)),
      ...Array(5).fill(between(30, 60)),
    ]);
    expect(await attempts(read, 503, 1, '61')).toEqual({ count: 1, seconds: 61 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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

/** Shows that a client of the control API repeats reads alone. */
export async function repeatsNoCommand(files: Readonly<Record<string, string>>): Promise<void> {
  const { Client, folder } = await load(files, 'sandbox');
  const counts = await Promise.all(
    [...reads, ...commands].map(async (call) => {
      let count = 0;
      const fetch = async () => {
        count += 1;
        return new Response('{}', { status: 503 });
      };
      const client = new Client({ baseUrl: 'http://127.0.0.1:9', language: 'PT', fetch, retries: 1 });
      await call(client).catch(() => undefined);
      return count;
    }),
  );
  rmSync(folder, { recursive: true, force: true });
  expect(counts).toEqual([...reads.map(() => 2), ...commands.map(() => 1)]);
}

/** Who generates a client needs no credentials. */
export const nobody = { authorization: undefined, 'paypay-clientid': undefined };

/** Generates a client, as anyone may. */
export const make = ({ api }: Pick<World, 'api'>, language: string, options?: object, locale = 'PT') =>
  api.post<Sdk>(`/api/sdks/${language}`, options && { options }, { ...nobody, 'accept-language': locale });

/** The bytes behind the link of a client. */
export const download = async ({ sandbox }: World, { link }: Sdk) =>
  new Uint8Array(await (await sandbox.fetch(new Request(link))).arrayBuffer());

/** The files of a client, by their paths. */
export async function filesOf(world: World, language: string, options?: object, locale?: string) {
  const zip = unzipSync(await download(world, (await make(world, language, options, locale)).data));
  return Object.fromEntries(
    Object.entries(zip).map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]),
  );
}

/** All that a client's files say. */
export const textOf = async (...given: Parameters<typeof filesOf>) =>
  Object.values(await filesOf(...given)).join('\n');
