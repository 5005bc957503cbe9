import type { SdkInput } from '../generator.ts';
import { blockComment, wrapped } from '../text.ts';
import type { Dialect } from './dialect.ts';

const oneLine = (text: string) => blockComment(wrapped(text, 3), '');
const within = (text: string) => blockComment(wrapped(text, 5), '  ');

export function serversFile({ servers, say }: SdkInput, { only }: Dialect): string {
  const entries = Object.entries(servers).map(([name, address]) => `  ${name}: '${address}',\n`);
  return `${oneLine(say('servers'))}export const servers = {\n${entries.join('')}}${only(' as const')};\n`;
}

export function errorCodesFile({ errors, say }: SdkInput, { only }: Dialect): string {
  const entries = errors.map(([code, words]) => `  ${code}: ${JSON.stringify(words)},\n`);
  const type = only('\nexport type ErrorCode = keyof typeof errorCodes;\n');
  return `${oneLine(say('errorCodes'))}export const errorCodes = {\n${entries.join('')}}${only(' as const')};\n${type}`;
}

const constructorTypes = `  /**
   * @param {number} status
   * @param {string} message
   * @param {types.ErrorBody} [error]
   * @param {unknown} [cause]
   */
`;

/** What a client throws: a refusal with its codes, or no answer at all. */
export function failureFile({ say }: SdkInput, { typed, only, told }: Dialect): string {
  const property = (name: 'status' | 'family' | 'codes' | 'details', type: string) =>
    `${within(say(name))}  ${only('readonly ')}${name}${typed(type)};\n`;
  const imports = only(
    "import type { ErrorCode } from './errorCodes.js';\nimport type * as types from './types.js';\n",
  );
  const has = [...wrapped(say('has'), 5), told('@param {string} code')].filter(Boolean);
  return `${imports}${told("/** @import * as types from './types.d.ts' */\n")}
${oneLine(say('failure'))}export class ApiFailure extends Error {
${property('status', 'number')}${property('family', 'string')}${property('codes', 'readonly string[]')}${property(
  'details',
  'readonly types.ErrorDetail[]',
)}
${told(constructorTypes)}  constructor(
    status${typed('number')},
    message${typed('string')},
    error${only('?: types.ErrorBody')},
    cause${only('?: unknown')},
  ) {
    super(message, { cause });
    this.name = 'ApiFailure';
    this.status = status;
    this.family = error?.code ?? '';
    this.details = error?.errors ?? [];
    this.codes = this.details.map(({ code }) => code);
  }

${blockComment(has, '  ')}  has(code${typed('ErrorCode')})${typed('boolean')} {
    return code === this.family || this.codes.includes(code);
  }
}
`;
}

/** The check of a webhook's signature, on Web standards alone. */
export function signatureFile({ say, toleranceSeconds }: SdkInput, { param, typed }: Dialect): string {
  const comment = [
    ...wrapped(say('verify'), 3),
    '',
    ...(['body', 'header', 'privateKey'] as const).flatMap((name) =>
      param({ name, type: 'string', words: say(name), optional: false }),
    ),
    ...(['toleranceSeconds', 'nowSeconds'] as const).flatMap((name) =>
      param({ name, type: 'number', words: say(name), optional: true }),
    ),
  ];
  return `const encoder = new TextEncoder();

${blockComment(comment, '')}export async function verifySignature(
  body${typed('string')},
  header${typed('string')},
  privateKey${typed('string')},
  toleranceSeconds = ${toleranceSeconds},
  nowSeconds = Date.now() / 1000,
)${typed('Promise<boolean>')} {
  const [, hash = '', time = ''] = /^hash=([0-9a-f]{64}),ts=(\\d+)$/.exec(header) ?? [];
  if (!hash || Number(time) < nowSeconds - toleranceSeconds) return false;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(privateKey), algorithm, false, ['verify']);
  const bytes = Uint8Array.from(hash.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.verify('HMAC', key, bytes, encoder.encode(body + time));
}
`;
}
