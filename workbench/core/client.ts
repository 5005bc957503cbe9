import { sendRequest, type WireResponse } from '@balcao/ui/behaviour/sendRequest.ts';

interface ApiResponse extends Pick<WireResponse, 'status' | 'ms'> {
  /** Parsed JSON body, or the text of any other body. */
  body: unknown;
}

/** Reasons for an unusable response: no server, a timeout, or a body that is not JSON. */
export type NetworkFailureKind = 'unreachable' | 'timeout' | 'unreadable';
interface NetworkFailure {
  networkFailure: NetworkFailureKind;
}
export type Reply = ApiResponse | NetworkFailure;

interface ApiRequest {
  method: string;
  url: string;
  headers?: Record<string, string>;
  /** Body to send as JSON; by default there is none. */
  body?: unknown;
  /** Whether the bodies of request and response are text (SOAP); their type is in the headers. */
  isText?: boolean | undefined;
  /** Timeout; 10 by default. */
  timeoutSeconds?: number | undefined;
}

export function isNetworkFailure(reply: Reply): reply is NetworkFailure {
  return 'networkFailure' in reply;
}

/** Sends a request with a JSON or text body; never rejects. */
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
