import { describe, expect, test } from 'vitest';
import { sign } from '../../core/signature/signature.ts';
import { type DiagnosisInputs, diagnoseSignature, type PastedMessage, signatureHeaderIn } from './diagnoseSignature.ts';

const key = 'balcaoSandboxKey01';
const ts = '1768471200';
const body =
  '{"webhook":{"id":"301","url":"https://loja.example/"},"payments":[{"amount":1000,"summary":"Pão e café"}]}';
const known: DiagnosisInputs = {
  otherKeys: ['otherKey'],
  nowSeconds: Number(ts) + 60,
  toleranceSeconds: 1800,
};

async function pasted(more: Partial<PastedMessage> = {}, signedBody = body, signedKey = key): Promise<PastedMessage> {
  const headers = `Content-Type: application/json\nPayPay-Signature: hash=${await sign(signedKey, signedBody, ts)},ts=${ts}`;
  return { headers, body: signedBody, privateKey: key, ...more };
}

describe('a signature that fits', () => {
  test('is said to', async () => {
    expect(await diagnoseSignature(await pasted(), known)).toEqual({
      kind: 'valid',
      age: { seconds: 60, fresh: true },
    });
  });

  test('is too old after half an hour', async () => {
    const later = { ...known, nowSeconds: Number(ts) + 1801 };
    expect(await diagnoseSignature(await pasted(), later)).toMatchObject({
      kind: 'stale',
      age: { seconds: 1801 },
    });
  });

  test.each<[string, number, number | undefined, string]>([
    ['is recent where clocks differ a little', 1800, undefined, 'valid'],
    ['is ahead by the clock of the sandbox, which was moved', 3 * 86_400, 3 * 86_400, 'movedClock'],
    ['is ahead by a message before the last move', 86_400, 3 * 86_400, 'movedClock'],
    ['is ahead of the clock of the sandbox, too', 4 * 86_400, 3 * 86_400, 'unexplained'],
    ['is ahead of a clock that stands at real time', 1801, 0, 'unexplained'],
    ['is ahead, and the clock of the sandbox is unknown', 1801, undefined, 'unexplained'],
  ])('%s', async (_, aheadSeconds, offsetSeconds, expected) => {
    const nowSeconds = Number(ts) - aheadSeconds;
    const sandboxSeconds = offsetSeconds === undefined ? undefined : nowSeconds + offsetSeconds;
    const found = await diagnoseSignature(await pasted(), { ...known, nowSeconds, sandboxSeconds });
    expect('cause' in found ? found.cause : found.kind).toBe(expected);
    expect(found).toMatchObject({ age: { seconds: -aheadSeconds, fresh: true } });
  });
});

describe('a header that cannot be read', () => {
  test.each([
    ['', 'missing'],
    ['hash=ABC,ts=1', 'hash'],
    [`hash=${'a'.repeat(64)},ts=soon`, 'ts'],
    [`ts=1,hash=${'a'.repeat(64)}`, 'shape'],
    ['PayPay-Signature: hash=a,ts=1\nHost: a\npaypay-signature: hash=b,ts=1', 'twice'],
  ])('%j: %s', async (headers, problem) => {
    expect(await diagnoseSignature(await pasted({ headers }), known)).toEqual({ kind: 'header', problem });
  });

  test('is found among others, in any case', () => {
    expect(signatureHeaderIn('Host: a\npaypay-signature:  hash=x,ts=1 \nAccept: */*')).toBe('hash=x,ts=1');
    expect(signatureHeaderIn('hash=x,ts=1')).toBe('hash=x,ts=1');
  });
});

describe('a key that does not fit', () => {
  test('has spaces around it', async () => {
    expect(await diagnoseSignature(await pasted({ privateKey: `${key}\n` }), known)).toMatchObject({
      keyMistake: 'spaces',
    });
  });

  test.each(['"', "'", '`'])('has quotes around it: %s', async (quote) => {
    const quoted = await pasted({ privateKey: ` ${quote}${key}${quote}` });
    expect(await diagnoseSignature(quoted, { ...known, otherKeys: [key] })).toMatchObject({
      keyMistake: 'quotes',
    });
  });

  test('is that of another platform', async () => {
    expect(await diagnoseSignature(await pasted({}, body, 'otherKey'), known)).toMatchObject({
      kind: 'key',
      keyMistake: 'other',
    });
  });

  test('is nobody’s we know, since the body is the one that left', async () => {
    const strange = await pasted({}, body, 'somebody');
    expect(await diagnoseSignature(strange, { ...known, original: body })).toMatchObject({
      kind: 'key',
      keyMistake: 'unknown',
    });
    expect(await diagnoseSignature(strange, known)).toMatchObject({ kind: 'unknown' });
  });
});

describe('a body that is not the one that was signed', () => {
  const value = JSON.parse(body);
  const ascii = JSON.stringify(value).replace(/[ãé]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);

  const bytesBefore = (text: string) => new TextEncoder().encode(body.slice(0, body.indexOf(text))).length;

  test.each<[string, string, number]>([
    ['spaces', JSON.stringify(value, null, 2), 1],
    ['spaces', body.replaceAll('":', '": '), bytesBefore('{"id"')],
    ['slashes', body.replaceAll('/', '\\/'), bytesBefore('//loja')],
    ['unicode', ascii, bytesBefore('ão')],
    ['ending', `${body}\n`, new TextEncoder().encode(body).length],
  ])('was written anew (%s), which no original is needed to see', async (handling, given, byte) => {
    const found = await diagnoseSignature(await pasted({ body: given }), known);
    expect(found).toMatchObject({ kind: 'body', change: handling, difference: { byte } });
  });

  test.each<[string, string]>([
    ['order', JSON.stringify({ payments: value.payments, webhook: value.webhook })],
    ['values', body.replace('1000', '9000')],
    ['cut', body.slice(0, 40)],
    ['bytes', `${body.slice(0, 40)}!`],
  ])('was changed (%s), seen beside what the sandbox sent', async (handling, given) => {
    const found = await diagnoseSignature(await pasted({ body: given }), { ...known, original: body });
    expect(found).toMatchObject({ kind: 'body', change: handling });
  });

  test('shows the byte where the two part, and what stands there [signature.shows-first-different-byte]', async () => {
    const given = body.replace('"amount":1000', '"amount":1009');
    const found = await diagnoseSignature(await pasted({ body: given }), { ...known, original: body });
    expect(found).toMatchObject({ difference: { before: expect.stringMatching(/"amount":100$/) } });
    if (found.kind !== 'body') throw new Error('It was found to be something else.');
    expect([found.difference.given[0], found.difference.original[0]]).toEqual(['9', '0']);
    expect(found.difference.byte).toBe(bytesBefore('0,"summary"'));
  });
});
