import { readFileSync } from 'node:fs';
import { sandboxErrors } from '@balcao/contract/errors/s00100-s00104.sandbox.ts';
import { errors } from '@balcao/contract/errors.ts';
import { assumptionFacts, assumptionKinds } from '@balcao/contract/facts/assumptions.ts';
import { limitRows } from '@balcao/contract/limits.ts';
import { buildDescription } from '@balcao/contract/openapi/build.ts';
import { fieldRules } from '@balcao/contract/provenance/fieldRules.ts';
import type { Origin } from '@balcao/contract/provenance/origin.ts';
import { specSections } from '@balcao/contract/provenance/sections.ts';
import { checkoutLifecycle } from '@balcao/contract/resources/checkouts/lifecycle.ts';
import { entityLifecycle } from '@balcao/contract/resources/entities/lifecycle.ts';
import { paymentLifecycle } from '@balcao/contract/resources/payments/lifecycle.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { terminalLifecycle } from '@balcao/contract/resources/terminals/lifecycle.ts';
import { deliveryLifecycle } from '@balcao/contract/resources/webhooks/deliveryLifecycle.ts';
import { expect } from 'vitest';
import { folderOf } from '../../../tools/i18n/pages.ts';
import { readPage } from '../../../tools/i18n/readPage.ts';
import { at } from '../../../tools/run/paths.mjs';
import { advice, claim, claims, provedBy, source } from '../claims.ts';
import { changes } from './changelog/changes.ts';
import { guaranteeRows } from './differences/guarantees.ts';
import { walksEveryRow } from './payment-states/verbs.ts';

const lifecycles = {
  payment: paymentLifecycle,
  checkout: checkoutLifecycle,
  terminal: terminalLifecycle,
  entity: entityLifecycle,
  delivery: deliveryLifecycle,
};

/** Every limit, step, code and field rule of the contract, by the id that its row has on the page. */
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

const { published, ...chosen } = assumptionFacts('pt').assumptions;
const listedIds = Object.values(chosen).flatMap((groups) =>
  groups.flatMap(({ rows }) => rows.map(({ id }) => id)),
);
const publishedIds = published.flatMap(({ rows }) => rows.map(({ id }) => id));

/** Tables of the page, in its order. */
function tablesShown(): string[] {
  const text = readFileSync(at(folderOf('pt'), 'guides', 'differences.mdx'), 'utf8');
  const components = readPage(text).sections.flatMap((section) => section.components);
  return components.filter((component) => component.startsWith('Assumptions'));
}

/** Every rule of our own choice stands on the page, under its kind and with a reason, and no other does. */
function everyChoiceIsListed(): void {
  for (const { id, origin } of rules) {
    expect([id, listedIds.includes(id)]).toEqual([id, origin.kind === 'chosen']);
    expect([id, publishedIds.includes(id)]).toEqual([id, origin.kind === 'published']);
  }
  const ownFields = fieldRules.filter(({ origin }) => origin.kind === 'chosen');
  expect(listedIds.filter((id) => id.startsWith('field-'))).toHaveLength(ownFields.length);
  for (const { words } of Object.values(chosen).flat()) expect(words).toMatch(/\w.*[.]$/);
  expect(tablesShown()).toEqual([...assumptionKinds, 'published'].map((kind) => `Assumptions of="${kind}"`));
}

/** Values that sections 4 and 5 of the specification list. */
const specifiedNames = (
  'pending pending_confirmation confirmed authorised cancelled PaymentReady PaymentPending PaymentSuccess ' +
  'PaymentCancelled PaymentError PaymentAuthorized approved declined merchant_cancelled customer_cancelled ' +
  'date_expired default basic web embed success cancel back action STRING INTEGER BOOLEAN TIMESTAMP CC MB MW ' +
  'DEFAULT NORMAL REALTIME TPA payment refund authorization capture INITIAL REPEATED ESTM DFLT all allowed ' +
  'excludes integration paypay paypay-v2'
).split(' ');

/** Defaults of its section 9. */
const specifiedDefaults = {
  '/payments': { limit: 500, page: 1, sort: '-createdAt' },
  '/customers': { limit: 500, page: 1 },
  '/terminals': { limit: 500, page: 1 },
  '/customers/{uuid}/paymentMethods': { limit: 100, sort: '-createdAt' },
};

/** Keywords of a schema in OpenAPI 3.1, which are those of JSON Schema (json-schema.org). */
const keywords = (
  'maxLength minLength pattern maxItems minItems maximum minimum exclusiveMaximum exclusiveMinimum multipleOf ' +
  'enum const type required default format properties propertyNames items'
).split(' ');

export default claims({
  'front matter': [
    claim(
      'Com o que pode contar na sandbox; o que a especificação do fornecedor não diz e ela teve de escolher, com o porquê; e o que só outro material publicado mostra.',
      everyChoiceIsListed,
    ),
  ],
  top: [
    claim(
      'O que a sandbox garante e o que não garante; e, porque a especificação da API não diz tudo, a lista do que ela teve de escolher, com o porquê de cada escolha.',
      everyChoiceIsListed,
    ),
    claim(
      'Nas outras páginas, um asterisco junto a um valor traz para aqui.',
      provedBy(
        'e2e/site/reading.spec.ts',
        'an asterisk beside a value leads to its row among the differences',
      ),
    ),
  ],
  ...guaranteeRows,
  origins: [
    claim(
      [
        'Cada limite, passo, código e regra de um campo desta documentação tem uma de três origens:',
        'Especificada.',
        'Publicada.',
        'Escolhida.',
      ],
      () => {
        const kinds = new Set([...rules, ...fieldRules].map(({ origin }) => origin.kind));
        expect(kinds).toEqual(new Set(['specified', 'published', 'chosen']));
      },
    ),
    claim('Está na descrição da API 1.13.0 ou nos guias dela.', async ({ api }) => {
      expect((await api.get('/api/errors')).body).toMatchObject({ apiVersion: '1.13.0' });
      for (const { origin } of [...rules, ...fieldRules])
        if (origin.kind === 'specified') expect(specSections).toHaveProperty([origin.section]);
    }),
    claim('Pode contar com ela, e por isso não aparece aqui.', () => {
      const specified = rules.filter(({ origin }) => origin.kind === 'specified').map(({ id }) => id);
      expect(specified.length).toBeGreaterThan(50);
      expect(specified.filter((id) => [...listedIds, ...publishedIds].includes(id))).toEqual([]);
    }),
    source(
      'A especificação cala-se, mas outro material do fornecedor mostra-a.',
      'product: contract/provenance/origin.ts, whose materials the last table names',
    ),
    claim('Está no fim da página.', () => {
      const ids = rules.filter(({ origin }) => origin.kind === 'published').map(({ id }) => id);
      expect(publishedIds).toEqual(expect.arrayContaining(ids));
      expect(tablesShown().at(-1)).toBe('Assumptions of="published"');
    }),
    source(
      'Nenhuma fonte a diz, ou as fontes não concordam.',
      'product: docs/decisions/sources.md, what the word chosen stands for',
    ),
    advice('O fornecedor pode fazer de outra maneira: não construa nada que só funcione com o valor daqui.'),
  ],
  payments: [
    source(
      'A especificação dá os estados e diz que não mostra as sequências.',
      'specified: 4, five payment states; the exact allowed status sequences are not shown',
    ),
    claim('Estes passos são a nossa leitura.', walksEveryRow),
  ],
  errors: [
    claim(
      'O código e o seu nome estão na especificação, menos os que começam por s, que só a sandbox tem, e e02433, que só outro material mostra.',
      async ({ api }) => {
        const { data } = await api.get<{ code: string }[]>('/api/errors?limit=500');
        const codes = Object.entries({ ...errors, ...sandboxErrors });
        expect(data.length).toBeGreaterThan(50);
        for (const [code, { origin }] of codes) {
          const kind = code.startsWith('s') ? 'chosen' : code === 'e02433' ? 'published' : 'specified';
          expect([code, origin.code.kind]).toEqual([code, kind]);
        }
      },
      { chosen: ['error-s00100'] },
    ),
    claim('O que falta nela é que recusa dá cada um, e com que estado HTTP.', () => {
      const codes: Record<string, { origin: { mapping: Origin } }> = { ...errors, ...sandboxErrors };
      const rows = chosen.error.flatMap((group) => group.rows);
      expect(rows.length).toBeGreaterThan(20);
      for (const { id, value } of rows) {
        expect([id, codes[id.replace('error-', '')]?.origin.mapping.kind]).toEqual([id, 'chosen']);
        expect(value).toMatch(/^[45]\d\d$/);
      }
    }),
  ],
  fields: [
    claim(
      'As formas, as listas de valores e os valores por omissão que a especificação dá são os dela.',
      () => {
        const { paths } = buildDescription('pt');
        const text = JSON.stringify(buildDescription('pt'));
        for (const name of specifiedNames) expect([name, text.includes(`"${name}"`)]).toEqual([name, true]);
        for (const [path, defaults] of Object.entries(specifiedDefaults)) {
          const { parameters = [] } = (paths as Paths)[path]?.get ?? {};
          const own = parameters.map(({ name, schema }) => [name, schema?.default]);
          expect(Object.fromEntries(own)).toMatchObject(defaults);
        }
      },
    ),
    claim(
      'Estas regras são da sandbox; as palavras, como maxLength, são as dos esquemas OpenAPI, menos custom, uma verificação que eles não sabem dizer.',
      () => {
        const words = chosen.field.flatMap(({ rows }) =>
          rows.map(({ value }) => value.match(/[a-z]\w*/i)?.[0]),
        );
        const foreign = words.filter((word) => !keywords.includes(String(word)));
        expect(words.length).toBeGreaterThan(20);
        expect(new Set(foreign)).toEqual(new Set(['custom']));
      },
      { chosen: ['field-maxLength-255', 'field-required-createEntity-body-clientId'] },
    ),
  ],
  published: [
    claim('A sandbox segue-o onde a especificação nada diz.', async (world) => {
      await walksEveryRow(world);
      const { api, refund, get, cancel, authorise } = world;
      const paid = await world.payReference();
      expect(paid).toHaveProperty('updatedAt');
      const { data } = await refund(paid.id, 400);
      expect(await get(data.id)).toMatchObject({ initialPaymentId: paid.id });
      const { id } = await authorise();
      await cancel(id);
      expect(await get(id)).toHaveProperty('cancellation.reason', 'merchant_cancelled');
      const { data: reference } = await api.post<Payment>('/api/payments/references', { amount: 1000 });
      expect(reference.validDate.end).toBe('2026-07-15T23:59:59+01:00');
      await world.subscribe('payment_confirmed');
      for (const status of [200, 201, 202, 204, 206]) {
        world.respondWith(status);
        await world.payReference();
        const [last] = (await world.deliveries()).slice(-1);
        expect([status, last?.state]).toEqual([status, status === 206 ? 'waiting' : 'delivered']);
      }
    }),
    claim('Onde este material contradiz a especificação, vale a especificação.', changes),
  ],
  next: [advice('O que a sandbox não imita: Sandbox.', 'O que mudou entre versões da API: Alterações.')],
});

type Paths = Record<
  string,
  Record<string, { parameters?: { name: string; schema?: { default?: unknown } }[] }>
>;
