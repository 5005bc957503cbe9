import { readFileSync } from 'node:fs';
import { sandboxErrors } from '@balcao/contract/errors/s00100-s00104.sandbox.ts';
import { errors } from '@balcao/contract/errors.ts';
import { assumptionFacts, assumptionKinds } from '@balcao/contract/facts/assumptions.ts';
import { buildDescription } from '@balcao/contract/openapi/build.ts';
import { fieldRules } from '@balcao/contract/provenance/fieldRules.ts';
import { limitOrigins } from '@balcao/contract/provenance/limits.ts';
import type { Origin } from '@balcao/contract/provenance/origin.ts';
import { specSections } from '@balcao/contract/provenance/sections.ts';
import { checkoutLifecycle } from '@balcao/contract/resources/checkouts/lifecycle.ts';
import { entityLifecycle } from '@balcao/contract/resources/entities/lifecycle.ts';
import { paymentLifecycle } from '@balcao/contract/resources/payments/lifecycle.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { terminalLifecycle } from '@balcao/contract/resources/terminals/lifecycle.ts';
import { deliveryLifecycle } from '@balcao/contract/resources/webhooks/deliveryLifecycle.ts';
import type { Webhook } from '@balcao/contract/resources/webhooks/schema.ts';
import { expect } from 'vitest';
import { folderOf } from '../../tools/i18n/pages.ts';
import { readPage } from '../../tools/i18n/readPage.ts';
import { at } from '../../tools/run/paths.mjs';
import { chosen, proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';
import { changes } from './verbs/changelog-changes.ts';
import { at as customerAt, otherNif, own, share, unshare } from './verbs/customers.ts';
import { walksEveryRow } from './verbs/payment-states.ts';
import { killed } from './verbs/running-sandbox-copies.ts';
import { failsAfterAllAttempts, missesWhileDisabled } from './verbs/webhooks-failing.ts';
import { keepsNoOrder, keepsOrder } from './verbs/webhooks-order.ts';

const lifecycles = {
  payment: paymentLifecycle,
  checkout: checkoutLifecycle,
  terminal: terminalLifecycle,
  entity: entityLifecycle,
  delivery: deliveryLifecycle,
};

/** Every limit, step, code and field rule of the contract, by the id that its row has on the page. */
const rules: readonly { id: string; origin: Origin }[] = [
  ...Object.entries(limitOrigins).map(([name, { origin }]) => ({
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

const listedIds = Object.values(choices).flatMap((groups) =>
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
  for (const { words } of Object.values(choices).flat()) expect(words).toMatch(/\w.*[.]$/);
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

type Paths = Record<
  string,
  Record<string, { parameters?: { name: string; schema?: { default?: unknown } }[] }>
>;

const references = '/api/payments/references';

/** What one private sandbox does, another neither sees nor notices. */
async function shareNothing(world: World): Promise<void> {
  const [mine, yours] = [await world.openPrivateSandbox(), await world.openPrivateSandbox()];
  const { data } = await mine.api.post<Payment>(references, { amount: 1000 });
  await mine.api.post('/sandbox/clock', { advanceSeconds: 3600 });
  for (const { id } of (await mine.api.get<Webhook[]>('/api/webhooks')).data)
    await mine.api.delete(`/api/webhooks/${id}`);
  expect((await yours.api.get(`/api/payments/${data.id}`)).refusals).toEqual(['404 e00502']);
  expect((await yours.api.get<Webhook[]>('/api/webhooks')).data).not.toEqual([]);
  expect((await yours.api.get('/sandbox/clock')).data).toMatchObject({ offsetSeconds: 0 });
  await yours.api.post('/sandbox/reset');
  expect((await mine.api.get(`/api/payments/${data.id}`)).status).toBe(200);
}

/** Another platform of the same sandbox is refused a payment by its id, lists none, and is told of none. */
async function seesItsOwnOnly({ api, other, messages, payReference, subscribe, webhookUrl }: World) {
  const otherUrl = 'https://other.example/hook';
  await other.post('/api/webhooks', { action: 'payment_confirmed', url: otherUrl });
  await subscribe('payment_confirmed');
  const { id } = await payReference();
  expect((await api.get(`/api/payments/${id}`)).status).toBe(200);
  expect((await other.get(`/api/payments/${id}`)).refusals).toEqual(['404 e00502']);
  expect((await other.get(`/api/payments?id=${id}`)).data).toEqual([]);
  expect(await messages(webhookUrl)).toHaveLength(1);
  expect(await messages(otherUrl)).toEqual([]);
}

/** The entity of another platform reads a customer while it is associated, as in the seed, and not otherwise. */
async function seesSharedCustomers(world: World): Promise<void> {
  expect((await world.other.get(at(own))).status).toBe(200);
  await unshare(world, otherNif);
  expect((await world.other.get(at(own))).refusals).toEqual(['404 e00502']);
  await share(world, otherNif);
  expect((await world.other.get(at(own))).status).toBe(200);
}

export default proofs('differences', {
  // ---- front matter
  // “Com o que pode contar na sandbox; o que a especificação do fornecedor não diz e ela teve de escolher, com o porquê; e o que só outro material publicado mostra.”
  'front-matter-1': everyChoiceIsListed,
  // ---- top
  // “O que a sandbox garante e o que não garante; e, porque a especificação da API não diz tudo, a lista do que ela teve de escolher, com o porquê de cada escolha.”
  'top-1': everyChoiceIsListed,
  // ---- origins
  // “Cada limite, passo, código e regra de um campo desta documentação tem uma de três origens:”
  // “Especificada.”
  // “Publicada.”
  // “Escolhida.”
  'origins-1': () => {
    const kinds = new Set([...rules, ...fieldRules].map(({ origin }) => origin.kind));
    expect(kinds).toEqual(new Set(['specified', 'published', 'chosen']));
  },
  // “Está na descrição da API 1.13.0 ou nos guias dela.”
  'origins-2': async ({ api }) => {
    expect((await api.get('/api/errors')).body).toMatchObject({ apiVersion: '1.13.0' });
    for (const { origin } of [...rules, ...fieldRules])
      if (origin.kind === 'specified') expect(specSections).toHaveProperty([origin.section]);
  },
  // “Pode contar com ela, e por isso não aparece aqui.”
  'origins-3': () => {
    const specified = rules.filter(({ origin }) => origin.kind === 'specified').map(({ id }) => id);
    expect(specified.length).toBeGreaterThan(50);
    expect(specified.filter((id) => [...listedIds, ...publishedIds].includes(id))).toEqual([]);
  },
  // “Está no fim da página.”
  'origins-4': () => {
    const ids = rules.filter(({ origin }) => origin.kind === 'published').map(({ id }) => id);
    expect(publishedIds).toEqual(expect.arrayContaining(ids));
    expect(tablesShown().at(-1)).toBe('Assumptions of="published"');
  },
  // ---- payments
  // “Estes passos são a nossa leitura.”
  'payments-1': walksEveryRow,
  // ---- errors
  // “O código e o seu nome estão na especificação, menos os que começam por s, que só a sandbox tem, e e02433, que só outro material mostra.”
  'errors-1': chosen(['error-s00100'], async ({ api }) => {
    const { data } = await api.get<{ code: string }[]>('/api/errors?limit=500');
    const codes = Object.entries({ ...errors, ...sandboxErrors });
    expect(data.length).toBeGreaterThan(50);
    for (const [code, { origin }] of codes) {
      const kind = code.startsWith('s') ? 'chosen' : code === 'e02433' ? 'published' : 'specified';
      expect([code, origin.code.kind]).toEqual([code, kind]);
    }
  }),
  // “O que falta nela é que recusa dá cada um, e com que estado HTTP.”
  'errors-2': () => {
    const codes: Record<string, { origin: { mapping: Origin } }> = { ...errors, ...sandboxErrors };
    const rows = choices.error.flatMap((group) => group.rows);
    expect(rows.length).toBeGreaterThan(20);
    for (const { id, value } of rows) {
      expect([id, codes[id.replace('error-', '')]?.origin.mapping.kind]).toEqual([id, 'chosen']);
      expect(value).toMatch(/^[45]\d\d$/);
    }
  },
  // ---- fields
  // “As formas, as listas de valores e os valores por omissão que a especificação dá são os dela.”
  'fields-1': () => {
    const { paths } = buildDescription('pt');
    const text = JSON.stringify(buildDescription('pt'));
    for (const name of specifiedNames) expect([name, text.includes(`"${name}"`)]).toEqual([name, true]);
    for (const [path, defaults] of Object.entries(specifiedDefaults)) {
      const { parameters = [] } = (paths as Paths)[path]?.get ?? {};
      const own = parameters.map(({ name, schema }) => [name, schema?.default]);
      expect(Object.fromEntries(own)).toMatchObject(defaults);
    }
  },
  // “Estas regras são da sandbox; as palavras, como maxLength, são as dos esquemas OpenAPI, menos custom, uma verificação que eles não sabem dizer.”
  'fields-2': chosen(['field-maxLength-255', 'field-required-createEntity-body-clientId'], () => {
    const words = chosen.field.flatMap(({ rows }) => rows.map(({ value }) => value.match(/[a-z]\w*/i)?.[0]));
    const foreign = words.filter((word) => !keywords.includes(String(word)));
    expect(words.length).toBeGreaterThan(20);
    expect(new Set(foreign)).toEqual(new Set(['custom']));
  }),
  // ---- published
  // “A sandbox segue-o onde a especificação nada diz.”
  'published-1': async (world) => {
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
  },
  // “Onde este material contradiz a especificação, vale a especificação.”
  'published-2': changes,
  // ---- guarantees
  // “Se o recetor não aceitar o aviso, este é repetido com intervalos cada vez maiores, até … tentativas.”
  'guarantees-1': chosen(['limit-retryGapsMinutes'], failsAfterAllAttempts),
  // “Se o processo morrer antes de registar a resposta, o mesmo aviso é enviado de novo.”
  'guarantees-2': killed,
  // “O que acontece enquanto uma subscrição está desativada não é enviado depois.”
  'guarantees-3': chosen(['behaviour-disabledSubscription'], missesWhileDisabled),
  // “Para o mesmo URL, cada aviso só é enviado depois de o anterior ser aceite ou de se esgotarem as tentativas.”
  'guarantees-4': chosen(['behaviour-deliveryOrder'], keepsOrder),
  // “Entre pagamentos diferentes, entre dois URL, ou entre um webhook e um callback, a ordem não é garantida.”
  'guarantees-5': keepsNoOrder,
  // “Na mesma sandbox, uma plataforma não lê nem lista os dados de outra, nem recebe avisos sobre eles, mesmo que saiba o identificador.”
  'guarantees-7': seesItsOwnOnly,
  // “A exceção são os clientes que outra entidade associou a uma das suas.”
  'guarantees-8': seesSharedCustomers,
});
