import { once } from 'node:events';
import { Agent, createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { faultHeader } from '@balcao/contract/control/faultKinds.ts';
import { afterEach, describe, expect, it } from 'vitest';
import * as bundle from '../../tools/run/build.mjs';
import { basic, merchant } from '../testing/api.ts';
import { untilReady, useProcesses } from '../testing/process.ts';

const headers = {
  Authorization: basic(merchant.code, merchant.privateKey),
  'PayPay-ClientId': merchant.clientId,
  'Content-Type': 'application/json',
};

/** Longest time between the signal and the end of the process, in milliseconds. */
const longestEnd = 12_000;

const references = '/api/payments/references';
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

interface Reply {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  data: { id: string; referenceDetails: { entity: string; reference: string } };
}

/** A call whose connection the test knows, with the error as its socket gave it. */
function call(agent: Agent, url: string, body: unknown, more = {}): Promise<Reply> {
  return new Promise((done, fail) => {
    const sent = request(
      url,
      { agent, method: 'POST', headers: { ...headers, ...more } },
      async (response) => {
        let text = '';
        for await (const chunk of response) text += chunk;
        const { data } = JSON.parse(text) as Reply;
        done({ status: response.statusCode, headers: response.headers, data });
      },
    );
    sent.on('error', fail);
    sent.end(JSON.stringify(body));
  });
}

/** Sends one call after the other until one fails, and gives its error. */
async function callUntilRefused(agent: Agent, url: string, between = 0): Promise<unknown> {
  try {
    for (;;) {
      await call(agent, url, { amount: 1000 });
      await pause(between);
    }
  } catch (error) {
    return error;
  }
}

describe('a sandbox that is asked to end', () => {
  const { newDatabase, start } = useProcesses(bundle);
  const agents: Agent[] = [];
  const receivers: Server[] = [];

  /** Connections that are kept, as a shop's are. */
  function connections(most: number): Agent {
    const agent = new Agent({ keepAlive: true, maxSockets: most });
    agents.push(agent);
    return agent;
  }

  /** A server on a free port that counts what comes, and answers only when it is told to. */
  async function receiver() {
    const state = { url: '', answers: false, came: 0, taken: new Set<string>() };
    const server = createServer(async (incoming, outgoing) => {
      state.came += 1;
      let body = '';
      for await (const chunk of incoming) body += chunk;
      if (!state.answers) return;
      state.taken.add(`${incoming.url} ${JSON.parse(body).payments[0].id}`);
      outgoing.writeHead(204).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    receivers.push(server);
    state.url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
    return state;
  }

  afterEach(() => {
    for (const agent of agents.splice(0)) agent.destroy();
    for (const server of receivers.splice(0)) server.close().closeAllConnections();
  });

  it('answers 200 requests in flight, and says that each connection ends', async () => {
    const { origin, end } = await untilReady(await start(await newDatabase()));
    const agent = connections(200);
    const inFlight = Array.from({ length: 200 }, () =>
      call(agent, origin + references, { amount: 1000 }, { [faultHeader]: 'latency=3000' }),
    );
    const outcomes = Promise.allSettled(inFlight);
    await pause(1500);
    const asked = Date.now();
    expect(await end('SIGTERM')).toBe(0);
    expect(Date.now() - asked).toBeLessThan(longestEnd);
    const failed = (await outcomes).filter((outcome) => outcome.status === 'rejected').length;
    expect(failed).toBe(0);
    const answers = await Promise.all(inFlight);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.headers.connection))).toEqual(new Set(['close']));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(200);
  });

  it.each([
    ['at once', 0],
    ['after a moment', 40],
  ])('resets no kept connection that asks again %s: it is answered, then refused', async (_, between) => {
    const { origin, end } = await untilReady(await start(await newDatabase()));
    const agent = connections(40);
    const callers = Array.from({ length: 40 }, () => callUntilRefused(agent, origin + references, between));
    await pause(1000);
    expect(await end('SIGTERM')).toBe(0);
    const errors = (await Promise.all(callers)) as { code: string }[];
    expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(['ECONNREFUSED']));
  });

  it('does not wait for a connection that nobody uses', async () => {
    const { origin, end } = await untilReady(await start(await newDatabase()));
    await call(connections(1), origin + references, { amount: 1000 });
    const asked = Date.now();
    expect(await end('SIGINT')).toBe(0);
    expect(Date.now() - asked).toBeLessThan(3000);
  });

  it('cuts a request that does not come to an end, and still ends in order', async () => {
    const { origin, end } = await untilReady(await start(await newDatabase()));
    const slow = call(
      connections(1),
      origin + references,
      { amount: 1000 },
      { [faultHeader]: 'latency=30000' },
    );
    const outcome = expect(slow).rejects.toMatchObject({ code: 'ECONNRESET' });
    await pause(300);
    const asked = Date.now();
    expect(await end('SIGTERM')).toBe(0);
    expect(Date.now() - asked).toBeGreaterThan(9000);
    expect(Date.now() - asked).toBeLessThan(longestEnd);
    await outcome;
  });

  it('gives back 300 deliveries whose receivers hang: the next process sends each of them', async () => {
    const database = await newDatabase();
    const first = await untilReady(await start(database));
    const agent = connections(10);
    const hook = await receiver();
    for (let number = 0; number < 30; number += 1) {
      const url = `${hook.url}/${number}`;
      await call(agent, `${first.origin}/api/webhooks`, { action: 'payment_confirmed', url });
    }
    for (let number = 0; number < 10; number += 1) {
      const { data } = await call(agent, first.origin + references, { amount: 1000 });
      await call(agent, `${first.origin}/sandbox/atm`, { ...data.referenceDetails, amount: 1000 });
    }
    await expect.poll(() => hook.came).toBeGreaterThan(10);
    const asked = Date.now();
    expect(await first.end('SIGTERM')).toBe(0);
    expect(Date.now() - asked).toBeLessThan(longestEnd);

    hook.answers = true;
    await untilReady(await start(database));
    await expect.poll(() => hook.taken.size, { timeout: 20_000, interval: 200 }).toBe(300);
  });
});
