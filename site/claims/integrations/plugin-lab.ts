import { expect } from 'vitest';
import { advice, claim, claims, provedBy, source } from '../claims.ts';
import { aDay, onPhone, referenceOf, stateOf, tryAgain } from '../guides/payment-states/verbs.ts';
import { calls } from './plugin-lab/calls.ts';
import { forged, formAndJson } from './plugin-lab/webhooks.ts';

const flow = 'workbench/panels/lab/orderFlow.test.ts';
const journeys = 'e2e/guides/pluginLab.spec.ts';

const soapOrder = provedBy(
  journeys,
  'a SOAP order by Multibanco is paid at the cash machine, and its form is verified by both proofs',
);
const restOrder = provedBy(journeys, 'a REST order by MB WAY is paid on the phone, and its JSON is verified');
const cardPage = provedBy(
  journeys,
  'the payment page can be used instead, and the shop asks when the customer comes back',
);
const lostAndAsked = provedBy(journeys, 'an order whose webhook gets lost waits until it is updated by hand');
const announced = provedBy(flow, 'makes the calls that were announced');
const paidByWebhook = provedBy(
  flow,
  'awaits payment until the webhook of the real payment says that it is paid',
);
const savedByAsking = provedBy(flow, 'stays as it is where the webhook is %s, and is saved by asking');
const changesNothing = provedBy(
  'workbench/panels/lab/order.test.ts',
  'an update of another payment or of a smaller amount does not pay the order',
);

export default claims({
  'front matter': [
    advice('Faça de loja.'),
    claim(
      'Uma encomenda passa de «a aguardar pagamento» a «pago» pelas chamadas que um plugin faz, em SOAP ou em REST, à vista.',
      [...soapOrder, ...restOrder],
    ),
  ],
  top: [
    claim(
      [
        'Faça de loja: encomende, pague como o cliente, e veja cada chamada do plugin, cada resposta e cada webhook, até a encomenda ficar paga.',
        'Não precisa de instalar nenhuma loja.',
      ],
      [...soapOrder, ...restOrder],
    ),
    claim(
      'Se o painel disser «Sandbox em direto», não precisa de instalar nada; se não, precisa de uma sandbox a correr.',
      provedBy(journeys, 'without a sandbox the lab tells what would happen, and how to start one'),
    ),
    claim(
      'Um plugin não faz nada que o seu programa não possa fazer; aqui vê o que ele faz, pela ordem em que o faz.',
      announced,
    ),
  ],
  try: [
    advice('Escolha o artigo, o método de pagamento e a língua do plugin, SOAP ou REST.'),
    claim(
      'O painel envia à sua sandbox as chamadas que o plugin faria e mostra o pedido e a resposta, tal como foram.',
      [...announced, ...soapOrder],
    ),
    claim(
      'Depois paga com o simulador, e a encomenda passa a paga quando chega o webhook verdadeiro.',
      paidByWebhook,
    ),
    claim('Também pode perder o webhook pelo caminho, e recuperar a encomenda à mão.', lostAndAsked),
  ],
  order: [
    advice('Escolha SOAP e Multibanco, e carregue em Encomendar.'),
    claim(
      [
        'O plugin subscreve os avisos, pergunta que métodos servem para o montante e pede a referência.',
        'A encomenda fica a aguardar pagamento.',
      ],
      [...soapOrder, ...announced],
    ),
    claim('Um botão paga a referência na caixa Multibanco da sandbox.', soapOrder),
    claim(
      'Com MB WAY, aceita no telemóvel; com cartão, paga na página de pagamento, que também pode abrir.',
      [...restOrder, ...cardPage, ...lostAndAsked],
    ),
    claim('Em SOAP é um formulário com hookHash; em REST é JSON.', formAndJson),
    claim('Ambos trazem o cabeçalho PayPay-Signature, e o painel faz as contas à sua frente.', [
      ...soapOrder,
      ...restOrder,
    ]),
    claim(
      'A assinatura está certa, o pagamento é o desta encomenda e o montante é o dela: só então a loja muda o estado.',
      [...changesNothing, ...paidByWebhook, ...savedByAsking],
    ),
    claim('Aqui demora segundos.', soapOrder),
    claim(
      'Se sair desta página, o painel esquece a encomenda: o pagamento continua na sandbox.',
      provedBy(journeys, 'a second order follows the first, and the reader leaves the lab for another page'),
    ),
    source(
      'Numa loja, um pagamento por Multibanco pode demorar até multibancoBusinessHours horas úteis a chegar.',
      'specified: guides 9',
    ),
  ],
  calls,
  lost: [
    advice('Em «O que acontece ao webhook», escolha «Perde-se pelo caminho», e encomende.'),
    claim(
      [
        'Um comando desliga as três subscrições na sandbox, com o mesmo efeito de uma firewall.',
        'O pagamento fica confirmado, mas à loja não chega nada: a encomenda continua a aguardar.',
        'O plugin pergunta pelo pagamento e a encomenda fica paga.',
      ],
      [...lostAndAsked, ...savedByAsking],
    ),
    source(
      'É o que faz a ligação do módulo no PrestaShop 8 e no PrestaShop 1.7, e o guardar das definições, com Forçar atualização marcada, no WooCommerce.',
      'published: the plugins and the documentation of December 2025; guides 4.5 of the specification for PrestaShop',
    ),
    claim('Escolha agora «Chega com uma assinatura falsa»: a loja responde 401 e a encomenda não muda.', [
      ...savedByAsking,
      ...provedBy(journeys, 'a forged webhook is refused and changes nothing'),
    ]),
    source(
      'Os plugins publicados em SOAP respondem 403.',
      'published: the WooCommerce plugins 1.3.0 and 1.5.6',
    ),
    claim('Ambos contam como recusa.', async (world) => {
      await world.subscribe('payment_confirmed');
      for (const status of [401, 403]) {
        world.respondWith(status);
        await world.payReference();
        const last = (await world.deliveries()).at(-1);
        expect([last?.state, last?.attempts[0]?.status]).toEqual(['waiting', status]);
      }
    }),
    claim('Quem conhece o URL da sua loja não consegue dar uma encomenda como paga.', savedByAsking),
    claim(
      [
        'Em SOAP, repare que o hookHash dessa mensagem está certo: cobre só o evento e a data.',
        'É o cabeçalho PayPay-Signature que cobre o corpo inteiro, e por isso a loja verifica os dois.',
      ],
      forged,
    ),
  ],
  cancel: [
    claim(
      [
        'Com cartão, e com MB WAY em SOAP, o cliente pode cancelar na página de pagamento, e o comerciante no back-office: o painel tem um botão para isso.',
        'A encomenda muda quando chega o webhook.',
      ],
      [
        ...provedBy(flow, 'that the merchant cancels is cancelled, by the webhook or by asking: it %s'),
        ...provedBy(
          journeys,
          'an order that the merchant cancels is cancelled, and one whose webhook gets lost by asking',
        ),
      ],
    ),
    claim(
      'Uma referência Multibanco como a do painel não se cancela: se ninguém a pagar, expira no fim do prazo.',
      async (world) => {
        const reference = await referenceOf(world, { availableMethods: undefined });
        expect((await world.cancel(reference.id)).refusals).toEqual(['400 e00402']);
        await world.pass(200 * aDay);
        expect(await stateOf(world, reference)).toBe('cancelled');
      },
    ),
    claim(
      'Um pedido MB WAY que espera no telemóvel também não: se o cliente o recusar, o pagamento volta a poder ser tentado e a encomenda continua a aguardar.',
      async (world) => {
        const payment = await onPhone(world);
        expect((await world.cancel(payment.id)).refusals).toEqual(['400 e00600']);
        await world.answerPhone(payment.id, 'refuse');
        expect(await stateOf(world, payment)).toBe('pending');
        await tryAgain(world, payment);
        expect(await stateOf(world, payment)).toBe('pending_confirmation');
      },
    ),
  ],
  states: [
    source(
      [
        'pending ou pending_confirmation | A aguardar pagamento | Em espera, a aguardar pagamento',
        'confirmed | Pago | Em processamento ou concluída',
        'cancelled | Não está publicado: veja a encomenda em Encomendas | Cancelada',
      ],
      'published: the plugins and their documentation; guides 4.5 of the specification for PrestaShop',
    ),
  ],
  next: [
    advice(
      'O que o cliente vê: PrestaShop 8, PrestaShop 1.7, WooCommerce.',
      'Tem um plugin ou um programa em SOAP?',
      'De SOAP para REST, método a método.',
      'Escreve o seu próprio recetor?',
      'Um recetor completo.',
    ),
  ],
});
