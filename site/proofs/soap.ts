import { gzipSync } from 'node:zlib';
import { soapService } from '@balcao/contract/soap/service.ts';
import { expect } from 'vitest';
import { messageOf } from '../../sandbox/testing/soapClient.ts';
import { chosen, proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';
import { rawReference } from './verbs/soap-forms.ts';

const wsdlOf = async ({ fetch }: World) => (await fetch(soapService.paths.testing + soapService.wsdl)).text();

/** Message with a list that has one element too many. */
const tooLong = ({ soap }: World) => {
  const many = '<payments><paymentId>1001</paymentId></payments>'.repeat(soapService.mostItems + 1);
  const parts = `${soap.written('entity', soap.block())}<requestPayments>${many}</requestPayments>`;
  return messageOf(`<tns:checkEntityPayments>${parts}</tns:checkEntityPayments>`);
};

export default proofs('soap', {
  'wsdl-answers-as-tools-ask': async ({ fetch }) => {
    const { paths, wsdl, endpoint } = soapService;
    const longer = paths.testing.replace('/paypayservices/', '/index.php/paypayservices/');
    expect(await (await fetch(longer + wsdl)).text()).toContain('<definitions ');
    for (const tail of [wsdl, '?wsdl', '?WSDL', `${endpoint}?wsdl`]) {
      const response = await fetch(`http://127.0.0.1:4000${paths.testing}${tail}`);
      const text = await response.text();
      expect(text).toContain(`location="http://127.0.0.1:4000${paths.testing}${endpoint}"`);
      const [, schema = ''] = /schemaLocation="([^"]*)"/.exec(text) ?? [];
      expect(schema).toMatch(/^http:\/\/127\.0\.0\.1:4000\//);
      expect((await fetch(schema)).status).toBe(200);
    }
  },
  'foreign-bank-account-is-refused': async ({ soap }) => {
    const own = await soap.call('createPaymentReference', { amount: 1000, bankAccountCode: 'SHOP0001' });
    expect(own).toMatchObject({ err_code: '0038' });
  },
  'no-method-refunds-or-captures': async (world) => {
    const [, portType = ''] = /<portType[^>]*>(.*?)<\/portType>/s.exec(await wsdlOf(world)) ?? [];
    const names = [...portType.matchAll(/<operation name="(\w+)"/g)].map(([, name]) => name);
    expect(names).toContain('cancelPayment');
    for (const name of names) expect(name).not.toMatch(/refund|capture|terminal|mbw/i);
  },
  'messages-are-typed-xml': chosen(['behaviour-soapNamespace'], async (world) => {
    const wsdl = await wsdlOf(world);
    for (const part of ['style="rpc"', 'use="encoded"', `targetNamespace="${soapService.namespace}"`])
      expect(wsdl).toContain(part);
    const response = await rawReference(world, 1999);
    expect(response.headers.get('content-type')).toContain('xml');
    const text = await response.text();
    expect(text).toMatch(/<amount xsi:type="xsd:\w+">1999<\/amount>/);
    expect(text).toMatch(/<paymentOptions [^>]*xsi:type="SOAP-ENC:Array"/);
    const [, id] = /<paymentId xsi:type="xsd:(?:int|integer)">(\d+)</.exec(text) ?? [];
    expect(await world.get(String(id))).toMatchObject({ id, amount: 1999 });
  }),
  'refusal-is-a-code-with-http-200': async (world) => {
    const old = await rawReference(world, 0);
    expect([old.status, await old.text()]).toEqual([200, expect.stringMatching(/<err_code [^>]*>0061</)]);
    const { status, body } = await world.api.post('/api/payments/references', { amount: 0 });
    const errors = [{ code: expect.stringMatching(/^e002\d\d$/) }];
    expect([status, body.error]).toMatchObject([422, { code: 'e00200', errors }]);
  },
  'refusal-speaks-the-language-asked': async ({ soap }) => {
    for (const [lang, word] of Object.entries({ PT: 'Montante', ES: 'Importe', EN: 'amount' }))
      for (const method of ['createPaymentReference', 'validatePaymentReference'] as const)
        expect(await soap.call(method, { amount: 0 }, { lang })).toMatchObject({
          integrationState: { state: '1', code: '02' },
          err_code: '0061',
          err_msg: expect.stringContaining(word),
        });
  },
  'only-unreadable-messages-are-faults': chosen(['limit-soapMessage', 'behaviour-soapForms'], async (world) => {
    const { soap, receiver } = world;
    const check = messageOf('<tns:checkIntegrationState/>');
    const dtd = '<!DOCTYPE a [<!ENTITY x SYSTEM "http://loja.example/x">]>';
    const inNamespace = (uri: string) => check.replace('http://schemas.xmlsoap.org/soap/envelope/', uri);
    const foreign = inNamespace('urn:loja.example');
    for (const body of ['<a', messageOf('<tns:noSuchMethod/>'), dtd + check, tooLong(world), foreign]) {
      const { status, code, words } = await soap.fault(body);
      expect([status, code]).toEqual([500, expect.any(String)]);
      expect(words.length).toBeGreaterThan(5);
    }
    const soap12 = await soap.post(inNamespace('http://www.w3.org/2003/05/soap-envelope'));
    expect(await soap12.text()).toContain('http://www.w3.org/2003/05/soap-envelope');
    const packed = new Uint8Array(gzipSync(check));
    expect((await soap.post(packed, undefined, { 'content-encoding': 'gzip' })).status).toBe(200);
    expect((await soap.fault(packed, { 'content-encoding': 'br' })).words).toContain('br');
    const accented = messageOf('<tns:checkIntegrationState>ç</tns:checkIntegrationState>');
    const latin1 = (charset: string) =>
      new Uint8Array(Buffer.from(`<?xml version="1.0" encoding="${charset}"?>${accented}`, 'latin1'));
    const undeclared = { 'content-type': 'text/xml' };
    expect((await soap.post(latin1('ISO-8859-1'), undefined, undeclared)).status).toBe(200);
    for (const charset of ['UTF-8', 'ISO-8859-15'])
      expect((await soap.fault(latin1(charset), undeclared)).words).toContain(charset);
    await soap.call('createPaymentReference', { amount: 1000, productcode: 'A' });
    const [logged] = (await world.api.get<{ warnings: object[] }[]>('/sandbox/requests')).data;
    expect(logged?.warnings).toMatchObject([{ nearest: 'productCode' }]);
    expect(receiver.received).toEqual([]);
    for (const [method, request] of [
      ['doWebPayment', { order: { amount: 'dez' } }],
      ['cancelPayment', {}],
    ] as const)
      await expect(soap.call(method, request)).resolves.toBeDefined();
  }),
  'ordered-faults-spare-soap': async ({ soap, api }) => {
    await api.post('/sandbox/faults', { kind: 'server_error', calls: 2 });
    expect((await soap.call('createPaymentReference', { amount: 1000 })).state).toBe('1');
    expect((await api.post('/api/payments/references', { amount: 1000 })).status).toBe(500);
  },
  'day-first-dates-are-read-in-lisbon': chosen(
    ['behaviour-soapDayFirst', 'field-pattern-dateTime'],
    async ({ soap }) => {
      for (const [written, read] of [
        ['2026-01-20T10:00:00+00:00', '2026-01-20T10:00:00+00:00'],
        ['20-01-2026 10:00:00', '2026-01-20T10:00:00+00:00'],
        ['20-07-2026 10:00:00', '2026-07-20T10:00:00+01:00'],
      ]) {
        const made = await soap.call('createPaymentReference', { amount: 1000, validEndDate: written });
        expect(made.validEndDate).toBe(read);
      }
    },
  ),
  'empty-and-zero-count-as-absent': async ({ soap }) => {
    const texts = { productCode: '', productDesc: '', validEndDate: '', bankAccountCode: '' };
    const made = await soap.call('createPaymentReference', { amount: 1000, paymentId: 0, ...texts });
    const bare = await soap.call('createPaymentReference', { amount: 1000 });
    expect([made.state, made.validEndDate, made.productCode]).toEqual(['1', bare.validEndDate, bare.productCode]);
    const stateOf = async (order: object) =>
      (await soap.call('doWebPayment', { order: { amount: 1000, ...order } })).requestState;
    expect((await stateOf({ idTransaction: 0 })).state).toBe('1');
    expect((await stateOf({ reference: 0 })).code).toBe('0033');
  },
  'old-names-come-beside-new-ones': async ({ soap }) => {
    const made = await soap.call('createPaymentReference', { amount: 1000 });
    expect(made).toMatchObject({
      idPayment: made.paymentId,
      creditCardPayment: '1',
      atmPayment: '1',
      mbwPayment: '1',
    });
    expect(made.paymentOptions).toHaveLength(3);
    const page = await soap.call('doWebPayment', { order: { amount: 1000 } });
    expect(page).toMatchObject({ idTransaction: page.paymentId, url: page.redirectUrl });
    const idTransaction = page.paymentId;
    expect((await soap.call('checkWebPayment', { idTransaction })).paid).toBe('0');
    expect((await soap.call('cancelPayment', { idTransaction })).requestState.state).toBe('1');
  },
});
