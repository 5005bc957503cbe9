import type { Clock, Delivery } from '@balcao/contract/control/controlSchema.ts';
import { signatureToleranceSeconds } from '@balcao/contract/resources/webhooks/signatureTolerance.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import {
  diagnoseSignature,
  type SignatureDiagnosis,
  signatureHeaderIn,
} from '@balcao/workbench/inspectors/signature/diagnoseSignature.ts';
import { signatureDebugger as words } from '@balcao/workbench/words/panes/en/debugger.ts';
import * as z from 'zod';
import type { Call } from '../client/caller.ts';
import { done } from '../results/toolResult.ts';
import { tool } from './tool.ts';

const tolerance = `${signatureToleranceSeconds / 60} minutes`;

interface DiagnosisText {
  title: string;
  text: string;
  remedy?: string;
}

function textOf(diagnosis: SignatureDiagnosis): DiagnosisText {
  switch (diagnosis.kind) {
    case 'header':
      return words.header[diagnosis.problem];
    case 'valid':
      return words.valid;
    case 'stale':
      return words.stale(tolerance);
    case 'future':
      return words.future(tolerance)[diagnosis.cause];
    case 'key':
      return words.keySlip[diagnosis.keyMistake];
    case 'body':
      return words.handling[diagnosis.change];
    case 'unknown':
      return words.unknown;
  }
}

function differenceLines(diagnosis: SignatureDiagnosis): string[] {
  if (diagnosis.kind !== 'body') return [];
  const { byte, before, given, original } = diagnosis.difference;
  return [
    `${words.byte(String(byte + 1))}, after ${JSON.stringify(before)}:`,
    `- ${words.given}: ${JSON.stringify(given)}`,
    `- ${words.original}: ${JSON.stringify(original)}`,
  ];
}

/** Body that the sandbox sent with this signature; undefined if it sent none or the keys are invalid. */
async function originalOf(call: Call, header: string): Promise<string | undefined> {
  const listed = await call<Delivery[]>('GET', '/sandbox/deliveries');
  if (!listed.ok) return undefined;
  const hasHeader = ({ attempts }: Delivery) => attempts.some(({ headers }) => Object.values(headers).includes(header));
  return listed.data.find(hasHeader)?.body;
}

/** Seconds by which the tenant's clock is ahead of real time; 0 if the keys are invalid. */
async function offsetOf(call: Call): Promise<number> {
  const clock = await call<Clock>('GET', '/sandbox/clock');
  return clock.ok ? clock.data.offsetSeconds : 0;
}

export const explainSignature = tool({
  description:
    'Explains why the signature of a webhook does not match: says whether header, body, key or clock is wrong, with the first byte that differs. With `keys` it compares with the message that was sent.',
  input: z.object({
    header: z.string().max(5000).describe('Value of PayPay-Signature, or all headers that arrived'),
    body: z
      .string({ error: 'the raw text is needed: JSON that was read and written again has other bytes' })
      .max(200_000)
      .describe('The raw body that the program computed the hash from'),
    key: z.string().max(200).describe('Private key that the program used'),
  }),
  needsKeys: false,
  isReadOnly: true,
  async run({ call, credentials }, { header, body, key }) {
    const original = credentials && (await originalOf(call, signatureHeaderIn(header)));
    const nowSeconds = Math.floor(Date.now() / 1000);
    const sandboxSeconds = credentials && nowSeconds + (await offsetOf(call));
    const others = [credentials?.privateKey, seed.platform.privateKey, seed.otherPlatform.privateKey];
    const diagnosis = await diagnoseSignature(
      { headers: header, body, privateKey: key },
      {
        original,
        otherKeys: [...new Set(others)].filter((other) => other !== undefined && other !== key) as string[],
        nowSeconds,
        sandboxSeconds,
        toleranceSeconds: signatureToleranceSeconds,
      },
    );
    const { title, text, remedy } = textOf(diagnosis);
    const told = [title, text, ...differenceLines(diagnosis)].join('\n');
    return done(remedy ? `${told}\n${remedy}` : told);
  },
});
