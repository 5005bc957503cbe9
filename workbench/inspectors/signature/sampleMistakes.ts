import type { Delivery } from '@balcao/contract/control/controlSchema.ts';
import { headerLines } from '../../core/exchange.ts';
import { signatureHeaderOf } from '../../core/payment.ts';
import { readSignature } from '../../core/signature/signature.ts';
import { type PastedMessage, signatureHeaderIn } from './diagnoseSignature.ts';

export function pastedFrom(delivery: Delivery | undefined, privateKey: string): PastedMessage {
  const attempt = delivery?.attempts.at(-1);
  if (!delivery || !attempt) return { headers: '', body: '', privateKey };
  return { headers: headerLines(attempt.headers), body: delivery.body, privateKey };
}

export const mistakes = ['reserialised', 'key', 'clock', 'content'] as const;
export type SampleMistake = (typeof mistakes)[number];

const old = 3600;

/** Makes a mistake in a valid message. `signed` signs the message again, if the signature should stay valid. */
export async function withMistake(
  mistake: SampleMistake,
  pasted: PastedMessage,
  signed: (body: string, ts: string) => Promise<string>,
): Promise<PastedMessage> {
  const { body, privateKey } = pasted;
  switch (mistake) {
    case 'reserialised':
      return { ...pasted, body: JSON.stringify(JSON.parse(body), null, 2) };
    case 'key':
      return { ...pasted, privateKey: `${privateKey} ` };
    case 'content':
      return {
        ...pasted,
        body: body.replace(/"amount":(\d)/, (_, digit) => `"amount":${(Number(digit) % 9) + 1}`),
      };
    case 'clock': {
      const ts = String(Number(readSignature(signatureHeaderIn(pasted.headers))?.ts ?? 0) - old);
      return { ...pasted, headers: `PayPay-Signature: hash=${await signed(body, ts)},ts=${ts}` };
    }
  }
}

export function originalOf(headers: string, deliveries: readonly Delivery[]): Delivery | undefined {
  const hash = readSignature(signatureHeaderIn(headers))?.hash;
  if (!hash) return undefined;
  return deliveries.find(({ attempts }) =>
    attempts.some((attempt) => readSignature(signatureHeaderOf(attempt) ?? '')?.hash === hash),
  );
}
