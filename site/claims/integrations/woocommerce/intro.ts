import { advice, claim, claims, source } from '../../claims.ts';
import {
  answersSoap,
  paidByNotification,
  paidInTheLab,
  published,
  toldOfTheEnd,
  toldOfThePayment,
} from '../pluginProofs.ts';

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
    source(
      [
        'A versão do PHP e a do cURL veem-se no WordPress, em Ferramentas: na página Site Health, separador Info, abra Server.',
        'Estes três nomes variam com a tradução.',
      ],
      'published: WordPress, the Site Health page',
    ),
    advice('Se não os encontra, pergunte a quem aloja a loja, e pergunte-lhe também pela extensão json.'),
  ],
  how: [
    published(
      'Quando guarda as definições, o plugin subscreve três avisos (webhooks) para o URL da sua loja: pagamento confirmado, expirado e cancelado.',
    ),
    claim('É por eles que a encomenda avança.', paidByNotification),
    claim('payment_confirmed | Fica paga', toldOfThePayment),
    claim(['payment_expired | É cancelada', 'payment_cancelled | É cancelada'], toldOfTheEnd),
  ],
  download: [
    published('O plugin é um conjunto de ficheiros, que se copiam para a loja.'),
    source(
      'As versões 1.3 e 1.5 do plugin falam SOAP.',
      'published: the WooCommerce plugin, versions 1.3 and 1.5',
    ),
    claim(
      'A faixa no cimo da página, que diz que o SOAP está obsoleto, é para quem programa: o serviço continua a responder.',
      answersSoap,
    ),
    claim('No laboratório de plugins, escolha SOAP para ver as mesmas chamadas.', paidInTheLab),
  ],
  next: [
    advice(
      'Passos de configuração: uns quinze minutos, a contar de quando tem os ficheiros e as credenciais de teste, e sem programar.',
      'No fim, uma encomenda de teste fica paga.',
      'Realizar o pagamento, método a método.',
      'Atualizar os pagamentos, e os problemas conhecidos.',
    ),
  ],
});
