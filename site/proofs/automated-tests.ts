import { controlOperations } from '@balcao/contract/control/operations.ts';
import { expect } from 'vitest';
import { proofs } from './check/proofs.ts';
import { followed, read, showsFiles } from './verbs/shopFiles.ts';

const _guide = 'cli/package/guide.test.ts';

const _deploy = 'cli/package/deploy.test.ts';

const _library = 'cli/library/createSandbox.test.ts';

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

export default proofs('automated-tests', {
  // ---- install
  // “Faça-o na pasta do projeto, para dentro de uma pasta loja que criou ao lado dela:”
  // “Instale-o na pasta loja:”
  'install-1': () => {
    const { version } = JSON.parse(read('cli/package.json'));
    const commands = ['npm init --yes', `npm install --save-dev ./balcao-${version}.tgz`];
    expect(page).toContain(commands.join('\n'));
    for (const command of commands) expect(followed).toContain(`'${command}'`);
    expect(page).toContain('npm pack --workspace cli --pack-destination ../loja');
  },
  // ---- tenants
  // “Diga sempre de que pagamento é o aviso que espera: quando o relógio avança, os pagamentos com que a sandbox nasce também dão avisos.”
  'tenants-1': async (world) => {
    await world.subscribe('payment_confirmed');
    await world.pass(4 * 86_400);
    const told = (await world.notifications()).flatMap(({ payments }) =>
      payments.map(({ id }) => Number(id)),
    );
    expect(told.length).toBeGreaterThan(0);
    expect(Math.max(...told)).toBeLessThan(world.seed.firstFreePaymentId);
  },
  // ---- situations
  // “Guarde os três ficheiros na mesma pasta:”
  'situations-1': () => {
    showsFiles(page, '.mjs', 4);
  },
  // “Estrague a loja para ver cada teste falhar: tire, por exemplo, a linha do segundo clique.”
  'situations-2': () => {
    expect(new Set(planted.match(/^ {4}test: '.+/gm)).size).toBe(situations.length);
    expect(planted).toContain("if (order.state !== 'paid') return;");
  },
  // ---- languages
  // “Para cada teste chame createTenant, que dá as credenciais de uma sandbox privada.”
  'languages-1': async (world) => {
    const mine = await world.openPrivateSandbox();
    expect(mine.privateKey).not.toBe(world.merchant.privateKey);
    expect((await mine.api.get('/api/payments')).status).toBe(200);
  },
  // “Cada verbo de cima é uma operação da API da sandbox; em Python, PHP e TypeScript há clientes gerados para ela.”
  'languages-2': () => {
    const verbs = ['payAtAtm', 'answerPhone', 'moveClock', 'payByCard', 'setFailureMode', 'createFault'];
    const operations = Object.keys(controlOperations);
    expect(operations).toEqual(expect.arrayContaining([...verbs, 'presentCard', 'settleTerminal']));
  },
});
