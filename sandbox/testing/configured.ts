import { type Configuration, readConfiguration } from '../server/configuration.ts';
import { openTestSandbox } from './testSandbox.ts';

/** What an environment makes of a process; throws a sentence for each wrong variable. */
export function configured(env: NodeJS.ProcessEnv): Configuration {
  const read = readConfiguration(env);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return read.value;
}

/** Opens a sandbox in memory with the names, the address and the tenants that an environment gives it. */
export function openConfigured(env: NodeJS.ProcessEnv) {
  const { publicUrl, hosts: names, isLocal, tenants: mostTenants } = configured(env);
  const allowedHosts = { names, anyAddress: !isLocal };
  return openTestSandbox({ sqlite: ':memory:' }, { publicUrl, allowedHosts, mostTenants });
}
