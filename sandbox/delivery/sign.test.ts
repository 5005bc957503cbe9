import { expect, it } from 'vitest';
import { hookHash, signatureHash } from './sign.ts';

it('gives the published signature of a known key, body and time', async () => {
  expect(await signatureHash('sandbox-key', '{"a":1}', 1_700_000_000)).toBe(
    '45dafb6c7b0a3bf75212baaf98282e2e64a400389951e1e6dcd9c3f941549566',
  );
});

it('gives the published hookHash of a known key, action and date', async () => {
  expect(await hookHash('sandbox-key', 'payment_confirmed', '15-01-2026 10:00:00')).toBe(
    '759abc783f32df74dbd3074ce068328b2ebd7dff17bd115dacd5e737d8c4cf12',
  );
});
