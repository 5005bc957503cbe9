import { advice, claims, source } from '../../../../claims.ts';
import { configuration } from '../../passos-configuracao.rows.ts';

const rows = configuration('1.7');

export default claims({
  'front matter': [
    advice(
      'Instalar o módulo numa loja PrestaShop 1.7, criar a plataforma de integração, copiar as credenciais e experimentar.',
    ),
  ],
  ...rows,
  problems: [
    ...rows.problems,
    source(
      'O módulo não se instala, e o zip é o certo | O PHP da loja, ou as suas extensões, pode não servir | Pergunte a quem aloja a loja e, se não chegar, ao suporte',
      'published: PrestaShop 1.7, the PHP it needs',
    ),
  ],
});
