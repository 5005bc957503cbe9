import { advice, claims, source } from '../../../../claims.ts';
import { published, soapNotice } from '../../../pluginProofs.ts';

export default claims({
  'front matter': [
    advice(
      'O que o módulo para PrestaShop 1.7 faz, o que a sua loja tem de ter, e no que difere do da versão 8.',
    ),
  ],
  top: [
    ...soapNotice,
    published(
      'O módulo recebe por Multibanco, MB WAY e cartão.',
      'No cartão e no MB WAY, o cliente paga na página do fornecedor e volta.',
    ),
    advice('A sua loja ainda é PrestaShop 1.7?'),
  ],
  requirements: [
    published(
      'O ficheiro zip do módulo.',
      'A documentação publicada não diz que versão de PHP o módulo pede: conta a que o próprio PrestaShop 1.7 pede.',
    ),
    advice('Uma loja PrestaShop 1.7.'),
    source(
      'Ser comerciante registado, com a adesão aprovada.',
      'specified: guides 6, a merchant registered and approved on the platform',
    ),
    source('Vender em euros.', 'specified: guides 5, the shop plugins support EUR only'),
  ],
  download: [
    published(
      'O módulo vem num ficheiro zip que traz outros dentro, um por cada parte.',
      'Descompacte-o e guarde os que estão lá dentro: cada um instala-se à parte.',
    ),
  ],
  difference: [
    published(
      'Cartão | Na página do fornecedor | Dentro da loja',
      'MB WAY | Na página do fornecedor | Dentro da loja',
      'Multibanco | Na loja | Na loja',
    ),
    advice(
      'Se vai mudar de versão, o módulo também muda: instale o da versão 8.',
      'Depois copie as credenciais para o módulo novo.',
    ),
  ],
  next: [advice('Passos de configuração.', 'Realizar o pagamento da compra.')],
});
