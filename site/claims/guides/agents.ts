import { readFileSync } from 'node:fs';
import { operationIds } from '@balcao/contract/operations.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { expect } from 'vitest';
import { at } from '../../../tools/run/paths.mjs';
import type { World } from '../../proofs/check/world.ts';
import { advice, claim, claims, provedBy, source } from '../claims.ts';

const files = 'examples/agents/agentFiles.test.ts';
const mistakes = 'examples/agents/mistakes.test.ts';
const check = 'cli/package/check.test.ts';
const lists = 'site/plugins/pageMarkdown/llms.test.ts';
const carried = provedBy(
  'cli/package/package.test.ts',
  'carries the files for coding agents, and the commands of their page lay them in a shop',
);
const overStdio = 'cli/package/mcp.test.ts';
/** What the tools of agents do, each with a client of the protocol. */
const tools = [
  ...provedBy(
    'mcp/tools/knowledge.test.ts',
    'is searched, and each place says how it is read',
    'is read by page, by section and in parts',
    'is called with parameters and body',
  ),
  ...provedBy(
    'mcp/tools/actions.test.ts',
    'pays a reference at the cash machine, once',
    'moves by a duration and to a moment, and what falls due has happened',
  ),
  ...provedBy(
    'mcp/tools/messages.test.ts',
    'are waited for, with body, signature and answer',
    'passes that verifies signatures',
  ),
];
const programsRun = provedBy('examples/agents/programs.test.ts', 'prints what its page says');

/** Loses the response of a refund of 400 cents, repeats it without a look, and counts what was refunded. */
async function refundsOfRepetition({ api, charge, refund }: World): Promise<number> {
  const { id } = await charge();
  const lost = api.send(
    'POST',
    `/api/payments/${id}/refunds`,
    { amount: 400 },
    { 'sandbox-fault': 'dropped_connection' },
  );
  await expect(lost).rejects.toThrow('fetch failed');
  await refund(id, 400);
  return (await api.get<Payment[]>(`/api/payments?initialPaymentId=${id}`)).data.length;
}

export default claims({
  'front matter': [advice('O que dar a um agente de programação que integra esta API…')],
  top: [
    claim(
      'Um agente escreve código depressa, e uma repetição a mais devolve dinheiro duas vezes.',
      async (world) => {
        expect(await refundsOfRepetition(world)).toBe(2);
      },
    ),
    advice('Dê-lhe o que precisa de ler, um sítio onde nada custa dinheiro, e um exame no fim.'),
  ],
  outcome: [
    advice(
      'Um agente que conhece esta API, experimenta na sandbox e mostra que a integração passa.',
      'Demora dez minutos.',
      'Precisa de uma sandbox a correr, ou do pacote balcao na loja.',
    ),
  ],
  give: [
    source(
      'O AGENTS.md e a skill só existem em inglês.',
      'product: examples/agents/files, one text for all readers',
    ),
    claim(
      'Os programas que mostram correm nos testes deste portal, contra uma sandbox, e cada chamada, campo e código que nomeiam existe na API.',
      [...programsRun, ...provedBy(files, 'names operations, fields, states, codes and commands that exist')],
    ),
    claim(
      'AGENTS.md | O que existe e onde está, as três primeiras chamadas, e dez erros que custam dinheiro, cada um com o que fazer em vez dele',
      [
        ...programsRun,
        ...provedBy(files, 'leads to pages and files that exist'),
        ...provedBy(mistakes, 'AGENTS.md names ten mistakes, and each has a proof'),
      ],
    ),
    claim(
      'skills/balcao-payments/SKILL.md | Por que ordem integrar e onde procurar quando algo falha; leva a referências que o agente só lê quando precisa, e a programas',
      provedBy(files, 'every file of the skill is reached from its first page'),
    ),
    claim(
      'llms.txt | Todas as páginas, cada uma numa linha',
      provedBy(
        'site/check/machineFiles.test.ts',
        'a page left out is named with the place that leaves it out',
      ),
    ),
    claim(
      'As páginas em Markdown | O mesmo que as suas, sem menus',
      provedBy(
        'site/plugins/pageMarkdown/convert.test.ts',
        'a page is its title and its text, without the ways through it and what can be pressed',
      ),
    ),
    claim(
      'A especificação e a API da sandbox | Cada operação, cada campo e cada erro; também em OpenAPI 3.1',
      async (world) => {
        const description = await (await world.fetch('/api/docs/api.json')).json();
        const described = Object.values(description.paths).flatMap((path) =>
          Object.values(path as Record<string, { operationId?: string }>).map(
            ({ operationId }) => operationId,
          ),
        );
        expect(description.openapi).toMatch(/^3\.1\./);
        expect(described).toEqual(expect.arrayContaining([...operationIds]));
      },
    ),
    claim('O servidor MCP | Ferramentas que fazem o que estes ficheiros dizem', tools),
    claim(
      'O pacote balcao | Uma sandbox dentro dos testes, sem rede',
      provedBy('cli/package/package.test.ts', 'is a library'),
    ),
    claim(
      'As referências da skill são quatro: skills/balcao-payments/references/webhooks.md, skills/balcao-payments/references/refunds-and-retries.md, skills/balcao-payments/references/terminals.md e skills/balcao-payments/references/soap-migration.md.',
      provedBy(
        files,
        'the skill has references on webhooks, refunds and retries, terminals, and the way from SOAP',
      ),
    ),
  ],
  install: [
    claim('O pacote traz o AGENTS.md e a skill.', carried),
    claim('Se já o instalou, copie-os para a pasta da loja:', () => {
      const page = readFileSync(at('site/docs/guides/agents.mdx'), 'utf8');
      const [, shown = ''] = /\{#install\}[\s\S]*?```bash\n([\s\S]*?)\n```/.exec(page) ?? [];
      const run = readFileSync(at('cli/package/package.test.ts'), 'utf8');
      expect(shown.split('\n')).toHaveLength(3);
      for (const command of shown.split('\n')) expect(run).toContain(`'${command}',`);
    }),
    source(
      'Muitos agentes leem AGENTS.md na raiz do projeto e as skills em .agents/skills; outros têm uma pasta sua, que a documentação deles diz.',
      'standard: agents.md and agentskills.io, which name both places',
    ),
    advice(
      'Se a loja já tem um AGENTS.md, não o substitua: guarde este com outro nome, e diga no seu onde ele está.',
      'Sem o pacote, guarde o ficheiro a que a primeira linha da tabela leva.',
    ),
  ],
  mcp: [
    claim(
      [
        'A sandbox é também um servidor MCP (Model Context Protocol).',
        'Com as ferramentas dele o agente pesquisa e lê estas páginas, chama as duas APIs, paga como o cliente, adianta o relógio, espera pelos webhooks e examina o recetor.',
      ],
      tools,
    ),
    source(
      'Muitos agentes leem esta configuração na pasta do projeto:',
      'standard: the key mcpServers, which the documentation of several agents has',
    ),
    claim(
      'Assim o agente abre uma sandbox em memória, que acaba com ele.',
      provedBy(
        overStdio,
        'serves a sandbox of its own, whose payments and webhooks are real',
        'uses the keys of a fresh sandbox where a call gives none, and ends with its agent',
      ),
    ),
    claim(
      'Com --url e --keys CODE:KEY:ENTITY, usa uma que já corre.',
      provedBy(overStdio, 'uses a running sandbox by its URL and its keys'),
    ),
    claim(
      'Quem fala MCP por HTTP liga-se a /mcp na sandbox, com os mesmos cabeçalhos da API em cada pedido: Authorization, com o código e a chave, e PayPay-ClientId.',
      [
        ...provedBy(overStdio, 'answers agents at /mcp of a sandbox that it starts'),
        ...provedBy('mcp/http.test.ts', 'takes the keys of a request’s headers'),
      ],
    ),
    claim(
      'Uma sandbox construída sem este site, como num servidor, descreve as operações e os erros, mas não pesquisa estas páginas.',
      provedBy('mcp/http.test.ts', 'says that the documentation was not built, and what to do'),
    ),
    claim(
      [
        'As respostas das ferramentas dizem o que um agente tomaria por outra coisa.',
        'Um aviso que foi para o recetor da própria sandbox vem assinalado e, desde que haja uma subscrição sua, não conta como entregue à loja.',
        'Um nome que a API não conhece, de um campo ou de um parâmetro, vem assinalado, com o mais parecido se o houver.',
        'Os textos que alguém guardou na sandbox vêm indicados como dados, e não como instruções.',
      ],
      [
        ...provedBy(
          'mcp/tools/messages.test.ts',
          'to the own inbox of the sandbox are marked, and are no arrival at a receiver of the shop',
        ),
        ...provedBy(
          'mcp/tools/knowledge.test.ts',
          'that is called with a misspelt name says which one was meant, whether it is accepted or refused',
          'that is called with a parameter that it does not have says so',
          'gives texts that others stored as data',
        ),
      ],
    ),
  ],
  task: [
    advice(
      'Diga o que se há de ver no fim, e não só o que se há de escrever.',
      'Por exemplo:',
      'Leia AGENTS.md.',
      'Integre pagamentos por referência Multibanco nesta loja, só com a sandbox.',
      'Escreva testes que a paguem, a deixem expirar, a paguem tarde, percam a resposta de um reembolso e repitam o webhook.',
      'No fim corra npx balcao check e mostre o que ele escreveu.',
      'Dê-lhe a sandbox por variáveis de ambiente, como em produção: URL, código da plataforma, chave e entidade.',
    ),
    claim(
      'Uma encomenda fica paga quando a API diz confirmed, venha o webhook uma vez, duas ou nenhuma.',
      async (world) => {
        const { id } = await world.payReference();
        expect(await world.messages()).toEqual([]);
        expect((await world.get(id)).stateDetails.state).toBe('confirmed');
      },
    ),
    claim(
      'Se vários agentes trabalham ao mesmo tempo, abra uma sandbox privada para cada um.',
      async (world) => {
        const [mine, theirs] = [await world.openPrivateSandbox(), await world.openPrivateSandbox()];
        const { id } = await world.payReferenceAs(mine.api);
        const refused = await theirs.api.get(`/api/payments/${id}`);
        expect([(await mine.api.get(`/api/payments/${id}`)).status, refused.status]).toEqual([200, 404]);
      },
    ),
  ],
  forbid: [
    source(
      'Ver uma chave de produção | Não a tenha no ambiente, nos ficheiros nem na conversa do agente. As chaves de uma sandbox não servem noutro lado',
      'product: contract/scenarios/seed.ts, whose keys and tax numbers nobody has',
    ),
    advice('Chamar os servidores do fornecedor | Deixe a rede do agente chegar só à sandbox e a este site'),
    claim(
      'Repetir sem ver o que move dinheiro | Peça um teste que perca a resposta de um reembolso com dropped_connection, e conte os reembolsos',
      async (world) => {
        expect(await refundsOfRepetition(world)).toBe(2);
      },
    ),
    claim(
      'Passar o exame por um atalho | Corra o exame por si, e leia os testes que mudaram. Um recetor que aceita tudo não passa',
      provedBy(check, 'fails one that accepts everything'),
    ),
  ],
  check: [
    advice(
      'Com a loja a correr, corra o comando de baixo com o URL do recetor.',
      'Estrague a loja num sítio de cada vez: tire a verificação da assinatura, envie outra vez quando o webhook se repete.',
      'Um teste que não falha não prova nada.',
      'Passar a produção é trabalho de uma pessoa: é ela que cria a plataforma de produção e faz o primeiro pagamento real.',
    ),
    claim(
      [
        'Os pagamentos do exame nascem na sandbox de --url, e ele acaba com 1 se o recetor falhar.',
        'Em --url vai a sandbox a que a loja pergunta pelos pagamentos.',
        'O exame assina com a chave privada de uma sandbox acabada de arrancar, que o recetor tem de conhecer:',
      ],
      provedBy(
        check,
        'passes the same receiver from the sandbox that it asks, without a note',
        'fails one that accepts everything',
      ),
    ),
    claim(
      [
        'Sem --url, o exame abre uma só para si e diz onde está: escolha a porta com --port, e dê esse URL à loja, como em PROVIDER_API.',
        'A um recetor que responda 500 sem ter perguntado, o exame diz a que sandbox devia perguntar.',
        'Um que só confira a assinatura passa, com uma nota.',
      ],
      provedBy(
        check,
        'tells the receiver of the site in %s, which asks another sandbox, why it fails',
        'passes a receiver that verifies signatures, and notes that it asked about nothing',
        'passes the receiver of the site that asks the sandbox on the port of the check',
      ),
    ),
    claim(
      'A página da sandbox mostra cada chamada.',
      provedBy(
        'e2e/workbench/firstSteps.spec.ts',
        'from the first call to a verified webhook that is sent again, and every step arrives by itself',
        'a call that is refused arrives with the rule that refused it, and an unknown field with what was meant',
      ),
    ),
    claim(
      'Um campo que a API não conhece é ignorado na resposta, e aparece ali com o nome mais parecido.',
      async ({ api }) => {
        const { status, data } = await api.post('/api/payments/references', {
          amount: 1000,
          sumary: 'Order',
        });
        expect(status).toBe(201);
        expect(data).not.toHaveProperty('sumary');
        const [logged] = (await api.get<{ warnings: object[] }[]>('/sandbox/requests')).data;
        expect(logged?.warnings).toEqual([
          { pointer: '/sumary', reason: 'unknown_field', nearest: 'summary' },
        ]);
      },
    ),
  ],
  markdown: [
    claim('Junte .md ao URL de uma página, ou peça-a com Accept: text/markdown.', [
      ...provedBy('tools/start/site-server.test.ts', '%s is Markdown for %s'),
      ...provedBy(
        'site/check/machineFiles.test.ts',
        'a page left out is named with the place that leaves it out',
      ),
    ]),
    claim(
      'Vem só o texto, com as chamadas numa linguagem; a linha debaixo do título leva às outras linguagens e a llms.txt.',
      provedBy(
        lists,
        'a page is one file for each language of its samples, each with the ways to the list of pages and to the others',
      ),
    ),
    claim(
      'O cabeçalho de cada página em HTML também diz onde está o Markdown dela.',
      provedBy('site/check/pointers.test.ts', 'a page that names another list, no Markdown'),
    ),
    claim(
      'Para uma leitura de uma só vez há llms-full.txt, com quase todos os guias, e a especificação inteira em api.md.',
      provedBy(lists, 'the text of all guides has each page briefly, with the path of the whole'),
    ),
  ],
  next: [
    advice(
      'O que repetir, e como: Repetir com segurança.',
      'Os testes que o agente deve escrever: Usar a sandbox nos seus testes.',
      'O que só uma pessoa faz: Passar a produção.',
    ),
  ],
});
