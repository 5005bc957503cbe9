import type { Tenant, TenantState } from '@balcao/contract/control/tenants.ts';
import { headersOf, type Identity } from '../sandbox/testing/api.ts';
import { expectContract } from '../sandbox/testing/checkContract.ts';
import { Failure } from './failure.ts';
import { type FuzzedSandbox, openFuzzedSandbox, origin } from './fuzzedSandbox.ts';
import type { Who } from './steps/step.ts';

/** Longest time that a request may take, in milliseconds of the machine, which may be busy. */
const mostMilliseconds = 30_000;

interface Answer {
  status: number;
  body: { data?: unknown; error?: unknown };
}

/** A sandbox with the tenants that requests are sent to. */
export interface Target {
  sandbox: FuzzedSandbox;
  /** The tenant that requests are sent to, one that they must not reach, and one that imports what the first holds. */
  tenants: Readonly<Record<'own' | 'foreign' | 'spare', Tenant>>;
  identities: Readonly<Record<Who | 'spare', Identity>>;
  /** Sends a request of the fuzzer's own, which has to keep the contract as all do. */
  ask(identity: Identity, method: string, path: string, body?: unknown): Promise<Answer>;
  exportState(identity: Identity): Promise<TenantState>;
  /** Makes a tenant as its seed fills it, also where a session that failed left it deleted. */
  renew(name: 'own' | 'foreign'): Promise<void>;
  /**
   * Opens a tenant again that was deleted by its own keys: its seed gives it the same ones.
   * @returns false where it is still there
   */
  reopen(name: 'own' | 'foreign'): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Waits for something that must end.
 * @throws Failure when it takes longer than any request may
 */
export async function within<T>(work: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(
      () => fail(new Failure(`${what} takes longer than ${mostMilliseconds} ms`, [], true)),
      mostMilliseconds,
    );
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const identityOf = ({ platformCode, privateKey, clientId }: Tenant['other']): Identity => ({
  code: platformCode,
  privateKey,
  clientId,
});

/** Opens a sandbox with its tenants. */
export async function openTarget(): Promise<Target> {
  const sandbox = await openFuzzedSandbox();
  async function ask(identity: Identity | undefined, method: string, path: string, body?: unknown) {
    const request = new Request(origin + path, {
      method,
      headers: identity ? headersOf(identity) : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const response = await within(sandbox.fetch(request), `${method} ${path}`);
    const answer = { status: response.status, body: (await response.json()) as Answer['body'] };
    const { pathname } = new URL(origin + path);
    try {
      expectContract(method, pathname, answer.status, answer.body);
    } catch (error) {
      throw new Failure(`${method} ${path}: ${(error as Error).message}`);
    }
    if (answer.status >= 500) throw new Failure(`${method} ${path} is answered with ${answer.status}`);
    return answer;
  }
  const createTenant = (seed: string) => ask(undefined, 'POST', '/sandbox/tenants', { seed });
  const open = async (seed: string) => (await createTenant(seed)).body.data as Tenant;
  const tenants = { own: await open('own'), foreign: await open('foreign'), spare: await open('spare') };
  const identities = {
    own: identityOf(tenants.own),
    ownOther: identityOf(tenants.own.other),
    foreign: identityOf(tenants.foreign),
    spare: identityOf(tenants.spare),
  };
  async function reopen(name: 'own' | 'foreign') {
    const { status, body } = await createTenant(name);
    if (status === 409) return false;
    if (JSON.stringify(identityOf(body.data as Tenant)) !== JSON.stringify(identityOf(tenants[name])))
      throw new Failure(`the seed ${name} opens another tenant than before`);
    return true;
  }
  return {
    sandbox,
    tenants,
    identities,
    ask,
    async renew(name) {
      const { status } = await ask(identities[name], 'POST', '/sandbox/reset');
      if (status === 401) await reopen(name);
    },
    async exportState(identity) {
      const { status, body } = await ask(identity, 'GET', '/sandbox/export');
      if (status !== 200) throw new Failure(`a state cannot be exported: ${JSON.stringify(body.error)}`);
      return body.data as TenantState;
    },
    reopen,
    close: () => sandbox.close(),
  };
}
