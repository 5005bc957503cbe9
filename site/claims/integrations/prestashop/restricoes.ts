import { advice, claims } from '../../claims.ts';
import { restrictions } from './restricoes.rows.ts';

export default claims({
  'front matter': [
    advice(
      'Decidir por moeda, grupo de clientes, país e transportadora quem pode usar cada método de pagamento.',
    ),
  ],
  top: [
    advice(
      'Um método não aparece na compra?',
      'Quase sempre é uma restrição da loja.',
      'Estão todas no mesmo sítio.',
    ),
  ],
  ...restrictions,
  next: [advice('Passos de configuração.', 'Realizar o pagamento da compra.')],
});
