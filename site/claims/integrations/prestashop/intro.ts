import { advice, claims, source } from '../../claims.ts';
import { published, soapNotice } from '../pluginProofs.ts';

export default claims({
  'front matter': [
    advice('O que o módulo para PrestaShop 8 faz, o que a sua loja tem de ter, e por onde começar.'),
  ],
  top: [
    ...soapNotice,
    published(
      'Com o módulo instalado, os clientes da sua loja PrestaShop 8 pagam por Multibanco, MB WAY ou cartão, e as encomendas passam automaticamente a «Pago».',
    ),
  ],
  requirements: [
    advice(
      'Uma loja PrestaShop 8.',
      'Não sabe que versão de PHP tem?',
      'Se faltar alguma coisa, peça-a a quem aloja a loja.',
    ),
    source(
      'Ser comerciante registado, com a adesão aprovada.',
      'specified: guides 6, a merchant registered and approved on the platform',
    ),
    source(
      'PHP 7.4 ou mais recente, com as extensões curl e json.',
      'specified: guides 5, PrestaShop 8 needs PHP 7.4 or later; its extensions are published',
    ),
    source(
      'Vender em euros: o módulo não aceita outra moeda.',
      'specified: guides 5, the shop plugins support EUR only',
    ),
    source(
      'No back-office da loja, abra Parâmetros avançados e depois Informação.',
      'published: PrestaShop, its page of information',
    ),
  ],
  download: [
    published(
      'O módulo vem num ficheiro zip que traz outros dentro, um por cada parte.',
      'Descompacte-o e guarde os que estão lá dentro: cada um instala-se à parte.',
    ),
  ],
  next: [
    advice(
      'Passos de configuração: cerca de vinte minutos depois de o suporte responder, sem programar.',
      'No fim, uma encomenda de teste fica paga.',
      'Realizar o pagamento da compra mostra o que o cliente vê com cada método.',
      'Atualizar os pagamentos manualmente.',
      'A sua loja ainda é 1.7?',
      'Veja PrestaShop 1.7.',
    ),
  ],
});
