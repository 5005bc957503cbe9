import type { SdkInput } from '../generator.ts';
import { blockComment, wrapped } from '../text.ts';
import { importTypes, type Module } from './module.ts';

const oneLine = (text: string) => blockComment(wrapped(text, 3), '');
const within = (text: string) => blockComment(wrapped(text, 5), '  ');

export function serversModule({ servers, say }: SdkInput): Module {
  const about = oneLine(say('servers'));
  const entries = Object.entries(servers);
  const values = entries.map(([name, address]) => `  ${name}: '${address}',\n`).join('');
  const types = entries.map(([name, address]) => `  readonly ${name}: '${address}';\n`).join('');
  return {
    code: `${about}export const servers = /** @type {const} */ ({\n${values}});\n`,
    declarations: `${about}export declare const servers: {\n${types}};\n`,
  };
}

export function errorCodesModule({ errors, say }: SdkInput): Module {
  const about = oneLine(say('errorCodes'));
  const values = errors.map(([code, words]) => `  ${code}: ${JSON.stringify(words)},\n`).join('');
  const types = errors.map(([code, words]) => `${within(words)}  readonly ${code}: string;\n`).join('');
  return {
    code: `${about}export const errorCodes = {\n${values}};\n`,
    declarations: `${about}export declare const errorCodes: {\n${types}};\n\nexport type ErrorCode = keyof typeof errorCodes;\n`,
  };
}

/** Errors of a client: a refusal with its codes, or a failure without a response. */
export function failureModule({ say }: SdkInput): Module {
  const properties = [
    ['status', 'number'],
    ['family', 'string'],
    ['codes', 'readonly string[]'],
    ['details', 'readonly types.ErrorDetail[]'],
    ['retryAfterSeconds', 'number | undefined'],
  ] as const;
  const has = wrapped(say('has'), 5);
  return {
    code: `${importTypes}
${oneLine(say('failure'))}export class ApiFailure extends Error {
${properties.map(([name, type]) => `${blockComment([...wrapped(say(name), 5), `@type {${type}}`], '  ')}  ${name};\n`).join('')}
  /**
   * @param {number} status
   * @param {string} message
   * @param {{ error?: types.ErrorBody, cause?: unknown, retryAfterSeconds?: number }} [more]
   */
  constructor(status, message, { error, cause, retryAfterSeconds } = {}) {
    super(message, { cause });
    this.name = 'ApiFailure';
    this.status = status;
    this.family = error?.code ?? '';
    this.details = error?.errors ?? [];
    this.codes = this.details.map(({ code }) => code);
    this.retryAfterSeconds = retryAfterSeconds;
  }

${blockComment([...has, '@param {string} code', '@returns {boolean}'], '  ')}  has(code) {
    return code === this.family || this.codes.includes(code);
  }
}
`,
    declarations: `import type { ErrorCode } from './errorCodes.js';
import type * as types from './types.js';

${oneLine(say('failure'))}export declare class ApiFailure extends Error {
${properties.map(([name, type]) => `${within(say(name))}  readonly ${name}: ${type};\n`).join('')}  constructor(
    status: number,
    message: string,
    more?: { error?: types.ErrorBody; cause?: unknown; retryAfterSeconds?: number },
  );
${blockComment(has, '  ')}  has(code: ErrorCode): boolean;
}
`,
  };
}
