import { readFileSync } from 'node:fs';
import { buildDescription } from '@balcao/contract/openapi/buildDescription.ts';
import { expect, test } from 'vitest';
import { at } from '../../tools/run/paths.mjs';
import { agentFiles } from './agentFiles.ts';

/** Proofs of site/proofs that show each mistake and how to avoid it, by the start of the sentence in bold. */
const proofs: Readonly<Record<string, readonly string[]>> = {
  'Repeating a refund, a capture or a recurring charge': [
    'retry.equal-refunds-differ-by-id-alone',
    'capture.captures-never-pass-the-amount',
    'saved-card.lost-series-charge-has-no-key',
    'retry.lost-order-is-found-by-its-key',
    'retry.order-key-prevents-second-payment',
  ],
  'Shipping because the customer came back': ['checkout-returns.state-tells-what-a-return-does-not'],
  'Verifying the signature over parsed JSON': ['webhook-signature.rewritten-body-fails'],
  'Answering a callback with 204': [
    'webhook-delivery.accepted-codes-are-fixed',
    'webhooks.callback-is-the-signed-payment',
  ],
  'Reading amounts in euros': [
    'payment-multibanco.amount-alone-is-required-in-cents',
    'reconcile.fees-are-texts-of-eight-decimals',
  ],
  'Taking `authorised` for paid': [
    'capture.authorisation-holds-capture-charges',
    'capture.uncaptured-authorisation-expires',
    'terminal-payments.only-settlement-confirms',
  ],
  'Keeping only the first webhook of a payment': [
    'payment-states.full-refund-the-same-day-cancels',
    'webhook-events.refund-of-a-part-also-cancels',
    'webhook-delivery.ended-delivery-can-be-resent',
  ],
  'Closing an order for good at `payment_expired`': [
    'payment-multibanco.late-payment-confirms-the-cancelled',
    'payment-multibanco.blocked-reference-is-refused-late',
  ],
  'Trusting a webhook to be about your order': [
    'webhooks.platform-hears-all-its-entities',
    'authentication.other-entity-is-not-found',
  ],
  'Relying on webhooks alone': [
    'webhook-delivery.disabled-after-failures-in-a-row',
    'reconcile.filters-find-what-they-say',
  ],
};

const [, section = ''] = /^## Ten mistakes.*\n([\s\S]*?)^## /m.exec(agentFiles('/').get('AGENTS.md') ?? '') ?? [];
const mistakes = [...section.matchAll(/^\d+\. \*\*(.+?)\*\*/gm)].map(([, title = '']) => title);

test('AGENTS.md names ten mistakes, and each has a proof [agent-files.ten-mistakes-proved]', () => {
  expect(mistakes).toHaveLength(10);
  for (const start of Object.keys(proofs)) expect(mistakes.filter((title) => title.startsWith(start))).toHaveLength(1);
});

test.each(Object.values(proofs).flat())('the proof %s exists', (proof) => {
  const [topic, name] = proof.split('.');
  expect(readFileSync(at('site', 'proofs', `${topic}.ts`), 'utf8')).toContain(`\n  '${name}':`);
});

test('the fields that are in euros are those that the description names so', () => {
  const inEuros: string[] = [];
  JSON.parse(JSON.stringify(buildDescription('en').components?.schemas), (name, value) => {
    if (/\bin (whole )?euros\b/.test(value?.description)) inEuros.push(name);
    return value;
  });
  expect(new Set(inEuros)).toEqual(new Set(['averageValuePerTransaction', 'netAmount', 'taxAmount']));
  for (const name of inEuros) expect(section).toContain(`.${name}\``);
});
