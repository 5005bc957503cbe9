import { isIP } from 'node:net';
import { join } from 'node:path';
import { nearestNames } from '@balcao/text/nearestNames.ts';
import * as z from 'zod';
import { provider } from '../../provider.config.ts';
import type { DatabaseLocation } from '../storage/drivers/openDatabase.ts';
import { isLoopback, listeningOn, loopbackAddresses } from './listen.ts';

/** Additional settings on a public network (docs/decisions/local-and-exposed.md). */
interface Exposed {
  origins: readonly string[];
  /** Number of trusted proxies in front of the process, which report the caller's address. */
  proxies: number;
}

export interface Configuration {
  port: number;
  /** IP addresses to listen on, without brackets. */
  addresses: readonly string[];
  isLocal: boolean;
  /** Accepted host names and addresses, in lower case and without brackets. */
  hosts: readonly string[];
  publicUrl: string;
  /** URL of the documentation site, without a trailing slash. */
  siteUrl: string;
  database: DatabaseLocation;
  /** Folder for the SQLite file and its backups; undefined with PostgreSQL. */
  dataDir: string | undefined;
  /** Maximum number of private sandboxes; undefined for the contract's default. */
  tenants: number | undefined;
  /** Set on a public network; undefined if all callers are trusted. */
  exposed?: Exposed | undefined;
  /** OpenAPI Generator: a service, or otherwise a command, which may not be installed. */
  sdkGeneratorUrl: string | undefined;
  sdkGeneratorCommand: string | undefined;
  /** Key of the admin API; undefined if there is no admin API. */
  adminKey: string | undefined;
  logRequests: boolean;
  /** Folder with the built pages; undefined if they are beside the bundle. */
  pagesDir: string | undefined;
}

const hostName = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i;
const withoutBrackets = (text: string) => text.replace(/^\[(.*)\]$/, '$1').toLowerCase();
const isHost = (text: string) => isIP(withoutBrackets(text)) > 0 || hostName.test(text);

/** Schema of a number. The message of each check below continues the sentence "NAME is "…"". */
const number = (what: string, least: number, most: number) =>
  z
    .string()
    .refine(
      (text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most,
      `which is not ${what}. Use a number from ${least} to ${most}.`,
    )
    .transform(Number);

const url = (protocols: RegExp, use: string, isUsable: (url: URL) => boolean = () => true) =>
  z.string().refine((text) => {
    const parsed = URL.canParse(text) ? new URL(text) : undefined;
    return parsed !== undefined && protocols.test(parsed.protocol) && isUsable(parsed);
  }, `which is not ${use}`);

const listed = (text: string) => text.split(/[\s,]+/).filter(Boolean);
const http = /^https?:$/;
const isBare = ({ username, password, search, hash }: URL) => !username && !password && !search && !hash;
/** Whether a text is a valid `Origin` header (RFC 6454 §6.2). */
const isOrigin = (text: string) =>
  URL.canParse(text) && http.test(new URL(text).protocol) && new URL(text).origin === text.toLowerCase();

const environment = z.object({
  SANDBOX_PORT: number('a port', 1, 65_535).optional(),
  HOST: z
    .string()
    .refine(isHost, 'which is not an address to listen on. Use an IP address such as 0.0.0.0, or a host name.')
    .transform(withoutBrackets)
    .optional(),
  SANDBOX_URL: url(
    http,
    'an origin. Use http:// or https://, a host and perhaps a port, such as https://sandbox.example.',
    (parsed) => isBare(parsed) && parsed.pathname === '/',
  ).optional(),
  SANDBOX_HOSTS: z
    .string()
    .transform(listed)
    .refine(
      (hosts) => hosts.every(isHost),
      'which is not a list of host names. Use names or IP addresses without port, with commas between them.',
    )
    .transform((hosts) => hosts.map(withoutBrackets))
    .optional(),
  SANDBOX_PUBLIC: z.literal('1', 'which is not a choice. Use 1, or leave it out.').optional(),
  SANDBOX_ORIGINS: z
    .string()
    .transform(listed)
    .refine(
      (origins) => origins.every(isOrigin),
      'which is not a list of web origins. Use https:// and a host for each, such as https://shop.example, with commas between them.',
    )
    .optional(),
  SANDBOX_PROXIES: number('a number of proxies', 0, 20).optional(),
  SITE_URL: url(
    http,
    'the address of a site. Use http:// or https:// and a host, such as https://docs.example.',
    isBare,
  ).optional(),
  SANDBOX_TENANTS: number('a number of private sandboxes', 1, 1_000_000).optional(),
  DATABASE_URL: url(
    /^postgres(ql)?:$/,
    'the address of a PostgreSQL database. Use postgresql://user:password@host:5432/database.',
    ({ href }) => href.includes('://'),
  ).optional(),
  DATABASE_CONNECTIONS: number('a number of connections', 1, 1000).optional(),
  DATA_DIR: z.string().optional(),
  SQLITE_SYNCHRONOUS: z.enum(['normal', 'full'], 'which is not a level of safety. Use normal or full.').optional(),
  SDK_GENERATOR_URL: url(
    http,
    'the address of an OpenAPI Generator service. Use http:// or https:// and a host, without user and password.',
    ({ username, password }) => !username && !password,
  ).optional(),
  SDK_GENERATOR_COMMAND: z.string().optional(),
  ADMIN_KEY: z
    .string()
    .regex(
      /^[\x21-\x7e]{24,}$/,
      'which is not safe as a key. Use at least 24 letters, digits and signs without spaces, such as `openssl rand -hex 24` prints.',
    )
    .optional(),
  LOG_REQUESTS: z.enum(['0', '1'], 'which is not a switch. Use 1 to print a line for each request.').optional(),
  PAGES_DIR: z.string().optional(),
});

type Environment = z.output<typeof environment>;

/** Characters of a value that may contain a password: user information, a query, a fragment, or an option. */
const mayHoldPassword = /[@?#]|pass/i;

/** Value as shown in an error: without keys and passwords, and only the scheme of an invalid URL. */
export function shown(name: string, text: string): string {
  if (name === 'ADMIN_KEY') return `"***" of ${text.length} characters`;
  if (!mayHoldPassword.test(text)) return `"${text}"`;
  return `"${/^[a-z]+:\/\//i.exec(text)?.[0] ?? ''}***"`;
}

function databaseFrom(env: Environment, dataDir: string): DatabaseLocation {
  if (!env.DATABASE_URL) return { sqlite: join(dataDir, 'sandbox.db'), synchronous: env.SQLITE_SYNCHRONOUS };
  return { postgres: env.DATABASE_URL, connections: env.DATABASE_CONNECTIONS };
}

/** Message about a variable that does not meet the requirements of a public network; undefined if all do. */
function problemInPublic({ SANDBOX_PUBLIC, SANDBOX_URL }: Environment): string | undefined {
  if (!SANDBOX_PUBLIC) return undefined;
  if (!SANDBOX_URL) {
    return 'SANDBOX_PUBLIC is "1", which needs SANDBOX_URL. Put the address there that callers know, such as https://sandbox.example.';
  }
  const { protocol, hostname } = new URL(SANDBOX_URL);
  if (protocol === 'https:' || isLoopback(hostname)) return undefined;
  return `SANDBOX_URL is "${SANDBOX_URL}", which would send keys in clear text with SANDBOX_PUBLIC. Use https://, which a proxy in front of the sandbox serves.`;
}

/** Returns a message about an unknown variable whose name is at most two typos away from a known one. */
function misspelt(given: Readonly<Record<string, string | undefined>>): string | undefined {
  const known = Object.keys(environment.shape);
  for (const name of Object.keys(given)) {
    if (!name.startsWith('SANDBOX_') || known.includes(name)) continue;
    const [meant] = nearestNames(name, known, 2);
    if (meant && !given[meant]) return `${name} is not read. Did you mean ${meant}? Otherwise unset it.`;
  }
  return undefined;
}

/** Accepted host names, including all names of this machine unless the network is public. */
function hostsOf(env: Environment, host: string, publicUrl: URL): string[] {
  const named = [withoutBrackets(publicUrl.hostname), ...(env.SANDBOX_HOSTS ?? [])];
  // For health checks on this machine; on any other machine `localhost` does not lead here.
  const own = env.SANDBOX_PUBLIC ? ['localhost'] : ['localhost', ...loopbackAddresses, host];
  return [...new Set([...own, ...named])];
}

function exposedOf(env: Environment, siteUrl: string): Exposed | undefined {
  if (!env.SANDBOX_PUBLIC) return undefined;
  const origins = [new URL(siteUrl).origin, ...(env.SANDBOX_ORIGINS ?? [])];
  return { origins: origins.map((origin) => origin.toLowerCase()), proxies: env.SANDBOX_PROXIES ?? 0 };
}

function complete(env: Environment): Configuration {
  const port = env.SANDBOX_PORT ?? 4000;
  const host = env.HOST ?? 'localhost';
  const dataDir = env.DATA_DIR ?? '.data';
  const publicUrl = new URL(env.SANDBOX_URL ?? `http://localhost:${port}`);
  const siteUrl = (env.SITE_URL ?? provider.site).replace(/\/+$/, '');
  return {
    port,
    ...listeningOn(host),
    hosts: hostsOf(env, host, publicUrl),
    publicUrl: publicUrl.origin,
    siteUrl,
    exposed: exposedOf(env, siteUrl),
    database: databaseFrom(env, dataDir),
    dataDir: env.DATABASE_URL ? undefined : dataDir,
    tenants: env.SANDBOX_TENANTS,
    sdkGeneratorUrl: env.SDK_GENERATOR_URL,
    // Takes seconds of processor time, so on a public network it must be configured.
    sdkGeneratorCommand: env.SDK_GENERATOR_COMMAND ?? (env.SANDBOX_PUBLIC ? undefined : 'openapi-generator-cli'),
    adminKey: env.ADMIN_KEY,
    logRequests: env.LOG_REQUESTS === '1',
    pagesDir: env.PAGES_DIR,
  };
}

/** Reads the environment, where empty means unset. Returns the configuration or a message for each wrong variable. */
export function readConfiguration(
  env: NodeJS.ProcessEnv,
): { ok: true; value: Configuration } | { ok: false; problems: string[] } {
  const given = Object.fromEntries(Object.entries(env).filter(([, text]) => text));
  const read = environment.safeParse(given);
  if (read.success) {
    const problem = misspelt(given) ?? problemInPublic(read.data);
    return problem ? { ok: false, problems: [problem] } : { ok: true, value: complete(read.data) };
  }
  const problems = read.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return `${name} is ${shown(name, given[name] ?? '')}, ${message}`;
  });
  return { ok: false, problems };
}
