import { type FailureMode, slowPieces, staleSeconds } from '@balcao/contract/resources/webhooks/failureModes.ts';
import type { Pause } from '../domain/runtime.ts';
import { signatureHeader } from '../domain/webhooks/signature.ts';

export function signatureOf(
  privateKey: string,
  body: string,
  nowSeconds: number,
  failureMode: FailureMode | null,
): string {
  if (failureMode === 'stale_timestamp') return signatureHeader(privateKey, body, nowSeconds - staleSeconds);
  // Any key that differs from the platform's.
  const key = failureMode === 'wrong_signature' ? `${privateKey}?` : privateKey;
  return signatureHeader(key, body, nowSeconds);
}

function inPieces(bytes: Uint8Array<ArrayBuffer>, pause: Pause): ReadableStream<Uint8Array> {
  const size = Math.max(1, Math.ceil(bytes.length / slowPieces.count));
  let from = 0;
  return new ReadableStream(
    {
      async pull(stream) {
        await pause(slowPieces.pauseMilliseconds);
        stream.enqueue(bytes.slice(from, from + size));
        from += size;
        if (from >= bytes.length) stream.close();
      },
    },
    { highWaterMark: 0 },
  );
}

interface Payload extends RequestInit {
  headers?: Record<string, string>;
}

/** Body to send. A slow message declares its length too: many receivers cannot read chunks (RFC 9112, 7.1). */
export function payloadOf(body: string, failureMode: FailureMode | null, pause: Pause): Payload {
  if (failureMode === 'truncated') return { body: body.slice(0, Math.floor(body.length / 2)) };
  if (failureMode !== 'slow') return { body };
  const bytes = new TextEncoder().encode(body);
  // A streamed body needs half-duplex mode (Fetch standard, `duplex`).
  const init = { body: inPieces(bytes, pause), duplex: 'half' };
  return { ...init, headers: { 'Content-Length': String(bytes.length) } };
}
