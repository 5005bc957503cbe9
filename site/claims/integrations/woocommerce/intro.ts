import { advice, claim, claims, source } from '../../claims.ts';
import { paidByNotification, published, toldOfTheEnd, toldOfThePayment } from '../pluginProofs.ts';

export default claims({
  'front matter': [
    advice('O que o plugin para WooCommerce faz, o que a sua loja tem de ter, e por onde começar.'),
  ],
  top: [
    published(
      'Com o plugin, os clientes da sua loja WooCommerce pagam por Multibanco, MB WAY ou cartão, e as encomendas avançam sozinhas.',
    ),
  ],
  requirements: [
    source(
      'Ser comerciante registado, com a adesão aprovada.',
      'specified: guides 6, a merchant registered and approved on the platform',
    ),
    published(
      'WordPress com WooCommerce.',
      'A página de finalização da compra na disposição clássica.',
      'A de blocos não é suportada: veja Problemas conhecidos.',
    ),
    source(
      'PHP 7.2 ou mais recente, com as extensões curl e json.',
      'specified: guides 5, WooCommerce needs PHP 7.2 or later; its extensions are published',
    ),
    source(
      'Vender em euros: o plugin não aceita outra moeda.',
      'specified: guides 5, the shop plugins support EUR only',
    ),
  ],
  how: [
    published(
      'Quando guarda as definições, o plugin subscreve três avisos para o URL da sua loja: pagamento confirmado, expirado e cancelado.',
    ),
    claim('É por eles que a encomenda avança.', paidByNotification),
    claim('payment_confirmed | Fica paga', toldOfThePayment),
    claim(['payment_expired | É cancelada', 'payment_cancelled | É cancelada'], toldOfTheEnd),
  ],
  download: [published('O plugin é um conjunto de ficheiros, que se copiam para a loja.')],
  next: [
    advice(
      'Passos de configuração: uns quinze minutos, sem programar.',
      'No fim, uma encomenda de teste fica paga.',
      'Realizar o pagamento, método a método.',
      'Atualizar os pagamentos, e os problemas conhecidos.',
    ),
  ],
});
