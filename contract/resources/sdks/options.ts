import { provider } from '../../../provider.config.ts';
import { apiVersion } from '../../schema/envelope.ts';
import type { Locale, Words } from '../../words/locales.ts';
import { type OwnSdkLanguage, ownSdkLanguages, type SdkGenerator } from './languages.ts';
import { sdkOptionWords as w } from './sdkWords.ts';

/** Option of one of our generators: a text in a given form, or one of several values. */
export interface OwnSdkOption {
  words: Words;
  default: string;
  /** Required form of the text, which becomes part of file and class names. */
  form?: RegExp;
  /** Allowed values with their meanings; `servers` maps names to origins. */
  values?(servers: SdkServers): Readonly<Record<string, string>>;
}

export const knownServers = { ...provider.servers, sandbox: provider.sandbox };
export type SdkServers = Readonly<Record<keyof typeof knownServers, string>>;

/** APIs for which clients are generated: payments, or the control API. */
export const sdkApis = {
  payments: { path: '/api', packageEnding: 'client' },
  control: { path: '/sandbox', packageEnding: 'sandbox' },
} as const satisfies Record<string, { path: string; packageEnding: string }>;
export type SdkApi = keyof typeof sdkApis;

/** Provider's name in the spelling of package registries. */
const brand = provider.brand
  .normalize('NFD')
  .replace(/[^A-Za-z0-9]/g, '')
  .toLowerCase();
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const version = {
  words: w.version,
  default: apiVersion,
  form: /^\d{1,6}\.\d{1,6}\.\d{1,6}(-[a-z0-9]{1,20}(\.\d{1,6})?)?$/,
};
/** Keywords of Python, which cannot be package names. */
const pythonKeywords = [
  'and|as|assert|async|await|break|class|continue|def|del|elif|else|except|finally|for|from|global|if|import|in',
  'is|lambda|nonlocal|not|or|pass|raise|return|try|while|with|yield',
].join('|');

const apiOption = {
  words: w.api,
  default: 'payments',
  values: () => Object.fromEntries(Object.entries(sdkApis).map(([name, { path }]) => [name, path])),
} satisfies OwnSdkOption;

/** Has no default, so that a live program does not call the sandbox by accident. */
const serverOption = (api: SdkApi): OwnSdkOption => ({
  words: w.server,
  default: '',
  values: (servers) => (api === 'payments' ? { ...servers } : { sandbox: servers.sandbox }),
});

/** Options of all generators for one API. Package names differ, so that the clients of both APIs can coexist. */
function optionsFor(api: SdkApi) {
  const ending = sdkApis[api].packageEnding;
  const every = { defaultServer: serverOption(api), api: apiOption };
  const npmName = {
    words: w.npmName,
    default: `${brand}-${ending}`,
    form: /^(@[a-z0-9][a-z0-9-]{0,99}\/)?[a-z0-9][a-z0-9-]{0,99}$/,
  };
  return {
    typescript: { npmName, npmVersion: version, ...every },
    php: {
      composerPackageName: {
        words: w.composerPackageName,
        default: `${brand}/${ending}`,
        form: /^[a-z0-9][a-z0-9-]{0,99}\/[a-z0-9][a-z0-9-]{0,99}$/,
      },
      invokerPackage: {
        words: w.invokerPackage,
        default: `${capital(brand)}\\${capital(ending)}`,
        form: /^(?!Namespace\\)[A-Z][A-Za-z0-9]{0,49}(\\[A-Z][A-Za-z0-9]{0,49}){1,4}$/,
      },
      artifactVersion: version,
      ...every,
    },
    python: {
      projectName: {
        words: w.projectName,
        default: `${brand}-${ending}`,
        form: /^[a-z][a-z0-9-]{0,99}[a-z0-9]$/,
      },
      packageName: {
        words: w.packageName,
        default: `${brand}_${ending}`,
        form: new RegExp(`^(?!(${pythonKeywords})$)[a-z][a-z0-9_]{0,99}$`),
      },
      packageVersion: version,
      ...every,
    },
  } as const satisfies Record<SdkGenerator, Readonly<Record<string, OwnSdkOption>>>;
}

/**
 * Options of our generators, named as in OpenAPI Generator, with the additional `defaultServer` and `api`.
 * `GET /sdks/{language}/options` returns only the options of the payments API.
 */
export const ownSdkOptions = { payments: optionsFor('payments'), control: optionsFor('control') };

export function sdkOptionsOf(
  language: OwnSdkLanguage,
  api: SdkApi = 'payments',
): Readonly<Record<string, OwnSdkOption>> {
  return ownSdkOptions[api][ownSdkLanguages[language]];
}

interface DescribedSdkOption {
  opt: string;
  description: string;
  type: string;
  optValue: null;
  default: string;
  enum: Record<string, string> | null;
}

/** Options in the format of `GET /sdks/{language}/options`; `servers` maps names to origins. */
export function describeSdkOptions(
  language: OwnSdkLanguage,
  locale: Locale,
  servers: SdkServers = knownServers,
): Record<string, DescribedSdkOption> {
  const described = Object.entries(sdkOptionsOf(language)).map(([opt, option]) => [
    opt,
    {
      opt,
      description: option.words[locale],
      type: 'string',
      optValue: null,
      default: option.default,
      enum: option.values?.(servers) ?? null,
    },
  ]);
  return Object.fromEntries(described);
}
