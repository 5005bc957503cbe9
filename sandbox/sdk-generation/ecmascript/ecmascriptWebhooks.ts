import type { SdkInput } from '../generator.ts';
import type { ClientWord } from '../sdkWords.ts';
import { blockComment, wrapped } from '../text.ts';
import { declared, documented, importTypes, type Module, type Parameter } from './module.ts';

/** Doc comments and result of each function that parses a message. */
const parsers = {
  parseWebhook: { word: 'parseWebhook', result: 'types.WebhookEvent' },
  parseCallback: { word: 'parseCallback', result: 'types.Payment' },
  parseWebhookForm: { word: 'parseWebhookForm', result: 'types.WebhookForm' },
} as const satisfies Record<string, { word: ClientWord; result: string }>;

const reasonType = "'missing' | 'wrong' | 'expired' | 'body'";

function failureClass({ say }: SdkInput): Module {
  const about = blockComment(wrapped(say('webhookFailure'), 3), '');
  const reason = wrapped(say('reason'), 5);
  return {
    code: `${about}export class WebhookFailure extends Error {
${blockComment([...reason, `@type {${reasonType}}`], '  ')}  reason;

  /**
   * @param {${reasonType}} reason
   * @param {string} message
   */
  constructor(reason, message) {
    super(message);
    this.name = 'WebhookFailure';
    this.reason = reason;
  }
}
`,
    declarations: `${about}export declare class WebhookFailure extends Error {
${blockComment(reason, '  ')}  readonly reason: ${reasonType};
  constructor(reason: ${reasonType}, message: string);
}
`,
  };
}

/** Signature check for webhooks that needs only Web standards, and the typed body of an authentic message. */
export function webhooksModule(subject: SdkInput): Module {
  const { say, toleranceSeconds, events } = subject;
  const parameter = (name: ClientWord, type: string, optional = false): Parameter => ({
    name,
    type,
    words: say(name),
    optional,
  });
  const parameters = [
    parameter('body', 'string'),
    parameter('header', 'string | null | undefined'),
    parameter('privateKey', 'string'),
    parameter('toleranceSeconds', 'number', true),
    parameter('nowSeconds', 'number', true),
  ];
  const hookParameters = [
    parameter('hookAction', 'string'),
    parameter('hookDate', 'string'),
    parameter('hookHash', 'string'),
    parameter('privateKey', 'string'),
  ];
  const functions = {
    verifySignature: { word: 'verify', result: 'boolean', given: parameters },
    verifyHookHash: { word: 'verifyHookHash', result: 'boolean', given: hookParameters },
    ...Object.fromEntries(Object.entries(parsers).map(([name, parser]) => [name, { ...parser, given: parameters }])),
  } as Record<string, { word: ClientWord; result: string; given: Parameter[] }>;
  const comments = Object.fromEntries(
    Object.entries(functions).map(([name, { word, result, given }]) => [
      name,
      documented(wrapped(say(word), 3), given, `Promise<${result}>`),
    ]),
  );
  const declarations = Object.entries(functions).map(
    ([name, { result, given }]) =>
      `${comments[name]?.declarations}export declare function ${name}(${declared(given)}): Promise<${result}>;\n`,
  );
  const failure = failureClass(subject);
  const carried = events.map(({ action, field }) => `  ['${action}', '${field}'],\n`).join('');
  const names = 'body, header, privateKey, toleranceSeconds, nowSeconds';
  return {
    declarations: `import type * as types from './types.js';\n\n${failure.declarations}\n${declarations.join('\n')}`,
    code: `${importTypes}
const encoder = new TextEncoder();
const algorithm = { name: 'HMAC', hash: 'SHA-256' };

/** @type {Map<unknown, string>} */
const carried = new Map([
${carried}]);

${failure.code}
${comments.verifySignature?.code}export async function verifySignature(${names}) {
  return (await problemOf(${names})) === undefined;
}

${comments.verifyHookHash?.code}export async function verifyHookHash(hookAction, hookDate, hookHash, privateKey) {
  if (!/^[0-9a-f]{64}$/.test(hookHash)) return false;
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(privateKey + hookAction + hookDate));
  // Web Crypto compares in constant time only when it verifies a signature, so both are signed with a random key.
  const random = crypto.getRandomValues(new Uint8Array(32));
  const key = await crypto.subtle.importKey('raw', random, algorithm, false, ['sign', 'verify']);
  const signature = await crypto.subtle.sign('HMAC', key, digest);
  return crypto.subtle.verify('HMAC', key, signature, bytesOf(hookHash));
}

${comments.parseWebhook?.code}export async function parseWebhook(${names}) {
  const delivery = read(await genuine(${names}));
  const action = delivery?.webhook?.action;
  if (!Array.isArray(delivery?.[carried.get(action) ?? ''])) throw new WebhookFailure('body', '${say('notWebhook')}');
  return { ...delivery, action };
}

${comments.parseCallback?.code}export async function parseCallback(${names}) {
  const payment = read(await genuine(${names}));
  if (typeof payment?.stateDetails?.state !== 'string') throw new WebhookFailure('body', '${say('notCallback')}');
  return payment;
}

${comments.parseWebhookForm?.code}export async function parseWebhookForm(${names}) {
  /** @type {any} */
  const form = {};
  for (const [name, value] of new URLSearchParams(await genuine(${names}))) {
    const path = name.match(/[a-z\\d]\\w*/gi) ?? [];
    const last = path.pop();
    let inner = form;
    for (const [at, key] of path.entries()) {
      if (!Object.hasOwn(inner, key)) inner[key] = /^\\d/.test(path[at + 1] ?? last ?? '') ? [] : {};
      inner = inner[key];
    }
    if (last !== undefined) inner[last] = value;
  }
  if (typeof form.hookAction !== 'string') throw new WebhookFailure('body', '${say('notForm')}');
  return form;
}

/**
 * Reason not to trust a message; undefined if it is genuine.
 * @param {string} body
 * @param {string | null | undefined} header
 * @param {string} privateKey
 * @returns {Promise<[reason: 'missing' | 'wrong' | 'expired', message: string] | undefined>}
 */
async function problemOf(body, header, privateKey, toleranceSeconds = ${toleranceSeconds}, nowSeconds = Date.now() / 1000) {
  const [, hash = '', time = ''] = /^hash=([0-9a-f]{64}),ts=(\\d+)$/.exec(header ?? '') ?? [];
  if (!hash) return ['missing', '${say('signatureMissing')}'];
  const key = await crypto.subtle.importKey('raw', encoder.encode(privateKey), algorithm, false, ['verify']);
  const isGenuine = await crypto.subtle.verify('HMAC', key, bytesOf(hash), encoder.encode(body + time));
  if (!isGenuine) return ['wrong', '${say('signatureWrong')}'];
  return Number(time) < nowSeconds - toleranceSeconds ? ['expired', '${say('signatureExpired')}'] : undefined;
}

/**
 * Body of a genuine message.
 * @param {string} body
 * @param {string | null | undefined} header
 * @param {string} privateKey
 * @param {number} [toleranceSeconds]
 * @param {number} [nowSeconds]
 */
async function genuine(${names}) {
  const problem = await problemOf(${names});
  if (problem) throw new WebhookFailure(...problem);
  return body;
}

/** @param {string} hex */
const bytesOf = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

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
