import type { Entity } from '@balcao/contract/resources/entities/entitySchema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const path = '/api/entities';
const withoutEntity = { 'paypay-clientid': undefined };
const user = { name: 'Maria Silva', email: 'maria.silva@loja.example' };
const bookshop = { clientId: '500000000', name: 'Livraria de Exemplo, Lda.', user };
const register = (body: object = {}) => testSandbox.api.post<Entity>(path, { ...bookshop, ...body }, withoutEntity);

describe('a registration', () => {
  it.each([
    ['its own', bookshop.clientId],
    ['one of the seed', seed.entity.clientId],
    ['another platform’s', seed.otherEntity.clientId],
  ])('is refused for a tax number that is registered: %s', async (_, clientId) => {
    await register();
    const answer = await register({ clientId, name: 'Outra' });
    expect(answer.refusals).toEqual(['409 e00300']);
    expect(answer.body.error?.errors[0]?.source).toEqual({ pointer: '/clientId' });
  });

  it('succeeds once, however many ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => register()));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });
});

it('a tax number that begins as nobody’s does is taken, with a warning in the log', async () => {
  const made = await register({ clientId: '401234568', user: { ...user, taxNumber: '123456789' } });
  expect(made.status).toBe(201);
  const { data } = await testSandbox.api.get<{ warnings: object[] }[]>('/sandbox/requests?limit=1');
  expect(data[0]?.warnings).toEqual([{ pointer: '/clientId', reason: 'tax_number_beginning', nearest: null }]);
});

describe('an IBAN', () => {
  it.each([
    ['hello', 'PT', 'IBAN começa por duas letras e dois algarismos'],
    ['PT51123443211234567890172', 'PT', 'algarismos de controlo do IBAN'],
    ['PT50123443211234567891072', 'ES', 'cifras de control del IBAN'],
    ['PT5012344321123456789017', 'EN', 'starts with PT has 25 characters; this one has 24'],
  ])('that no bank has is refused: %s', async (iban, language, words) => {
    const body = { ...bookshop, bankAccount: { iban } };
    const answer = await testSandbox.api.post(path, body, { ...withoutEntity, 'accept-language': language });
    expect(answer.refusals).toEqual(['400 e00300']);
    expect(answer.body.error?.errors[0]).toMatchObject({
      source: { pointer: '/bankAccount/iban' },
      msg: expect.stringContaining(words),
    });
    expect((await register()).status).toBe(201);
  });
});

describe('a field of a registration', () => {
  it.each([
    [{ user: { ...user, email: 'maria' } }, '/user/email', 'e00222'],
    [{ shippingCountries: { selection: 'some' } }, '/shippingCountries/selection', 'e00230'],
    [{ shippingCountries: { selection: 'all', countryIds: [252] } }, '/shippingCountries/countryIds/0', 'e00231'],
    [{ availableMethods: [{ code: 'GP' }] }, '/availableMethods/0/code', 'e00208'],
  ])('is refused as %j', async (body, pointer, code) => {
    const answer = await register(body);
    expect(answer.refusals).toEqual([`422 ${code}`]);
    expect(answer.body.error?.errors[0]?.source).toEqual({ pointer });
  });

  it.each(['-', null, 'R'])('economicActivity.section may be %j', async (section) => {
    expect((await register({ economicActivity: { section } })).status).toBe(201);
  });
});
