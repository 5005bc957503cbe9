import { seed } from '@balcao/contract/scenarios/seed.ts';
import { soapVectors } from '@balcao/contract/soap/hashVectors.ts';
import { describe, expect, it } from 'vitest';
import { formatDayFirst, formatLisbon } from '../domain/clock/lisbonTime.ts';
import { merchant, otherMerchant } from '../testing/api.ts';
import { entityBlock, soapOf } from '../testing/soap.ts';
import { useTestSandbox } from '../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const minute = 60_000;

/** The state a caller is told whose date is this. */
async function codeFor(date: string, more: object = {}, who = merchant): Promise<string> {
  const answer = await soapOf(testSandbox).call(
    'checkIntegrationState',
    undefined,
    entityBlock(who, date, more),
  );
  return answer.code;
}

describe('the hash', () => {
  it('is the published one for a known key and date', () => {
    const { privateKey, date, hash } = soapVectors.entity;
    expect(entityBlock({ ...merchant, privateKey }, date).hash).toBe(hash);
  });

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

  it('counts by the clock of the sandbox, which may run ahead', async () => {
    const date = formatLisbon(testSandbox.clock.at);
    await testSandbox.api.post('/sandbox/clock', { advanceSeconds: 91 * 60 });
    expect(await codeFor(date)).toBe('00');
    expect(await codeFor(formatLisbon(testSandbox.clock.at + 91 * minute))).toBe('02');
  });

  it('reads a date without a zone as Lisbon time, in summer too', async () => {
    testSandbox.clock.at = Date.UTC(2026, 6, 15, 10);
    expect(await codeFor('15-07-2026 11:00:00')).toBe('02');
    expect(await codeFor('15-07-2026 09:00:00')).toBe('00');
  });

  it('takes the digits in either case', async () => {
    const date = formatLisbon(testSandbox.clock.at);
    const { hash } = entityBlock(merchant, date);
    expect(await codeFor(date, { hash: hash.toUpperCase() })).toBe('02');
  });

  it.each([
    ['of another key', { ...merchant, privateKey: 'another' }, {}],
    ['of an unknown platform', { ...merchant, code: '9999' }, {}],
    ['for a tax number nobody has', { ...merchant, clientId: '500000000' }, {}],
    ['that is missing', merchant, { hash: '' }],
    ['of a date that is none', merchant, { date: 'yesterday' }],
  ])('%s proves nothing', async (_, who, more) => {
    expect(await codeFor(formatLisbon(testSandbox.clock.at), more, who)).toBe('00');
  });

  it('proves a platform that does not act for the entity', async () => {
    const date = formatLisbon(testSandbox.clock.at);
    expect(await codeFor(date, { nif: otherMerchant.clientId })).toBe('01');
    expect(await codeFor(date, { nif: seed.soapEntities.withoutIntegration })).toBe('01');
    expect(await codeFor(date, {}, otherMerchant)).toBe('02');
  });
});

describe('the language', () => {
  it.each([
    ['PT', 'Pronto'],
    ['ES', 'Listo'],
    ['EN', 'Ready'],
    ['xx', 'Pronto'],
  ])('%s is spoken', async (lang, message) => {
    expect((await soapOf(testSandbox).call('checkIntegrationState', undefined, { lang })).message).toBe(
      message,
    );
  });
});
