import type { Entity } from '@balcao/contract/resources/entities/schema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { apiOf, merchant } from '../../testing/api.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const path = '/api/entities';
const withoutEntity = { 'paypay-clientid': undefined };
const user = { name: 'Maria Silva', email: 'maria.silva@loja.example' };
const bookshop = { clientId: '500000000', name: 'Livraria de Exemplo, Lda.', user };
const register = (body: object = {}) =>
  testSandbox.api.post<Entity>(path, { ...bookshop, ...body }, withoutEntity);

describe('a registration', () => {
  it('is under review, and tells nothing of people and accounts', async () => {
    const made = await register({
      address: 'Rua Augusta 1',
      economicActivity: { section: 'J', code: 58110 },
      bankAccount: { iban: 'PT50123443211234567890172' },
    });
    const at = '2026-01-15T10:00:00+00:00';
    expect(made.status).toBe(201);
    expect(made.data).toEqual({
      clientId: '500000000',
      name: 'Livraria de Exemplo, Lda.',
      address: 'Rua Augusta 1',
      economicActivity: { section: 'J', code: 58110 },
      createdAt: at,
      stateDetails: { state: 'pending', updatedAt: at },
    });
    expect((await testSandbox.api.get(`${path}/500000000`, withoutEntity)).data).toEqual(made.data);
  });

  it('lets the same credentials act for the entity, and nobody else’s', async () => {
    const acting = apiOf(testSandbox.sandbox.fetch, { ...merchant, clientId: bookshop.clientId });
    expect((await acting.get('/api/payments')).refusals).toEqual(['401 e00101']);
    await register();
    expect((await acting.get<unknown[]>('/api/payments')).data).toEqual([]);
    const others = await testSandbox.other.get('/api/payments', { 'paypay-clientid': bookshop.clientId });
    expect(others.refusals).toEqual(['401 e00101']);
  });

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

  it('is not for the second platform’s kind of integration: 400 e00400', async () => {
    const answer = await testSandbox.other.post(path, bookshop, withoutEntity);
    expect(answer.refusals).toEqual(['400 e00400']);
    expect((await register()).status).toBe(201);
  });
});

describe('a tax number', () => {
  it.each([
    [{ clientId: '500000001' }, '/clientId'],
    [{ user: { ...user, taxNumber: '123456780' } }, '/user/taxNumber'],
  ])('with a wrong check digit is refused: %j', async (body, pointer) => {
    const answer = await register(body);
    expect(answer.refusals).toEqual(['400 e00300']);
    expect(answer.body.error?.errors[0]).toMatchObject({
      source: { pointer },
      msg: expect.stringMatching(/50000000|12345678/),
    });
    expect((await register()).status).toBe(201);
  });

  it.each([
    [{ clientId: undefined }, 'e00221', '/clientId'],
    [{ clientId: '50000000' }, 'e00227', '/clientId'],
    [{ clientId: 'PT5000000' }, 'e00228', '/clientId'],
    [{ clientId: 500000000 }, 'e00219', '/clientId'],
    [{ user: { ...user, taxNumber: '12345678' } }, 'e00227', '/user/taxNumber'],
  ])('%j is refused', async (body, code, pointer) => {
    const answer = await register(body);
    expect(answer.refusals).toEqual([`422 ${code}`]);
    expect(answer.body.error?.errors[0]?.source).toEqual({ pointer });
  });

  it('that begins as nobody’s does is taken, with a warning in the log', async () => {
    const made = await register({ clientId: '401234568', user: { ...user, taxNumber: '123456789' } });
    expect(made.status).toBe(201);
    const { data } = await testSandbox.api.get<{ warnings: object[] }[]>('/sandbox/requests?limit=1');
    expect(data[0]?.warnings).toEqual([
      { pointer: '/clientId', reason: 'tax_number_beginning', nearest: null },
    ]);
  });
});

describe('an IBAN', () => {
  it.each([
    ['hello', 'PT', 'IBAN começa por duas letras e dois algarismos'],
    ['PT51123443211234567890172', 'PT', 'algarismos de controlo do IBAN'],
    ['PT50123443211234567890173', 'EN', 'check digits of the IBAN'],
    ['PT50123443211234567891072', 'ES', 'cifras de control del IBAN'],
    ['PT5012344321123456789017', 'EN', 'starts with PT has 25 characters; this one has 24'],
    ['pt50123443211234567890172', 'EN', 'starts with two'],
    ['ES1234', 'ES', 'empieza por ES tiene 24 caracteres; este tiene 6'],
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

  it.each(['PT50000201231234567890154', 'ES9121000418450200051332', 'GB29NWBK60161331926819'])(
    'that a bank may have is taken: %s',
    async (iban) => {
      expect((await register({ bankAccount: { iban } })).status).toBe(201);
    },
  );
});

describe('a field of a registration', () => {
  it.each([
    [{ name: '' }, '/name', 'e00221'],
    [{ user: undefined }, '/user', 'e00221'],
    [{ user: { name: 'Maria' } }, '/user/email', 'e00221'],
    [{ user: { ...user, email: 'maria' } }, '/user/email', 'e00222'],
    [{ user: { ...user, isPoliticallyExposedPerson: 'no' } }, '/user/isPoliticallyExposedPerson', 'e00225'],
    [{ economicActivity: { section: 'A' } }, '/economicActivity/section', 'e00230'],
    [{ economicActivity: { code: '62010' } }, '/economicActivity/code', 'e00224'],
    [{ permanentCertificate: '1234-5678' }, '/permanentCertificate', 'e00228'],
    [{ shippingCountries: { selection: 'some' } }, '/shippingCountries/selection', 'e00230'],
    [
      { shippingCountries: { selection: 'all', countryIds: [252] } },
      '/shippingCountries/countryIds/0',
      'e00231',
    ],
    [{ availableMethods: [{ code: 'GP' }] }, '/availableMethods/0/code', 'e00208'],
    [{ bankAccount: { iban: 'PT50 1234' } }, '/bankAccount/iban', 'e00229'],
    [{ supplementaryInformation: { website: 'loja' } }, '/supplementaryInformation/website', 'e00223'],
    [{ source: { type: 'form', code: 'INTEGR01' } }, '/source/type', 'e00230'],
  ])('is refused as %j', async (body, pointer, code) => {
    const answer = await register(body);
    expect(answer.refusals).toEqual([`422 ${code}`]);
    expect(answer.body.error?.errors[0]?.source).toEqual({ pointer });
  });

  it('phoneNumber may be a number, and is kept as text', async () => {
    const { status, data } = await register({
      phoneNumber: 210000000,
      user: { ...user, phoneNumber: 900000001 },
    });
    expect([status, data.phoneNumber]).toEqual([201, '210000000']);
    expect((await register({ phoneNumber: 21 })).refusals).toEqual(['422 e00228']);
    expect((await register({ phoneNumber: 210000000.5 })).status).toBe(422);
  });

  it.each(['-', null, 'R'])('economicActivity.section may be %j', async (section) => {
    expect((await register({ economicActivity: { section } })).status).toBe(201);
  });
});

describe('the lookup', () => {
  const { entity, entities, otherEntity } = seed;

  it.each([
    [entity.clientId, 'approved'],
    [entities.approved.clientId, 'approved'],
    [entities.pending.clientId, 'pending'],
    [entities.declined.clientId, 'declined'],
  ])('of %s needs no client id and says %s', async (clientId, state) => {
    const { data } = await testSandbox.api.get<Entity>(`${path}/${clientId}`, withoutEntity);
    expect(data).toMatchObject({ clientId, stateDetails: { state } });
  });

  it('does not care which entity the header names', async () => {
    const headers = { 'paypay-clientid': '12' };
    expect((await testSandbox.api.get(`${path}/${entity.clientId}`, headers)).status).toBe(200);
  });

  it.each([otherEntity.clientId, '500000000'])('of %s, which is not ours, is 404', async (clientId) => {
    const answer = await testSandbox.api.get(`${path}/${clientId}`, withoutEntity);
    expect(answer.refusals).toEqual(['404 e00502']);
    expect(answer.body.error?.errors[0]?.source).toEqual({ parameter: 'clientId' });
  });

  it.each([
    ['12345678', 'e00227'],
    ['12345678a', 'e00228'],
  ])('of %s is refused', async (clientId, code) => {
    expect((await testSandbox.api.get(`${path}/${clientId}`)).refusals).toEqual([`422 ${code}`]);
  });

  it('needs the credentials', async () => {
    const answer = await testSandbox.api.get(`${path}/${entity.clientId}`, { authorization: undefined });
    expect(answer.refusals).toEqual(['401 e00102']);
  });
});
