import { advice, claim, claims, source } from '../../claims.ts';
import { acceptedWithPin } from '../../guides/payments/verbs.ts';
import {
  drawn,
  paidByNotification,
  paidWithItsAmount,
  published,
  toldNothingOfARefusal,
  toldOfTheEnd,
  toldOfThePayment,
  waitsOnThePhone,
} from '../pluginProofs.ts';

export default claims({
  'front matter': [
    advice('O que o cliente vê ao pagar com cada método numa loja WooCommerce, e como avança a encomenda.'),
  ],
  top: [
    published('O cliente escolhe o método na finalização da compra.'),
    claim(
      'A encomenda começa em espera, a aguardar pagamento, e avança quando o aviso (webhook) chega.',
      paidByNotification,
    ),
  ],
  choose: [
    advice(
      'O exemplo é a encomenda REF-0042, de 10,00 €.',
      'Não vê os métodos?',
      'Veja os problemas conhecidos.',
    ),
    published('Na finalização da compra, o cliente vê os métodos e escolhe um.'),
    drawn(
      'a finalização da compra da encomenda de 10,00 €, com a escolha entre Multibanco, MB WAY e cartão.',
      'A escolha do método.',
    ),
  ],
  multibanco: [
    published('A loja mostra a entidade, a referência e o montante exato da encomenda.'),
    source(
      'O pagamento pode demorar até multibancoBusinessHours horas úteis a chegar à loja.',
      'specified: guides 9, a Multibanco payment takes up to 12 business hours',
    ),
    claim('Os três números com que se paga.', paidWithItsAmount),
    source(
      [
        'Exemplo da sandbox: a sua loja mostra os mesmos três números com o tema dela.',
        'O botão de cancelar é da página da sandbox.',
      ],
      'product: e2e/screenshots/guides.shots.ts, which photographs the sandbox; the shop shows the same three',
    ),
  ],
  mbway: [
    claim(
      [
        'O cliente dá o número de telemóvel e aceita o pedido na aplicação MB WAY.',
        'Na sandbox, tem pushMinutes minutos para o fazer.',
      ],
      async (world) => {
        await acceptedWithPin(world);
        await waitsOnThePhone(world);
      },
      { chosen: ['limit-pushMinutes'] },
    ),
    source(
      'Na sua loja, vale o prazo do fornecedor: de 5 a 10 minutos.',
      'specified: guides 9, an MB WAY notification expires after 5 to 10 minutes',
    ),
    advice('A espera pela aplicação.'),
    claim(
      'Se o cliente recusar o pedido, ou não responder a tempo, a encomenda continua em espera.',
      toldNothingOfARefusal,
    ),
    claim(
      'Na sandbox, o pagamento volta a estar pendente e pode ser tentado outra vez.',
      toldNothingOfARefusal,
      {
        chosen: [
          'payment-pending_confirmation-refuse_push',
          'payment-pending_confirmation-expire_push',
          'payment-pending-retry_push',
        ],
      },
    ),
    published('A documentação publicada não diz como o cliente volta a tentar na loja: pergunte ao suporte.'),
  ],
  card: [
    published(
      'O cliente escreve os dados do cartão na página de pagamento e, se o banco o pedir, autentica-se.',
      'Se o cliente cancelar nessa página, volta à loja e a encomenda é cancelada.',
    ),
    advice('O cartão, na página de pagamento.'),
  ],
  states: [
    claim(
      'Em espera, a aguardar pagamento | Pendente (pending) ou à espera de confirmação (pending_confirmation) | O cliente ainda não pagou',
      acceptedWithPin,
    ),
    claim('Em processamento ou concluída | Confirmado (confirmed) | O aviso chegou', toldOfThePayment),
    claim('Cancelada | Cancelado (cancelled) | O prazo acabou, ou o pagamento foi cancelado', toldOfTheEnd),
    source(
      'O estado depende dos artigos: uma encomenda só com artigos virtuais fica logo concluída.',
      'published: WooCommerce, the states of orders',
    ),
    published(
      'Quem cancela é o cliente, na página do cartão, ou a sua empresa.',
      'A documentação publicada não diz se cancelar a encomenda no WooCommerce cancela também a referência.',
      'Em WooCommerce, Encomendas, vê a mesma encomenda mudar de estado:',
    ),
    drawn(
      'a lista de encomendas com a REF-0042, de 10,00 €, nos três estados: em espera, em processamento e cancelada.',
      'A mesma encomenda: à espera, paga, ou cancelada.',
    ),
    advice(
      'Antes de a dar por encerrada, veja o pagamento no back-office do fornecedor.',
      'Envie os artigos só quando a encomenda estiver em processamento ou concluída.',
    ),
  ],
  next: [
    advice(
      'Atualizar os pagamentos, se um aviso se perder.',
      'Veja as chamadas por trás de uma compra: Pagamento com referência Multibanco.',
      'Faça o papel da loja, com cada chamada e cada webhook à vista: Laboratório de plugins.',
    ),
  ],
});
