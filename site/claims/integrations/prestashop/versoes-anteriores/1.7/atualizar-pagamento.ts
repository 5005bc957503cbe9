import { advice, claim, claims, source } from '../../../../claims.ts';
import { paidByAsking } from '../../../pluginProofs.ts';
import { update } from '../../atualizar-pagamento.rows.ts';

export default claims({
  'front matter': [
    advice('Verificar os pagamentos pendentes numa loja PrestaShop 1.7 quando um aviso não chegou.'),
  ],
  top: [
    claim('Um aviso pode perder-se.', paidByAsking),
    source(
      'Uma ligação do módulo verifica tudo o que está pendente.',
      'specified: guides 4, a shop admin can manually update the payment status',
    ),
  ],
  ...update('1.7'),
  next: [
    advice(
      'Realizar o pagamento da compra: os estados da encomenda.',
      'Perca um aviso de propósito e recupere a encomenda: Laboratório de plugins.',
    ),
  ],
});
