import { type Configuration, readConfiguration } from '../server/configuration.ts';
import { openTestSandbox } from './testSandbox.ts';

/** Reads the configuration from an environment; throws the sentences about wrong variables. */
export function configured(env: NodeJS.ProcessEnv): Configuration {
  const read = readConfiguration(env);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return read.value;
}

/** Opens an in-memory sandbox with the names, URL and tenants configured by an environment. */
export function openConfigured(env: NodeJS.ProcessEnv) {
  const { publicUrl, hosts: names, isLocal, tenants: mostTenants } = configured(env);
  const allowedHosts = { names, anyAddress: !isLocal };
  return openTestSandbox({ sqlite: ':memory:' }, { publicUrl, allowedHosts, mostTenants });
}
