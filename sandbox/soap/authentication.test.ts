import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { merchant } from '../testing/api.ts';
import { entityBlock, soapOf } from '../testing/soapClient.ts';
import { useTestSandbox } from '../testing/testSandbox.ts';

const testSandbox = useTestSandbox();

const digest = (by: Hash | Hmac, text: string) => by.update(text).digest('hex');

const stateFor = (date: string, more: object = {}, who = merchant) =>
  soapOf(testSandbox).call('checkIntegrationState', undefined, entityBlock(who, date, more));

describe('a cause that is known is not told as wrong credentials', () => {
  it.each([
    ['a blank in ISO 8601', '2026-01-15 10:00:00', {}, ['2026-01-15 10:00:00', '15-01-2026 10:00:00']],
    ['a code without its zeros', '15-01-2026 10:00:00', { platformCode: '1' }, ['(1)', 'such as 0001']],
    [
      'a hash of date and key',
      '15-01-2026 10:00:00',
      { hash: digest(createHash('sha256'), `15-01-2026 10:00:00${merchant.privateKey}`) },
      ['entity.hash has to be SHA-256(privateKey + entity.date); SHA-256(entity.date + privateKey) came.'],
    ],
    [
      'an HMAC, in capitals',
      '15-01-2026 10:00:00',
      { hash: digest(createHmac('sha256', merchant.privateKey), '15-01-2026 10:00:00').toUpperCase() },
      ['HMAC-SHA-256(privateKey, entity.date) came.'],
    ],
    [
      'a hash of Encoding.Unicode',
      '15-01-2026 10:00:00',
      {
        hash: createHash('sha256').update(`${merchant.privateKey}15-01-2026 10:00:00`, 'utf16le').digest('hex'),
      },
      ['UTF-16 came.'],
    ],
    [
      'a hash in capitals',
      '15-01-2026 10:00:00',
      { hash: entityBlock(merchant, '15-01-2026 10:00:00').hash.toUpperCase() },
      ['entity.hash has to be in lower case; it came in capitals.'],
    ],
    [
      'a hash without a key',
      '15-01-2026 10:00:00',
      { hash: digest(createHash('sha256'), '15-01-2026 10:00:00') },
      ['the private key is empty in the program'],
    ],
    [
      'a hash with the end of a line',
      '15-01-2026 10:00:00',
      { hash: digest(createHash('sha256'), `${merchant.privateKey}15-01-2026 10:00:00\n`) },
      ['SHA-256(privateKey + entity.date + "\\n") came.'],
    ],
    [
      'a hash of the date in its other spelling',
      '2026-01-15T10:00:00+00:00',
      { hash: digest(createHash('sha256'), `${merchant.privateKey}2026-01-15T10:00:00Z`) },
      ['Z ↔ +00:00) came.'],
    ],
    ['what is missing', '15-01-2026 10:00:00', { hash: '', nif: null }, ['hash, nif']],
    ['a tax number of nobody', '15-01-2026 10:00:00', { nif: '500000000' }, ['500000000']],
  ])('%s', async (_, date, more, told) => {
    const { code, message } = await stateFor(date, { lang: 'EN', ...more });
    expect(code).toBe('00');
    expect(message).not.toContain('credentials');
    for (const each of told) expect(message).toContain(each);
  });

  it.each([
    ['that proves nothing', '0'.repeat(64), merchant],
    ['of date and another key', digest(createHash('sha256'), '15-01-2026 10:00:00another'), merchant],
  ])('but a hash %s is', async (_, hash, who) => {
    const { message } = await stateFor('15-01-2026 10:00:00', { lang: 'EN', hash }, who);
    expect(message).toContain('credentials');
  });
});
