import { advice, claims, source } from '../../claims.ts';
import { configuration } from './passos-configuracao.rows.ts';

const rows = configuration('8');

export default claims({
  'front matter': [
    advice(
      'Instalar o módulo, criar a plataforma de integração, copiar as credenciais e experimentar, passo a passo.',
    ),
  ],
  ...rows,
  problems: [
    ...rows.problems,
    source(
      'O módulo não se instala, e o zip é o certo | A loja não tem PHP 7.4, ou faltam as extensões curl e json | Peça-os a quem aloja a loja',
      'specified: guides 5, PrestaShop 8 needs PHP 7.4 or later',
    ),
  ],
});
