import { methodLimits } from '@balcao/contract/resources/payments/amountLimits.ts';
import { expect } from 'vitest';
import { advice, claim, type PageClaims, source } from '../../claims.ts';
import { methodsFor } from '../../guides/choose-a-method/verbs.ts';
import { drawn, published } from '../pluginProofs.ts';

const euros = 'specified: guides 5, the shop plugins support EUR only';
const groups = 'published: PrestaShop, its customer groups';

/** Rows of the pages about restrictions, whose sections are the same for both versions of PrestaShop. */
export const restrictions: PageClaims = {
  where: [
    published(
      'No back-office da loja, em Pagamento, Preferências.',
      'País | Para que países de entrega aparece | Os países para onde vende',
      'Transportadora | Com que transportadoras aparece | Todas, exceto as que só usa para pagar na entrega',
    ),
    source(
      'Cada restrição tem uma tabela: as linhas são as moedas, os grupos, os países ou as transportadoras, e as colunas são os módulos.',
      'published: PrestaShop, its payment preferences',
    ),
    source(
      [
        'Grupo de clientes | Que grupos o veem | Convidado e Cliente, se vende sem registo',
        'O PrestaShop tem três grupos: Visitante é quem ainda não se identificou, Convidado é quem compra sem conta, e Cliente é quem tem conta.',
        'Em algumas traduções, Convidado chama-se «Cliente não registado».',
      ],
      groups,
    ),
    source('Moeda | Em que moedas o método aparece | Só euro: o módulo não aceita outra', euros),
  ],
  change: [
    advice(
      'O exemplo: MB WAY não aparece a quem compra sem conta.',
      'Na linha Convidado, marque MB WAY.',
      'Faça uma compra sem conta até à escolha do método.',
    ),
    source('Ao escolher o método, quem compra sem conta está no grupo Convidado: é essa a linha.', groups),
    published(
      'No back-office da loja, abra Pagamento e depois Preferências.',
      'A tabela é a do grupo de clientes.',
      'A coluna é a do MB WAY.',
      'Carregue em Guardar, por baixo da tabela.',
      'Cada tabela é um formulário separado.',
      'O MB WAY já aparece.',
    ),
    drawn(
      'As figuras são desenhos, e os números nelas são os dos passos.',
      'as preferências de pagamento, com a tabela dos grupos de clientes: na linha Convidado, a caixa Multibanco está marcada e a caixa MB WAY por marcar; nas linhas Visitante e Cliente, as duas estão marcadas; por baixo, o botão Guardar.',
      'Uma das quatro tabelas.',
    ),
  ],
  problems: [
    advice(
      'Não aparece a ninguém.',
      'Não aparece a quem não tem conta.',
      'Não aparece para um país.',
      'Não aparece com montantes altos ou baixos.',
      'Os da sua loja, peça-os ao suporte.',
    ),
    source('Veja a moeda: se a loja vende em várias, o método só aparece na compra em euros.', euros),
    source('Falta marcar o método na linha Convidado.', groups),
    published('Falta o país na tabela, ou a zona não está ativa na loja.'),
    claim(
      ['Cada método tem um mínimo e um máximo.', 'Esta tabela mostra os da sandbox.'],
      async (world) => {
        const { CC, MB, MW } = methodLimits;
        for (const [code, { minCents, maxCents }] of Object.entries({ CC, MB, MW }))
          for (const [amount, isTaken] of [
            [minCents - 1, false],
            [minCents, true],
            [maxCents, true],
            [maxCents + 1, false],
          ] as const)
            expect((await methodsFor(world, amount)).includes(code), `${code} ${amount}`).toBe(isTaken);
      },
      { chosen: ['limit-methodLimits'] },
    ),
  ],
};
