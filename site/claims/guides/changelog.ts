import { buildDescription } from '@balcao/contract/openapi/build.ts';
import { operations } from '@balcao/contract/operations.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { locales } from '@balcao/contract/words/locales.ts';
import { expect } from 'vitest';
import type { Envelope } from '../../../sandbox/testing/api.ts';
import type { World } from '../../proofs/check/world.ts';
import { advice, claim, claims, source } from '../claims.ts';
import { accepted } from './changelog/accepted.ts';
import { changes } from './changelog/changes.ts';

const version = '1.13.0';

/** What a response of the API says of its version, whatever it is a response to. */
async function versionsOf({ api, seed, cancel }: World): Promise<unknown[]> {
  const { data: webhook } = await api.post<{ id: string }>('/api/webhooks', {
    action: 'payment_confirmed',
    url: 'https://loja.example/',
  });
  const reference = '/api/payments/references';
  const { data: made, ...post } = await api.post<Payment>(reference, { amount: 1000 });
  const responses = [
    post,
    await api.get('/api/payments'),
    await api.get(`/api/payments/${seed.payments.confirmedReference}`),
    await api.put(`/api/payments/${made.id}`, { amount: 1100 }),
    await cancel(made.id),
    await api.delete(`/api/webhooks/${webhook.id}`),
    await api.get('/api/errors'),
    await api.get('/api/payments/999999'),
    await api.get('/api/none'),
    await api.post(reference, { amount: 0 }),
    await api.post(reference, '{'),
    await api.get('/api/payments', { authorization: undefined }),
    await api.post(reference, { amount: 1000 }, { 'sandbox-fault': 'server_error' }),
    await api.post(reference, { amount: 1000 }, { 'sandbox-fault': 'unavailable' }),
  ];
  const statuses = responses.map(({ status }) => status);
  expect([...new Set(statuses)].sort()).toEqual([200, 201, 400, 401, 404, 422, 500, 503]);
  return responses.map(({ body }) => (body as { apiVersion?: string }).apiVersion);
}

/** Whether a response says that there is no such path; of a thing that is not there it says which. */
const isUnknown = ({ error }: Envelope<unknown>) =>
  error?.code === 'e00500' && error.errors.every(({ code }) => code === 'e00500');

export default claims({
  'front matter': [
    advice(
      'A versão da API que esta documentação descreve, o que mudou desde a descrição anterior e o que está obsoleto.',
    ),
  ],
  top: [
    claim('Esta documentação descreve uma só versão da API.', () => {
      const described = locales.map((locale) => buildDescription(locale).info.version);
      expect(described).toEqual(locales.map(() => version));
    }),
    claim('Aqui está o que quem integrou antes dela vai encontrar diferente.', changes),
  ],
  version: [
    claim(['Cada resposta diz a sua versão em apiVersion.', 'A desta documentação é a ….'], async (world) => {
      expect(new Set(await versionsOf(world))).toEqual(new Set([version]));
    }),
    claim('O caminho das chamadas não leva versão: começa sempre em /api.', async ({ api }) => {
      const { servers, paths } = buildDescription('pt');
      for (const { url } of servers ?? []) expect(url).toMatch(/\/api$/);
      expect(Object.keys(paths).filter((path) => /v\d|\d\.\d/.test(path))).toEqual([]);
      for (const { method, path } of Object.values(operations)) {
        const filled = path.replace(/\{\w+\}/g, '1001');
        const { body } = await api.send(method, `/api${filled}`, method === 'GET' ? undefined : {});
        expect([path, isUnknown(body)]).toEqual([path, false]);
      }
      for (const path of ['/payments', '/api/v1/payments', `/api/${version}/payments`])
        expect([path, isUnknown((await api.get(path)).body)]).toEqual([path, true]);
    }),
  ],
  changes: [
    source(
      'Em relação à documentação de junho de 2024, que não dizia a versão:',
      'published: the documentation of June 2024 and its samples, none of which names a version',
    ),
  ],
  accepted,
  deprecated: [
    claim('Continua a responder, mas não o use em código novo:', async ({ api }) => {
      const { paths } = buildDescription('pt');
      const deprecated = Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods as object).flatMap(([method, { deprecated: is }]) =>
          is ? [`${method} ${path}`] : [],
        ),
      );
      expect(deprecated).toEqual(['post /token', 'get /token/{token}']);
      const made = await api.post<{ token: string }>('/api/token', {
        transaction: { amount: 1000, id: 'A1' },
      });
      expect((await api.get(`/api/token/${made.data.token}`)).status).toBe(200);
    }),
    source(
      'O serviço SOAP também está obsoleto (as suas versões); De SOAP para REST diz como o deixar.',
      'specified: guides 9',
    ),
  ],
  lasting: [
    advice('Ignore o que não conhece.', 'Um campo novo numa resposta não deve fazer falhar o seu programa.'),
    claim('Não conte com a ordem dos campos, nem com os textos de msg e name.', async ({ api, seed }) => {
      const texts = locales.map(async (locale) => {
        const language = { 'accept-language': locale };
        const { body } = await api.get('/api/payments/999999', language);
        const paid = await api.get<Payment>(`/api/payments/${seed.payments.confirmedCard}`, language);
        return [body.error?.errors[0]?.msg, paid.data.availableMethods[0]?.name];
      });
      const [messages, names] = [0, 1].map((place) =>
        Promise.all(texts).then((all) => all.map((each) => each[place])),
      );
      expect(new Set(await messages).size).toBe(locales.length);
      expect(new Set(await names).size).toBeGreaterThan(1);
    }),
    advice(
      'Trate o valor inesperado.',
      'Um estado ou um evento que não conhece guarda-se e investiga-se; não se deita fora.',
    ),
    claim('Guarde os identificadores como texto.', async ({ api }) => {
      for (const path of ['/api/payments', '/api/webhooks', '/api/referenceRanges']) {
        const { data } = await api.get<{ id: unknown }[]>(path);
        expect([path, new Set(data.map(({ id }) => typeof id))]).toEqual([path, new Set(['string'])]);
      }
    }),
  ],
  next: [advice('Especificação: todas as operações desta versão.', 'Glossário: as palavras que ela usa.')],
});
