import { advice, claim, claims, source } from '../../claims.ts';
import { drawn, paidByAsking, published } from '../pluginProofs.ts';

export default claims({
  'front matter': [advice('Verificar os pagamentos pendentes quando um aviso não chegou à loja.')],
  top: [
    published(
      'Se um aviso (webhook) se perder, marque Forçar atualização nas definições do plugin e guarde: a loja verifica todos os pagamentos pendentes.',
    ),
  ],
  before: [
    source(
      'Um pagamento por Multibanco pode demorar até multibancoBusinessHours horas úteis: espere esse tempo primeiro.',
      'specified: guides 9, a Multibanco payment takes up to 12 business hours',
    ),
    published(
      'Se os avisos falham sempre, a causa está na loja: um modo de manutenção, uma palavra-passe ou uma firewall.',
      'Por favor deixem chegar à minha loja os pedidos que vêm de fora para https://loja.example/?wc-api=paypay_webhook.',
      'O nome paypay é o nome interno do plugin.',
    ),
    advice(
      'Envie esta mensagem a quem aloja a loja, com o endereço da sua loja no lugar de loja.example:',
      'São os avisos de pagamento.',
    ),
  ],
  update: [
    advice(
      'O exemplo é a encomenda REF-0042, de 10,00 €: o cliente pagou, e na loja continua em espera.',
      'Não mude mais nada.',
      'Carregue em Guardar.',
      'Continua em espera?',
      'Procure primeiro o número da encomenda no back-office do fornecedor:',
      'O pagamento está lá como pago: escreva ao suporte, com o número da encomenda.',
      'Não está: confirme com o cliente que pagou a referência, que aceitou o pedido MB WAY ou que acabou de pagar com o cartão.',
    ),
    published(
      'No WordPress, abra Plugins e carregue em Definições, na linha do plugin.',
      'Marque a caixa Forçar atualização (checkPayments).',
      'A loja pergunta por cada pagamento pendente, e a caixa volta a ficar por marcar.',
      'Abra WooCommerce e depois Encomendas.',
      'As encomendas pagas avançam, as expiradas e canceladas são canceladas, e as outras ficam em espera.',
    ),
    claim('Então o pagamento não está confirmado.', paidByAsking),
    drawn(
      'a lista de plugins do WordPress, com o botão Definições na linha do plugin de pagamento.',
      'A lista de plugins.',
      'as definições do plugin, com a caixa Forçar atualização marcada e o botão Guardar.',
      'A caixa só conta para esta vez.',
      'a lista de encomendas, com a REF-0042, de 10,00 €, em processamento.',
      'A encomenda avançou.',
    ),
  ],
  next: [
    advice(
      'Problemas conhecidos.',
      'Perca um aviso de propósito e recupere a encomenda: Laboratório de plugins.',
    ),
  ],
});
