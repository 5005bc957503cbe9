import { errors } from '@balcao/contract/errors.ts';
import type { BankAccount } from '@balcao/contract/resources/bankAccounts/operations.ts';
import { methodLimits } from '@balcao/contract/resources/payments/amountLimits.ts';
import type { ReferenceRange } from '@balcao/contract/resources/referenceRanges/operations.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();

describe('the available methods', () => {
  interface Method {
    code: keyof typeof methodLimits;
    type: string;
    name: string;
  }
  const list = (amount: string | number, language?: string) =>
    testSandbox.api.get<Method[]>(`/api/availableMethods?amount=${amount}`, { 'accept-language': language });

  it('are those that take the amount', async () => {
    const edges = Object.values(methodLimits).flatMap(({ minCents, maxCents }) => [
      minCents - 1,
      minCents,
      maxCents,
      maxCents + 1,
    ]);
    for (const amount of new Set(edges)) {
      const fitting = Object.entries(methodLimits).filter(
        ([, { minCents, maxCents }]) => amount >= minCents && amount <= maxCents,
      );
      const codes = (await list(amount)).data.map(({ code }) => code);
      expect(codes.sort()).toEqual(fitting.map(([code]) => code).sort());
    }
  });

  it('have the type that is configured and a name in the language asked for', async () => {
    expect((await list(1000)).data).toEqual([
      { code: 'CC', type: 'DEFAULT', name: 'Cartão de crédito/débito' },
      { code: 'MB', type: 'NORMAL', name: 'Multibanco' },
      { code: 'MW', type: 'DEFAULT', name: 'MB WAY' },
    ]);
    const names = (await list(1000, 'EN')).data.map(({ name }) => name);
    expect(names[0]).toMatch(/card/i);
  });

  it.each([
    ['', 'e00221'],
    ['?amount=', 'e00221'],
    ['?amount=ten', 'e00224'],
    ['?amount=0', 'e00231'],
    ['?amount=10.5', 'e00224'],
  ])('are not told for %s', async (query, code) => {
    const answer = await testSandbox.api.get(`/api/availableMethods${query}`);
    expect(answer.refusals).toEqual([`422 ${code}`]);
    expect(answer.body.error?.errors[0]?.source).toEqual({ parameter: 'amount' });
  });
});

describe('the reference ranges', () => {
  it('are the entity’s own, and count what was issued', async () => {
    const { data: before } = await testSandbox.api.get<ReferenceRange[]>('/api/referenceRanges');
    const { id, entity, start, end } = seed.referenceRange;
    expect(before).toMatchObject([{ id, entity, start, end, total: 99_999 }]);
    await testSandbox.api.post('/api/payments/references', { amount: 1000 });
    const { data: after } = await testSandbox.api.get<ReferenceRange[]>('/api/referenceRanges');
    expect(after[0]?.count).toBe((before[0]?.count ?? 0) + 1);
    const { data: theirs } = await testSandbox.other.get<ReferenceRange[]>('/api/referenceRanges');
    expect(theirs.map((range) => range.id)).toEqual([seed.otherReferenceRange.id]);
  });
});

describe('the bank accounts', () => {
  it('are the entity’s own, whole', async () => {
    const { data } = await testSandbox.api.get<BankAccount[]>('/api/bankAccounts');
    expect(data).toEqual(
      seed.bankAccounts.map((account) => ({ ...account, last4digits: account.iban.slice(-4) })),
    );
    expect((await testSandbox.other.get<BankAccount[]>('/api/bankAccounts')).data).toEqual([]);
  });
});

describe('the catalogue of errors', () => {
  const anonymous = { authorization: undefined, 'paypay-clientid': undefined };
  const languages = [
    ['PT', 'pt'],
    ['ES', 'es'],
    ['EN', 'en'],
  ] as const;

  it.each(languages)('is told whole in %s, without credentials', async (header, locale) => {
    const { data } = await testSandbox.api.get('/api/errors', { ...anonymous, 'accept-language': header });
    const all = Object.entries(errors).map(([code, { words }]) => ({ code, message: words[locale] }));
    expect(data).toEqual(all);
  });

  it.each(languages)('is told one by one in %s', async (header, locale) => {
    const headers = { ...anonymous, 'accept-language': header };
    const { data } = await testSandbox.api.get('/api/errors/e05000', headers);
    expect(data).toEqual({ code: 'e05000', message: errors.e05000.words[locale] });
  });

  it.each([
    ['e99999', '404 e00502'],
    ['E05000', '422 e00229'],
    ['5000', '422 e00229'],
  ])('has no %s: %s', async (code, refusal) => {
    const answer = await testSandbox.api.get(`/api/errors/${code}`, anonymous);
    expect(answer.refusals).toEqual([refusal]);
    expect(answer.body.error?.errors[0]?.source).toEqual({ parameter: 'errorCode' });
  });
});
