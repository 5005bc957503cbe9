import { readFileSync } from 'node:fs';
import path from 'node:path';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { type Locale, locales } from '@balcao/contract/words/locales.ts';
import { describe, expect, test } from 'vitest';
import { readSignature, sign } from '../../core/signature/signature.ts';
import type { Recording } from '../../runner/recording.ts';
import { creatingCall, type ShownMethod, shownMethods } from '../../runner/shownPayments.ts';
import { recordedRun } from './useShownRun.ts';

const examples: Record<ShownMethod, string> = {
  multibanco: 'payments/multibanco',
  mbway: 'payments/mbway',
  card: 'checkouts/card',
};
const recordingOf = (method: ShownMethod, locale: Locale = 'pt') => {
  const folder = path.join(import.meta.dirname, '../../../.build/recordings', locale);
  return JSON.parse(readFileSync(path.join(folder, `${examples[method]}.json`), 'utf8')) as Recording;
};

describe('a recorded run', () => {
  test.each([
    ['multibanco', 'pending', 'confirmed'],
    ['mbway', 'pending_confirmation', 'confirmed'],
    ['card', 'PaymentReady', 'PaymentSuccess'],
  ] as const)('of %s goes from its creation to the webhook', (method, first, last) => {
    const run = recordedRun(recordingOf(method), method);
    expect(run.reached.map(({ state }) => state)).toEqual([first, last]);
    expect(run).toMatchObject({
      created: { reply: { status: 201 } },
      delivery: { action: 'payment_confirmed' },
    });
  });

  const inEachLanguage = shownMethods.flatMap((method) => locales.map((locale) => ({ method, locale })));

  test.each(inEachLanguage)('of $method shows the call that was about to be sent, in $locale', (run) => {
    const { method, locale } = run;
    const recorded = recordingOf(method, locale).steps.find(({ name }) => name === 'create')?.request;
    const create = creatingCall(method, locale);
    expect({ path: recorded?.path, body: JSON.parse(String(recorded?.body)) }).toEqual({
      path: create.path,
      body: create.body,
    });
  });

  test.each(locales)('carries in %s the signature of its webhook, as the panel says', async (locale) => {
    const { delivery } = recordedRun(recordingOf('multibanco', locale), 'multibanco');
    const header = readSignature(delivery?.attempts.at(-1)?.headers['PayPay-Signature'] ?? '');
    expect(await sign(seed.platform.privateKey, delivery?.body ?? '', header?.ts ?? '')).toBe(header?.hash);
  });
});
