import { advice, claim, claims, source } from '../../claims.ts';
import { paidByAsking } from '../pluginProofs.ts';
import { update } from './atualizar-pagamento.rows.ts';

export default claims({
  'front matter': [advice('Verificar os pagamentos pendentes quando um aviso não chegou à loja.')],
  top: [
    claim('Um aviso pode perder-se: a loja estava em manutenção, ou uma firewall bloqueou-o.', paidByAsking),
    source(
      'Uma ligação verifica tudo o que está pendente.',
      'specified: guides 4, a shop admin can manually update the payment status',
    ),
  ],
  ...update('8'),
  next: [
    advice(
      'Realizar o pagamento da compra: os estados da encomenda.',
      'Webhooks: como chega um aviso.',
      'Perca um aviso de propósito e recupere a encomenda: Laboratório de plugins.',
    ),
  ],
});
