import { sendRequest, type WireResponse } from '@balcao/ui/behaviour/sendRequest.ts';

interface ApiResponse extends Pick<WireResponse, 'status' | 'ms'> {
  /** The parsed JSON body, or the text of another one. */
  body: unknown;
}

/** Reason of a missing response: no server, a timeout, or a body that is not JSON. */
export type NetworkFailureKind = 'unreachable' | 'timeout' | 'unreadable';
interface NetworkFailure {
  networkFailure: NetworkFailureKind;
}
export type Reply = ApiResponse | NetworkFailure;

interface ApiRequest {
  method: string;
  url: string;
  headers?: Record<string, string>;
  /** Sent as JSON; default: no body. */
  body?: unknown;
  /** Request and response bodies are text: SOAP. Their type is among the headers. */
  isText?: boolean | undefined;
  /** By default 10. */
  timeoutSeconds?: number | undefined;
}

export function isNetworkFailure(reply: Reply): reply is NetworkFailure {
  return 'networkFailure' in reply;
}

/** Sends a request with a JSON body; never throws. */
export async function fetchJson({
  method,
  url,
  body,
  headers = {},
  isText,
  timeoutSeconds,
}: ApiRequest): Promise<Reply> {
  const sent =
    isText || body === undefined
      ? { headers, body: body as string | undefined }
      : { headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const response = await sendRequest({ method, url, ...sent }, { timeoutSeconds });
  if ('failure' in response) {
    return { networkFailure: response.failure === 'timeout' ? 'timeout' : 'unreachable' };
  }
  const { status, text, ms } = response;
  try {
    return { status, body: isText ? text : JSON.parse(text), ms };
  } catch {
    return { networkFailure: 'unreadable' };
  }
}
