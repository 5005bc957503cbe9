import { comesInPages, needsEntity } from '../description/api.ts';
import type { SdkInput } from '../generator.ts';
import { longestPauseSeconds, retryStatuses } from '../retryKeys.ts';
import { blockComment, wrapped } from '../text.ts';
import { methods } from './ecmascriptOperations.ts';
import { importTypes, type Module } from './module.ts';

const pagesFrom = `/**
 * @template {{ links: types.ListLinks }} Page
 * @param {number | undefined} first
 * @param {(page: number) => Promise<Page>} list
 * @returns {AsyncGenerator<Page, void, void>}
 */
async function* pagesFrom(first = 1, list) {
  for (let page = first; ; page += 1) {
    const listing = await list(page);
    yield listing;
    if (!listing.links.next) return;
  }
}

`;

/** Client module: settings, methods, and the request function. The URL is required if there is no `defaultServer`. */
export function clientModule(subject: SdkInput, defaultServer: string): Module {
  const { api, clientName, say } = subject;
  const { code, declarations } = methods(subject);
  const about = blockComment(wrapped(say('client'), 3), '');
  const baseUrl = defaultServer ? `baseUrl = servers.${defaultServer}` : 'baseUrl';
  const [clientId, entity, auth] = needsEntity(api)
    ? [", clientId = ''", ", entity: { ...platform, 'PayPay-ClientId': clientId }", "'none' | 'platform' | 'entity'"]
    : ['', '', "'none' | 'platform'"];
  return {
    declarations: `import type * as types from './types.js';

${about}export declare class ${clientName} {
  #private;
  constructor(settings: types.Settings);
${declarations}}
`,
    code: `import { ApiFailure } from './failure.js';
${defaultServer ? "import { servers } from './servers.js';\n" : ''}
${importTypes}
const retryStatuses = [${retryStatuses.join(', ')}];

${about}export class ${clientName} {
  #baseUrl;
  #language;
  #timeoutSeconds;
  #retries;
  #headers;
  #fetch;

  /** @param {types.Settings} settings */
  constructor(settings) {
    const { ${baseUrl}, language, platformCode = '', privateKey = ''${clientId} } = settings;
    if (!baseUrl || !language) throw new TypeError('${say('required')}: baseUrl, language');
    this.#baseUrl = baseUrl.replace(/\\/+$/, '');
    this.#language = language;
    this.#timeoutSeconds = settings.timeoutSeconds ?? 30;
    this.#retries = settings.retries ?? 0;
    const bytes = new TextEncoder().encode(\`\${platformCode}:\${privateKey}\`);
    const platform = { Authorization: \`Basic \${btoa(String.fromCharCode(...bytes))}\` };
    this.#headers = { none: {}, platform${entity} };
    /** @type {types.Fetch} */
    this.#fetch = settings.fetch ?? ((url, request) => fetch(url, request));
  }

${code}
  /**
   * @param {${auth}} auth
   * @param {string} method
   * @param {string} path
   * @param {{ query?: object, body?: object, key?: string | number }} [sent]
   */
  async #call(auth, method, path, { query = {}, body, key } = {}) {
    const retries = method === 'GET' || key ? this.#retries : 0;
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.#send(auth, method, path + search(query), body);
      } catch (failure) {
        if (attempt >= retries || !(failure instanceof ApiFailure)) throw failure;
        const { status, retryAfterSeconds = 0 } = failure;
        if (!retryStatuses.includes(status) || retryAfterSeconds > ${longestPauseSeconds}) throw failure;
        const pause = Math.min(2 ** attempt, ${2 * longestPauseSeconds}) * (0.25 + Math.random() / 4);
        await new Promise((resolve) => setTimeout(resolve, Math.max(pause, retryAfterSeconds) * 1000));
      }
    }
  }

  /**
   * @param {${auth}} auth
   * @param {string} method
   * @param {string} path
   * @param {object} [body]
   */
  async #send(auth, method, path, body) {
    let status = 0;
    let text = '';
    let retryAfter = 0;
    try {
      const response = await this.#fetch(this.#baseUrl + path, {
        method,
        headers: {
          'Accept-Language': this.#language,
          ...(body && { 'Content-Type': 'application/json' }),
          ...this.#headers[auth],
        },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(this.#timeoutSeconds * 1000),
      });
      status = response.status;
      retryAfter = secondsIn(response.headers.get('Retry-After'));
      text = await response.text();
    } catch (cause) {
      throw new ApiFailure(0, \`\${method} \${path}: ${say('noAnswer')}\`, { cause });
    }
    const answer = read(text);
    if (answer?.success === true) return answer;
    const error = typeof answer?.error?.code === 'string' ? answer.error : undefined;
    const told = error?.errors ?? [error ?? { code: status, msg: '${say('notOurs')}' }];
    const message = told.map((/** @type {types.ErrorDetail} */ { code, msg }) => \`\${code} \${msg}\`).join('; ');
    throw new ApiFailure(status, message, { error, ...(retryAfter > 0 && { retryAfterSeconds: retryAfter }) });
  }
}

${api.operations.some(comesInPages) ? pagesFrom : ''}/**
 * Seconds, or a date (RFC 9110, section 10.2.3).
 * @param {string | null} told
 */
function secondsIn(told) {
  const seconds = /^\\d+$/.test(told ?? '') ? Number(told) : (Date.parse(told ?? '') - Date.now()) / 1000;
  return Math.ceil(seconds) || 0;
}

/** @param {object} query */
function search(query) {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const parts = typeof value === 'object' ? Object.entries(value ?? {}) : [['', value]];
    for (const [inner, part] of parts) {
      if (part !== undefined) parameters.set(inner ? \`\${name}[\${inner}]\` : name, String(part));
    }
  }
  const text = String(parameters);
  return text && \`?\${text}\`;
}

/** @param {string} text */
function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
`,
  };
}
