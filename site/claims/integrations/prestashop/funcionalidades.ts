import { advice, claim, claims, source } from '../../claims.ts';
import { paidByAsking, paidByNotification, published } from '../pluginProofs.ts';

export default claims({
  'front matter': [advice('Os métodos, as línguas e o comportamento do módulo para PrestaShop 8.')],
  top: [advice('O que o módulo faz pela sua loja, e o que deixa para si.')],
  features: [
    published(
      'Cartão de crédito e débito | O formulário abre dentro da loja',
      'MB WAY | O cliente escreve o telemóvel na loja e aceita na aplicação',
      'Multibanco | A loja mostra a referência do montante exato da encomenda',
      'Línguas | Português, espanhol e inglês, conforme a loja',
      'Checkout na própria loja | O cliente não sai da loja para pagar',
      'Modo de testes | Para experimentar antes de vender; não serve para uma loja aberta ao público',
    ),
    claim('Estado em tempo real | A encomenda passa a paga quando o aviso chega', paidByNotification),
    claim('Atualização manual | Uma ligação verifica os pagamentos pendentes', paidByAsking),
  ],
  limits: [
    published(
      'O e-mail com os dados para pagar é a loja que o envia, e não o fornecedor.',
      'Quem pode usar cada método decide-se nas preferências de pagamento da loja: veja Restrições.',
    ),
    source('Outras moedas não são aceites.', 'specified: guides 5, the shop plugins support EUR only'),
  ],
  next: [advice('Passos de configuração.')],
});
