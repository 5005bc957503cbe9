import { advice, type PageClaims, source } from '../../claims.ts';
import { drawn, published } from '../pluginProofs.ts';

const euros = 'specified: guides 5, the shop plugins support EUR only';

/** Rows of the pages about restrictions, whose sections are the same for both versions of PrestaShop. */
export const restrictions: PageClaims = {
  where: [
    published(
      'No back-office da loja, em Pagamento, Preferências.',
      'Cada método tem uma linha e cada restrição uma tabela.',
      'Grupo de clientes | Que grupos o veem | Visitantes e clientes, se vende sem registo',
      'País | Para que países de entrega aparece | Os países para onde vende',
      'Transportadora | Com que transportadoras aparece | Todas, exceto pagamento na entrega',
    ),
    source('Moeda | Em que moedas o método aparece | Só euro: o módulo não aceita outra', euros),
  ],
  change: [
    advice(
      'O exemplo: MB WAY não aparece a quem compra sem conta.',
      'Marque Visitantes, na linha do método.',
      'Faça uma compra sem conta até à escolha do método.',
    ),
    published(
      'No back-office da loja, abra Pagamento e depois Preferências.',
      'A tabela é a do grupo de clientes, e a linha é a do MB WAY.',
      'Carregue em Guardar, por baixo da tabela.',
      'Cada tabela é um formulário separado.',
      'O MB WAY já aparece.',
    ),
    drawn(
      'As figuras são desenhos, e os números nelas são os dos passos.',
      'as preferências de pagamento, com a tabela dos grupos de clientes: na linha do MB WAY, a caixa Visitantes por marcar e a caixa Clientes marcada; por baixo, o botão Guardar.',
      'Uma das quatro tabelas.',
    ),
  ],
  problems: [
    advice(
      'Não aparece a ninguém.',
      'Não aparece a quem não tem conta.',
      'Não aparece para um país.',
      'Não aparece com montantes altos ou baixos.',
    ),
    source('Veja a moeda: se a loja vende em várias, o método só aparece na compra em euros.', euros),
    published(
      'Falta o grupo dos visitantes.',
      'Falta o país na tabela, ou a zona não está ativa na loja.',
      'Cada método tem os seus limites.',
    ),
  ],
};
