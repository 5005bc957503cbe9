import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { soapService } from '@balcao/contract/soap/service.ts';
import type { TestSandbox } from '../cli/library/types.ts';
import { openJudge } from './stage/judge.ts';
import { paymentsOf } from './stage/payments.ts';
import { ownPort, startProgram } from './stage/program.ts';
import { leaves, quiet } from './stage/quiet.ts';
import { shopAt } from './stage/shop.ts';
import { type Task, unfinished, type Verdict } from './stage/task.ts';
import { openWarehouse } from './stage/warehouse.ts';
import { folderOf, type TaskName, tasks } from './tasks.ts';

/**
 * Grades a folder: runs its program against a fresh tenant, plays everybody else, and says what the merchant lost.
 * @param folder files of the candidate; those that it lacks are the ones that the task starts from
 */
export async function grade(sandbox: TestSandbox, name: TaskName, folder: string): Promise<Verdict> {
  const { losses, events, prepare, play }: Task = tasks[name];
  const tenant = await sandbox.tenant();
  const warehouse = await openWarehouse();
  const port = await ownPort();
  const shop = shopAt(`http://localhost:${port}`, tenant.secret);
  for (const action of events)
    await tenant.call('POST', '/api/webhooks', { action, url: `${shop.url}/webhook` });
  const copy = copyOf(join(folderOf(name), 'start'), folder);
  const { lost, loses, stays, close } = openJudge(losses, warehouse);
  const handsOn = {
    payments: () => paymentsOf(tenant),
    quiet: () => quiet(tenant, warehouse),
    leaves: (orderId: string) => leaves(warehouse, orderId),
  };
  let said = () => '';
  try {
    await prepare?.({ tenant, shop }, copy);
    const program = await startProgram(copy, port, {
      PROVIDER_API: `${tenant.url}/api`,
      PROVIDER_SOAP: tenant.url + soapService.paths.testing,
      PROVIDER_PLATFORM_CODE: tenant.credentials.platformCode,
      PROVIDER_PRIVATE_KEY: tenant.credentials.privateKey,
      PROVIDER_CLIENT_ID: tenant.credentials.clientId,
      SHOP_URL: shop.url,
      WAREHOUSE_URL: warehouse.url,
    });
    said = program.said;
    await play({ tenant, shop, warehouse, ...handsOn, loses, stays })
      .finally(close)
      .finally(program.close);
  } catch (error) {
    const seen = [error instanceof Error ? error.message : String(error), said()].filter(Boolean).join('\n');
    lost.push({ loss: unfinished, means: 'The program does not do what the task asks for.', seen });
  } finally {
    warehouse.close();
    rmSync(copy, { recursive: true, force: true });
  }
  return { lost };
}

/** A folder of its own with the files of both, so that nothing of a run stays in the candidate's. */
function copyOf(start: string, folder: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'agent-bench-'));
  cpSync(start, copy, { recursive: true });
  if (existsSync(folder)) cpSync(folder, copy, { recursive: true });
  return copy;
}
