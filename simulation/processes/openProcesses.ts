import { setTimeout as delay } from 'node:timers/promises';
import { createRandom } from '../random.ts';
import { type Call, type CallRequest, noteOf, readJson } from '../world/call.ts';
import type { ChangeLog } from '../world/changes.ts';
import { createCollected } from '../world/collected.ts';
import { createReceivers } from '../world/receivers.ts';
import { firstMoment, type Shop } from '../world/shop.ts';
import { openShops } from '../world/shops.ts';
import { Stuck, type World } from '../world/world.ts';
import { readResponse, writtenCall } from '../world/writtenCall.ts';
import { createStoryDatabase } from './database.ts';
import { createFastTime, type FastTimeSettings } from './fastTime.ts';
import { openReceiverServer } from './receiverServer.ts';
import { type SandboxProcess, startSandbox } from './sandboxProcess.ts';
import { watchRows } from './watchRows.ts';

/** Factor by which time is accelerated: a lease of 40 s takes 4 s. */
const speed = 10;
/** Maximum pause of a story, in milliseconds of story time. */
const longestPause = 5000;
/** Tolerance for a busy machine, in milliseconds of story time. */
const slackMilliseconds = 10_000;
/** Maximum real duration of a call, in milliseconds. */
const longestCall = 60_000;
/** Maximum delay of a receiver, in milliseconds of story time; short, because other steps have to wait for it. */
const slowestReceiver = 4000;
/** Maximum rest in milliseconds of story time; work of a killed process may take longer, because of its leases. */
const longestRest = 40_000;
const leaseMilliseconds = 40_000;
const linesKept = 60;

export interface ProcessesOptions {
  /** Path of the program of a process, bundled from child.ts. */
  program: string;
  processes: number;
  /** URL of a PostgreSQL server whose user may create databases. */
  server: string;
}

/** Slot for a process. After the process ends, a new one takes its slot. */
interface Slot {
  name: string;
  process: SandboxProcess | undefined;
}

/** Starts several processes at once, on a new and empty database. */
export async function openProcesses(
  { program, processes, server }: ProcessesOptions,
  seed: number,
): Promise<World & { close(): Promise<void> }> {
  const timeSettings: FastTimeSettings = {
    start: firstMoment(createRandom(seed)),
    realStart: Date.now(),
    speed,
  };
  const time = createFastTime(timeSettings);
  const database = await createStoryDatabase(server);
  const log: string[] = [];
  let [made, lives, livesAtRest] = [0, 0, 0];
  const calls = createCollected<Call>();
  const faults = createCollected<string>();

  function note(line: string): void {
    log.push(line);
    if (log.length > linesKept) log.shift();
  }
  const receivers = createReceivers(
    {
      now: time.now,
      after: (milliseconds, task) => time.after(Math.min(milliseconds, slowestReceiver), task),
    },
    () => undefined,
    ({ url, body }) => note(`${time.now()} message ${url} ${body}`),
  );
  const slots = Array.from({ length: processes }, (): Slot => ({ name: '', process: undefined }));
  let killsSender = false;
  const network = await openReceiverServer(receivers, async (url, sender) => {
    if (killsSender) {
      killsSender = false;
      note(`${time.now()} ${sender} is killed while it sends`);
      await slots.find(({ name }) => name === sender)?.process?.kill();
    }
    return world.onMessage(url);
  });
  const isAlive = ({ process }: Slot) => process?.isAlive() === true;
  /** Sends calls to the processes in turn, so that overlapping steps run in different processes. */
  const turnOf = (number: number) => {
    const alive = slots.filter(isAlive);
    return alive[number % Math.max(1, alive.length)];
  };

  async function start(slot: Slot): Promise<void> {
    lives += 1;
    slot.name = `process-${lives}`;
    const settings = {
      name: slot.name,
      databaseUrl: database.urlFor(slot.name),
      receivers: network.origin,
      time: timeSettings,
    };
    slot.process = await startSandbox(program, settings, {
      onFault: (text) => faults.add(text),
      onEnd() {
        lives += 1;
        note(`${time.now()} ${slot.name} has ended`);
      },
    });
  }

  async function respond(process: SandboxProcess | undefined, shop: Shop, request: CallRequest) {
    const none = { status: undefined, text: '', injected: undefined };
    if (!process) return none;
    try {
      return await readResponse(await fetch(process.origin + request.path, writtenCall(shop, request)));
    } catch {
      // Waits, because connections break shortly before the end of the process is reported.
      await process.ping();
      return none;
    }
  }

  async function until(work: Promise<unknown>): Promise<void> {
    const cancel = new AbortController();
    const tooLong = delay(longestCall, 'too long', { signal: cancel.signal }).catch(() => undefined);
    const ended = await Promise.race([work, tooLong]).finally(() => cancel.abort());
    if (ended === 'too long')
      throw new Stuck(`It has not ended after ${longestCall} ms, and ${receivers.underWay()} messages are under way.`);
  }

  const world: World & { close(): Promise<void> } = {
    time,
    receivers,
    processes,
    slackMilliseconds,
    longestRest() {
      const wasKilled = lives !== livesAtRest;
      livesAtRest = lives;
      return wasKilled ? longestRest + leaseMilliseconds : longestRest;
    },
    query: database.query,
    log,
    note,
    changes: undefined as unknown as ChangeLog,
    shops: [],
    lives: () => lives,
    async call(shop, request) {
      made += 1;
      const number = made;
      const startedAt = time.now();
      const came = await respond(turnOf(number)?.process, shop, request);
      const told = { startedAt, endedAt: time.now(), body: readJson(came.text) };
      const call: Call = { number, shop, request, ...came, ...told };
      calls.add(call);
      note(noteOf(call));
      return call;
    },
    async killAfter(statements, how = { countsCommits: false, executesLast: true }) {
      const order = { statements, ...how };
      const chosen = statements === undefined ? slots : [turnOf(made + 1)];
      await Promise.all(chosen.map((slot) => slot?.process?.order(order)));
    },
    killSender() {
      killsSender = true;
    },
    async restart() {
      const slot = turnOf(made + 1);
      if (!slot) return;
      note(`${time.now()} ${slot.name} is started again`);
      await until(slot.process?.close() ?? Promise.resolve());
      await start(slot);
    },
    async revive() {
      for (const slot of slots) {
        if (isAlive(slot)) continue;
        // Waits, because the database still completes statements that were sent before the process ended.
        await until(database.left(slot.name));
        await start(slot);
      }
    },
    pass: (milliseconds) => delay(Math.min(milliseconds, longestPause) / speed),
    turns: (count) => delay(count),
    until,
    takeCalls: calls.take,
    takeFaults: faults.take,
    digest: () => '',
    onMessage: () => undefined,
    clockOf: (tenant) => time.now() + Number(world.changes.rows('tenants', tenant)[0]?.clock_offset ?? 0),
    async close() {
      await Promise.all(slots.map(({ process }) => process?.kill()));
      network.close();
      await database.drop();
    },
  };
  await Promise.all(slots.map(start));
  const client = await database.pool.connect();
  world.changes = await watchRows(client);
  world.shops = await openShops(world);
  await world.changes.take();
  world.takeCalls();
  const { close } = world;
  world.close = () => {
    client.release();
    return close();
  };
  return world;
}
