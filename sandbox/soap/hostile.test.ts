import { bodyLimitBytes } from '@balcao/contract/schema/requestLimits.ts';
import { namespaces as ns } from '@balcao/contract/soap/namespaces.ts';
import { soapService } from '@balcao/contract/soap/service.ts';
import { describe, expect, it } from 'vitest';
import { endpoint, messageOf, soapOf } from '../testing/soapClient.ts';
import { useTestSandbox } from '../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const soap = () => soapOf(testSandbox);
const check = () => {
  const { block, written } = soap();
  return `<tns:checkIntegrationState>${written('entity', block())}</tns:checkIntegrationState>`;
};
const state = async (body: string): Promise<string> => (await soap().post(body)).text();

const entities = (definitions: string) => `<!DOCTYPE x [${definitions}]>`;
const laughs = entities(
  [
    '<!ENTITY a "ha">',
    ...'bcdefgh'.split('').map((name, at) => `<!ENTITY ${name} "${`&${'abcdefg'[at]};`.repeat(10)}">`),
  ].join(''),
);

describe('a message that cannot be read is answered with a fault', () => {
  it.each<[string, () => string | Uint8Array<ArrayBuffer>, string]>([
    ['nothing', () => '', 'Client'],
    ['no XML', () => 'amount=1000', 'Client'],
    ['an element left open', () => messageOf(check()).replace('</SOAP-ENV:Body>', ''), 'Client'],
    ['a NUL', () => messageOf(check()).replace('PT', '\0'), 'Client'],
    ['bytes that are no UTF-8', () => new Uint8Array([0x3c, 0x61, 0xff, 0xfe, 0x3e]), 'Client'],
    ['entities that expand', () => laughs + messageOf(check()).replace('PT', '&h;'), 'Client'],
    [
      'a file for an entity',
      () => `${entities('<!ENTITY x SYSTEM "file:///etc/passwd">')}${messageOf(check())}`,
      'Client',
    ],
    ['SOAP of another version', () => messageOf(check()).replace(ns.envelope, 'urn:soap'), 'VersionMismatch'],
    ['no Body', () => messageOf('').replace(/<SOAP-ENV:Body\/?>/, ''), 'Client'],
    ['another namespace', () => messageOf(check()).replace(ns.service, 'urn:other'), 'Client'],
    ['an unknown method', () => messageOf('<tns:deletePayments/>'), 'Client'],
    [
      'a header to be understood',
      () => messageOf(check(), '<SOAP-ENV:Header><x SOAP-ENV:mustUnderstand="1"/></SOAP-ENV:Header>'),
      'MustUnderstand',
    ],
    ['a deep one', () => messageOf('<a>'.repeat(500) + '</a>'.repeat(500)), 'Client'],
    ['a very deep one', () => messageOf('<a>'.repeat(40_000)), 'Client'],
    [
      'a link to nothing',
      () => messageOf('<tns:checkIntegrationState><entity href="#x"/></tns:checkIntegrationState>'),
      'Client',
    ],
    [
      'links in a circle',
      () =>
        messageOf(
          '<tns:checkIntegrationState><entity href="#a"/></tns:checkIntegrationState><x id="a" href="#b"/><x id="b" href="#a"/>',
        ),
      'Client',
    ],
    [
      'a list without end',
      () => {
        const { block, written } = soap();
        const items = '<item><paymentId>1</paymentId></item>'.repeat(soapService.mostItems + 1);
        const parts = `${written('entity', block())}<requestPayments><payments>${items}</payments></requestPayments>`;
        return messageOf(`<tns:checkEntityPayments>${parts}</tns:checkEntityPayments>`);
      },
      'Client',
    ],
    ['a field that comes twice', () => messageOf(check().replace('<nif>', '<nif>123456789</nif><nif>')), 'Client'],
    ['one too large', () => messageOf(`<tns:x>${' '.repeat(bodyLimitBytes)}</tns:x>`), 'Client'],
    ['one of ampersands', () => messageOf(`<tns:x>${'&amp;'.repeat(20_001)}</tns:x>`), 'Client'],
    ['one of attributes', () => messageOf(`<tns:x ${'a="" '.repeat(20_001)}/>`), 'Client'],
  ])('%s', async (_, body, code) => {
    const given = await soap().fault(body());
    expect(given).toMatchObject({ status: 500, code: `SOAP-ENV:${code}` });
    expect(given.words.length).toBeGreaterThan(10);
  });

  it('one too large that does not say its length', async () => {
    const chunk = new TextEncoder().encode(' '.repeat(100_000));
    let left = 20;
    const endless = new ReadableStream({
      pull: (controller) => (left-- > 0 ? controller.enqueue(chunk) : controller.close()),
    });
    expect((await soap().fault(endless)).words).toContain(String(bodyLimitBytes));
    expect(left).toBeGreaterThan(0);
  });

  it.each(['Pão & Filhos', 'menos de 3 < 4'])('one whose text has a bare sign: %s', async (text) => {
    const { words } = await soap().fault(messageOf(`<tns:x>${text}</tns:x>`));
    expect(words).toMatch(/\d+:\d+ .* &amp; .* &lt;/);
  });

  it.each([
    ['\n <?xml version="1.0"?>', 'x', 'blanks or line breaks before it (2).'],
    ['', 'a\vb', 'at line:column 1:'],
    ['', 'a\vb', '(U+000B): remove it'],
  ])('one that begins with %j and says %j is told %j', async (before, text, told) => {
    const message = before + messageOf(`<tns:x>${text}</tns:x>`).replace(/^<\?xml[^>]*>\s*/, '');
    expect((await soap().fault(message, { 'accept-language': 'en' })).words).toContain(told);
  });

  it('one that breaks off on its way', async () => {
    const broken = new ReadableStream({ start: (controller) => controller.error(new Error('gone')) });
    expect((await soap().fault(broken)).code).toBe('SOAP-ENV:Client');
  });

  it('in the language of the head, since the message’s own is not known', async () => {
    expect((await soap().fault('', { 'accept-language': 'en' })).words).toBe(
      'The body arrived empty: send a SOAP Envelope.',
    );
    expect((await soap().fault('', { 'accept-language': 'es' })).words).toBe(
      'El cuerpo llegó vacío: envíe un Envelope SOAP.',
    );
  });

  it('an unknown method, with the nearest known one', async () => {
    const { words } = await soap().fault(messageOf('<tns:CheckIntegrationstate/>'));
    expect(words).toContain('CheckIntegrationstate (checkIntegrationState?)');
  });

  it('a GET of the endpoint', async () => {
    const response = await testSandbox.sandbox.fetch(new Request(`http://localhost:4000${endpoint}`));
    expect(response.status).toBe(500);
    expect(await response.text()).toContain('POST');
  });

  // A body that takes quadratic time would exceed the test's timeout.
  it.each([
    ['marks', '<'.repeat(bodyLimitBytes - 1)],
    ['comments', '<!--'.repeat(240_000)],
    ['attributes', messageOf(`<tns:x ${Array.from({ length: 50_000 }, (_, n) => `a${n}=""`).join(' ')}/>`)],
    ['elements', messageOf('<a/>'.repeat(200_000))],
  ])('one made of %s alone', async (_, body) => {
    expect((await soap().fault(body)).status).toBe(500);
  });
});

describe('a message is understood', () => {
  it('with an object that several parts refer to, as PHP writes it', async () => {
    const { block, written } = soap();
    const option = '<item id="ref1"><code>MB</code><type>REALTIME</type></item>';
    const payment = `<payment><amount>1000</amount><paymentOptions>${option}<item href="#ref1"/></paymentOptions></payment>`;
    const answer = await state(
      messageOf(`<tns:validatePaymentReference>${written('entity', block())}${payment}</tns:validatePaymentReference>`),
    );
    expect(answer.match(/Multibanco<\/name>/g)).toHaveLength(2);
  });

  it('with parts behind the method, named by their place alone', async () => {
    const { block, written } = soap();
    const entity = written('multiRef', block()).replace('<multiRef', '<multiRef id="id0"');
    const body = `<tns:checkIntegrationState><param0 href="#id0"/></tns:checkIntegrationState>${entity}`;
    expect(await state(messageOf(body))).toContain('>02<');
  });

  it('with a list whose field is repeated', async () => {
    const { block, written } = soap();
    const payments = '<payments><paymentId>1001</paymentId></payments>'.repeat(2);
    const parts = `${written('entity', block())}<requestPayments>${payments}</requestPayments>`;
    const answer = await state(messageOf(`<tns:checkEntityPayments>${parts}</tns:checkEntityPayments>`));
    expect(answer).toContain('tns:PaymentDetails[2]');
  });

  it('with character data and references to characters, written back as they were', async () => {
    const { block, written } = soap();
    const payment =
      '<payment><amount>1000</amount><productDesc><![CDATA[<b>A & B</b>]]> &#8364;&lt;</productDesc></payment>';
    const body = messageOf(
      `<tns:createPaymentReference>${written('entity', block())}${payment}</tns:createPaymentReference>`,
    );
    expect(await state(body)).toContain('&lt;b&gt;A &amp; B&lt;/b&gt; €&lt;</productDesc>');
  });

  it('keeps the zeros of a reference', async () => {
    const { payments } = await soap().call('checkEntityPayments', { payments: [{ paymentId: 1002 }] });
    expect(payments[0].reference).toMatch(/^000000/);
  });
});

it('keeps each call of a known platform in the log', async () => {
  await soap().call('createPaymentReference', { amount: -1 });
  await testSandbox.sandbox.settle();
  await expect
    .poll(async () => (await testSandbox.api.get<{ operation: string }[]>('/sandbox/requests')).data)
    .toContainEqual(expect.objectContaining({ operation: 'createPaymentReference', codes: ['0061'], path: endpoint }));
});
