import { type APIRequestContext, test as base } from '@playwright/test';

export const sandboxPort = process.env.E2E_SANDBOX_PORT ?? '4100';

export const sandboxOrigin = `http://localhost:${sandboxPort}`;

export interface Credentials {
  platformCode: string;
  privateKey: string;
  clientId: string;
}

interface TenantResponse<Data> {
  status: number;
  /** Header names are in lower case. */
  headers: Readonly<Record<string, string>>;
  data: Data;
}

/** Client of a private sandbox, for paths of the API and of the simulators (`/sandbox`). */
export interface Tenant extends Credentials {
  workbenchUrl: string;
  call<Data = unknown>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object): Promise<TenantResponse<Data>>;
}

export async function createTenant(request: APIRequestContext): Promise<Tenant> {
  const made = await request.post(`${sandboxOrigin}/sandbox/tenants`, { data: {} });
  const credentials: Credentials & Pick<Tenant, 'workbenchUrl'> = (await made.json()).data;
  const { platformCode, privateKey, clientId } = credentials;
  const headers = {
    Authorization: `Basic ${Buffer.from(`${platformCode}:${privateKey}`).toString('base64')}`,
    'PayPay-ClientId': clientId,
  };
  return {
    ...credentials,
    async call(method, path, body) {
      const answer = await request.fetch(sandboxOrigin + path, { method, headers, data: body });
      const { data, error } = await answer.json();
      return { status: answer.status(), headers: answer.headers(), data: data ?? error };
    },
  };
}

export const test = base.extend<{ tenant: Tenant }>({
  tenant: async ({ request }, use) => use(await createTenant(request)),
});
