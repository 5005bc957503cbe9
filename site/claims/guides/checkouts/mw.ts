import type { Checkout } from '@balcao/contract/resources/checkouts/schema.ts';
import { pushMinutes } from '@balcao/contract/resources/payments/timeLimits.ts';
import { phoneScenarios } from '@balcao/contract/scenarios/phones.ts';
import { expect } from 'vitest';
import { advice, claim, claims, provedBy } from '../../claims.ts';
import { slow } from '../payment-states/verbs.ts';
import { checkoutState, keepsToLimits, ordered, runs } from './verbs.ts';

const journeys = 'e2e/checkout/mbway.spec.ts';
const anotherPhone = provedBy(journeys, 'a payer who refuses in the app may try another phone');
const expires = provedBy(journeys, 'a request nobody answers expires, and the page says so');
const accepts = provedBy(journeys, 'a payer who accepts in the app sees the page change by itself');
const [refusing, accepting] = ['351#900000020', '351#900000001'] as const;

export default claims({
  'front matter': [
    claim(
      'Deixe a nossa página pedir o número de telemóvel, esperar pela aplicação e tratar as recusas e os segundos números.',
      anotherPhone,
    ),
  ],
  top: [
    claim('A página pede o número, mostra quanto tempo falta e diz o que aconteceu.', [
      ...expires,
      ...anotherPhone,
    ]),
    claim('A sua loja só tem de ouvir o desfecho.', async (world) => {
      await world.subscribe('payment_confirmed');
      const { paymentId, payer } = await ordered(world, 'mbway');
      await payer.phone(refusing);
      await world.pass(3);
      await payer.phone(accepting);
      await world.pass(3);
      const told = (await world.notifications()).map(({ payments: [payment] }) => [
        payment.id,
        payment.stateDetails.state,
      ]);
      expect(told).toEqual([[paymentId, 'confirmed']]);
    }),
  ],
  outcome: [
    claim('Um pagamento MB WAY recusado num telemóvel e aceite noutro, na mesma página.', anotherPhone),
    advice('Demora cinco minutos.', 'Precisa da sandbox a correr e destas credenciais:'),
  ],
  page: [
    claim('Primeiro, o número.', async (world) => {
      expect(await world.readPage((await ordered(world, 'mbway')).id)).toContain('Número de telemóvel');
    }),
    claim(
      'Depois, a espera: pushMinutes minutos, no máximo.',
      async (world) => {
        const { id, payer } = await ordered(world, 'mbway');
        const { push } = (await payer.phone(slow)).data;
        const waits = Date.parse(push?.expiresAt ?? '') - Date.parse(push?.sentAt ?? '');
        expect(waits).toBe(pushMinutes * 60_000);
        await world.pass(pushMinutes * 60 - 1);
        expect(await checkoutState(world, id)).toBe('PaymentPending');
        await world.pass(1);
        expect(await checkoutState(world, id)).toBe('PaymentError');
      },
      { chosen: ['limit-pushMinutes'] },
    ),
    advice('Responda em nome do cliente:'),
    claim('Aceite, recuse ou deixe passar o tempo, e veja a página acompanhar.', [
      ...accepts,
      ...anotherPhone,
      ...expires,
    ]),
    claim(
      'Ou escreva na página um destes números, que levam sozinhos a cada desfecho:',
      async (world) => {
        for (const { phone, code, whenSaved } of phoneScenarios) {
          await world.api.post('/sandbox/reset');
          const saves = { customer: { uuid: world.seed.customers.own } };
          const details = { createRegistration: true };
          const page = await world.open({
            payment: {
              paymentMethod: { code: 'MW', ...(whenSaved && { details }) },
              ...(whenSaved && saves),
            },
          });
          await world.payerOnPage(page.id).phone(phone);
          await world.pass(pushMinutes * 60);
          const { stateDetails } = (await world.api.get<Checkout>(`/api/checkouts/${page.id}`)).data;
          const end = [code ? 'PaymentError' : 'PaymentSuccess', code];
          expect([phone, stateDetails.state, stateDetails.error?.errors?.[0]?.code]).toEqual([phone, ...end]);
        }
      },
      { chosen: ['scenario-phones'] },
    ),
  ],
  refused: [
    claim('Na sandbox, o cliente pode tentar outro número.', anotherPhone, {
      chosen: ['checkout-PaymentError-try_again'],
    }),
    claim(
      'Na sandbox, o estado passa a PaymentError, com o motivo, e volta a andar assim que o cliente tentar outra vez:',
      async (world) => {
        const { id, payer } = await ordered(world, 'mbway');
        const now = async () => (await world.api.get<Checkout>(`/api/checkouts/${id}`)).data.stateDetails;
        await payer.phone(refusing);
        await world.pass(3);
        expect(await now()).toMatchObject({ state: 'PaymentError', error: { errors: [{ code: 'e04020' }] } });
        await payer.phone(accepting);
        expect(await now()).toMatchObject({ state: 'PaymentPending' });
        expect((await now()).error).toBeUndefined();
        await world.pass(3);
        expect((await now()).state).toBe('PaymentSuccess');
      },
      { chosen: ['checkout-PaymentPending-fail', 'checkout-PaymentError-try_again'] },
    ),
    claim('Corre as duas tentativas na sua sandbox e confirma o pagamento.', runs),
  ],
  problems: [
    advice('Montante fora dos limites.', 'O cliente fecha a página.'),
    claim(
      'O MB WAY aceita de … a …; fora disso a resposta é e00301.',
      (world) => keepsToLimits(world, 'MW'),
      { chosen: ['limit-methodLimits', 'error-e00301'] },
    ),
    claim('O pedido continua no telemóvel, e o webhook chega na mesma.', async (world) => {
      await world.subscribe('payment_confirmed');
      const { paymentId, payer } = await ordered(world, 'mbway');
      await payer.phone(slow);
      await world.pass(60);
      await world.answerPhone(paymentId, 'accept');
      const told = (await world.notifications()).map(({ payments: [payment] }) => payment.id);
      expect(told).toEqual([paymentId]);
    }),
  ],
  next: [
    advice(
      'Prefere pedir o número na sua página?',
      'Pagamento MB WAY por número de telemóvel.',
      'Guarde o telemóvel: Guardar um método de pagamento.',
      'Devolva tudo ou uma parte: Reembolsar ou cancelar um pagamento.',
    ),
  ],
});
