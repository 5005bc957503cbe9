import { readSignature, type Signature, sign } from '../signature/signature.ts';
import {
  type BodyChange,
  type BodyDifference,
  bodyChangeOf,
  bodyDifference,
  commonSerialisations,
} from './bodyDifference.ts';

/** What somebody pasted: the headers as they came, the body their program used, the key it used. */
export interface PastedMessage {
  headers: string;
  body: string;
  privateKey: string;
}

/** What is known besides: the body as it left, where the sandbox sent it; other keys somebody could have taken. */
export interface DiagnosisInputs {
  original?: string;
  otherKeys: readonly string[];
  /** By the receiver's clock, in seconds. */
  nowSeconds: number;
  toleranceSeconds: number;
}

/** How old a signature is, and whether a receiver should still take it. */
export interface SignatureAge {
  seconds: number;
  fresh: boolean;
}

export type HeaderProblem = 'missing' | 'hash' | 'ts' | 'shape';

/** Why a signature does not fit, or that it does. */
export type SignatureDiagnosis =
  | { kind: 'header'; problem: HeaderProblem }
  | { kind: 'valid'; age: SignatureAge }
  /** Right, but too old to be taken. */
  | { kind: 'stale'; age: SignatureAge }
  /** The body fits another key: one with spaces around it, or another one altogether. */
  | { kind: 'key'; keyMistake: 'spaces' | 'other' | 'unknown'; age: SignatureAge }
  /** The body is not the one that was signed. */
  | { kind: 'body'; change: BodyChange; difference: BodyDifference; age: SignatureAge }
  /** Both are not: neither the key nor the body fits. */
  | { kind: 'unknown'; age: SignatureAge };

/** The signature among pasted headers, or the value alone. */
export function signatureHeaderIn(headers: string): string {
  return (/^\s*PayPay-Signature\s*:\s*(.*?)\s*$/im.exec(headers)?.[1] ?? headers).trim();
}

function problemOf(header: string): HeaderProblem {
  if (header === '') return 'missing';
  const hash = /hash=([^,\s]*)/.exec(header)?.[1];
  if (hash !== undefined && !/^[0-9a-f]{64}$/.test(hash)) return 'hash';
  const ts = /ts=([^,\s]*)/.exec(header)?.[1];
  return ts !== undefined && !/^\d+$/.test(ts) ? 'ts' : 'shape';
}

async function firstThatFits(
  texts: readonly string[],
  { hash, ts }: Signature,
  hashOf: (text: string, ts: string) => Promise<string>,
): Promise<string | undefined> {
  for (const text of texts) if ((await hashOf(text, ts)) === hash) return text;
  return undefined;
}

/** Which key would have fitted the body. */
async function keyMistakeIn(
  { body, privateKey }: PastedMessage,
  known: DiagnosisInputs,
  signature: Signature,
) {
  const fits = (keys: readonly string[]) => firstThatFits(keys, signature, (key, ts) => sign(key, body, ts));
  const trimmed = privateKey.trim();
  if (trimmed !== privateKey && (await fits([trimmed]))) return 'spaces' as const;
  return (await fits(known.otherKeys)) ? ('other' as const) : undefined;
}

/** The body that was signed with the key: the one the sandbox sent, or one a library would have written. */
async function signedBody({ body, privateKey }: PastedMessage, known: DiagnosisInputs, signature: Signature) {
  const candidates = known.original === undefined ? commonSerialisations(body) : [known.original];
  return firstThatFits(candidates, signature, (text, ts) => sign(privateKey.trim(), text, ts));
}

/**
 * Finds out why a signature does not fit: the clock, the key, or the body and the byte where it parts from what was
 * signed.
 */
export async function diagnoseSignature(
  pasted: PastedMessage,
  known: DiagnosisInputs,
): Promise<SignatureDiagnosis> {
  const header = signatureHeaderIn(pasted.headers);
  const signature = readSignature(header);
  if (!signature) return { kind: 'header', problem: problemOf(header) };
  const { body, privateKey } = pasted;
  const seconds = known.nowSeconds - Number(signature.ts);
  const age: SignatureAge = { seconds, fresh: seconds <= known.toleranceSeconds };

  if ((await sign(privateKey, body, signature.ts)) === signature.hash) {
    return { kind: age.fresh ? 'valid' : 'stale', age };
  }
  const keyMistake = await keyMistakeIn(pasted, known, signature);
  if (keyMistake) return { kind: 'key', keyMistake, age };
  const signed = await signedBody(pasted, known, signature);
  const original = signed ?? known.original;
  const difference = original === undefined ? undefined : bodyDifference(body, original);
  if (original !== undefined && difference) {
    return { kind: 'body', change: bodyChangeOf(body, original), difference, age };
  }
  return original === body ? { kind: 'key', keyMistake: 'unknown', age } : { kind: 'unknown', age };
}
