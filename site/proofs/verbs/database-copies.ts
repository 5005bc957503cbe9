import { join } from 'node:path';
import { expect } from 'vitest';
import { copyAsItLies, hook, inFolder } from '../../../sandbox/testing/databaseFiles.ts';
import { payReference } from '../../../sandbox/testing/payReference.ts';

/** A message that was on its way when its process died leaves again with the next process, and so arrives twice. */
export const killed = () =>
  inFolder(async ({ folder, file, clock, receiver, open }) => {
    receiver.answer = 'hang';
    const first = await open();
    await first.api.post('/api/webhooks', { action: 'payment_confirmed', url: hook });
    await payReference(first.api);
    // What it still looks for ends with its database.
    first.settle().catch(() => undefined);
    await expect.poll(() => receiver.bodies.length).toBe(1);
    const left = join(folder, 'left.db');
    copyAsItLies(file, left, '', '-wal');
    receiver.answer = 204;
    clock.at += 3_600_000;
    const second = await open(left);
    await second.settle();
    expect(receiver.bodies).toHaveLength(2);
    expect(receiver.bodies[1]).toBe(receiver.bodies[0]);
  });

/** A copy has the queue as it was: a message that arrived after it was made arrives once more from it. */
export const queueInCopy = () =>
  inFolder(async ({ folder, clock, receiver, open }) => {
    receiver.answer = 503;
    const first = await open();
    await first.api.post('/api/webhooks', { action: 'payment_confirmed', url: hook });
    await payReference(first.api);
    await first.settle();
    const copy = join(folder, 'backup.db');
    await first.backUp?.(copy);
    receiver.answer = 204;
    clock.at += 3_600_000;
    await first.settle();
    expect(receiver.bodies).toHaveLength(2);
    await first.close();
    await (await open(copy)).settle();
    expect(receiver.bodies).toHaveLength(3);
  });
