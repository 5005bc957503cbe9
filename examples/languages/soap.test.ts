import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { soapService } from '@balcao/contract/soap/service.ts';
import { buildEncodingSchema, buildWsdl } from '@balcao/contract/soap/wsdl.ts';
import { type Element, parseXml } from '@balcao/sandbox/soap/parseXml.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { provider } from '../../provider.config.ts';
import { openRunner } from '../run/runtimes.ts';
import { type Server, serve } from '../run/serve.ts';
import { seededCredentials } from '../seededCredentials.ts';
import { type SoapCall, soapHeaders, soapPath } from '../soapCall.ts';
import { languages } from './languages.ts';
import { soapMessage } from './soapMessage.ts';
import { soapGenerators } from './textsOfCall.ts';

/** Strings with a special meaning in a shell, PHP or XML. */
const awkward = {
  apostrophe: `it's, ''twice''`,
  markup: '<b>&amp; "bold"</b> ]]>',
  backslashes: String.raw`C:\new\table \\host \" \'`,
  dollars: '$HOME ${HOME} $(id) `id` {$id}',
  accents: 'Ação à mão, 10,00 €, 👋',
  document: 'XML',
};

const call = (productDesc: string): SoapCall => ({
  soap: 'createPaymentReference',
  lang: 'EN',
  credentials: { ...seededCredentials, privateKey: String.raw`k"e\y$1` },
  request: { amount: 1000, productDesc, paymentOptions: [{ code: 'MB', type: 'REALTIME' }] },
});

/** First descendant of an element that has the given name. */
function inside(element: Element, name: string): Element | undefined {
  const found = element.children.find((child) => child.name === name);
  return found ?? element.children.flatMap((child) => inside(child, name) ?? [])[0];
}

const answer = '<Envelope xmlns="http://schemas.xmlsoap.org/soap/envelope/"><Body><r><return/></r></Body></Envelope>';

let server: Server;
let folder: string;
let heard: { path: string; headers: Headers; text: string }[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'balcao-soap-'));
  server = await serve(async (request) => {
    const { pathname } = new URL(request.url);
    const headers = { 'Content-Type': soapService.contentType };
    const isSchema = pathname.endsWith(soapService.encodingSchema);
    const described = isSchema ? buildEncodingSchema() : buildWsdl(`${server.origin}/elsewhere/server`);
    if (request.method === 'GET') return new Response(described, { headers });
    heard.push({ path: pathname, headers: request.headers, text: await request.text() });
    return new Response(answer, { headers });
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  heard = [];
});

const spoken = languages.filter(({ id }) => id in soapGenerators);

describe.each(spoken)('a SOAP call in $label', ({ id, extension }) => {
  const runner = openRunner(id);
  afterAll(() => runner?.close());

  test.runIf(runner).each(Object.entries(awkward))('sends a text with %s as it is', async (_, text) => {
    const file = join(folder, `sample.${extension}`);
    const written = soapGenerators[id]?.(call(text)) ?? '';
    writeFileSync(file, written.replaceAll(provider.sandbox, server.origin));
    const printed = await runner?.run(file);
    const [request] = heard;
    expect(request?.path, printed?.stderr).toBe(soapPath + soapService.endpoint);
    expect(request?.headers.get('soapaction')).toBe(soapHeaders(call(text)).SOAPAction);
    const message = parseXml(request?.text ?? '');
    const fields = ['platformCode', 'nif', 'lang', 'amount', 'productDesc', 'code', 'type'];
    expect(fields.map((name) => inside(message, name)?.text)).toEqual([
      ...['0001', '999999990', 'EN', '1000', text],
      ...['MB', 'REALTIME'],
    ]);
    expect(inside(message, 'hash')?.text).toMatch(/^[\da-f]{64}$/);
    expect(printed?.stdout).toBe(`${answer}\n`);
  });
});

test('a field that the contract does not know is no sample', () => {
  const entity = { platformCode: '', hash: '', date: '', nif: '', lang: '' };
  const wrong = { ...call(''), request: { amount: 1000, colour: 'blue' } };
  expect(() => soapMessage(wrong, entity)).toThrow('RequestReferenceDetails has no field colour.');
});
