import { soapService } from '@balcao/contract/soap/service.ts';
import { createSandbox, type Sandbox } from '@balcao/sandbox/createSandbox.ts';
import { openedSqlite } from '@balcao/sandbox/storage/drivers/sqliteConnection.ts';
import { createRandom } from '../random.ts';
import { createTime } from '../time.ts';
import { type Call, type CallRequest, readJson } from './call.ts';
import { type ChangeLog, watchChanges } from './changes.ts';
import { createDigest } from './digest.ts';
import { installImmediateBodies } from './immediateBodies.ts';
import { type Life, mortalConnection } from './mortalConnection.ts';
import { createReceivers } from './receivers.ts';
import { basicOf, type Shop } from './shop.ts';
import { openShops } from './shops.ts';
import { type Host, Stuck, type World } from './world.ts';

/** No origin of a real sandbox: a host of the site may write its own into built files, and a seed shows the same everywhere. */
const publicUrl = 'https://sandbox.example';
const soapPath = soapService.paths.testing + soapService.endpoint;
/** No call may take longer than this, in milliseconds of simulated time. */
const longestCall = 3 * 3_600_000;
const year = 365 * 86_400_000;

/**
 * Opens a world.
 * @param seed of the random values and of the day it begins on
 * @param keepsLog whether lines of the log are kept, for whoever reads them
 */
export async function openWorld(host: Host, seed: number, keepsLog = false): Promise<World> {
  installImmediateBodies();
  const random = createRandom(seed);
  const time = createTime(Date.UTC(2026, 0, 1) + random.below(year / 1000) * 1000);
  const connection = host.openMemory();
  const digest = createDigest();
  const log: string[] = [];
  let activity = 0;
  let calls: Call[] = [];
  let faults: string[] = [];
  let made = 0;
  let lives = 0;
  const happened = () => {
    activity += 1;
  };
  const receivers = createReceivers(time, happened, ({ url, body }) => {
    note(`${time.now()} message ${url} ${body}`);
    world.onMessage(url);
  });
  let life: Life;
  let sandbox: Sandbox;
  let killed: Promise<void>;

  function note(line: string): void {
    digest.add(line);
    if (keepsLog) log.push(line);
  }

  async function start(): Promise<void> {
    lives += 1;
    let onKilled: () => void = () => undefined;
    killed = new Promise((resolve) => {
      onKilled = resolve;
    });
    const own: Life = {
      alive: true,
      statementsLeft: undefined,
      countsCommits: false,
      executesLast: true,
      onStatement: happened,
      onKilled,
    };
    life = own;
    const runtime = time.runtimeOf(() => own.alive, random.uuid);
    const opened = createSandbox({
      database: openedSqlite(mortalConnection(connection, own), {
        now: time.now,
        async nextTurn() {
          happened();
          await host.turn();
        },
        close: () => undefined,
      }),
      publicUrl,
      clock: time,
      runtime,
      post: async (url, init) => {
        if (!own.alive) throw new TypeError('fetch failed');
        // Also what goes to the sandbox's own receiver, which asks another thread whether the signature is right.
        return receivers.receive(url, init);
      },
      onFault: (what, error) => {
        if (own.alive) faults.push(`${what}: ${error instanceof Error ? describe(error) : String(error)}`);
      },
    });
    await until(opened);
    sandbox = await opened;
    // The service is loaded at its first call, which takes as many turns as the loader of modules pleases.
    await sandbox.fetch(new Request(publicUrl + soapPath, { method: 'POST', body: '' }));
    sandbox.start();
    await idle();
  }

  /** Lets everything happen that needs no time. */
  async function idle(): Promise<void> {
    let seen = -1;
    for (let quiet = 0; quiet < 2; ) {
      await host.turn();
      quiet = activity === seen ? quiet + 1 : 0;
      seen = activity;
    }
  }

  async function until(work: Promise<unknown>): Promise<void> {
    let ended = false;
    const end = () => {
      ended = true;
      happened();
    };
    work.then(end, end);
    const latest = time.now() + longestCall;
    for (;;) {
      await idle();
      if (ended) break;
      if (!time.runNext(latest))
        throw new Stuck(`It has not ended by ${latest}, and ${receivers.underWay()} messages are under way.`);
    }
    await work;
  }

  async function respond(shop: Shop, { method, path, body, headers, anonymous }: CallRequest) {
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    const credentials = { authorization: basicOf(shop), 'paypay-clientid': shop.clientId };
    const length = text !== undefined && lengthOf(text);
    const request = new Request(publicUrl + path, {
      method,
      headers: { 'content-type': 'application/json', ...length, ...(!anonymous && credentials), ...headers },
      body: text,
    });
    const response = await sandbox.fetch(request);
    return { status: response.status, text: await response.text() };
  }

  const world: World = {
    time,
    receivers,
    connection,
    log,
    note,
    changes: undefined as unknown as ChangeLog,
    shops: [],
    lives: () => lives,
    async call(shop, request) {
      made += 1;
      const number = made;
      const startedAt = time.now();
      const own = life;
      const none = { status: undefined, text: '' };
      const came = await Promise.race([respond(shop, request).catch(() => none), killed.then(() => none)]);
      const { status, text } = own.alive ? came : none;
      happened();
      const call: Call = {
        ...{ number, shop, request, status, text, startedAt, body: readJson(text) },
        endedAt: time.now(),
      };
      calls.push(call);
      const sent = request.body === undefined ? '' : ` ${JSON.stringify(request.body)}`;
      note(`${time.now()} shop${shop.index} ${request.method} ${request.path}${sent} -> ${status} ${text}`);
      return call;
    },
    killAfter(statements, how = { countsCommits: false, executesLast: true }) {
      Object.assign(life, { statementsLeft: statements, ...how });
    },
    async restart() {
      note(`${time.now()} restart`);
      await until(Promise.race([sandbox.close(), killed]));
      life.alive = false;
      life.onKilled();
      await start();
    },
    async revive() {
      if (life.alive) return;
      note(`${time.now()} killed, started again`);
      await start();
    },
    async pass(milliseconds) {
      await idle();
      const end = time.now() + milliseconds;
      while (time.runNext(end)) await idle();
    },
    async turns(count) {
      for (let left = count; left > 0; left -= 1) await host.turn();
    },
    until,
    takeCalls() {
      const taken = calls;
      calls = [];
      return taken;
    },
    takeFaults() {
      const taken = faults;
      faults = [];
      return taken;
    },
    digest: digest.value,
    onMessage: () => undefined,
    clockOf: (tenant) => time.now() + Number(world.changes.rows('tenants', tenant)[0]?.clock_offset ?? 0),
  };
  await start();
  world.changes = watchChanges(connection);
  world.shops = await openShops(world);
  world.changes.take();
  world.takeCalls();
  return world;
}

/** A body of a known length is read at once; a counted one goes through streams, whose turns nobody owns. */
const lengthOf = (text: string) => ({ 'content-length': String(new TextEncoder().encode(text).length) });

function describe(error: Error): string {
  return error.cause instanceof Error ? `${error.message} ${error.cause.stack}` : String(error.stack);
}
