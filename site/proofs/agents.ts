import { readFileSync } from 'node:fs';
import { operationIds } from '@balcao/contract/operations.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { expect } from 'vitest';
import { at } from '../../tools/run/paths.mjs';
import { proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';

const _files = 'examples/agents/agentFiles.test.ts';

const _mistakes = 'examples/agents/mistakes.test.ts';

const _check = 'cli/package/check.test.ts';

const _lists = 'site/plugins/pageMarkdown/llms.test.ts';

const _overStdio = 'cli/package/mcp.test.ts';

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

export default proofs('agents', {
  // ---- top
  // “Um agente escreve código depressa, e uma repetição a mais devolve dinheiro duas vezes.”
  'top-1': async (world) => {
    expect(await refundsOfRepetition(world)).toBe(2);
  },
  // ---- give
  // “A especificação e a API da sandbox | Cada operação, cada campo e cada erro; também em OpenAPI 3.1”
  'give-1': async (world) => {
    const description = await (await world.fetch('/api/docs/api.json')).json();
    const described = Object.values(description.paths).flatMap((path) =>
      Object.values(path as Record<string, { operationId?: string }>).map(({ operationId }) => operationId),
    );
    expect(description.openapi).toMatch(/^3\.1\./);
    expect(described).toEqual(expect.arrayContaining([...operationIds]));
  },
  // ---- install
  // “Se já o instalou, copie-os para a pasta da loja:”
  'install-1': () => {
    const page = readFileSync(at('site/docs/guides/agents.mdx'), 'utf8');
    const [, shown = ''] = /\{#install\}[\s\S]*?```bash\n([\s\S]*?)\n```/.exec(page) ?? [];
    const run = readFileSync(at('cli/package/package.test.ts'), 'utf8');
    expect(shown.split('\n')).toHaveLength(3);
    for (const command of shown.split('\n')) expect(run).toContain(`'${command}',`);
  },
  // ---- task
  // “Uma encomenda fica paga quando a API diz confirmed, venha o webhook uma vez, duas ou nenhuma.”
  'task-1': async (world) => {
    const { id } = await world.payReference();
    expect(await world.messages()).toEqual([]);
    expect((await world.get(id)).stateDetails.state).toBe('confirmed');
  },
  // “Se vários agentes trabalham ao mesmo tempo, abra uma sandbox privada para cada um.”
  'task-2': async (world) => {
    const [mine, theirs] = [await world.openPrivateSandbox(), await world.openPrivateSandbox()];
    const { id } = await world.payReferenceAs(mine.api);
    const refused = await theirs.api.get(`/api/payments/${id}`);
    expect([(await mine.api.get(`/api/payments/${id}`)).status, refused.status]).toEqual([200, 404]);
  },
  // ---- forbid
  // “Repetir sem ver o que move dinheiro | Peça um teste que perca a resposta de um reembolso com dropped_connection, e conte os reembolsos”
  'forbid-1': async (world) => {
    expect(await refundsOfRepetition(world)).toBe(2);
  },
  // ---- check
  // “Um campo que a API não conhece é ignorado na resposta, e aparece ali com o nome mais parecido.”
  'check-1': async ({ api }) => {
    const { status, data } = await api.post('/api/payments/references', {
      amount: 1000,
      sumary: 'Order',
    });
    expect(status).toBe(201);
    expect(data).not.toHaveProperty('sumary');
    const [logged] = (await api.get<{ warnings: object[] }[]>('/sandbox/requests')).data;
    expect(logged?.warnings).toEqual([{ pointer: '/sumary', reason: 'unknown_field', nearest: 'summary' }]);
  },
});
