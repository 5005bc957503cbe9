/** First steps of an integrator with a client: `node journey.mjs <module> <base URL>`. */
const [, , module = '', baseUrl = ''] = process.argv;
const { ApiFailure, Client } = await import(module);

const credentials = { platformCode: '0001', privateKey: 'balcaoSandboxKey01', clientId: '999999990' };
const client = new Client({ ...credentials, baseUrl, language: 'EN' });

/** @param {() => Promise<unknown>} call */
async function failure(call) {
  try {
    await call();
    return 'it was not refused';
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const { status, family, codes, details, message } = /** @type {any} */ (error);
    return { status, family, codes, pointer: details[0]?.source?.pointer ?? null, message };
  }
}

/** @param {() => Promise<unknown>} call */
async function refusal(call) {
  try {
    await call();
  } catch (error) {
    if (error instanceof ApiFailure) return /** @type {any} */ (error);
    throw error;
  }
  throw new Error('it was not refused');
}

const created = await client.createReference({ amount: 1000, customUniqueId: 'SDK-1' });
const got = await client.getPayment(created.id);
const listed = await client.listPayments({
  customUniqueId: 'SDK-1',
  createdAt: { start: '2020-01-01T00:00:00+00:00' },
  limit: 1,
});
const cleared = await client.updateCustomer('7d9a1c3e-2b4f-4c6d-8e0f-1a2b3c4d5e01', { phoneNumber: null });
const customer = await client.createCustomer({ customerId: 'SDK-1', firstName: 'Inês' });
const removed = await client.deleteCustomer(customer.uuid);
const options = await client.listSdkOptions('python');
const sdk = await client.createSdk('php');

const checkout = await client.createCheckout({
  payment: { amount: 1500, additionalData: [{ key: 'shop', value: '1', type: 'STRING' }] },
  page: { language: 'EN', layout: 'web' },
  redirects: [{ type: 'success', url: 'https://loja.example/thanks' }],
});
const behind = await client.getCheckoutPayment(checkout.id);
const limited = await client.createReference({
  amount: 1000,
  availableMethods: [{ code: 'MB', details: {} }],
});
const named = await client.createSdk('python', { options: { packageName: 'loja' } });

const everything = await client.listPayments();
/** @type {any[]} */
const walk = [];
for await (const page of client.listPaymentsPages({ sort: 'createdAt', limit: 3 })) walk.push(page);
const ids = new Set(walk.flatMap(({ data }) => data.map((/** @type {any} */ { id }) => id)));
const rest = [];
for await (const page of client.listPaymentsPages({ sort: 'createdAt', limit: 3, page: 2 })) rest.push(page);

/** @type {string[]} */
const tried = [];
const unsteady = baseUrl.replace('/api', '/unsteady');
const steady = new Client({
  ...credentials,
  baseUrl: unsteady,
  language: 'EN',
  retries: 2,
  fetch: (/** @type {string} */ url, /** @type {any} */ request) => {
    tried.push(request.method);
    return fetch(url, request);
  },
});
const reread = await steady.getPayment(created.id);
const duplicate = await refusal(() => steady.createReference({ amount: 1000, customUniqueId: 'SDK-2' }));
const again = await steady.createCustomer({ customerId: 'SDK-2', firstName: 'Rui' });
const keyless = await refusal(() => steady.createReference({ amount: 777 }));
const found = await client.listPayments({ customUniqueId: 'SDK-2' });
await new Client({ ...credentials, baseUrl: unsteady, language: 'EN' }).listErrors();
const withoutRetries = await refusal(() =>
  new Client({ ...credentials, baseUrl: unsteady, language: 'EN' }).listErrors(),
);

/** @param {string} url */
const attempts = async (url) => {
  let count = 0;
  const counting = new Client({
    baseUrl: url,
    language: 'EN',
    retries: 1,
    fetch: (/** @type {string} */ to, /** @type {any} */ request) => {
      count += 1;
      return fetch(to, request);
    },
  });
  const { status, retryAfterSeconds = null } = await refusal(() => counting.listErrors());
  return [status, retryAfterSeconds, count];
};

/** @type {number[]} */
const pauses = [];
const { setTimeout: sleep } = globalThis;
let isPause = false;
const failing = async () => {
  isPause = true;
  return new Response('{}', { status: 503 });
};
// Node's own fetch sets timers too; only the timer after a failure is the client's pause.
/** @type {any} */ (globalThis).setTimeout = (
  /** @type {() => void} */ done,
  /** @type {number} */ pause,
  /** @type {any[]} */ ...given
) => {
  if (!isPause) return sleep(done, pause, ...given);
  isPause = false;
  pauses.push(pause / 1000);
  return sleep(done, 0);
};
await refusal(() => new Client({ baseUrl, language: 'EN', retries: 12, fetch: failing }).listErrors());
globalThis.setTimeout = sleep;

/** @param {object} settings */
const isRefused = (settings) => {
  try {
    return !new Client(settings);
  } catch (error) {
    return error instanceof TypeError;
  }
};
let errorCount = 0;
/** @type {any[]} */
const errorPages = [];
for await (const page of client.listErrorsPages()) errorPages.push(page);
for (const { data } of errorPages) errorCount += data.length;

console.log(
  JSON.stringify({
    unsaid: [isRefused({ language: 'EN' }), isRefused({ baseUrl })],
    walked: [
      walk.length === Math.ceil(everything.meta.totalCount / 3) && walk[0].data.length === 3,
      ids.size === everything.meta.totalCount,
      rest.length === walk.length - 1,
    ],
    steady: {
      read: reread.id === created.id,
      duplicate: [duplicate.status, duplicate.retryAfterSeconds === undefined],
      customer: again.customerId === 'SDK-2',
      keyless: [keyless.status, keyless.retryAfterSeconds],
      made: found.data.length,
      tried,
    },
    withoutRetries: [withoutRetries.status, withoutRetries.retryAfterSeconds],
    closed: await attempts(baseUrl.replace('/api', '/closed')),
    dated: (await attempts(baseUrl.replace('/api', '/dated'))).map(
      (/** @type {any} */ told, /** @type {number} */ at) => (at === 1 ? told > 100 && told <= 120 : told),
    ),
    single: [errorPages.length, errorCount === errorPages[0].meta.totalCount],
    dropped: await attempts('http://127.0.0.1:9'),
    patient: [pauses.length, (pauses[0] ?? 0) <= 0.5, (pauses[11] ?? 0) >= 30, Math.max(...pauses) <= 60],
    created: [created.referenceDetails.entity, created.amount, created.stateDetails.state],
    same: got.id === created.id && got.referenceDetails.reference === created.referenceDetails.reference,
    listed: [listed.data.length, listed.data[0]?.id === created.id, listed.meta.totalCount],
    cleared: cleared.phoneNumber ?? null,
    customer: customer.firstName,
    removed: removed ?? null,
    options: Object.keys(options),
    sdk: sdk.code,
    behind: [behind.id === checkout.paymentId, behind.additionalData?.[0]?.value],
    limited: limited.availableMethods[0].code,
    named: named.code,
    refused: await failure(() => client.createReference({ amount: 0 })),
    unknown: await failure(() => client.getPayment('999999')),
    odd: await failure(() => client.getPayment('a/b?c')),
    stranger: await failure(() => new Client({ baseUrl, language: 'EN' }).listWebhooks()),
    silent: await failure(() =>
      new Client({
        baseUrl: baseUrl.replace('/api', '/silence'),
        language: 'EN',
        timeoutSeconds: 0.2,
      }).listErrors(),
    ),
    gateway: await failure(() =>
      new Client({ baseUrl: baseUrl.replace('/api', '/gateway'), language: 'EN' }).listErrors(),
    ),
    elsewhere: await failure(() =>
      new Client({ baseUrl: baseUrl.replace('/api', '/page'), language: 'EN' }).listErrors(),
    ),
  }),
);
