import { soapService } from '@balcao/contract/soap/service.ts';
import { createSandbox } from '@balcao/sandbox/createSandbox.ts';
import type { Pages } from '@balcao/sandbox/http/pages/pages.ts';
import { simulatedGenerator } from '@balcao/sandbox/testing/simulatedGenerator.ts';
import { webRuntime } from '@balcao/sandbox/webRuntime.ts';
import { createRandom } from '../random.ts';
import { type Call, type CallRequest, noteOf, readJson } from './call.ts';
import type { ChangeLog } from './changes.ts';
import { createCollected, describeFault } from './collected.ts';
import { createDigest } from './digest.ts';
import { installImmediateBodies } from './immediateBodies.ts';
import { createReceivers } from './receivers.ts';
import { firstMoment, type Shop } from './shop.ts';
import { openShops } from './shops.ts';
import { type Host, Stuck, type World } from './world.ts';
import { lengthOf, publicUrl, readResponse, writtenCall } from './writtenCall.ts';

/** Maximum real duration of a call on a busy machine, in milliseconds. */
const longestCall = 30_000;

const longestBatch = 1000;

/** Turns of the event loop after a call, so that its log entry is written before the next call may read it. */
const turnsAfterCall = 4;

const soapPath = soapService.paths.testing + soapService.endpoint;
const loadedLate = ['/api/docs/api.json', '/sandbox/docs/api.json'].flatMap((path) =>
  ['pt', 'es', 'en'].map((lang) => `${path}?lang=${lang}`),
);

const shown = (view: unknown) => `<!doctype html><pre>${JSON.stringify(view)?.replaceAll('<', '&lt;')}</pre>`;

/** Pages that print their input. */
const pages: Pages = {
  checkout: (view, appearance) => shown({ view, appearance }),
  registration: shown,
  embedScript: (address) => `open(${JSON.stringify(address)})`,
  asset: (name) =>
    name === 'page.js' ? { body: new TextEncoder().encode('draw()'), type: 'text/javascript' } : undefined,
};

const bodiless = new Set(['GET', 'HEAD']);

/** Stream that sends a body in two chunks, the second of which may fail. */
function streamOf(body: string | Uint8Array, isWhole: boolean): ReadableStream<Uint8Array> {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const half = Math.floor(bytes.length / 2);
  const parts = [bytes.subarray(0, half), bytes.subarray(half)];
  return new ReadableStream({
    pull(controller) {
      const part = parts.shift();
      if (parts.length === 0 && !isWhole) controller.error(new Error('the connection is gone'));
      else if (part) controller.enqueue(part);
      else controller.close();
    },
  });
}

/** Builds a standard Request, which cannot have a body if its method is GET or HEAD. */
function requestOf(shop: Shop, call: CallRequest): Request {
  const { method, headers, body } = writtenCall(shop, call);
  const { transport = 'plain' } = call;
  const sent = bodiless.has(method.toUpperCase()) ? undefined : body;
  const isPlain = sent === undefined || transport === 'plain';
  const length = isPlain && typeof sent === 'string' && lengthOf(sent);
  return new Request(publicUrl + call.path, {
    method,
    headers: { ...length, ...headers },
    body: isPlain ? sent : streamOf(sent, transport === 'chunked'),
    duplex: 'half',
  } as RequestInit);
}

/** Opens a world whose time moves only by pauses and clock changes, because streams and databases take real time. */
export async function openStillWorld(host: Host, seed: number, keepsLog = false): Promise<World> {
  installImmediateBodies();
  const random = createRandom(seed);
  const { database, query, watch, drop } = await host.openStill();
  const digest = createDigest();
  const log: string[] = [];
  const calls = createCollected<Call>();
  const faults = createCollected<string>();
  let [now, made] = [firstMoment(random), 0];

  function note(line: string): void {
    digest.add(line);
    if (keepsLog) log.push(line);
  }
  const receivers = createReceivers(
    {
      now: () => now,
      after(_, task) {
        task();
        return () => undefined;
      },
    },
    () => undefined,
    ({ url, body }) => note(`${now} message ${url} ${body}`),
  );
  /** Fires short timers in the next turn, independently of the machine's clock. Never fires long timers. */
  function soon(milliseconds: number, task: () => void) {
    let isWanted = milliseconds <= longestBatch;
    void host.turn().then(() => isWanted && task());
    return () => {
      isWanted = false;
    };
  }
  const sandbox = await createSandbox({
    database,
    publicUrl,
    clock: { now: () => now },
    runtime: { ...webRuntime, monotonicMilliseconds: () => now, after: soon, randomUuid: random.uuid },
    pages,
    sdkGenerator: simulatedGenerator,
    post: receivers.receive,
    pause: async () => undefined,
    onFault: (what, error) => faults.add(describeFault(what, error)),
  });

  /** Overlapping calls are noted in the order of their starts, because the engine determines which ends first. */
  const underWay = new Set<Promise<Call>>();
  let ended: Call[] = [];
  function noteEnded(): void {
    for (const call of ended.sort((one, other) => one.number - other.number)) note(noteOf(call));
    ended = [];
  }

  async function makeCall(number: number, shop: Shop, request: CallRequest): Promise<Call> {
    const startedAt = now;
    const came = await respond(shop, request);
    return { number, shop, request, ...came, startedAt, endedAt: now, body: readJson(came.text) };
  }

  async function respond(shop: Shop, request: CallRequest) {
    try {
      const response = await sandbox.fetch(requestOf(shop, request));
      if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return await readResponse(response);
      await response.body?.cancel();
      return { status: response.status, text: '' };
    } catch (error) {
      // Error thrown by `fetch` if a fault cut the connection.
      const isCut = error instanceof TypeError && error.message === 'fetch failed';
      if (!isCut) faults.add(describeFault(`${request.method} ${request.path}`, error));
      return { status: undefined, text: '' };
    }
  }

  async function until(work: Promise<unknown>): Promise<void> {
    if (!(await host.endsWithin(work, longestCall))) throw new Stuck(`It has not ended within ${longestCall} ms.`);
    await work;
  }

  const world: World = {
    time: { now: () => now },
    receivers,
    processes: 1,
    slackMilliseconds: 0,
    longestRest: () => 0,
    query,
    log,
    note,
    changes: undefined as unknown as ChangeLog,
    shops: [],
    lives: () => 1,
    async call(shop, request) {
      made += 1;
      const making = makeCall(made, shop, request);
      underWay.add(making);
      const call = await making;
      for (let turn = 0; turn < turnsAfterCall; turn += 1) await host.turn();
      underWay.delete(making);
      calls.add(call);
      ended.push(call);
      if (underWay.size === 0) noteEnded();
      return call;
    },
    killAfter: () => undefined,
    restart: async () => undefined,
    revive: async () => undefined,
    async pass(milliseconds) {
      await until(Promise.all(underWay));
      now += milliseconds;
      await until(sandbox.settle());
    },
    async turns(count) {
      for (let left = count; left > 0; left -= 1) await host.turn();
    },
    until,
    takeCalls: calls.take,
    takeFaults: faults.take,
    digest: digest.value,
    onMessage: () => undefined,
    clockOf: (tenant) => now + Number(world.changes.rows('tenants', tenant)[0]?.clock_offset ?? 0),
    async close() {
      await host.endsWithin(sandbox.close(), longestCall);
      await drop();
    },
  };
  // Loads modules in advance that are imported on first use, because this takes an unknown number of turns.
  for (const path of loadedLate) await sandbox.fetch(new Request(publicUrl + path));
  await sandbox.fetch(new Request(publicUrl + soapPath, { method: 'POST', body: '' }));
  world.changes = await watch();
  world.shops = await openShops(world);
  await world.changes.take();
  world.takeCalls();
  return world;
}
