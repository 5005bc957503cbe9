import { localeOf } from '@balcao/contract/words/acceptLanguage.ts';
import type { Context, MiddlewareHandler } from 'hono';
import { refuse } from '../../domain/outcome.ts';
import { type AppContext, traceOf } from '../context.ts';
import { refused } from './envelope.ts';
import { respond } from './respond.ts';

/** Names that a sandbox is reached by; its configuration says which (server/configuration.ts). */
export interface AllowedHosts {
  /** Host names and IP addresses, in lower case, without port and brackets. */
  names: readonly string[];
  /** Whether any IP address is taken besides. */
  anyAddress: boolean;
}

const isAddress = (hostname: string) => hostname.startsWith('[') || /^\d+(\.\d+){3}$/.test(hostname);

/** The host a request is addressed to, as the URL standard writes it; its own text where that cannot be read. */
function hostOf({ req }: Context): string {
  const host = req.header('host') ?? new URL(req.url).host;
  const url = `http://${host}`;
  return (URL.canParse(url) ? new URL(url).hostname : host).replace(/\.$/, '');
}

/**
 * Answers requests that are addressed to a known host, and refuses the others with c1101. A web page may bring a
 * browser to any address by giving its own name that address (DNS rebinding), and then call the sandbox as its own
 * server; but the browser still sends the page's name.
 */
export function allowHosts(
  { clock, publicUrl }: Pick<AppContext, 'clock' | 'publicUrl'>,
  { names, anyAddress }: AllowedHosts,
): MiddlewareHandler {
  const known = new Set(names);
  return async (context, next) => {
    const host = hostOf(context);
    if (known.has(host.replace(/^\[(.*)\]$/, '$1'))) return next();
    if (anyAddress && isAddress(host)) return next();
    const refusal = refuse('c1101', { values: { host, url: publicUrl } });
    const answer = refused(refusal, clock.now(), localeOf(context.req.header('accept-language')));
    const isPage = context.req.header('accept')?.includes('text/html');
    return isPage ? asText(answer) : respond(answer, traceOf(context)).response;
  };
}

/** A refusal as a person reads it, who opened an address in a browser. */
function asText({ status, body }: ReturnType<typeof refused>): Response {
  const { msg } = body.error as { msg: string };
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' };
  return new Response(`${msg}\n`, { status, headers });
}
