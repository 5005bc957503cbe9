import type { SdkInput } from '../generator.ts';
import { wrapped } from '../text.ts';
import { declared, documented, importTypes, type Module, type Parameter } from './module.ts';

/** The check of a webhook's signature on Web standards alone, and the typed body of a genuine message. */
export function webhooksModule({ say, toleranceSeconds }: SdkInput): Module {
  const parameters: Parameter[] = [
    { name: 'body', type: 'string', words: say('body'), optional: false },
    { name: 'header', type: 'string | null | undefined', words: say('header'), optional: false },
    { name: 'privateKey', type: 'string', words: say('privateKey'), optional: false },
    { name: 'toleranceSeconds', type: 'number', words: say('toleranceSeconds'), optional: true },
    { name: 'nowSeconds', type: 'number', words: say('nowSeconds'), optional: true },
  ];
  const functions = {
    verifySignature: { word: 'verify', result: 'Promise<boolean>' },
    parseWebhook: { word: 'parseWebhook', result: 'Promise<types.WebhookDelivery | undefined>' },
    parseCallback: { word: 'parseCallback', result: 'Promise<types.Payment | undefined>' },
  } as const;
  const comment = (name: keyof typeof functions) => {
    const { word, result } = functions[name];
    return documented(wrapped(say(word), 3), parameters, result);
  };
  const declarations = (Object.keys(functions) as (keyof typeof functions)[]).map((name) => {
    const { result } = functions[name];
    return `${comment(name).declarations}export declare function ${name}(${declared(parameters)}): ${result};\n`;
  });
  const names = 'body, header, privateKey, toleranceSeconds, nowSeconds';
  return {
    declarations: `import type * as types from './types.js';\n\n${declarations.join('\n')}`,
    code: `${importTypes}
const encoder = new TextEncoder();

${comment('verifySignature').code}export async function verifySignature(
  body,
  header,
  privateKey,
  toleranceSeconds = ${toleranceSeconds},
  nowSeconds = Date.now() / 1000,
) {
  const [, hash = '', time = ''] = /^hash=([0-9a-f]{64}),ts=(\\d+)$/.exec(header ?? '') ?? [];
  if (!hash || Number(time) < nowSeconds - toleranceSeconds) return false;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(privateKey), algorithm, false, ['verify']);
  const bytes = Uint8Array.from(hash.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.verify('HMAC', key, bytes, encoder.encode(body + time));
}

${comment('parseWebhook').code}export async function parseWebhook(${names}) {
  if (!(await verifySignature(${names}))) return undefined;
  const delivery = read(body);
  if (typeof delivery?.webhook?.action !== 'string') throw new TypeError('${say('notWebhook')}');
  return delivery;
}

${comment('parseCallback').code}export async function parseCallback(${names}) {
  if (!(await verifySignature(${names}))) return undefined;
  const payment = read(body);
  if (typeof payment?.stateDetails?.state !== 'string') throw new TypeError('${say('notCallback')}');
  return payment;
}

/** @param {string} body */
function read(body) {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
`,
  };
}
