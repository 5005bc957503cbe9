import type { Tenant, TenantState } from '@balcao/contract/control/controlTenants.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import type { Sandbox } from '../createSandbox.ts';
import { expectContract } from './checkContract.ts';

/** Response that was checked against the contract. */
export interface ApiResponse<T = unknown> {
  status: number;
  headers: Headers;
  body: Envelope<T>;
  /** Throws the refusal if the response has no `data`. */
  data: T;
  /** Status and code of each refusal, such as `422 e00202`. */
  refusals: string[];
}

export interface Envelope<T> {
  date: string;
  success: boolean;
  data?: T;
  meta?: { totalPages: number; totalCount: number; currentPage: number };
  links?: { first: string; last: string; prev?: string; next?: string };
  error?: {
    code: string;
    msg: string;
    errors: {
      code: string;
      msg: string;
      source?: { pointer?: string; parameter?: string; header?: string };
    }[];
  };
}

export type RequestHeaders = Record<string, string | undefined>;

/** Client of a platform that acts for an entity. */
export interface Api {
  send<T>(method: string, path: string, body?: unknown, headers?: RequestHeaders): Promise<ApiResponse<T>>;
  get<T>(path: string, headers?: RequestHeaders): Promise<ApiResponse<T>>;
  post<T>(path: string, body?: unknown, headers?: RequestHeaders): Promise<ApiResponse<T>>;
  put<T>(path: string, body?: unknown, headers?: RequestHeaders): Promise<ApiResponse<T>>;
  patch<T>(path: string, body?: unknown, headers?: RequestHeaders): Promise<ApiResponse<T>>;
  delete<T>(path: string, headers?: RequestHeaders): Promise<ApiResponse<T>>;
}

export interface Identity {
  code: string;
  privateKey: string;
  clientId: string;
}

export const merchant: Identity = { ...seed.platform, clientId: seed.entity.clientId };
export const otherMerchant: Identity = { ...seed.otherPlatform, clientId: seed.otherEntity.clientId };

/** Value of an `Authorization` header. */
export function basic(code: string, privateKey: string): string {
  return `Basic ${Buffer.from(`${code}:${privateKey}`).toString('base64')}`;
}

/** Headers of a caller, for a sandbox in another process. */
export function headersOf({ code, privateKey, clientId }: Identity): Record<string, string> {
  return {
    authorization: basic(code, privateKey),
    'paypay-clientid': clientId,
    'content-type': 'application/json',
  };
}

const origin = 'http://localhost:4000';

async function read<T>(method: string, path: string, response: Response): Promise<ApiResponse<T>> {
  const body = (await response.json()) as Envelope<T>;
  const { status, headers } = response;
  expectContract(method, new URL(path, origin).pathname, status, body);
  const refusals = (body.error?.errors ?? []).map(({ code }) => `${status} ${code}`);
  return {
    status,
    headers,
    body,
    refusals,
    get data(): T {
      if (!body.success) throw new Error(`${method} ${path} was refused: ${JSON.stringify(body.error)}`);
      return body.data as T;
    },
  };
}

/** Client that checks each response against the contract. Strings are sent unchanged, undefined headers are omitted. */
export function apiOf(fetch: Sandbox['fetch'], identity: Identity): Api {
  const usual = headersOf(identity);
  async function send<T>(method: string, path: string, body?: unknown, headers: RequestHeaders = {}) {
    const given = Object.entries<string | undefined>({ ...usual, ...headers }).filter(
      ([, value]) => value !== undefined,
    );
    const response = await fetch(
      new Request(new URL(path, origin), {
        method,
        headers: given as [string, string][],
        body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
    return read<T>(method, path, response);
  }
  return {
    send,
    get: (path, headers) => send('GET', path, undefined, headers),
    post: (path, body, headers) => send('POST', path, body, headers),
    put: (path, body, headers) => send('PUT', path, body, headers),
    patch: (path, body, headers) => send('PATCH', path, body, headers),
    delete: (path, headers) => send('DELETE', path, undefined, headers),
  };
}

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
