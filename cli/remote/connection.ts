import { confusedScheme, distrustRemedy, failureText } from '@balcao/text/connectionFailure.ts';
import { readLimited } from '@balcao/text/readLimited.ts';
import { type Call, callerOf, callerWith, type Send, sharedKeys } from '../library/caller.ts';
import type { Credentials } from '../library/types.ts';
import { exitCodes, Problem } from '../terminal/problem.ts';

export interface Connection {
  url: string;
  keys: Credentials;
  call: Call;
}

const usualUrl = 'http://localhost:4000';

/** Problem of an unreachable server or an unreadable response, such as a wrong scheme or an unknown certificate. */
function unanswered(url: string, error: unknown): Problem {
  const reason = failureText(url, error);
  if (confusedScheme(url, error) || reason.endsWith(distrustRemedy))
    return new Problem(`${url} cannot be asked: ${reason}`);
  return new Problem(
    `No sandbox answers on ${url}.`,
    'balcao start starts one; --url or BALCAO_URL names one that runs elsewhere.',
  );
}

function originOf(text: string): string {
  if (text === '')
    throw new Problem(
      'BALCAO_URL is empty.',
      'Set it to the origin of a sandbox, such as http://localhost:4000, or unset it.',
    );
  // Messages must not contain keys, so the user info of the URL and the keys in its fragment are removed.
  const place = text.replace(/#keys=.*/s, '');
  if (place.includes('@')) {
    throw new Problem(
      'The URL of the sandbox has a user or a password.',
      'Give the keys as --keys CODE:KEY:ENTITY or BALCAO_KEYS, and leave them out of the URL.',
    );
  }
  const url = URL.canParse(place) ? new URL(place) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Problem(
    `"${place}" is not the URL of a sandbox.`,
    'Use its origin, such as http://localhost:4000, or the link to its workbench.',
  );
}

/** Parses keys in the format of `--keys` and of links to a workbench. */
function keysOf(text: string): Credentials {
  if (/["'`\s]/.test(text)) {
    throw new Problem('The keys have quotes or blanks.', 'Give them without: 0001:balcaoSandboxKey01:999999990.');
  }
  const isWritten = !/%(?![0-9a-f]{2})/i.test(text);
  const [platformCode = '', privateKey = '', clientId = ''] = isWritten ? text.split(':').map(decodeURIComponent) : [];
  if (platformCode && privateKey && clientId) return { platformCode, privateKey, clientId };
  throw new Problem(
    'These are not the keys of a sandbox.',
    'Use platform code, private key and entity with colons between them: 0001:balcaoSandboxKey01:999999990.',
  );
}

/** Keys in the fragment of a workbench link. */
const keysIn = (text: string) => /#keys=(.+)$/.exec(text)?.[1];

/** Timeout for a whole response. Moving the clock by months takes the longest. */
const longestResponseSeconds = 120;

/** Creates a function that sends over the network and explains a missing or incomplete response. */
export const sendTo =
  (url: string): Send =>
  async (request) => {
    const signal = AbortSignal.timeout(longestResponseSeconds * 1000);
    const late = () => new Problem(`${url} did not respond within ${longestResponseSeconds} seconds.`);
    const response = await fetch(request, { signal }).catch((error) => {
      throw signal.aborted ? late() : unanswered(url, error);
    });
    const text = await readLimited(response).catch((error: Error) => {
      throw signal.aborted ? late() : new Problem(`The response of ${url} cannot be read: ${error.message}`);
    });
    const { status, headers } = response;
    return new Response(text || null, { status, headers });
  };

/** Server and keys from the options, or else from the environment, or else of a fresh local sandbox. */
export function connectionFrom(options: Readonly<Record<string, string | undefined>>): Connection {
  const given = options.url ?? process.env.BALCAO_URL ?? usualUrl;
  const url = originOf(given);
  const told = options.keys ?? keysIn(given) ?? process.env.BALCAO_KEYS;
  const keys = told === undefined ? sharedKeys : keysOf(told);
  return { url, keys, call: callerOf(sendTo(url), url, keys) };
}

/** Connection for the operator, with the admin key. */
export function adminFrom(options: Readonly<Record<string, string | undefined>>) {
  const url = originOf(options.url ?? process.env.BALCAO_URL ?? usualUrl);
  const key = options['admin-key'] ?? process.env.ADMIN_KEY;
  if (!key) {
    throw new Problem(
      'The admin key is missing.',
      'Set ADMIN_KEY, or --admin-key, to the key that the sandbox was started with.',
    );
  }
  const headers = { Authorization: `Bearer ${key}` };
  const send = sendTo(url);
  return {
    call: callerWith(send, url, headers),
    /** Reads a response without an envelope. */
    async text(path: string) {
      const response = await send(new Request(url + path, { headers }));
      if (response.ok) return response.text();
      throw new Problem(`GET ${path} was answered with ${response.status}.`, undefined, exitCodes.refused);
    },
  };
}
