import type { PayerView } from '@balcao/contract/payer/payerSchema.ts';
import type { PageLanguage } from '@balcao/contract/resources/checkouts/checkoutEnums.ts';

/** Actions of a payer; the last segment of the path `/payer/{id}/...`. */
export type PayerAction = 'card' | 'challenge' | 'phone' | 'push' | 'reference' | 'atm' | 'leave';

export type NetworkFailure = 'unreachable' | 'timeout' | 'broken';

/** Refusal with messages by API field name; without any if it concerns the whole page, which has its own messages. */
export interface Refusal {
  fields: Readonly<Record<string, string>>;
}

export type PayerReply = { view: PayerView | null } | { refusal: Refusal } | { networkFailure: NetworkFailure };

interface ErrorBody {
  errors?: { msg?: string; source?: { pointer?: string } }[];
}

const timeoutSeconds = 15;

function refusalOf({ errors = [] }: ErrorBody): Refusal {
  const fields: Record<string, string> = {};
  for (const { msg: told, source } of errors) {
    const name = source?.pointer?.split('/')[1];
    if (name && told) fields[name] ??= told;
  }
  return { fields };
}

async function read(response: Response): Promise<PayerReply> {
  const body = (await response.json().catch(() => undefined)) as { data?: PayerView; error?: ErrorBody } | undefined;
  if (response.ok && body?.data) return { view: body.data };
  if (response.status === 404) return { view: null };
  if (response.status < 500 && body?.error) return { refusal: refusalOf(body.error) };
  return { networkFailure: 'broken' };
}

/** Reads the state of a page or sends an action. Never throws. */
export async function requestPayer(
  root: string,
  view: PayerView,
  action?: PayerAction,
  body?: unknown,
): Promise<PayerReply> {
  const { id, page } = view;
  const query = new URLSearchParams({ page_layout: page.layout, page_language: page.language });
  try {
    const response = await fetch(`${root}/payer/${[id, action].filter(Boolean).join('/')}?${query}`, {
      method: action ? 'POST' : 'GET',
      headers: headersOf(page.language, body),
      body: body === undefined ? undefined : JSON.stringify(body),
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutSeconds * 1000),
    });
    return await read(response);
  } catch (error) {
    const late = error instanceof DOMException && error.name === 'TimeoutError';
    return { networkFailure: late ? 'timeout' : 'unreachable' };
  }
}

function headersOf(language: PageLanguage, body: unknown): Record<string, string> {
  const languages = { 'Accept-Language': language };
  return body === undefined ? languages : { ...languages, 'Content-Type': 'application/json' };
}
