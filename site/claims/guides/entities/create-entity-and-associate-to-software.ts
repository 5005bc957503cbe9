import type { Entity } from '@balcao/contract/resources/entities/schema.ts';
import { entityScenarios } from '@balcao/contract/scenarios/entities.ts';
import { expect } from 'vitest';
import { sendRecorded } from '../../../proofs/check/recorded.ts';
import type { World } from '../../../proofs/check/world.ts';
import { advice, claim, claims, provedBy, source } from '../../claims.ts';

const runs = provedBy('e2e/guides/run.spec.ts', ' run as recorded in a private sandbox, in ');
const events = ['entity_pending', 'entity_approved', 'entity_declined'];
const withoutEntity = { 'paypay-clientid': undefined };

/** Registers the merchant of the page. */
const registered = async (world: World) =>
  (await sendRecorded<Entity>(world, 'entities/register', 'create')).data;

/** Registers the merchant of the page with another field. */
const registering = ({ api }: World, more: object) => {
  const user = { name: 'Maria Silva', email: 'maria.silva@livraria.example' };
  return api.post('/api/entities', { clientId: '500000000', name: 'Livraria', user, ...more }, withoutEntity);
};

const review = async ({ api }: World, clientId: string, action: string) =>
  (await api.post<Entity>(`/sandbox/entities/${clientId}/review`, { action })).data.stateDetails.state;

const stateOf = async ({ api }: World, clientId: string) =>
  (await api.get<Entity>(`/api/entities/${clientId}`)).data.stateDetails.state;

/** What happens to a reference and to a checkout in the name of an entity. */
const charging = async (world: World, clientId: string) => {
  const acting = world.onBehalfOf(clientId);
  const answers = [
    await acting.post('/api/payments/references', { amount: 1000 }),
    await acting.post('/api/checkouts', { payment: { amount: 1000 } }),
  ];
  return answers.map(({ status, refusals }) => refusals[0] ?? status);
};

export default claims({
  'front matter': [
    claim(
      'Registe um comerciante a partir do seu software, fique ligado a ele, e saiba por webhook quando é aprovado.',
      runs,
    ),
  ],
  top: [
    advice('O seu software serve muitas lojas.'),
    claim(
      'Registe cada uma com uma chamada, e as mesmas credenciais passam a servir para ela.',
      async (world) => {
        const clientId = '500000000';
        expect((await world.onBehalfOf(clientId).get('/api/payments')).refusals).toEqual(['401 e00101']);
        expect((await registered(world)).clientId).toBe(clientId);
        expect((await world.onBehalfOf(clientId).get('/api/payments')).status).toBe(200);
      },
    ),
  ],
  outcome: [
    claim('Um comerciante registado, aprovado, e pronto a cobrar pelo seu software.', runs),
    source(
      'Demora dez minutos na sandbox; em produção, a aprovação depende de uma análise.',
      'specified: guides 4.2 sends entity events on a move to pending, approved or declined',
    ),
    source(
      'Só alguns tipos de integração podem registar comerciantes.',
      'specified: guides 5: entity creation is available only for certain integration types',
    ),
    claim(
      'O destas credenciais pode; na sandbox, se o seu não puder, a resposta é e00400.',
      async (world) => {
        expect((await registering(world, {})).status).toBe(201);
        const body = {
          clientId: '999999400',
          name: 'Florista',
          user: { name: 'Rita', email: 'r@f.example' },
        };
        const other = await world.other.post('/api/entities', body, withoutEntity);
        expect(other.refusals).toEqual(['400 e00400']);
        expect((await world.api.get('/api/entities/999999400')).status).toBe(404);
      },
      { chosen: ['error-e00400'] },
    ),
  ],
  flow: [
    claim(
      [
        'O seu software regista o comerciante na API, que o deixa pendente e avisa.',
        'O fornecedor analisa o pedido.',
        'Aprovado ou recusado, a API avisa outra vez.',
      ],
      async (world) => {
        for (const [action, event] of [
          ['approve', 'entity_approved'],
          ['decline', 'entity_declined'],
        ] as const) {
          await world.api.post('/sandbox/reset');
          world.receiver.received = [];
          await world.subscribe(...events);
          const { clientId, stateDetails } = await registered(world);
          expect(stateDetails.state).toBe('pending');
          expect(await world.actions()).toEqual(['entity_pending']);
          await review(world, clientId, action);
          expect(await world.actions()).toEqual(['entity_pending', event]);
          const told = (await world.notifications()).map(({ entities: [entity] }) => entity.clientId);
          expect(told).toEqual([clientId, clientId]);
        }
      },
    ),
    claim(
      'A partir da aprovação o software cobra em nome do comerciante com as credenciais que já tem.',
      async (world) => {
        const { clientId } = await registered(world);
        expect(await charging(world, clientId)).toEqual(['400 e00300', '400 e00300']);
        await review(world, clientId, 'approve');
        expect(await charging(world, clientId)).toEqual([201, 201]);
        await review(world, clientId, 'review');
        expect(await charging(world, clientId)).toEqual(['400 e00300', '400 e00300']);
        expect((await world.other.get('/api/payments', { 'paypay-clientid': clientId })).status).toBe(401);
      },
    ),
  ],
  create: [
    advice('Chame createEntity.', 'Envie tudo o que já tem.'),
    claim(
      'Esta chamada leva só as credenciais da plataforma, sem PayPay-ClientId: o comerciante ainda não existe.',
      async (world) => {
        const path = '/api/entities/500000000';
        expect((await world.api.get(path)).refusals).toEqual(['404 e00502']);
        const anonymous = { ...withoutEntity, authorization: undefined };
        expect((await world.api.post('/api/entities', {}, anonymous)).refusals).toEqual(['401 e00102']);
        expect((await registering(world, {})).status).toBe(201);
        expect((await world.api.get(path)).status).toBe(200);
      },
    ),
    claim(
      'Na sandbox, um NIF ou um IBAN com os dígitos de controlo errados é recusado com e00300, e a resposta nomeia o campo.',
      async (world) => {
        const user = { name: 'Maria', email: 'm@l.example', taxNumber: '123456780' };
        for (const [wrong, pointer] of [
          [{ clientId: '500000001' }, '/clientId'],
          [{ user }, '/user/taxNumber'],
          [{ bankAccount: { iban: 'PT50123443211234567890173' } }, '/bankAccount/iban'],
        ] as const) {
          const refused = await registering(world, wrong);
          expect(refused.refusals).toEqual(['400 e00300']);
          expect(refused.body.error?.errors[0]?.source).toEqual({ pointer });
        }
        const right = { bankAccount: { iban: 'PT50123443211234567890172' } };
        expect((await registering(world, right)).status).toBe(201);
      },
      { chosen: ['behaviour-checkDigits', 'error-e00300'] },
    ),
  ],
  approval: [
    claim('Subscreva entity_approved e entity_declined.', async (world) => {
      await world.subscribe('entity_approved', 'entity_declined');
      const { clientId } = await registered(world);
      for (const action of ['approve', 'review', 'decline']) await review(world, clientId, action);
      expect(await world.actions()).toEqual(['entity_approved', 'entity_declined']);
    }),
    claim(
      'Na sandbox, estes NIF decidem-se sozinhos:',
      async (world) => {
        for (const { clientId, action, afterSeconds } of entityScenarios) {
          expect((await registering(world, { clientId })).status).toBe(201);
          await world.pass(afterSeconds - 1);
          expect(await stateOf(world, clientId)).toBe('pending');
          await world.pass(1);
          expect(await stateOf(world, clientId)).toBe(action === 'approve' ? 'approved' : 'declined');
        }
        const { clientId } = await registered(world);
        await world.pass(86_400);
        expect(await stateOf(world, clientId)).toBe('pending');
      },
      { chosen: ['scenario-entities'] },
    ),
    claim(
      [
        'Uma entidade registada fica pendente.',
        'A análise aprova-a ou recusa-a.',
        'Uma recusada pode voltar a ser analisada, e uma aprovada também.',
      ],
      async (world) => {
        const { clientId } = await registered(world);
        expect(await stateOf(world, clientId)).toBe('pending');
        for (const [action, state] of [
          ['decline', 'declined'],
          ['reopen', 'pending'],
          ['approve', 'approved'],
          ['review', 'pending'],
          ['approve', 'approved'],
        ] as const)
          expect([action, await review(world, clientId, action)]).toEqual([action, state]);
      },
      { chosen: ['entity-declined-reopen', 'entity-approved-review'] },
    ),
  ],
  act: [
    claim(
      [
        'Nas chamadas seguintes, ponha o NIF do comerciante em PayPay-ClientId.',
        'As credenciais são as mesmas.',
        'Uma entidade aprovada da sandbox, por exemplo:',
      ],
      async (world) => {
        const { clientId } = world.seed.entities.approved;
        expect(await stateOf(world, clientId)).toBe('approved');
        const made = await sendRecorded<{ id: string; clientId: string }>(
          world,
          'entities/charge',
          'reference',
        );
        expect(made.data.clientId).toBe(clientId);
        expect((await world.api.get(`/api/payments/${made.data.id}`)).status).toBe(404);
        expect((await world.onBehalfOf(clientId).get(`/api/payments/${made.data.id}`)).status).toBe(200);
      },
    ),
    claim(
      'Subscreve a aprovação, regista um comerciante que é aprovado sozinho, recebe o aviso e cria uma referência em nome dele, na sua sandbox.',
      runs,
    ),
  ],
  next: [
    advice(
      'Consultar uma entidade.',
      'Prefere que seja o comerciante a preencher?',
      'Pré-preencher o formulário de adesão.',
    ),
  ],
});
