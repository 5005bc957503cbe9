import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sharedTenant as tenant } from '../domain/tenants/tenantCredentials.ts';
import { enqueue, newDelivery } from '../testing/newDelivery.ts';
import { morning } from '../testing/testSandbox.ts';
import { useStore } from '../testing/useStore.ts';
import { webRuntime } from '../webRuntime.ts';
import { createWorker, type Worker } from './worker.ts';

const dead = 'https://morta.example/hook';
const alive = 'https://viva.example/hook';

const message = (url: string, paymentId: number) => newDelivery({ url, paymentId });

/** More messages than several scans cover. */
const many = 3000;

const store = useStore();
let worker: Worker;
let received: string[];
beforeEach(async () => {
  await store.reset(tenant, morning);
  received = [];
  const post = async (url: string) => {
    received.push(url);
    return { status: url === dead ? 500 : 204 };
  };
  const transport = { post, pause: async () => undefined, userAgent: '' };
  worker = createWorker({ store, clock: { now: () => morning }, runtime: webRuntime }, transport, (error) => {
    throw error;
  });
});
afterEach(() => worker.stop());

const arrived = (url: string) => received.filter((each) => each === url).length;

describe('messages that wait behind one that failed', () => {
  beforeEach(async () => {
    await enqueue(store, ...Array.from({ length: many }, () => message(dead, 10_000)));
    await worker.drain(tenant);
    expect(received).toEqual([dead]);
    await enqueue(store, message(alive, 20_000));
  });

  it('do not keep those to other receivers from leaving by themselves', async () => {
    worker.start();
    while (!received.includes(alive)) await new Promise((done) => setTimeout(done, 20));
    expect(arrived(alive)).toBe(1);
  });

  it('do not keep those to other receivers from leaving when all are to leave', async () => {
    await worker.drain(tenant);
    expect(arrived(alive)).toBe(1);
  });
});

it('all that is due has left when the queue was drained, however many go to one receiver', async () => {
  await enqueue(store, ...Array.from({ length: 200 }, (_, n) => message(alive, 10_000 + n)));
  await worker.drain(tenant);
  expect(arrived(alive)).toBe(200);
});
