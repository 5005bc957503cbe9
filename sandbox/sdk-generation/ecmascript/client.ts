import type { SdkInput } from '../generator.ts';
import { blockComment, wrapped } from '../text.ts';
import type { Dialect } from './dialect.ts';
import { methods } from './operations.ts';

/** What annotations tell TypeScript of the one method that is not made from an operation. */
const callTypes = `  /**
   * @param {'none' | 'platform' | 'entity'} auth
   * @param {string} method
   * @param {string} path
   * @param {{ query?: object, body?: object }} [sent]
   */
`;

/** The client: its settings, one method for each operation, and the one way out to the network. */
export function clientFile(subject: SdkInput, dialect: Dialect, defaultServer: string): string {
  const { say } = subject;
  const { typed, only, told } = dialect;
  return `${only("import type * as types from './types.js';\n")}import { ApiFailure } from './failure.js';
import { servers } from './servers.js';
${told("\n/** @import * as types from './types.d.ts' */\n")}${only(`
type Auth = 'none' | 'platform' | 'entity';

interface Answer<T> {
  success: true;
  data: T;
  meta: types.ListMeta;
  links: types.ListLinks;
}
`)}
${blockComment(wrapped(say('client'), 3), '')}export class Client {
  #baseUrl${typed('string')};
  #language${typed('string')};
  #timeoutSeconds${typed('number')};
  #headers${typed('Record<Auth, Record<string, string>>')};

${told('  /** @param {types.Settings} [settings] */\n')}  constructor(settings${typed('types.Settings')} = {}) {
    const { platformCode = '', privateKey = '', clientId = '' } = settings;
    this.#baseUrl = (settings.baseUrl ?? servers.${defaultServer}).replace(/\\/+$/, '');
    this.#language = settings.language ?? 'PT';
    this.#timeoutSeconds = settings.timeoutSeconds ?? 30;
    const bytes = new TextEncoder().encode(\`\${platformCode}:\${privateKey}\`);
    const platform = { Authorization: \`Basic \${btoa(String.fromCharCode(...bytes))}\` };
    this.#headers = { none: {}, platform, entity: { ...platform, 'PayPay-ClientId': clientId } };
  }

${methods(subject, dialect)}
${told(callTypes)}  async #call${only('<T>')}(
    auth${typed('Auth')},
    method${typed('string')},
    path${typed('string')},
    { query = {}, body }${typed('{ query?: object; body?: object }')} = {},
  )${typed('Promise<Answer<T>>')} {
    let status = 0;
    let text = '';
    try {
      const response = await fetch(this.#baseUrl + path + search(query), {
        method,
        headers: {
          'Accept-Language': this.#language,
          ...(body && { 'Content-Type': 'application/json' }),
          ...this.#headers[auth],
        },
        body: body && JSON.stringify(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(this.#timeoutSeconds * 1000),
      });
      status = response.status;
      text = await response.text();
    } catch (cause) {
      throw new ApiFailure(0, \`\${method} \${path}: ${say('noAnswer')}\`, undefined, cause);
    }
    const answer = read(text);
    if (answer?.success === true) return answer;
    const error = typeof answer?.error?.code === 'string' ? answer.error : undefined;
    const told = error?.errors ?? [error ?? { code: status, msg: '${say('notOurs')}' }];
    const message = told.map(({ code, msg }${typed('{ code: string; msg: string }')}) => \`\${code} \${msg}\`).join('; ');
    throw new ApiFailure(status, message, error);
  }
}

function search(query${typed('object')})${typed('string')} {
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

function read(text${typed('string')})${typed('any')} {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
`;
}
