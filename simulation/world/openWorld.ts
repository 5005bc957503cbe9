import { soapService } from '@balcao/contract/soap/service.ts';
import { createSandbox, type Sandbox } from '@balcao/sandbox/createSandbox.ts';
import { openedSqlite, type SqliteStatement } from '@balcao/sandbox/storage/drivers/sqliteConnection.ts';
import { createRandom } from '../random.ts';
import { createTime } from '../time.ts';
import { type Call, type CallRequest, noteOf, readJson } from './call.ts';
import type { ChangeLog, Row } from './changes.ts';
import { createCollected, describeFault } from './collected.ts';
import { createDigest } from './digest.ts';
import { installImmediateBodies } from './immediateBodies.ts';
import { type Life, mortalConnection } from './mortalConnection.ts';
import { createReceivers } from './receivers.ts';
import { firstMoment, type Shop } from './shop.ts';
import { openShops } from './shops.ts';
import { watchChanges } from './watchChanges.ts';
import { type Host, Stuck, type World } from './world.ts';
import { lengthOf, publicUrl, readResponse, writtenCall } from './writtenCall.ts';

const soapPath = soapService.paths.testing + soapService.endpoint;
/** Maximum duration of a call, in milliseconds of simulated time. */
const longestCall = 3 * 3_600_000;

/** Opens the world of a seed; `keepsLog` keeps the lines of its log. */
export async function openWorld(host: Host, seed: number, keepsLog = false): Promise<World> {
  installImmediateBodies();
  const random = createRandom(seed);
  const time = createTime(firstMoment(random));
  const connection = host.openMemory();
  const statements = new Map<string, SqliteStatement>();
  const digest = createDigest();
  const log: string[] = [];
  let activity = 0;
  const calls = createCollected<Call>();
  const faults = createCollected<string>();
  let made = 0;
  let lives = 0;
  const happened = () => {
    activity += 1;
  };
  const receivers = createReceivers(time, happened, ({ url, body }) => {
    note(`${time.now()} message ${url} ${body}`);
    void world.onMessage(url);
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
        // Also receives messages to the sandbox's own receiver, so that they are judged too.
        return receivers.receive(url, init);
      },
      onFault: (what, error) => {
        if (own.alive) faults.add(describeFault(what, error));
      },
    });
    await until(opened);
    sandbox = await opened;
    // Loads the SOAP service in advance, because its first call takes an unknown number of turns.
    await sandbox.fetch(new Request(publicUrl + soapPath, { method: 'POST', body: '' }));
    sandbox.start();
    await idle();
  }

  /** Runs all work that takes no simulated time. */
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

  async function respond(shop: Shop, call: CallRequest) {
    const { method, headers, body } = writtenCall(shop, call);
    const length = typeof body === 'string' && lengthOf(body);
    const request = new Request(publicUrl + call.path, { method, headers: { ...length, ...headers }, body });
    return readResponse(await sandbox.fetch(request));
  }

  const world: World = {
    time,
    receivers,
    processes: 1,
    slackMilliseconds: 0,
    // Longer than the slowest receiver (25 s) and a lease (40 s) need.
    longestRest: () => 61_000,
    query(query, ...parameters) {
      const statement = statements.get(query) ?? connection.prepare(query);
      statements.set(query, statement);
      return statement.all(...(parameters as never[])) as Row[];
    },
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
      const none = { status: undefined, text: '', injected: undefined };
      const came = await Promise.race([respond(shop, request).catch(() => none), killed.then(() => none)]);
      const seen = own.alive ? came : none;
      happened();
      const call: Call = {
        ...{ number, shop, request, ...seen, startedAt, body: readJson(seen.text) },
        endedAt: time.now(),
      };
      calls.add(call);
      note(noteOf(call));
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
    takeCalls: calls.take,
    takeFaults: faults.take,
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
