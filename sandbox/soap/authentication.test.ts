import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { formatDayFirst, formatLisbon } from '../domain/clock/lisbonTime.ts';
import { merchant } from '../testing/api.ts';
import { entityBlock, soapOf } from '../testing/soap.ts';
import { useTestSandbox } from '../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const minute = 60_000;

const digest = (by: Hash | Hmac, text: string) => by.update(text).digest('hex');

/** The state a caller is told whose date is this. */
const stateFor = (date: string, more: object = {}, who = merchant) =>
  soapOf(testSandbox).call('checkIntegrationState', undefined, entityBlock(who, date, more));

const codeFor = async (date: string, more: object = {}, who = merchant): Promise<string> =>
  (await stateFor(date, more, who)).code;

describe('the hash', () => {
  it.each([
    ['now', 0, '02'],
    ['90 minutes ago', -90, '02'],
    ['91 minutes ago', -91, '00'],
    ['61 minutes ahead, as a plugin sends it', 61, '02'],
    ['90 minutes ahead', 90, '02'],
    ['91 minutes ahead', 91, '00'],
  ])('made %s is answered in both forms of date', async (_, minutes, code) => {
    const at = testSandbox.clock.at + minutes * minute;
    expect(await codeFor(formatLisbon(at))).toBe(code);
    expect(await codeFor(formatDayFirst(at))).toBe(code);
    expect(await codeFor(new Date(at).toISOString())).toBe(code);
  });
});

describe('a cause that is known is not told as wrong credentials', () => {
  it.each([
    ['a zone without its colon', '2026-01-15T10:00:00+0000', {}, ['+0000', '2026-01-15T10:00:00+00:00']],
    ['a blank in ISO 8601', '2026-01-15 10:00:00', {}, ['2026-01-15 10:00:00', '15-01-2026 10:00:00']],
    ['slashes', '15/01/2026 10:00:00', {}, ['15/01/2026', 'Lisbon']],
    ['a clock in Madrid, as a plugin sends it', '15-01-2026 12:01:00', {}, ['121 minutes ahead', 'Lisbon']],
    ['a clock of yesterday', '14-01-2026 10:00:00', {}, ['1440 minutes behind', '2026-01-15T10:00:00+00:00']],
    [
      'a hash of another length',
      '15-01-2026 10:00:00',
      { hash: 'd41d8cd98f00b204e9800998ecf8427e' },
      ['64', '32 characters'],
    ],
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
      'an HMAC of the key',
      '15-01-2026 10:00:00',
      { hash: digest(createHmac('sha256', '15-01-2026 10:00:00'), merchant.privateKey) },
      ['HMAC-SHA-256(entity.date, privateKey) came.'],
    ],
    [
      'a hash of Encoding.Unicode',
      '15-01-2026 10:00:00',
      {
        hash: createHash('sha256')
          .update(`${merchant.privateKey}15-01-2026 10:00:00`, 'utf16le')
          .digest('hex'),
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
      'a hash with the end of a line',
      '15-01-2026 10:00:00',
      { hash: digest(createHash('sha256'), `${merchant.privateKey}15-01-2026 10:00:00\n`) },
      ['SHA-256(privateKey + entity.date + "\\n") came.'],
    ],
    [
      'a key with the end of its line',
      '15-01-2026 10:00:00',
      { hash: digest(createHash('sha256'), `${merchant.privateKey}\n15-01-2026 10:00:00`) },
      ['SHA-256(privateKey + "\\n" + entity.date) came.'],
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
    [
      'of an unknown platform',
      digest(createHash('sha256'), '15-01-2026 10:00:00no such platform'),
      { ...merchant, code: '9999' },
    ],
  ])('but a hash %s is', async (_, hash, who) => {
    const { message } = await stateFor('15-01-2026 10:00:00', { lang: 'EN', hash }, who);
    expect(message).toContain('credentials');
  });
});
