import { writeFileSync } from 'node:fs';
import type { TenantState } from '@balcao/contract/control/controlTenants.ts';
import { connectionFrom } from '../remote/connection.ts';
import type { Arguments } from '../terminal/arguments.ts';
import { print } from '../terminal/output.ts';
import { Problem } from '../terminal/problem.ts';

export async function run({ operands: [action, file], options, switches }: Arguments): Promise<void> {
  if (action !== 'export') throw new Problem(`balcao state has no action "${action}".`, 'It has export.');
  const state = await connectionFrom(options).call<TenantState>('GET', '/sandbox/export');
  if (!file) return print(state, switches);
  try {
    writeFileSync(file, `${JSON.stringify(state)}\n`);
  } catch (error) {
    throw new Problem(`The state cannot be written: ${(error as Error).message}.`);
  }
}
