import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync, gzipSync } from 'node:zlib';
import { bodyLimitBytes } from '@balcao/contract/schema/requestLimits.ts';
import { soapVersions } from '@balcao/contract/soap/namespaces.ts';
import { describe, expect, it } from 'vitest';
import { formatDayFirst } from '../domain/clock/lisbonTime.ts';
import { merchant } from '../testing/api.ts';
import { endpoint, entityBlock, messageOf, soapOf, writtenSoap } from '../testing/soapClient.ts';
import { useTestSandbox } from '../testing/testSandbox.ts';

const testSandbox = useTestSandbox();

/** Time at which the requests were captured; some of them contain dates. */
const captured = Date.UTC(2026, 10, 28, 10, 2, 30);

interface Captured {
  name: string;
  headers: Record<string, string>;
  body: string;
}

/** Captured requests of real clients. Each ends with a line feed that the file adds. */
function readCaptured(): Captured[] {
  const file = readFileSync(join(import.meta.dirname, 'clients/envelopes.txt'), 'utf8');
  const [, ...parts] = file.split(/^==> (\S+) <==\n/m);
  return parts.flatMap((name, at) => {
    const text = parts[at + 1]?.slice(0, -1) ?? '';
    if (at % 2 === 1) return [];
    const [head = '', ...body] = text.split('\n\n');
    const headers = head.split('\n').slice(1);
    return [
      {
        name,
        headers: Object.fromEntries(headers.map((line) => line.split(/: (.*)/s).slice(0, 2))),
        body: body.join('\n\n'),
      },
    ];
  });
}

/** Captured request, with the current time and a hash of it. */
function filled({ name, body }: Captured, now: number): string {
  const date = name.startsWith('php-client') ? formatDayFirst(now) : new Date(now).toISOString();
  const { hash } = entityBlock(merchant, date);
  return body.replace('{date}', date).replace('{hash}', hash);
}

/** First code of each response; a response without a code is a success. */
const expected: Readonly<Record<string, string>> = {
  'php-client-05': '0042',
  'php-client-06': '0062',
  'php-client-10': '0070',
  'php-client-11': '0061',
  'php-client-12': '0012',
};

/** Puts the requests of node-soap last, in the order of the capture. */
const inOrder = (requests: Captured[]) =>
  [false, true].flatMap((isNode) => requests.filter(({ name }) => name.startsWith('node') === isNode));

const codesIn = (text: string) =>
  [...text.matchAll(/<(?:code|err_code|errorCode) xsi:type="xsd:string">(\d{2,4})</g)].map(([, code]) => code);

const packings = {
  'as it is': (body: string) => ({ body, headers: {} }),
  gzipped: (body: string) => ({
    body: new Uint8Array(gzipSync(body)),
    headers: { 'content-encoding': 'gzip' },
  }),
};

describe.each(Object.entries(packings))('each request of real clients is answered, %s', (_, pack) => {
  it('byte for byte, in the order in which they were sent', async () => {
    testSandbox.clock.at = captured;
    const requests = readCaptured();
    expect(requests).toHaveLength(18);
    // The requests name payments by numbers that follow 102 others.
    for (let n = 0; n < 102; n += 1) await testSandbox.api.post('/api/payments/references', { amount: 1000 });
    const told: Record<string, string> = {};
    for (const request of inOrder(requests)) {
      const { body, headers } = pack(filled(request, testSandbox.clock.at));
      const response = await soapOf(testSandbox).post(body, endpoint, { ...request.headers, ...headers });
      const text = await response.text();
      expect([request.name, response.status, text.includes('Fault>')]).toEqual([request.name, 200, false]);
      const [code] = codesIn(text).filter((each) => each !== '02');
      if (code) told[request.name] = code;
      if (request.body.includes('Reparação')) expect(text).toContain('Reparação</productDesc>');
    }
    expect(told).toEqual(expected);
    await testSandbox.sandbox.settle();
    const { data } = await testSandbox.api.get<{ warnings: object[] }[]>('/sandbox/requests');
    expect(data.flatMap(({ warnings }) => warnings)).toEqual([]);
  });
});

const soap = () => soapOf(testSandbox);

/** Message that creates a payment with additional fields. */
const made = (more: object) => {
  const { block } = soap();
  const parts = { entity: block({ lang: 'EN' }), payment: { amount: 1000, ...more } };
  return messageOf(writtenSoap('tns:createPaymentReference', parts));
};
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const prolog = (charset: string) => `<?xml version="1.0" encoding="${charset}"?>`;
const accented = () => made({ productDesc: 'Reparação' });
const euro = () => latin1(prolog('windows-1252') + made({ productDesc: 'Reparação \x80' }));

async function answered(body: BodyInit, headers: Record<string, string>) {
  const text = await (await soap().post(body, endpoint, { 'accept-language': 'en', ...headers })).text();
  return /<productDesc[^>]*>([^<]*)|<faultstring>([^<]*)/.exec(text)?.slice(1).join('');
}

describe('the bytes of a body are read as its header and its first line say, and never replaced', () => {
  it.each<[string, () => BodyInit, string, string]>([
    ['UTF-8', accented, 'text/xml', 'Reparação'],
    ['UTF-8 with a mark', () => `\uFEFF${accented()}`, 'text/xml', 'Reparação'],
    ['ISO-8859-1 in the header', () => latin1(accented()), 'text/xml; charset="ISO-8859-1"', 'Reparação'],
    ['ISO-8859-1 in the first line', () => latin1(prolog('ISO-8859-1') + accented()), 'text/xml', 'Reparação'],
    ['windows-1252', euro, 'text/xml; charset=windows-1252', 'Reparação €'],
    [
      'two sets, without accents',
      () => prolog('ISO-8859-1') + made({ productDesc: 'Repair' }),
      'text/xml; charset=utf-8',
      'Repair',
    ],
    ['two sets, with accents', () => prolog('ISO-8859-1') + accented(), 'text/xml; charset=utf-8', 'utf-8, ISO-8859-1'],
    ['parts', () => `--b\r\n\r\n${accented()}`, 'multipart/related; type="text/xml"', 'switch off MTOM'],
    ['no set', () => latin1(accented()), 'text/xml', 'not UTF-8'],
    ['another set', () => latin1(prolog('ISO-8859-15') + accented()), 'text/xml', 'ISO-8859-15'],
    ['UTF-16', () => new Uint8Array(Buffer.from(`\uFEFF${accented()}`, 'utf16le')), 'text/xml', 'UTF-16'],
  ])('%s', async (_, body, type, told) => {
    expect(await answered(body(), { 'content-type': type })).toContain(told);
  });
});

describe('a packed body', () => {
  it.each(['gzip', 'x-gzip'])('is unpacked: %s', async (coding) => {
    const body = new Uint8Array(gzipSync(accented()));
    expect(await answered(body, { 'content-encoding': coding })).toBe('Reparação');
  });

  it('is unpacked: deflate, as PHP writes it', async () => {
    const body = new Uint8Array(deflateSync(accented()));
    expect(await answered(body, { 'content-encoding': 'deflate' })).toBe('Reparação');
  });

  it.each([
    ['br', '<a/>', 'Content-Encoding br'],
    ['gzip, gzip', '<a/>', 'Content-Encoding gzip, gzip'],
    ['gzip', '<a/>', 'not compressed'],
    ['gzip', new Uint8Array(gzipSync(' '.repeat(bodyLimitBytes + 1))), String(bodyLimitBytes)],
  ])('of coding %s that is not one is refused with a fault that says so', async (coding, body, told) => {
    expect(await answered(body, { 'content-encoding': coding })).toContain(told);
  });

  it('is unpacked no further than a message may be long', async () => {
    const before = process.memoryUsage().arrayBuffers;
    const bomb = new Uint8Array(gzipSync(new Uint8Array(200_000_000)));
    expect(await answered(bomb, { 'content-encoding': 'gzip' })).toContain(String(bodyLimitBytes));
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(250_000_000);
  });
});

describe('a message of SOAP 1.2 is answered in kind', () => {
  const { envelope, encoding, mediaType } = soapVersions['1.2'];
  const inVersion = (body: string) => body.replace(soapVersions['1.1'].envelope, envelope);
  const post = async (body: string, type: string = mediaType) => {
    const headers = { 'content-type': `${type}; charset=utf-8`, 'accept-language': 'en' };
    const response = await soap().post(inVersion(body), endpoint, headers);
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      text: await response.text(),
    };
  };

  it('with its envelope, its media type, its lists and the name of the result', async () => {
    const { status, type, text } = await post(made({ paymentOptions: [{ code: 'MB' }] }));
    expect([status, type]).toEqual([200, `${mediaType}; charset=utf-8`]);
    expect(text).toContain(`xmlns:SOAP-ENV="${envelope}"`);
    expect(text).toContain(`SOAP-ENV:encodingStyle="${encoding}"><rpc:result`);
    expect(text).toContain('SOAP-ENC:itemType="tns:ResponsePaymentOption" SOAP-ENC:arraySize="1"');
    expect(text).not.toContain('schemas.xmlsoap.org');
  });

  it.each([
    ['of the sender', messageOf('<tns:deletePayments/>'), 400, 'Sender', 'deletePayments'],
    [
      'of a header',
      messageOf('', '<SOAP-ENV:Header><x SOAP-ENV:mustUnderstand="true"/></SOAP-ENV:Header>'),
      500,
      'MustUnderstand',
      'header x',
    ],
    ['before its version is known', '<', 400, 'Sender', 'well-formed'],
  ])('with a fault %s', async (_, body, status, code, told) => {
    const fault = await post(body);
    expect(fault).toMatchObject({ status, type: `${mediaType}; charset=utf-8` });
    expect(fault.text).toContain(`<SOAP-ENV:Code><SOAP-ENV:Value>SOAP-ENV:${code}</SOAP-ENV:Value></SOAP-ENV:Code>`);
    expect(fault.text).toMatch(new RegExp(`<SOAP-ENV:Text xml:lang="en">[^<]*${told}`));
  });

  it('whose header is for another node, which is not understood and need not be', async () => {
    const header = (role: string) =>
      `<SOAP-ENV:Header><x SOAP-ENV:mustUnderstand="1" SOAP-ENV:role="${role}"/></SOAP-ENV:Header>`;
    const withHeader = (role: string) => made({ productDesc: 'x' }).replace('<SOAP-ENV:Body', `${header(role)}$&`);
    expect((await post(withHeader('urn:proxy'))).status).toBe(200);
    expect((await post(withHeader(`${envelope}/role/next`))).text).toContain('MustUnderstand');
  });

  it('with objects that several parts refer to', async () => {
    const option = '<item xmlns:e="urn:e" e:id="ref1"><code>MB</code></item><item xmlns:e="urn:e" e:ref="#ref1"/>';
    const body = made({ productDesc: 'x' }).replace(
      '</payment>',
      `<paymentOptions>${option}</paymentOptions></payment>`,
    );
    expect((await post(body)).text).toContain('arraySize="2"');
  });

  it('whatever its media type says', async () => {
    expect((await post(made({}), 'text/xml')).type).toContain(mediaType);
  });
});
