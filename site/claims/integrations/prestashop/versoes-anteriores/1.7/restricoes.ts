import { advice, claims } from '../../../../claims.ts';
import { restrictions } from '../../restricoes.rows.ts';

export default claims({
  'front matter': [
    advice(
      'Decidir por moeda, grupo de clientes, país e transportadora quem pode usar cada método numa loja PrestaShop 1.7.',
    ),
  ],
  top: [advice('Um método não aparece na compra?', 'Quase sempre é uma restrição da loja.')],
  ...restrictions,
  next: [advice('Passos de configuração.')],
});
