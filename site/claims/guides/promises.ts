import { expect } from 'vitest';
import { advice, claim, claims, provedBy, source } from '../claims.ts';
import { killed } from './running-sandbox/copies.ts';
import { idlestMakesRoom } from './sandbox/idlest.ts';
import { missesWhileDisabled } from './webhooks/failing.ts';
import { keepsNoOrder } from './webhooks/keepsNoOrder.ts';

const test = 'site/promises/promises.test.ts';
const held = provedBy(test, 'is held by tests that exist and run, and by benches that write their table');
const noTypedFigure = provedBy(
  test,
  'takes every figure from the contract or a bench: no word of it has a digit',
);
const marked = provedBy(test, 'a figure that the sandbox chose is marked as its own');
const dated = provedBy(test, 'shows what the contract and the benches say, with the day of the measurement');
const twoYearsSeconds = 2 * 366 * 24 * 3600;

export default claims({
  'front matter': [
    claim(
      'Cada promessa da sandbox com o teste que falha se deixar de ser verdade, e com o valor e o dia onde se mede; e o que ela não promete.',
      [...held, ...dated],
    ),
  ],
  top: [
    claim(
      'O que pode esperar da sandbox, linha a linha: o teste que falha se deixar de ser verdade, e o valor, com o dia onde se mede.',
      [...held, ...dated],
    ),
    advice('No fim está o que ninguém promete.'),
    source(
      'Estas promessas são da sandbox, e não do fornecedor.',
      'product: site/promises, whose figures come from the contract and from benches of the sandbox',
    ),
    claim('Um asterisco marca o que ela escolheu onde a especificação se cala.', marked),
  ],
  reading: [
    advice('O valor.', 'O dia.', 'O que falha.'),
    claim('Vem do contrato da API ou da última medição; ninguém o escreve à mão.', noTypedFigure),
    claim('Só está nas linhas que se medem, com a máquina da medição.', dated),
    source(
      'As outras não têm dia: a prova corre com os testes deste portal.',
      'product: tools/test/stages.mjs runs every test that a line names',
    ),
    claim(
      [
        'Um ficheiro do código deste portal e os testes dele, com o nome inglês que lá têm.',
        'Se um deles desaparecer ou deixar de correr, os testes deste portal falham.',
      ],
      held,
    ),
  ],
  deliveries: [advice('O que responder a um aviso, e como recuperar uma subscrição desativada…')],
  isolation: [advice('Para não partilhar nada com ninguém, abra uma sandbox só sua.')],
  recovery: [advice('Como a parar, copiar e repor…')],
  retention: [
    claim('Um pagamento não é apagado por ter muito tempo.', async (world) => {
      const { id } = await world.payReference();
      await world.pass(twoYearsSeconds);
      expect((await world.get(id)).id).toBe(id);
    }),
    advice('O que responde uma sandbox cheia: Limites.'),
  ],
  speed: [
    advice('São medições da máquina indicada, e não promessas sobre a sua.'),
    source(
      'O comando npm --prefix bench run sandbox, depois de npm ci e de npm --prefix bench ci, repete-as na sua.',
      'product: bench/RESULTS.md, whose first lines give these commands',
    ),
  ],
  'not-promised': [
    advice(
      'Que um aviso chegue uma só vez.',
      'Uma ordem entre pagamentos.',
      'O que acontece enquanto uma subscrição está desativada.',
      'As últimas escritas, numa falha de energia.',
      'Uma sandbox privada para sempre.',
      'O serviço do fornecedor.',
      'Os mesmos intervalos no fornecedor.',
      'Guarde cada encomenda com uma chave única.',
      'Procure os pagamentos alterados desde então.',
      'Guarde o que lhe faz falta com exportSandbox.',
    ),
    claim(
      'Se o processo morre depois de o enviar e antes de tomar nota da resposta, o aviso volta a sair.',
      killed,
    ),
    claim(
      'Na sandbox não há ordem entre pagamentos diferentes, entre dois URL, ou entre um webhook e um callback.',
      keepsNoOrder,
    ),
    claim('Na sandbox, esses avisos não são enviados depois.', missesWhileDisabled, {
      chosen: ['behaviour-disabledSubscription'],
    }),
    source(
      [
        'Com SQLITE_SYNCHRONOUS=normal, que é o valor por omissão, podem perder-se mesmo depois de confirmadas.',
        'Com full ou com PostgreSQL, não: veja Falhas de energia.',
      ],
      'standard: sqlite.org/pragma.html#pragma_synchronous, in WAL mode; PostgreSQL commits synchronously by itself',
    ),
    claim('Quando já não há lugar, a que está parada há mais tempo dá o dela a uma nova.', idlestMakesRoom),
    source(
      'A documentação dele não promete uma disponibilidade, nem diz quantos pedidos por segundo aceita.',
      'specified: 9, whose constants and limits have no rate of requests and no availability',
    ),
    advice('O que se mede aqui é a sandbox: veja O que não está documentado.'),
    source(
      'A especificação dá os primeiros intervalos e o mais longo; os outros, e o número de tentativas, são da sandbox.',
      'specified: guides 9, after 1 minute, then 2, 3, 5 and so on, up to 24 minutes',
    ),
  ],
  next: [
    advice('Todas as escolhas, com o porquê de cada uma…', 'Ponha o seu recetor à prova: Depurar webhooks.'),
  ],
});
