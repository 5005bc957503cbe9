import { operations } from '@balcao/contract/operations.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import type { FullRequest } from './fullRequests/fullParts.ts';
import { payerOnPage } from './payer.ts';
import type { TestSandbox } from './testSandbox.ts';

type Data = Record<string, unknown>;

const bodyOf = (response: Promise<{ body: unknown }>) => response.then(({ body }) => body);

async function* followPayment({ api }: TestSandbox, { id, amount, referenceDetails, customer }: Data) {
  const { uuid } = (customer ?? {}) as Data;
  yield bodyOf(api.get(`/api/payments/${id}`));
  yield bodyOf(api.post(`/sandbox/payments/${id}/phone`, { answer: 'accept' }));
  yield bodyOf(api.post('/sandbox/atm', { ...(referenceDetails as Data), amount }));
  yield bodyOf(api.get(`/api/payments/${id}`));
  if (uuid) yield bodyOf(api.get(`/api/customers/${uuid}/paymentMethods`));
}

const followPage = (path: string) =>
  async function* (testSandbox: TestSandbox, data: Data) {
    const id = String(data.id ?? data.token);
    const page = payerOnPage(testSandbox, id);
    const { api } = testSandbox;
    yield bodyOf(api.get(`${path}/${id}`));
    yield bodyOf(page.look());
    yield bodyOf(page.card('4242 4242 4242 4242'));
    yield bodyOf(page.bank('accept'));
    yield bodyOf(page.phone('351#900000001'));
    if (!data.paymentId) yield bodyOf(api.get(`${path}/${id}/payment`));
    if (data.paymentId) yield bodyOf(api.get(`/api/payments/${data.paymentId}`));
    yield bodyOf(api.get(`/api/customers/${seed.customers.own}/paymentMethods`));
  };

async function* followCustomer({ api }: TestSandbox, { uuid = seed.customers.own }: Data) {
  yield bodyOf(api.get(`/api/customers/${uuid}`));
  yield bodyOf(api.get(`/api/customers/${uuid}/entities`));
}

async function* followEntity({ api }: TestSandbox, { clientId }: Data) {
  const asEntity = { 'paypay-clientid': String(clientId) };
  yield bodyOf(api.get(`/api/entities/${clientId}`));
  yield bodyOf(api.post(`/sandbox/entities/${clientId}/review`, { action: 'approve' }));
  yield bodyOf(api.get('/api/bankAccounts', asEntity));
  yield bodyOf(api.get('/api/availableMethods?amount=1000', asEntity));
}

async function* followWebhook({ api }: TestSandbox, { id }: Data) {
  yield bodyOf(api.get(`/api/webhooks/${id}`));
}

async function* nothing() {}

const follows: Partial<Record<keyof typeof operations, (testSandbox: TestSandbox, data: Data) => AsyncGenerator>> = {
  createEntity: followEntity,
  createCheckout: followPage('/api/checkouts'),
  createToken: followPage('/api/token'),
  createCustomer: followCustomer,
  updateCustomer: followCustomer,
  createCustomerEntity: followCustomer,
  createWebhook: followWebhook,
  updateWebhook: followWebhook,
  createSdk: nothing,
};

/** Replaces random ids and tokens by their order of appearance, except seeded ones. */
function nameDrawnIds(text: string): string {
  const names = new Map<string, string>();
  const seeded = JSON.stringify(seed);
  return text.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b[A-Za-z0-9]{40}\b/g, (id) => {
    if (seeded.includes(id)) return id;
    const name = names.get(id) ?? `id${names.size}`;
    names.set(id, name);
    return name;
  });
}

/** Status and all effects of a request that caller, payer and receivers can see in a new sandbox, as text. */
export async function observe(
  testSandbox: TestSandbox,
  { operation, params = {} }: FullRequest,
  body: unknown,
): Promise<{ status: number; seen: string }> {
  const { api, receiver, sandbox } = testSandbox;
  await api.post('/sandbox/reset');
  await sandbox.settle();
  receiver.received = [];
  const { method, path } = operations[operation];
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const response = await api.send<Data>(method, `/api${filled}`, body);
  const seen: unknown[] = [response.body];
  if (response.status < 300) {
    const follow = follows[operation] ?? followPayment;
    for await (const look of follow(testSandbox, response.data)) seen.push(look);
  }
  await sandbox.settle();
  const received = receiver.received.map(({ url, body: sent }) => [url, sent]);
  return { status: response.status, seen: nameDrawnIds(JSON.stringify([...seen, received])) };
}
