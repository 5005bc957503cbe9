import { advice, claim, claims, source } from '../../../../claims.ts';
import {
  drawn,
  paidByNotification,
  paidOnThePage,
  published,
  waitsOnThePhone,
} from '../../../pluginProofs.ts';
import { orderStates, providersMinutes, shownReference } from '../../pagamento-compra.rows.ts';

export default claims({
  'front matter': [
    advice(
      'O que o cliente vê ao pagar com cada método numa loja PrestaShop 1.7, e o que acontece à encomenda.',
    ),
  ],
  top: [
    published('O cliente escolhe o método na finalização da compra.'),
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
      'A loja pede uma referência do montante exato da encomenda e mostra-a.',
      'É a loja que envia os dados por e-mail.',
    ),
    source(
      'A encomenda pode demorar até multibancoBusinessHours horas úteis a passar a paga.',
      'specified: guides 9, a Multibanco payment takes up to 12 business hours',
    ),
    ...shownReference,
  ],
  mbway: [
    published(
      'A loja leva o cliente à página do fornecedor.',
      'Aí escreve o telemóvel, e aceita na aplicação com o PIN.',
      'Depois de aceitar, o cliente carrega em Atualizar na página do fornecedor, e em Voltar para regressar à loja.',
    ),
    claim('Na sandbox, tem pushMinutes minutos.', waitsOnThePhone, { chosen: ['limit-pushMinutes'] }),
    providersMinutes,
    claim('A página da sandbox avança sozinha.', paidOnThePage),
    advice(
      'A página do fornecedor pede o telemóvel.',
      'O exemplo é da sandbox.',
      'A espera pela aplicação, na página da sandbox.',
    ),
  ],
  card: [
    published(
      'A loja leva o cliente à página do fornecedor, onde escreve o cartão, autentica-se se o banco o pedir, e volta.',
    ),
    advice('O cartão, na página do fornecedor.', 'O exemplo é da sandbox.'),
  ],
  states: [
    drawn(
      'a lista de encomendas: a REF-0042, de 10,00 €, primeiro a aguardar pagamento, depois pago.',
      'A mesma encomenda, antes e depois do pagamento.',
    ),
    published('Em Encomendas, vê a mesma encomenda mudar de estado:'),
    advice('Envie os artigos só quando a encomenda estiver paga.'),
    ...orderStates,
  ],
  next: [
    advice(
      'A encomenda continua a aguardar?',
      'Atualize os pagamentos manualmente.',
      'Veja as chamadas por trás de uma compra: Pagamento com referência Multibanco.',
      'Faça o papel da loja, com cada chamada e cada webhook à vista: Laboratório de plugins.',
    ),
  ],
});
