import { advice, claim, claims, source } from '../../claims.ts';
import { acceptedWithPin } from '../../guides/payments/verbs.ts';
import {
  drawn,
  paidByNotification,
  paidOnThePage,
  paidUntilItsEnd,
  published,
  waitsOnThePhone,
} from '../pluginProofs.ts';
import { orderStates, providersMinutes, shownReference } from './pagamento-compra.rows.ts';

export default claims({
  'front matter': [advice('O que o cliente vê ao pagar com cada método, e o que acontece à encomenda.')],
  top: [
    published('O cliente escolhe o método na finalização da compra e paga sem sair da loja.'),
    claim('A encomenda começa em «a aguardar pagamento» e passa a «pago».', paidByNotification),
  ],
  choose: [
    drawn(
      'a finalização da compra da encomenda de 10,00 €, com a escolha entre Multibanco, MB WAY e cartão.',
      'A escolha do método.',
    ),
    published('Na finalização da compra, o cliente vê os métodos e escolhe um.'),
    advice('O exemplo é a encomenda REF-0042, de 10,00 €.', 'Falta um método?', 'Veja as restrições.'),
  ],
  multibanco: [
    published(
      'A loja pede uma referência do montante exato da encomenda e mostra-a ao cliente.',
      'A loja envia-lha também por e-mail.',
    ),
    claim(
      'O cliente paga na caixa Multibanco ou no homebanking, enquanto a referência estiver dentro do prazo.',
      paidUntilItsEnd,
    ),
    ...shownReference,
    source(
      'A encomenda pode demorar até multibancoBusinessHours horas úteis a passar a paga.',
      'specified: guides 9, a Multibanco payment takes up to 12 business hours',
    ),
  ],
  mbway: [
    published('Ao atualizar a página, vê a encomenda paga.'),
    advice('A espera pela aplicação.'),
    providersMinutes,
    claim(
      'O exemplo é da sandbox, cuja página se atualiza sozinha: na sua loja, os mesmos dados com o seu tema, e é o cliente que atualiza a página.',
      paidOnThePage,
    ),
    claim('O cliente escreve o telemóvel na própria loja e aceita na aplicação MB WAY.', acceptedWithPin),
    claim('Na sandbox, tem pushMinutes minutos.', waitsOnThePhone, { chosen: ['limit-pushMinutes'] }),
  ],
  card: [
    published(
      'O formulário do cartão abre dentro da loja.',
      'Se o banco o pedir, o cliente autentica-se e volta.',
    ),
    advice('O formulário do cartão dentro de uma loja de exemplo: na sua, os mesmos campos com o seu tema.'),
  ],
  states: [
    drawn(
      'a lista de encomendas: a REF-0042, de 10,00 €, primeiro a aguardar pagamento, depois pago.',
      'A mesma encomenda, antes e depois do pagamento.',
    ),
    published('Em Encomendas, vê a mesma encomenda mudar de estado:'),
    advice(
      'Envie os artigos só quando a encomenda estiver paga.',
      'Passou o tempo e a encomenda continua a aguardar?',
      'Atualize os pagamentos manualmente.',
    ),
    ...orderStates,
  ],
  next: [
    advice(
      'Veja as chamadas por trás de uma compra: Pagamento com referência Multibanco.',
      'Faça o papel da loja, com cada chamada e cada webhook à vista: Laboratório de plugins.',
    ),
  ],
});
