import { soapUrls } from '@balcao/contract/soap/hashVectors.ts';
import { soapMethods } from '@balcao/contract/soap/methods.ts';
import { soapTypeNames, soapTypes } from '@balcao/contract/soap/soapTypes.ts';
import { buildWsdl } from '@balcao/contract/soap/wsdl.ts';
import { describe, expect, it } from 'vitest';
import { messageOf, soapOf } from '../testing/soapClient.ts';
import { useTestSandbox } from '../testing/testSandbox.ts';
import { type Element, parseXml } from './parseXml.ts';

const testSandbox = useTestSandbox();
const folder = '/paypaybeta/paypayservices/paypayservices_c';

describe('the description of the service', () => {
  it('has the name by which its caller came, as have the addresses in answers', async () => {
    const url = `http://host.docker.internal:4000${folder}`;
    const { sandbox } = testSandbox;
    const wsdl = await (await sandbox.fetch(new Request(`${url}/wsdl`))).text();
    expect(wsdl).toBe(buildWsdl(`${url}/server`));
    const { block, written } = soapOf(testSandbox);
    const parts = written('entity', block()) + written('payment', { amount: 1000 });
    const body = messageOf(`<tns:createPaymentReference>${parts}</tns:createPaymentReference>`);
    const answer = await (await sandbox.fetch(new Request(`${url}/server`, { method: 'POST', body }))).text();
    expect(answer).toContain('>http://host.docker.internal:4000/paypay/icons/MB.svg<');
    expect(answer).toMatch(/<linkPayment [^>]*>http:\/\/host\.docker\.internal:4000\//);
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
