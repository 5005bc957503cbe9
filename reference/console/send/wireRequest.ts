import type { OpenApiDocument } from '@balcao/openapi/types.ts';
import type { WireRequest } from '@balcao/ui/behaviour/sendRequest.ts';
import type { RequestDraft } from '../draft/requestDraft.ts';
import type { ConsoleOperation } from '../operation/consoleOperation.ts';

/** Credentials: user and password for Basic authentication, and header values by name. */
export interface Credentials {
  user: string;
  password: string;
  values: Readonly<Record<string, string>>;
}

export interface RequestParts {
  operation: ConsoleOperation;
  serverUrl: string;
  path: string;
  query: readonly (readonly [name: string, value: string])[];
  headers: Readonly<Record<string, string>>;
  /** Body as typed. An empty string sends no body. */
  text: string;
}

export function requestParts(operation: ConsoleOperation, draft: RequestDraft, serverUrl: string): RequestParts {
  const typed = operation.parameters.flatMap((field) => {
    const value = draft.parameters[field.key];
    return value === undefined ? [] : [{ ...field, value }];
  });
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(draft.parameters[name] ?? ''),
  );
  const query = typed.filter((each) => each.in === 'query').map(({ key, value }) => [key, value] as const);
  const headers = typed.filter((each) => each.in === 'header').map(({ key, value }) => [key, value] as const);
  const text = operation.body ? draft.text : '';
  return { operation, serverUrl, path, query, headers: Object.fromEntries(headers), text };
}

export function wireRequest(document: OpenApiDocument, call: RequestParts, credentials: Credentials): WireRequest {
  const { operation, serverUrl, path, query, headers, text } = call;
  const search = new URLSearchParams(query.map(([name, value]) => [name, value]));
  const body = text.trim() === '' ? undefined : text;
  return {
    method: operation.method,
    url: serverUrl + path + (query.length > 0 ? `?${search}` : ''),
    headers: {
      ...credentialHeaders(document, operation.security, credentials),
      ...headers,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    body,
  };
}

/** Headers with credentials. Empty ones are not sent. */
function credentialHeaders(
  document: OpenApiDocument,
  security: readonly string[],
  { user, password, values }: Credentials,
): Record<string, string> {
  const rows = security.flatMap((id) => {
    const scheme = document.components.securitySchemes[id];
    if (scheme?.scheme === 'basic') {
      return user || password ? [['Authorization', `Basic ${base64(`${user}:${password}`)}`] as const] : [];
    }
    const name = scheme?.in === 'header' ? scheme.name : undefined;
    const value = name && values[name];
    return name && value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(rows);
}

/** Base64 of a string encoded as UTF-8 (RFC 7617). */
function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
