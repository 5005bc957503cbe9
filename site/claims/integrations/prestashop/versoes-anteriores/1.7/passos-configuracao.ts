import { advice, claims } from '../../../../claims.ts';
import { configuration } from '../../passos-configuracao.rows.ts';

export default claims({
  'front matter': [
    advice(
      'Instalar o módulo numa loja PrestaShop 1.7, criar a plataforma de integração, copiar as credenciais e experimentar.',
    ),
  ],
  ...configuration,
});
