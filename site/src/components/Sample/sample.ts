import { languages } from '@balcao/examples/languages/languages.ts';
import type { ApiCredentials } from '@balcao/workbench/core/apiCredentials.ts';
import type { SandboxKeys } from '@balcao/workbench/core/keyring.ts';

type Language = (typeof languages)[number];
export type SampleLanguage = Language['extension'];

/** Languages of the samples by file extension, in the order of the tabs. */
export const sampleLanguages = Object.fromEntries(
  languages.map(({ extension, id, label, highlight }) => [extension, { id, label, code: highlight }]),
) as Record<SampleLanguage, { id: Language['id']; label: string; code: Language['highlight'] }>;

export const soapLabels: Partial<Record<SampleLanguage, string>> = { php: 'PHP SoapClient', sh: 'XML' };

/** Recorded step as shown on a page. The `Html` fields are highlighted at build time. */
export interface SampleData {
  kind: 'api' | 'soap' | 'control' | 'delivery';
  /** SOAP method, because the URL names only the service. */
  called?: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  status: number;
  /** Path and anchor of the description of a simulator call. */
  describedAt?: string | undefined;
  requestHtml: Partial<Record<SampleLanguage, string>>;
  wireHtml: string;
  answerHtml: string | null;
}

type Retarget = (code: string) => string;

/** Server and credentials that samples show instead of those of a fresh local sandbox. */
export interface SampleTarget {
  origin: string;
  keys: SandboxKeys;
  retarget: Retarget;
  /** URL of the sandbox's workbench; undefined if the server has none. */
  workbenchUrl?: string;
  /** Words for the owner of the URL and credentials, and for the button that restores the original ones. */
  texts: { of: string; back: string };
  reset(): void;
}

interface RetargetOptions {
  /** Further values and their replacements, such as the tokens of payment pages. */
  values?: readonly (readonly [from: string, to: string])[];
  /** Whether the new server has the simulators under `/sandbox`. */
  simulators: boolean;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * Creates a function that replaces URL and credentials in code, plain or highlighted. Credentials are replaced only if
 * they are a whole string in quotes, or in the URL of an inbox, because ids may contain the same digits. New values
 * need no escaping, because origins and keys contain no quotes, brackets or spaces.
 */
export function retargetFrom(
  { origins, keys }: { origins: readonly string[]; keys: ApiCredentials },
  to: { origin: string; keys: ApiCredentials },
  { values = [], simulators }: RetargetOptions,
): Retarget {
  const known = new Map([
    [keys.platformCode, to.keys.platformCode],
    [keys.privateKey, to.keys.privateKey],
    [keys.clientId, to.keys.clientId],
  ]);
  const tokens = new Map(values);
  const from = origins.map(escaped).join('|');
  const parts = [
    String.raw`(?<quote>["'])(?<key>${[...known.keys()].map(escaped).join('|')})\k<quote>`,
    String.raw`(?<=/sandbox/inbox/)(?<inbox>${escaped(keys.platformCode)})\b`,
    ...(tokens.size > 0 ? [`(?<token>${[...tokens.keys()].map(escaped).join('|')})`] : []),
    // Without simulators, the URL of an inbox keeps the sandbox's origin.
    simulators ? `(?<origin>${from})` : `(?<origin>${from})(?!/sandbox/)`,
  ];
  const pattern = new RegExp(parts.join('|'), 'g');
  const control = new RegExp(`(?:${from})/sandbox["']`);
  return (code) => {
    // Only a sandbox can execute a call to a simulator.
    if (!simulators && control.test(code)) return code;
    return code.replace(pattern, (whole, ...rest) => {
      const { quote, key, inbox, token } = rest.at(-1) as Record<string, string | undefined>;
      if (quote !== undefined && key !== undefined) return `${quote}${known.get(key)}${quote}`;
      if (inbox !== undefined) return simulators ? to.keys.platformCode : inbox;
      return token === undefined ? to.origin : (tokens.get(token) ?? whole);
    });
  };
}
