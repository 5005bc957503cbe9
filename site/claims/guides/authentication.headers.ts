import { errors } from '@balcao/contract/errors.ts';
import { type OperationId, operations } from '@balcao/contract/operations.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { expect } from 'vitest';
import { provider } from '../../../provider.config.ts';
import { basic } from '../../../sandbox/testing/api.ts';
import type { World } from '../../proofs/check/world.ts';
import { advice, claim, type Row, source } from '../claims.ts';

const methods = '/api/availableMethods?amount=1000';
const noClientId = { 'paypay-clientid': undefined };
const noCredentials = { ...noClientId, authorization: undefined };

/** Calls each operation with some headers left out; gives what was refused, by the kind of its authentication. */
async function refusalsWithout({ api }: World, headers: Record<string, undefined>) {
  const found: Record<string, Set<string>> = {
    'platform-and-entity': new Set(),
    platform: new Set(),
    none: new Set(),
  };
  for (const id of Object.keys(operations) as OperationId[]) {
    const { method, path, auth } = operations[id];
    const concrete = path.replace('{language}', 'php').replace('{errorCode}', 'e00101');
    const { status, refusals } = await api.send(
      method,
      `/api${concrete.replace(/\{.*?\}/g, '1')}`,
      undefined,
      headers,
    );
    found[auth]?.add(status === 401 ? refusals.join() : 'let in');
  }
  return Object.fromEntries(Object.entries(found).map(([auth, answers]) => [auth, [...answers]]));
}

/** Rows of the table of headers. */
export const headers: readonly Row[] = [
  claim(
    'Authorization | Basic, com o código da plataforma e a chave privada | Em todas as chamadas que não são públicas',
    async (world) => {
      expect(await refusalsWithout(world, noCredentials)).toEqual({
        'platform-and-entity': ['401 e00102'],
        platform: ['401 e00102'],
        none: ['let in'],
      });
    },
  ),
  claim(
    'PayPay-ClientId | O NIF da entidade, nove algarismos sem espaços nem prefixo | Em quase todas',
    async (world) => {
      const { clientId } = world.merchant;
      expect(clientId).toMatch(/^[0-9]{9}$/);
      const answers = async (value: string) => world.api.get(methods, { 'paypay-clientid': value });
      expect((await answers(clientId)).status).toBe(200);
      for (const wrong of [`PT${clientId}`, `PT ${clientId}`, '999 999 990', clientId.slice(1), ''])
        expect((await answers(wrong)).refusals).toEqual(['401 e00101']);
      expect((await refusalsWithout(world, noClientId))['platform-and-entity']).toEqual(['401 e00101']);
    },
  ),
  claim('Content-Type | application/json | Quando o pedido tem corpo', async (world) => {
    const headers = { 'content-type': 'application/json' };
    const made = await world.api.post('/api/payments/references', { amount: 1000 }, headers);
    expect(made.status).toBe(201);
    expect(made.headers.get('content-type')).toContain('application/json');
    expect((await world.api.get(methods, { 'content-type': undefined })).status).toBe(200);
  }),
  claim(
    'Accept-Language | PT, ES ou EN: o idioma das mensagens | Se quiser; sem ele, a sandbox responde em português',
    async (world) => {
      const said = async (language?: string) => {
        const headers = { ...noCredentials, 'accept-language': language };
        return (await world.api.get(methods, headers)).body.error?.errors[0]?.msg;
      };
      expect(await said()).toBe('Autenticação falhada');
      expect(await said('PT')).toBe(await said());
      const { words } = errors.e00102;
      expect([await said('ES'), await said('EN')]).toEqual([words.es, words.en]);
    },
    { chosen: ['behaviour-defaultLanguage'] },
  ),
];

/** Rows about the Basic header. */
export const byHand: readonly Row[] = [
  source('Authorization é a autenticação Basic do HTTP.', 'standard: RFC 7617'),
  claim('O utilizador é o código da plataforma e a palavra-passe é a chave privada.', async (world) => {
    const { code, privateKey } = world.merchant;
    const answer = (user: string, password: string) =>
      world.api.get(methods, { authorization: `Basic ${btoa(`${user}:${password}`)}` });
    expect((await answer(code, privateKey)).status).toBe(200);
    for (const [user, password] of [
      [privateKey, code],
      [world.merchant.clientId, privateKey],
      [code, ''],
    ] as const)
      expect((await answer(user, password)).refusals).toEqual(['401 e00102']);
  }),
  advice('Quase todos os clientes HTTP o escrevem sozinhos; à mão, faz-se assim:'),
  claim('Base64 não é uma cifra: quem lê o cabeçalho lê a chave.', ({ merchant: { code, privateKey } }) => {
    expect(atob(basic(code, privateKey).replace('Basic ', ''))).toBe(`${code}:${privateKey}`);
  }),
  claim('Por isso os URL do fornecedor são HTTPS; use-os tal como estão na tabela acima.', () => {
    for (const url of Object.values(provider.servers)) expect(new URL(url).protocol).toBe('https:');
  }),
];

/** Rows about PayPay-ClientId. */
export const clientId: readonly Row[] = [
  claim(
    [
      'PayPay-ClientId diz de que comerciante são os pagamentos.',
      'Se a sua plataforma serve vários, as credenciais são as mesmas e só muda este cabeçalho.',
    ],
    async (world) => {
      const { entity, entities } = world.seed;
      for (const { clientId } of [entity, entities.approved]) {
        const paid = await world.payReferenceAs(world.onBehalfOf(clientId));
        expect(paid.clientId).toBe(clientId);
        const { data } = await world.onBehalfOf(clientId).get<Payment[]>('/api/payments');
        expect(new Set(data.map((payment) => payment.clientId))).toEqual(new Set([clientId]));
      }
    },
  ),
  claim(
    [
      'Não o levam as chamadas que são da própria plataforma:',
      'E estas são públicas, não levam credenciais nenhumas:',
    ],
    async (world) => {
      const { platform, none } = await refusalsWithout(world, noClientId);
      expect([platform, none]).toEqual([['let in'], ['let in']]);
      expect((await refusalsWithout(world, noCredentials)).none).toEqual(['let in']);
      expect((await world.api.get('/api/webhooks', noClientId)).status).toBe(200);
    },
  ),
];
