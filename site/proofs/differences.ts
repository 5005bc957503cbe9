import { readFileSync } from 'node:fs';
import { sandboxErrors } from '@balcao/contract/errors/s00100-s00104.sandbox.ts';
import { errors } from '@balcao/contract/errors.ts';
import { assumptionFacts, assumptionKinds } from '@balcao/contract/facts/assumptions.ts';
import { limitRows } from '@balcao/contract/limits.ts';
import { buildDescription } from '@balcao/contract/openapi/buildDescription.ts';
import { fieldRules } from '@balcao/contract/provenance/fieldRules.ts';
import type { Origin } from '@balcao/contract/provenance/origin.ts';
import { specSections } from '@balcao/contract/provenance/sections.ts';
import { checkoutLifecycle } from '@balcao/contract/resources/checkouts/checkoutLifecycle.ts';
import { entityLifecycle } from '@balcao/contract/resources/entities/entityLifecycle.ts';
import { paymentLifecycle } from '@balcao/contract/resources/payments/paymentLifecycle.ts';
import { terminalLifecycle } from '@balcao/contract/resources/terminals/terminalLifecycle.ts';
import { deliveryLifecycle } from '@balcao/contract/resources/webhooks/deliveryLifecycle.ts';
import { expect } from 'vitest';
import { readPage } from '../../tools/i18n/readPage.ts';
import { folderOf } from '../../tools/i18n/translatedPages.ts';
import { at } from '../../tools/run/paths.mjs';
import { proofs } from './check/proofs.ts';

const lifecycles = {
  payment: paymentLifecycle,
  checkout: checkoutLifecycle,
  terminal: terminalLifecycle,
  entity: entityLifecycle,
  delivery: deliveryLifecycle,
};

/** Every limit, lifecycle row, code and field rule of the contract, by the id of its row on the page. */
const rules: readonly { id: string; origin: Origin }[] = [
  ...limitRows.map(([name, { origin }]) => ({
    id: `limit-${name.replace('.', '-')}`,
    origin,
  })),
  ...Object.entries(lifecycles).flatMap(([kind, rows]) =>
    rows.map(({ from, action, origin }) => ({ id: `${kind}-${from}-${action}`, origin })),
  ),
  ...Object.entries({ ...errors, ...sandboxErrors }).map(([code, { origin }]) => ({
    id: `error-${code}`,
    origin: origin.mapping,
  })),
];

const { published, ...choices } = assumptionFacts('pt').assumptions;

const listedIds = Object.values(choices).flatMap((groups) => groups.flatMap(({ rows }) => rows.map(({ id }) => id)));

const publishedIds = published.flatMap(({ rows }) => rows.map(({ id }) => id));

/** Values listed in sections 4 and 5 of the specification. */
const specifiedNames = (
  'pending pending_confirmation confirmed authorised cancelled PaymentReady PaymentPending PaymentSuccess ' +
  'PaymentCancelled PaymentError PaymentAuthorized approved declined merchant_cancelled customer_cancelled ' +
  'date_expired default basic web embed success cancel back action STRING INTEGER BOOLEAN TIMESTAMP CC MB MW ' +
  'DEFAULT NORMAL REALTIME TPA payment refund authorization capture INITIAL REPEATED ESTM DFLT all allowed ' +
  'excludes integration paypay paypay-v2'
).split(' ');

/** Defaults listed in section 9 of the specification. */
const specifiedDefaults = {
  '/payments': { limit: 500, page: 1, sort: '-createdAt' },
  '/customers': { limit: 500, page: 1 },
  '/terminals': { limit: 500, page: 1 },
  '/customers/{uuid}/paymentMethods': { limit: 100, sort: '-createdAt' },
};

type Paths = Record<string, Record<string, { parameters?: { name: string; schema?: { default?: unknown } }[] }>>;

export default proofs('differences', {
  'every-choice-is-listed': () => {
    expect(new Set([...rules, ...fieldRules].map(({ origin }) => origin.kind))).toEqual(
      new Set(['specified', 'published', 'chosen']),
    );
    for (const { id, origin } of rules) {
      expect([id, listedIds.includes(id)]).toEqual([id, origin.kind === 'chosen']);
      expect([id, publishedIds.includes(id)]).toEqual([id, origin.kind === 'published']);
      if (origin.kind === 'specified') expect(specSections).toHaveProperty([origin.section]);
    }
    const ownFields = fieldRules.filter(({ origin }) => origin.kind === 'chosen');
    expect(listedIds.filter((id) => id.startsWith('field-'))).toHaveLength(ownFields.length);
    for (const { words } of Object.values(choices).flat()) expect(words).toMatch(/\w.*[.]$/);
    const text = readFileSync(at(folderOf('pt'), 'guides', 'differences.mdx'), 'utf8');
    const tables = readPage(text)
      .sections.flatMap(({ components }) => components)
      .filter((component) => component.startsWith('Assumptions'));
    expect(tables).toEqual([...assumptionKinds, 'published'].map((kind) => `Assumptions of="${kind}"`));
  },
  'codes-are-specified-but-s-and-e02433': () => {
    for (const [code, { origin }] of Object.entries({ ...errors, ...sandboxErrors })) {
      const kind = code.startsWith('s') ? 'chosen' : code === 'e02433' ? 'published' : 'specified';
      expect([code, origin.code.kind]).toEqual([code, kind]);
    }
  },
  'specified-values-are-kept': () => {
    const { paths } = buildDescription('pt');
    const text = JSON.stringify(buildDescription('pt'));
    for (const name of specifiedNames) expect([name, text.includes(`"${name}"`)]).toEqual([name, true]);
    for (const [path, defaults] of Object.entries(specifiedDefaults)) {
      const { parameters = [] } = (paths as Paths)[path]?.get ?? {};
      const own = parameters.map(({ name, schema }) => [name, schema?.default]);
      expect(Object.fromEntries(own)).toMatchObject(defaults);
    }
  },
});
