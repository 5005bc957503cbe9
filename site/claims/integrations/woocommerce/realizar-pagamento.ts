import { advice, claim, claims, source } from '../../claims.ts';
import { acceptedWithPin } from '../../guides/payments/verbs.ts';
import {
  drawn,
  paidByNotification,
  paidWithItsAmount,
  published,
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
      'A encomenda começa em espera, a aguardar pagamento, e avança quando o aviso chega.',
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
  ],
  mbway: [
    claim(
      'O cliente dá o telemóvel e aceita o pedido na aplicação, em pushMinutes minutos.',
      async (world) => {
        await acceptedWithPin(world);
        await waitsOnThePhone(world);
      },
      { chosen: ['limit-pushMinutes'] },
    ),
    advice('A espera pela aplicação.'),
  ],
  card: [
    published(
      'O cliente escreve o cartão na página de pagamento e, se o banco o pedir, autentica-se.',
      'Se mudar de ideias e cancelar, volta à loja e a encomenda é cancelada.',
    ),
    advice('O cartão, na página de pagamento.'),
  ],
  states: [
    claim(
      'Em espera, a aguardar pagamento | pending ou pending_confirmation | O cliente ainda não pagou',
      acceptedWithPin,
    ),
    claim('Em processamento ou concluída | confirmed | O aviso chegou', toldOfThePayment),
    claim('Cancelada | cancelled | O prazo acabou, ou alguém cancelou', toldOfTheEnd),
    source(
      'Em processamento ou concluída depende dos artigos: uma encomenda só de artigos virtuais fica logo concluída.',
      'published: WooCommerce, the states of orders',
    ),
    published('Em WooCommerce, Encomendas, vê a mesma encomenda mudar de estado:'),
    drawn(
      'a lista de encomendas com a REF-0042, de 10,00 €, nos três estados: em espera, em processamento e cancelada.',
      'A mesma encomenda: à espera, paga, ou cancelada.',
    ),
    advice('Envie os artigos só quando a encomenda estiver em processamento ou concluída.'),
  ],
  next: [
    advice(
      'Atualizar os pagamentos, se um aviso se perder.',
      'Veja as chamadas por trás de uma compra: Pagamento com referência Multibanco.',
      'Faça de loja, com cada chamada e cada webhook à vista: Laboratório de plugins.',
    ),
  ],
});
