import { advice, claim, claims, provedBy, source } from '../claims.ts';
import { read, showsFiles } from '../shopFiles.ts';

const deploy = 'cli/package/deploy.test.ts';
const page = read('site/docs/guides/automated-tests-php.mdx');
const testsPass = provedBy('cli/package/guide.test.ts', 'passes all its tests at once');
const containedStart = provedBy(
  deploy,
  'starts as a user that may write nowhere, and its health check tells so',
);

export default claims({
  'front matter': [advice('Testes automáticos de uma loja em PHP…')],
  top: [
    claim(
      [
        'A sandbox arranca com os seus testes e acaba com eles.',
        'Cada teste corre no seu processo, com uma sandbox só para ele.',
      ],
      testsPass,
    ),
  ],
  outcome: [
    claim('Uma loja pequena em PHP e dez testes dela, verdes em poucos segundos.', testsPass),
    advice('Demora dez minutos.', 'Comece por instalar o pacote balcao na pasta loja: Instalar.'),
    source(
      'Precisa de PHP 8.1 ou mais recente, e de Node.js 20.19 ou mais recente para a sandbox.',
      'standard: readonly properties and first-class callables, which the programs use, came with PHP 8.1',
    ),
  ],
  php: [
    claim(
      [
        'São as dez situações dos testes em JavaScript, só com PHP: nem Composer, nem extensões.',
        'O programa arranca a sandbox do pacote, corre cada teste no seu processo com a loja servida por PHP, e diz quais passaram.',
      ],
      testsPass,
    ),
    claim('Guarde os cinco ficheiros na pasta loja:', () => {
      showsFiles(page, '.php', 5);
    }),
    advice('Corra-os:'),
    claim(
      'Com a variável BALCAO_URL usa uma sandbox que já corre.',
      provedBy(deploy, 'runs the tests against a sandbox that runs elsewhere, where the shops have a name'),
    ),
  ],
  containers: [
    claim(
      [
        'Guarde os dois ficheiros na pasta loja.',
        'O segundo arranca a sandbox, espera que esteja viva e corre os testes em PHP:',
      ],
      provedBy(
        deploy,
        'lets the tests wait for the health of the sandbox, and calls both by the names that they know',
        'runs the tests against a sandbox that runs elsewhere, where the shops have a name',
      ),
    ),
    claim(
      [
        'Estes dois ficheiros não correram num contentor.',
        'Os testes deste portal correm os comandos deles sem contentores: o arranque, com um utilizador que não pode escrever em lado nenhum, a verificação da saúde e os testes.',
      ],
      containedStart,
    ),
    claim(
      'Sem --public-url, a sandbox só aceita pedidos dirigidos a localhost ou a um endereço IP; com ele, também ao nome do serviço.',
      provedBy(deploy, 'reaches the sandbox by the name of its service, and by no other'),
    ),
  ],
  next: [
    advice(
      'Provoque cada desfecho, um a um: Testar uma integração.',
      'Os webhooks de que a sua loja precisa: Webhooks.',
      'Antes de ligar à produção: Passar a produção.',
      'Os mesmos testes a cada alteração: No GitHub Actions.',
    ),
  ],
});
