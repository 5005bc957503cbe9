import { controlOperations } from '@balcao/contract/control/operations.ts';
import { expect } from 'vitest';
import { advice, claim, claims, provedBy } from '../claims.ts';
import { followed, read, showsFiles } from '../shopFiles.ts';

const guide = 'cli/package/guide.test.ts';
const deploy = 'cli/package/deploy.test.ts';
const library = 'cli/library/createSandbox.test.ts';
const testsPass = provedBy(guide, 'passes all its tests at once');
const firstPasses = provedBy(guide, 'the first test passes');

const page = read('site/docs/guides/automated-tests.mdx');
/** The mistakes that the tests plant. */
const planted = read('cli/package/defects.ts');

/** The rows of the situations, each with the test that provokes it and is shown to find its mistake. */
const situations = [
  'Paga | payAtAtm | Envia a encomenda',
  'Recusada | answerPhone com refuse | Não envia, e a encomenda fica à espera de outra tentativa',
  'Expirada | advance, para lá do prazo | Fecha a encomenda',
  'Reembolsada | payByCard, e dois cliques no reembolso | Devolve uma vez',
  'Webhook repetido | setFailureMode com duplicate | Envia uma vez',
  'Ligação que cai | fault com dropped_connection | Repete com o mesmo customUniqueId e encontra o pagamento que já foi criado',
  'Ligação que cai, com página de pagamento | fault com dropped_connection e createCheckout | Cancela o pagamento da página perdida, que não fecha a encomenda, e abre outra página com outro customUniqueId',
  'Paga fora do prazo | advance, e depois payAtAtm | Envia a encomenda que tinha fechado',
  'Devolvida antes do aviso | setFailureMode com delayed, settlement e um reembolso | Não envia: o pagamento continua confirmed, e os refunds dizem que já não há dinheiro',
  'Terminal | presentCard, e depois settle | Entrega quando o cartão é aceite, e não outra vez quando o dia fecha',
];

export default claims({
  'front matter': [advice('Testes automáticos da sua loja com uma sandbox dentro deles…')],
  top: [
    claim('A sandbox arranca dentro do seu teste e acaba com ele.', firstPasses),
    claim(
      'Cada teste tem a sua, com dados e relógio próprios, e por isso correm todos ao mesmo tempo.',
      testsPass,
    ),
  ],
  outcome: [
    claim(
      'Uma loja pequena e dez testes dela, verdes em poucos segundos, e um ficheiro que os corre no GitHub Actions.',
      [...testsPass, ...provedBy(deploy, 'the commands of the job %s pass in what is committed')],
    ),
    advice('Demora quinze minutos.'),
    claim(
      'Precisa de Node.js 20.19 ou mais recente.',
      provedBy('cli/package/package.test.ts', 'is a library'),
    ),
    advice('Se a sua loja é em PHP, siga antes Testes em PHP.'),
  ],
  install: [
    advice('O pacote balcao é a sandbox sem este site.'),
    claim(
      [
        'Faça-o na pasta do projeto, para dentro de uma pasta loja que criou ao lado dela:',
        'Instale-o na pasta loja:',
      ],
      () => {
        const { version } = JSON.parse(read('cli/package.json'));
        const commands = ['npm init --yes', `npm install --save-dev ./balcao-${version}.tgz`];
        expect(page).toContain(commands.join('\n'));
        for (const command of commands) expect(followed).toContain(`'${command}'`);
        expect(page).toContain('npm pack --workspace cli --pack-destination ../loja');
      },
    ),
    claim(
      'Guarde também o ficheiro .tgz no seu repositório, porque npm ci volta a instalar dele.',
      provedBy(deploy, 'the commands of the job %s pass in what is committed'),
    ),
  ],
  first: [
    claim('Guarde-o com este nome e corra-o:', firstPasses),
    claim(
      'createSandbox() abre uma sandbox no processo do teste, em memória e numa porta livre.',
      provedBy('cli/package/package.test.ts', 'is a library'),
    ),
    claim(
      'A API chama-se com call, payAtAtm faz de cliente, e deliveries.next espera pelo webhook: cinco segundos, se não disser outra coisa.',
      provedBy(
        library,
        'pay a reference, and give its webhook',
        'waits five seconds unless it is told otherwise',
      ),
    ),
  ],
  tenants: [
    advice(
      'Abra uma sandbox por ficheiro, e nela uma sandbox privada para cada teste, com sandbox.tenant().',
      'Dê ao seu programa o que ela traz:',
    ),
    claim(
      'Diga sempre de que pagamento é o aviso que espera: quando o relógio avança, os pagamentos com que a sandbox nasce também dão avisos.',
      async (world) => {
        await world.subscribe('payment_confirmed');
        await world.pass(4 * 86_400);
        const told = (await world.notifications()).flatMap(({ payments }) =>
          payments.map(({ id }) => Number(id)),
        );
        expect(told.length).toBeGreaterThan(0);
        expect(Math.max(...told)).toBeLessThan(world.seed.firstFreePaymentId);
      },
    ),
    claim(
      [
        'Demora milissegundos.',
        'O que um teste faz ao relógio, aos webhooks ou às falhas não chega aos outros.',
        'url | A origem: a API está em /api',
        'credentials | platformCode, privateKey e clientId',
        'secret | O segredo que assina os webhooks: a chave privada',
      ],
      provedBy(library, 'keeps clock, webhooks and faults of a tenant from the others'),
    ),
  ],
  situations: [
    claim('Esta loja cobra por referência, MB WAY, página de pagamento e terminal.', testsPass),
    advice('Guarda as encomendas em memória; o resto pode copiar.'),
    claim('Guarde os três ficheiros na mesma pasta:', () => {
      showsFiles(page, '.mjs', 4);
    }),
    advice('Corra outra vez node --test.', 'Cada teste provoca uma situação:'),
    claim(situations, [...testsPass, ...provedBy(guide, 'is found out when it $mistake')]),
    claim('Estrague a loja para ver cada teste falhar: tire, por exemplo, a linha do segundo clique.', () => {
      expect(new Set(planted.match(/^ {4}test: '.+/gm)).size).toBe(situations.length);
      expect(planted).toContain("if (order.state !== 'paid') return;");
    }),
  ],
  waits: [
    claim(
      [
        'Quando o aviso não sai, a espera falha com o percurso do pagamento.',
        'Este teste espera pela confirmação de um pagamento que o cliente recusou:',
        'O erro diz o que aconteceu em vez disso, passo a passo, com cada tentativa de entregar um webhook:',
      ],
      provedBy(guide, 'a wait that fails prints what the page prints, but for its times'),
    ),
  ],
  ci: [
    advice('Fique com o trabalho da sua linguagem.'),
    claim(
      'Este ficheiro não correu no GitHub: os testes deste portal correm os comandos dele, por ordem, numa cópia do que a loja guarda no repositório.',
      provedBy(deploy, 'the commands of the job %s pass in what is committed'),
    ),
  ],
  languages: [
    claim(
      'Arranque a sandbox com os testes, e leia a linha que escreve quando está pronta:',
      provedBy(guide, 'a sandbox that is started by itself says in one line how it is reached'),
    ),
    claim(
      'Para cada teste chame createTenant, que dá as credenciais de uma sandbox privada.',
      async (world) => {
        const mine = await world.openPrivateSandbox();
        expect(mine.privateKey).not.toBe(world.merchant.privateKey);
        expect((await mine.api.get('/api/payments')).status).toBe(200);
      },
    ),
    claim(
      'Cada verbo de cima é uma operação da API da sandbox; em Python, PHP e TypeScript há clientes gerados para ela.',
      () => {
        const verbs = ['payAtAtm', 'answerPhone', 'moveClock', 'payByCard', 'setFailureMode', 'createFault'];
        const operations = Object.keys(controlOperations);
        expect(operations).toEqual(expect.arrayContaining([...verbs, 'presentCard', 'settleTerminal']));
      },
    ),
  ],
  next: [
    advice(
      'Provoque cada desfecho, um a um: Testar uma integração.',
      'Os webhooks de que a sua loja precisa: Webhooks.',
      'Antes de ligar à produção: Passar a produção.',
    ),
  ],
});
