import { advice, claim, type PageClaims, source } from '../../claims.ts';
import { drawn, paidByAsking, published } from '../pluginProofs.ts';
import { modulesPage, type PrestaShopVersion } from './modulesPage.ts';

/** Rows of the pages about the manual update: only the menu differs between the versions of PrestaShop. */
export const update = (version: PrestaShopVersion): PageClaims => ({
  update: [
    advice(
      'O exemplo é a encomenda REF-0042, de 10,00 €: o cliente pagou, e na loja continua a aguardar.',
      'É aquele em que escreveu as três credenciais.',
      'Se não a vir nesse, procure-a nos outros módulos que instalou, ou pergunte ao suporte.',
      'Continua a aguardar?',
      'Procure o número da encomenda no back-office do fornecedor.',
      'Se lá está pago, escreva ao suporte; se não está, confirme com o cliente que pagou a referência, que aceitou o pedido MB WAY ou que acabou de pagar com o cartão.',
    ),
    modulesPage[version],
    published(
      'A documentação publicada não diz em qual dos módulos está a ligação do passo seguinte.',
      'A loja pergunta por cada pagamento pendente, e leva-o à página das encomendas.',
    ),
    claim(
      [
        'As encomendas pagas aparecem como pagas.',
        'As outras ficam como estavam.',
        'Então o pagamento não está confirmado.',
      ],
      paidByAsking,
    ),
    drawn(
      'As figuras são desenhos, e os números nelas são os dos passos.',
      'a página dos módulos, com a ligação de atualizar os pagamentos na linha do módulo das credenciais.',
      'A ligação, na linha do módulo.',
      'a lista de encomendas, com a REF-0042, de 10,00 €, paga, e a REF-0043 ainda a aguardar pagamento.',
      'Uma paga, a outra ainda não.',
    ),
  ],
  before: [
    source(
      'Um pagamento por Multibanco pode demorar até multibancoBusinessHours horas úteis.',
      'specified: guides 9, a Multibanco payment takes up to 12 business hours',
    ),
    advice('Antes disso, não há nada de errado.'),
    published(
      'Se os avisos falham sempre, a causa está na loja: confirme que o URL da loja está acessível do exterior, e que nenhuma firewall bloqueia o fornecedor.',
    ),
  ],
});
