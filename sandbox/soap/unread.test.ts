import { namespaces as ns, soapVersions } from '@balcao/contract/soap/namespaces.ts';
import { expect, it } from 'vitest';
import { endpoint, messageOf, refusalIn, soapOf } from '../testing/soapClient.ts';
import { useTestSandbox } from '../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const soap = () => soapOf(testSandbox);

async function warnings() {
  await testSandbox.sandbox.settle();
  const { data } = await testSandbox.api.get<{ warnings: object[] }[]>('/sandbox/requests?limit=1');
  return data[0]?.warnings;
}

it('shows names that nobody reads in the log, with the nearest known one', async () => {
  const buyer = { firstNam: 'Rita', foo: 1 };
  const order = { amout: 1, amount: 1000 };
  const answer = await soap().call('doWebPayment', { order, methods: 'CC', buyer }, { plataformCode: '1' });
  expect(answer.requestState.code).toBe('02');
  expect(await warnings()).toEqual([
    { pointer: '/entity/plataformCode', reason: 'unknown_field', nearest: 'platformCode' },
    { pointer: '/payment/order/amout', reason: 'unknown_field', nearest: 'amount' },
    { pointer: '/payment/methods', reason: 'unknown_field', nearest: 'method' },
    { pointer: '/payment/buyer/firstNam', reason: 'unknown_field', nearest: 'firstName' },
    { pointer: '/payment/buyer/foo', reason: 'unknown_field', nearest: null },
  ]);
  await soap().call('checkEntityPayments', {
    payments: [{ paymentId: 1001 }, { refrence: '1', paymentId: 1 }],
  });
  expect(await warnings()).toEqual([
    { pointer: '/requestPayments/payments/1/refrence', reason: 'unknown_field', nearest: 'reference' },
  ]);
});

it('says what stands in the place of an entity block, as PHP without the WSDL writes it', async () => {
  const map = '<entity><item><key>platformCode</key><value>0001</value></item></entity>';
  const body = messageOf(`<tns:checkIntegrationState>${map}</tns:checkIntegrationState>`);
  expect(await (await soap().post(body, endpoint)).text()).toContain(
    'não traz platformCode, hash, date, nif; traz item. Dê o WSDL ao SoapClient do PHP',
  );
});

it('says what stands in the place of the fields that a part lacks', async () => {
  const item = [{ key: 'amount', value: 1000 }];
  const lang = { lang: 'EN' };
  const created = await soap().call('createPaymentReference', { item }, lang);
  expect(created.err_msg).toContain('Missing: amount. What came is item, which the service does not know');
  for (const method of ['cancelPayment', 'checkWebPayment', 'getEntityPayments', 'checkEntityPayments'] as const)
    expect(refusalIn(await soap().call(method, { item }, lang)).message).toContain('What came is item');
  const missing = await soap().call('createPaymentReference', { productCode: 'A' }, lang);
  expect(missing.err_msg).toMatch(/Missing: amount\.$/);
});

it('refuses a list as text and a text as elements, which would widen what is asked for', async () => {
  const { block, fault, written } = soap();
  const entity = written('entity', block({ lang: 'EN' }));
  const says = async (method: string, part: string) =>
    (await fault(messageOf(`<tns:${method}>${entity}${part}</tns:${method}>`))).words;
  const payment = (options: string) => `<payment><amount>1000</amount>${options}</payment>`;
  for (const options of [
    '<paymentOptions>MB</paymentOptions>',
    '<paymentOptions><item>MB</item></paymentOptions>',
    '<paymentOptions>MB</paymentOptions><paymentOptions><code>MW</code></paymentOptions>',
  ])
    for (const method of ['createPaymentReference', 'validatePaymentReference'])
      expect(await says(method, payment(options))).toContain('The list paymentOptions (MB) holds text');
  const asked = '<requestPayments><payments>1001,1002</payments></requestPayments>';
  expect(await says('checkEntityPayments', asked)).toContain('The list payments (1001,1002) holds text');
  const web = '<payment><order><amount>1000</amount></order><method><item>MB</item></method></payment>';
  expect(await says('doWebPayment', web)).toBe(
    'The field method (item) holds elements: write its text alone in it, such as CC,MB.',
  );
  const id = '<requestPaymentCancel><paymentId><id>1001</id></paymentId></requestPaymentCancel>';
  expect(await says('cancelPayment', id)).toContain('The field paymentId (id)');
});

it.each([
  ['of one item', [{}]],
  ['of two, as PHP writes one option outside its list', [{}, {}]],
  ['of an item that has a type alone', [{ type: 'NORMAL' }]],
  ['beside one that has its code', [{ code: 'MB' }, {}]],
])('refuses options without a code, which would offer every method: %s', async (_, paymentOptions) => {
  for (const method of ['createPaymentReference', 'validatePaymentReference'] as const) {
    const answer = await soap().call(method, { amount: 1000, paymentOptions });
    expect([answer.err_code, answer.err_msg]).toEqual(['0064', expect.stringContaining('paymentOptions.code')]);
  }
});

it('takes an object that PHP lost in place of a list for an item without fields', async () => {
  const { post, block, written } = soap();
  const send = async (method: string, part: string) => {
    const body = messageOf(`<tns:${method}>${written('entity', block({ lang: 'EN' }))}${part}</tns:${method}>`);
    return (await post(body)).text();
  };
  const lost = (name: string, array: string) => `<${name} xsi:type="tns:ArrayOfSome"${array}/>`;
  const options = (array = '') => `<payment><amount>1000</amount>${lost('paymentOptions', array)}</payment>`;
  expect(await send('createPaymentReference', options())).toContain('paymentOptions.code');
  for (const array of [' SOAP-ENC:arrayType="tns:x[0]"', ' SOAP-ENC:itemType="tns:x" SOAP-ENC:arraySize="0"'])
    expect(await send('createPaymentReference', options(array))).toContain('ResponsePaymentOption[3]');
  const payments = `<requestPayments>${lost('payments', '')}</requestPayments>`;
  expect(await send('checkEntityPayments', payments)).toContain('Missing: reference, paymentId');
});

it('takes no list of options and a nil one for none, and warns of a part that is text', async () => {
  const { post, block, written } = soap();
  const send = async (inside: string) => {
    const parts = `${written('entity', block())}<payment><amount>1000</amount>${inside}</payment>`;
    const body = messageOf(`<tns:createPaymentReference>${parts}</tns:createPaymentReference>`);
    return (await post(body)).text();
  };
  for (const empty of ['<paymentOptions/>', '<paymentOptions xsi:nil="true"/>'])
    expect(await send(`${empty}<buyer xsi:nil="true"/>`)).toContain('ResponsePaymentOption[3]');
  expect(await warnings()).toEqual([]);
  expect(await send('<buyer>Ana</buyer><reference><number>1</number></reference>')).toContain('<linkPayment');
  expect(await warnings()).toEqual(
    ['/payment/buyer', '/payment/reference'].map((pointer) => ({
      pointer,
      reason: 'unread_content',
      nearest: null,
    })),
  );
});

it.each<[string, Record<string, string>, string | undefined]>([
  ['of SOAP 1.1', { soapaction: `"${ns.service}#cancelPayment"` }, 'cancelPayment'],
  ['without its namespace', { soapaction: 'cancelPayment' }, 'cancelPayment'],
  [
    'of SOAP 1.2',
    { 'content-type': `application/soap+xml; charset=utf-8; action="${ns.service}#cancelPayment"` },
    'cancelPayment',
  ],
  ['that is empty', { soapaction: '""' }, undefined],
  ['of the method that is called', { soapaction: `"${ns.service}#checkIntegrationState"` }, undefined],
  ['of another service', { soapaction: 'urn:other#run' }, undefined],
])('warns of an action %s that contradicts the body: %o', async (_, headers, nearest) => {
  const { block, post, written } = soap();
  const entity = written('entity', block());
  const version = headers['content-type'] ? '1.2' : '1.1';
  const body = messageOf(`<tns:checkIntegrationState>${entity}</tns:checkIntegrationState>`);
  await post(body.replace(ns.envelope, soapVersions[version].envelope), endpoint, headers);
  expect(await warnings()).toEqual(nearest ? [{ pointer: 'SOAPAction', reason: 'soap_action', nearest }] : []);
});
