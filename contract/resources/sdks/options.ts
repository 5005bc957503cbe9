import { provider } from '../../../provider.config.ts';
import { apiVersion } from '../../schema/envelope.ts';
import type { Locale, Words } from '../../words/locales.ts';
import { type OwnSdkLanguage, ownSdkLanguages, type SdkGenerator } from './languages.ts';
import { sdkOptionWords as w } from './words.ts';

/** An option of a generator of ours: text of a form, or one of a few values. */
export interface OwnSdkOption {
  words: Words;
  default: string;
  /** What the text must look like; it ends up in names of files and classes. */
  form?: RegExp;
  /** Names of servers, of which it must be one. */
  servers?: readonly string[];
}

const knownServers = { ...provider.servers, sandbox: provider.sandbox };
export type SdkServers = Readonly<Record<keyof typeof knownServers, string>>;

/** The provider's name as package registries take it. */
const brand = provider.brand
  .normalize('NFD')
  .replace(/[^A-Za-z0-9]/g, '')
  .toLowerCase();
const capital = brand.charAt(0).toUpperCase() + brand.slice(1);

const version = {
  words: w.version,
  default: apiVersion,
  form: /^\d{1,6}\.\d{1,6}\.\d{1,6}(-[a-z0-9]{1,20}(\.\d{1,6})?)?$/,
};
const npmName = {
  words: w.npmName,
  default: `${brand}-client`,
  form: /^(@[a-z0-9][a-z0-9-]{0,99}\/)?[a-z0-9][a-z0-9-]{0,99}$/,
};
/** None by default: a program that goes live must not stay with the sandbox because nobody said otherwise. */
const server = {
  words: w.server,
  default: '',
  servers: Object.keys(knownServers),
};

/** What Python does not take as the name of a package. */
const pythonKeywords = [
  'and|as|assert|async|await|break|class|continue|def|del|elif|else|except|finally|for|from|global|if|import|in',
  'is|lambda|nonlocal|not|or|pass|raise|return|try|while|with|yield',
].join('|');

/**
 * Options each generator of ours honours, under the names OpenAPI Generator gives its own; `defaultServer` is ours.
 * `GET /sdks/{language}/options` returns them and nothing else.
 */
export const ownSdkOptions = {
  typescript: { npmName, npmVersion: version, defaultServer: server },
  javascript: { projectName: npmName, projectVersion: version, defaultServer: server },
  php: {
    composerPackageName: {
      words: w.composerPackageName,
      default: `${brand}/client`,
      form: /^[a-z0-9][a-z0-9-]{0,99}\/[a-z0-9][a-z0-9-]{0,99}$/,
    },
    invokerPackage: {
      words: w.invokerPackage,
      default: `${capital}\\Client`,
      form: /^(?!Namespace\\)[A-Z][A-Za-z0-9]{0,49}(\\[A-Z][A-Za-z0-9]{0,49}){1,4}$/,
    },
    artifactVersion: version,
    defaultServer: server,
  },
  python: {
    projectName: {
      words: w.projectName,
      default: `${brand}-client`,
      form: /^[a-z][a-z0-9-]{0,99}[a-z0-9]$/,
    },
    packageName: {
      words: w.packageName,
      default: `${brand}_client`,
      form: new RegExp(`^(?!(${pythonKeywords})$)[a-z][a-z0-9_]{0,99}$`),
    },
    packageVersion: version,
    defaultServer: server,
  },
} as const satisfies Record<SdkGenerator, Readonly<Record<string, OwnSdkOption>>>;

/** Options of a language of ours. */
export function sdkOptionsOf(language: OwnSdkLanguage): Readonly<Record<string, OwnSdkOption>> {
  return ownSdkOptions[ownSdkLanguages[language]];
}

/** An option as `GET /sdks/{language}/options` returns it. */
export interface DescribedSdkOption {
  opt: string;
  description: string;
  type: string;
  optValue: null;
  default: string;
  enum: Record<string, string> | null;
}

/**
 * The same as `GET /sdks/{language}/options` returns them.
 * @param servers origins by name; those of provider.config.ts where the sandbox answers at its usual place
 */
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
      enum: option.servers ? { ...servers } : null,
    },
  ]);
  return Object.fromEntries(described);
}
