import { readSignature, type Signature, sign } from '../../core/signature/signature.ts';
import {
  type BodyChange,
  type BodyDifference,
  bodyChangeOf,
  bodyDifference,
  commonSerialisations,
} from './bodyDifference.ts';

/** Pasted message: the headers received, and the body and key that the receiver used. */
export interface PastedMessage {
  headers: string;
  body: string;
  privateKey: string;
}

/** Further inputs: the body as the sandbox sent it, and other keys that the receiver may have used. */
export interface DiagnosisInputs {
  original?: string;
  otherKeys: readonly string[];
  /** Time on the receiver's clock, in seconds. */
  nowSeconds: number;
  /** Time on the sandbox's clock in seconds, if it is known. Messages are signed with this time. */
  sandboxSeconds?: number;
  toleranceSeconds: number;
}

interface SignatureAge {
  seconds: number;
  fresh: boolean;
}

type HeaderProblem = 'missing' | 'twice' | 'hash' | 'ts' | 'shape';

export type SignatureDiagnosis =
  | { kind: 'header'; problem: HeaderProblem }
  | { kind: 'valid'; age: SignatureAge }
  /** Valid, but older than the tolerance. */
  | { kind: 'stale'; age: SignatureAge }
  /** Valid, but further ahead of the receiver's clock than the tolerance; the sandbox's clock may have been moved. */
  | { kind: 'future'; cause: 'movedClock' | 'unexplained'; age: SignatureAge }
  /** Signed with another key, or the receiver used the key with spaces or quotes around it. */
  | { kind: 'key'; keyMistake: 'spaces' | 'quotes' | 'other' | 'unknown'; age: SignatureAge }
  | { kind: 'body'; change: BodyChange; difference: BodyDifference; age: SignatureAge }
  /** Neither the key nor the body matches. */
  | { kind: 'unknown'; age: SignatureAge };

/** Value of the signature header in pasted headers, or else the pasted text itself. */
export function signatureHeaderIn(headers: string): string {
  return (/^\s*PayPay-Signature\s*:\s*(.*?)\s*$/im.exec(headers)?.[1] ?? headers).trim();
}

/** Whether the signature header occurs twice. If so, programs differ in which one they read. */
const isTwice = (headers: string) => (headers.match(/^\s*PayPay-Signature\s*:/gim) ?? []).length > 1;

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

async function keyMistakeIn({ body, privateKey }: PastedMessage, known: DiagnosisInputs, signature: Signature) {
  const fits = (keys: readonly string[]) => firstThatFits(keys, signature, (key, ts) => sign(key, body, ts));
  const trimmed = privateKey.trim();
  if (trimmed !== privateKey && (await fits([trimmed]))) return 'spaces' as const;
  const [, , bare] = /^(["'`])(.*)\1$/.exec(trimmed) ?? [];
  if (bare && (await fits([bare]))) return 'quotes' as const;
  return (await fits(known.otherKeys)) ? ('other' as const) : undefined;
}

/** Body that was signed: the one that the sandbox sent, or else a common serialisation of the pasted one. */
async function signedBody({ body, privateKey }: PastedMessage, known: DiagnosisInputs, signature: Signature) {
  const candidates = known.original === undefined ? commonSerialisations(body) : [known.original];
  return firstThatFits(candidates, signature, (text, ts) => sign(privateKey.trim(), text, ts));
}

/** Uses the receiver's clock. Receivers refuse old timestamps but accept future ones (docs/decisions/signatures.md). */
function judgeTime(age: SignatureAge, known: DiagnosisInputs): SignatureDiagnosis {
  const { nowSeconds, sandboxSeconds = nowSeconds, toleranceSeconds } = known;
  if (!age.fresh) return { kind: 'stale', age };
  if (age.seconds >= -toleranceSeconds) return { kind: 'valid', age };
  const isMoved = age.seconds >= nowSeconds - sandboxSeconds - toleranceSeconds;
  return { kind: 'future', cause: isMoved ? 'movedClock' : 'unexplained', age };
}

export async function diagnoseSignature(pasted: PastedMessage, known: DiagnosisInputs): Promise<SignatureDiagnosis> {
  if (isTwice(pasted.headers)) return { kind: 'header', problem: 'twice' };
  const header = signatureHeaderIn(pasted.headers);
  const signature = readSignature(header);
  if (!signature) return { kind: 'header', problem: problemOf(header) };
  const { body, privateKey } = pasted;
  const seconds = known.nowSeconds - Number(signature.ts);
  const age: SignatureAge = { seconds, fresh: seconds <= known.toleranceSeconds };

  if ((await sign(privateKey, body, signature.ts)) === signature.hash) return judgeTime(age, known);
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
