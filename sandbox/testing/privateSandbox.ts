import type { Tenant, TenantState } from '@balcao/contract/control/controlTenants.ts';
import type { Sandbox } from '../createSandbox.ts';
import { type Api, apiOf, merchant } from './api.ts';

export type PrivateSandbox = Tenant & { api: Api; otherApi: Api };

export async function openPrivateSandbox(
  { fetch }: Pick<Sandbox, 'fetch'>,
  request: { seed?: string } = {},
): Promise<PrivateSandbox> {
  const { data } = await apiOf(fetch, merchant).post<Tenant>('/sandbox/tenants', request);
  const as = ({ platformCode: code, privateKey, clientId }: Tenant['other']) =>
    apiOf(fetch, { code, privateKey, clientId });
  return { ...data, api: as(data), otherApi: as(data.other) };
}

export const exportState = async (api: Api) => (await api.get<TenantState>('/sandbox/export')).data;

export const importState = (api: Api, state: unknown) => api.post('/sandbox/import', state);
