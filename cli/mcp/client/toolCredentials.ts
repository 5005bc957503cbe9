import { problem, type ToolResult } from '../results/toolResult.ts';

export interface Credentials {
  platformCode: string;
  privateKey: string;
  clientId: string;
}

/** Three strings separated by colons, with only characters that are allowed in a header. */
const written = /^([!-9;-~]+):([!-9;-~]+):([!-9;-~]+)$/;

/** Parses keys in the format of `balcao --keys`. Returns undefined if they are invalid. */
export function credentialsOf(keys: string): Credentials | undefined {
  const [, platformCode, privateKey, clientId] = written.exec(keys.trim()) ?? [];
  return platformCode && privateKey && clientId ? { platformCode, privateKey, clientId } : undefined;
}

/** Keys in Basic credentials (RFC 7617) and `PayPay-ClientId`; undefined if there are none. */
export function credentialsIn(headers: Headers): Credentials | undefined {
  const encoded = /^Basic\s+(\S+)\s*$/i.exec(headers.get('authorization') ?? '')?.[1];
  const clientId = headers.get('paypay-clientid')?.trim();
  if (!encoded || !clientId) return undefined;
  try {
    return credentialsOf(`${atob(encoded)}:${clientId}`);
  } catch {
    return undefined;
  }
}

export const headersOf = ({ platformCode, privateKey, clientId }: Credentials): Record<string, string> => ({
  Authorization: `Basic ${btoa(`${platformCode}:${privateKey}`)}`,
  'PayPay-ClientId': clientId,
});

/** Result of a tool that was called without keys or with invalid ones. */
export function withoutKeys(given: string | undefined): ToolResult {
  const form = 'platform code, private key and entity with colons between them';
  if (given !== undefined) return problem('`keys` are not the keys of a tenant.', `Give ${form}: CODE:KEY:ENTITY.`);
  return problem(
    'This needs the keys of a tenant.',
    `Open one with open_tenant and give its \`keys\` (${form}), or send them with each HTTP request as Basic credentials with the header PayPay-ClientId.`,
  );
}
