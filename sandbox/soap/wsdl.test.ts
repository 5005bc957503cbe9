import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { soapMethods } from '@balcao/contract/soap/methods.ts';
import { soapUrls } from '@balcao/contract/soap/serviceUrls.ts';
import { soapTypeNames, soapTypes } from '@balcao/contract/soap/types.ts';
import { buildWsdl } from '@balcao/contract/soap/wsdl.ts';
import { describe, expect, it } from 'vitest';
import { useTestSandbox } from '../testing/testSandbox.ts';
import { type Element, parseXml } from './parseXml.ts';

const testSandbox = useTestSandbox();
const get = (path: string) => testSandbox.sandbox.fetch(new Request(`http://localhost:4000${path}`));

const folders = [
  '/paypay/paypayservices/paypayservices_c',
  '/paypay/index.php/paypayservices/paypayservices_c',
  '/paypaybeta/paypayservices/paypayservices_c',
  '/paypaybeta/index.php/paypayservices/paypayservices_c',
];

describe('the description of the service', () => {
  it.each(folders)('lies at %s and leads to the endpoint beside it', async (folder) => {
    for (const query of ['', '?rev=0123456789abcdef0123456789abcdef01234567']) {
      const response = await get(`${folder}/wsdl${query}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/xml; charset=utf-8');
      expect(await response.text()).toBe(buildWsdl(`http://localhost:4000${folder}/server`));
    }
  });

  it.each(['/paypay', '/paypay/wsdl', '/paypaybeta/paypayservices/wsdl', '/paypay/icons/XX.svg'])(
    'is not at %s',
    async (path) => expect((await get(path)).status).toBe(404),
  );

  it('is what the contract makes, as committed', () => {
    const committed = join(import.meta.dirname, '../../contract/snapshots/paypayservices.wsdl');
    expect(readFileSync(committed, 'utf8')).toBe(buildWsdl(soapUrls.production.endpoint));
  });

  it('may be asked and its endpoint called by a page of another origin, naming the method', async () => {
    const url = `http://localhost:4000${folders[2]}/server`;
    const preflight = await testSandbox.sandbox.fetch(
      new Request(url, { method: 'OPTIONS', headers: { Origin: 'http://localhost:3000' } }),
    );
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('SOAPAction');
  });

  it('is RPC, encoded, with each method, each type by its exact name, and each field nillable', () => {
    const root = parseXml(buildWsdl(soapUrls.production.endpoint));
    const all = (name: string, from: Element = root): Element[] =>
      from.children.flatMap((child) => [...(child.name === name ? [child] : []), ...all(name, child)]);
    expect(all('binding').map(({ attributes }) => attributes.style)).toContain('rpc');
    expect(new Set(all('body').map(({ attributes }) => attributes.use))).toEqual(new Set(['encoded']));
    const types = all('complexType').map(({ attributes }) => attributes.name ?? '');
    expect(types.filter((name) => !name.startsWith('ArrayOf'))).toEqual([...soapTypeNames]);
    const elements = all('element');
    const labels = ['optionCode', 'paymentHash'];
    const names = elements.map(({ attributes }) => attributes.name ?? '');
    expect(names.filter((name) => !labels.includes(name))).toEqual(
      Object.values(soapTypes).flatMap((fields) => fields.map(({ name }) => name)),
    );
    expect(elements.every(({ attributes }) => attributes.nillable === 'true')).toBe(true);
    const operations = new Set(
      all('operation')
        .map(({ attributes }) => attributes.name)
        .filter(Boolean),
    );
    expect(operations).toEqual(new Set(Object.keys(soapMethods)));
  });

  it('names the labels of the specification in requests, since clients drop what it does not name', () => {
    const wsdl = buildWsdl(soapUrls.production.endpoint);
    const [, option] = /name="RequestPaymentOption">(.*?)<\/xsd:complexType>/s.exec(wsdl) ?? [];
    const [, cancel] = /name="RequestCancelPayment">(.*?)<\/xsd:complexType>/s.exec(wsdl) ?? [];
    expect(option).toContain('<xsd:element name="optionCode" type="xsd:string"');
    expect(cancel).toContain('<xsd:element name="paymentHash" type="xsd:string"');
    expect(wsdl).not.toContain('refundPaymentId');
  });
});
