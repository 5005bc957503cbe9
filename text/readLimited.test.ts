import { expect, test } from 'vitest';
import { readLimited } from './readLimited.ts';

/** Response that arrives in chunks, and a function that tells whether its reader cancelled it. */
function responseOf(next: () => Uint8Array<ArrayBuffer> | undefined) {
  const sender = { isStopped: false };
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const piece = next();
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
    cancel() {
      sender.isStopped = true;
    },
  });
  return { sender, body };
}

test('reads a text whose characters are cut', async () => {
  const bytes = [...new TextEncoder().encode('€ 10')];
  const { body } = responseOf(() => (bytes.length > 0 ? Uint8Array.of(bytes.shift() ?? 0) : undefined));
  expect(await readLimited({ body })).toBe('€ 10');
  expect(await readLimited({ body: null })).toBe('');
});

test('stops a response that does not end', async () => {
  const { body, sender } = responseOf(() => new Uint8Array(1000));
  await expect(readLimited({ body }, 5000)).rejects.toThrow(RangeError);
  expect(sender.isStopped).toBe(true);
});
