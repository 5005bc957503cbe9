import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { provider } from '../../../provider.config.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();

const linkOf = async (path: string, language = 'PT') =>
  (await testSandbox.api.get(path, { 'accept-language': language })).headers.get('link');

describe('a refusal', () => {
  it.each([
    ['PT', ''],
    ['ES', '/es'],
    ['EN', '/en'],
  ])('leads in %s to what the catalogue tells of its code', async (language, prefix) => {
    const there = `<${provider.site}${prefix}/api#errors/e00502>; rel="help"`;
    expect(await linkOf('/api/payments/999999', language)).toBe(there);
  });

  it('does so where there is no such path', async () => {
    expect(await linkOf('/api/payment')).toContain('/api#errors/e00500>');
  });
});

describe('a success', () => {
  it('leads nowhere', async () => {
    expect(await linkOf(`/api/payments/${seed.payments.pendingReference}`)).toBeNull();
  });
});
