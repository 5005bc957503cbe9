import { type BuiltRequest, shownRequest } from './requests/builtRequest.ts';

/** What came back: a response, or a connection that was cut. */
export interface Received {
  status: number;
  headers: Headers;
  text: string;
}

/** A request with what came back; nothing yet for one that hangs. */
export interface Exchange {
  request: BuiltRequest;
  received?: Received | 'cut';
}

/** Whether a request may have had its effect: it went well, or its connection was cut. */
export const isDone = (received: Exchange['received']): boolean =>
  received === 'cut' || (received?.status ?? 500) < 300;

/** Something that must never happen, with the requests that led to it. */
export class Failure extends Error {
  constructor(
    readonly what: string,
    readonly exchanges: readonly Exchange[] = [],
    /** Whether something never ended. */
    readonly isHang = false,
  ) {
    super(what);
  }
}

const shownCharacters = 1500;

function shownResponse(received: Exchange['received']): string {
  if (received === undefined) return '(no response)';
  if (received === 'cut') return '(the connection was cut)';
  return `${received.status} ${received.text.slice(0, shownCharacters)}`;
}

/** A failure as text: each request that it takes, and what came back. */
export function shownFailure({ what, exchanges }: Failure): string {
  const sent = exchanges.map(
    ({ request, received }, at) => `--- ${at + 1}. ${shownRequest(request)}\n\n=> ${shownResponse(received)}`,
  );
  return [what, ...sent].join('\n');
}
