import { advice, claim, claims, source } from '../../claims.ts';
import { drawn, paidByAsking, published } from '../pluginProofs.ts';

export default claims({
  'front matter': [advice('Verificar os pagamentos pendentes quando um aviso não chegou à loja.')],
  top: [
    published(
      'Se um aviso se perder, guardar as definições do plugin verifica todos os pagamentos pendentes.',
    ),
  ],
  update: [
    advice(
      'O exemplo é a encomenda REF-0042, de 10,00 €: o cliente pagou, e na loja continua em espera.',
      'Não mude mais nada.',
      'Carregue em Guardar.',
      'Continua em espera?',
    ),
    published(
      'No WordPress, abra Plugins e carregue em Definições, na linha do plugin.',
      'Marque a caixa Forçar atualização (checkPayments).',
      'A loja pergunta por cada pagamento pendente, e a caixa volta a ficar por marcar.',
      'Abra WooCommerce e depois Encomendas.',
      'As encomendas pagas avançam, as expiradas e canceladas são canceladas, e as outras ficam em espera.',
    ),
    claim(
      'Então o pagamento não está confirmado: confirme com o cliente que pagou esta referência.',
      paidByAsking,
    ),
    drawn(
      'a lista de plugins do WordPress, com o botão Definições na linha do plugin de pagamento.',
      'A lista de plugins.',
      'as definições do plugin, com a caixa Forçar atualização marcada e o botão Guardar.',
      'A caixa só conta para esta vez.',
      'a lista de encomendas, com a REF-0042, de 10,00 €, em processamento.',
      'A encomenda avançou.',
    ),
  ],
  before: [
    source(
      'Um pagamento por Multibanco pode demorar até multibancoBusinessHours horas úteis.',
      'specified: guides 9, a Multibanco payment takes up to 12 business hours',
    ),
    published(
      'Se os avisos falham sempre, a causa está na loja: um modo de manutenção, uma palavra-passe ou uma firewall à frente do URL /?wc-api=paypay_webhook.',
    ),
  ],
  next: [
    advice(
      'Problemas conhecidos.',
      'Perca um aviso de propósito e recupere a encomenda: Laboratório de plugins.',
    ),
  ],
});
