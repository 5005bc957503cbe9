import { setTimeout as pause } from 'node:timers/promises';

/** Statuses to expect during an outage of the database; undefined stands for a broken connection. */
const expected = [200, 201, 503];

/**
 * Starts clients that continuously create and pay references, and record what is acknowledged.
 * @param {string} origin origin of the sandbox
 * @param {Record<string, string>} headers
 * @param {number} clients
 */
export function startLoad(origin, headers, clients = 8) {
  /** @type {Set<string>} */
  const created = new Set();
  /** @type {Set<string>} */
  const paid = new Set();
  /** @type {{ at: number, milliseconds: number, status: number, retryAfter: string | null }[]} */
  const answers = [];
  let over = false;

  /** @param {string} path @param {unknown} body */
  async function post(path, body) {
    const at = performance.now();
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(origin + path, init).catch(() => undefined);
    const text = await answer?.text().catch(() => undefined);
    const status = text === undefined ? 0 : Number(answer?.status);
    const retryAfter = answer?.headers.get('retry-after') ?? null;
    answers.push({ at, milliseconds: performance.now() - at, status, retryAfter });
    if (status >= 400 || !text) await pause(20);
    return status < 400 && text ? JSON.parse(text).data : undefined;
  }

  async function work() {
    while (!over) {
      const reference = await post('/api/payments/references', { amount: 1000 });
      if (!reference) continue;
      created.add(reference.id);
      const payment = await post('/sandbox/atm', { ...reference.referenceDetails, amount: 1000 });
      if (payment) paid.add(reference.id);
    }
  }
  const working = Promise.all(Array.from({ length: clients }, work));

  return {
    created,
    paid,
    answers,
    /** Responses to requests that were sent at a given time or later. @param {number} moment */
    since: (moment) => answers.filter(({ at }) => at >= moment),
    /** Milliseconds from a time to the end of the first successful request sent after it. @param {number} moment */
    async recovered(moment) {
      for (;;) {
        const first = answers.find(({ at, status }) => at >= moment && (status === 200 || status === 201));
        if (first) return first.at + first.milliseconds - moment;
        await pause(10);
      }
    },
    odd: () => answers.filter(({ status }) => !expected.includes(status)).map(({ status }) => status),
    async stop() {
      over = true;
      await working;
    },
    /** Payments that are missing or unpaid, although they were acknowledged. */
    async lost() {
      const missing = [];
      for (const id of created) {
        const answer = await fetch(`${origin}/api/payments/${id}`, { headers });
        const body = /** @type {{ data?: { stateDetails: { state: string } } }} */ (await answer.json());
        const { state } = body.data?.stateDetails ?? {};
        if (!state || (paid.has(id) && state !== 'confirmed')) missing.push(id);
      }
      return missing;
    },
  };
}
