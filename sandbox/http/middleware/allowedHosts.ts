import type { Context } from 'hono';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';

/** Accepted host names, from the configuration (server/configuration.ts). */
export interface AllowedHosts {
  /** Host names and IP addresses in lower case, without port or brackets. */
  names: readonly string[];
  /** Whether any IP address is also accepted. */
  anyAddress: boolean;
}

const isAddress = (hostname: string) => hostname.startsWith('[') || /^\d+(\.\d+){3}$/.test(hostname);

/** Host of a request, normalised by the URL standard; returned unchanged if invalid. */
function hostOf({ req }: Context): string {
  const host = req.header('host') ?? new URL(req.url).host;
  const url = `http://${host}`;
  return (URL.canParse(url) ? new URL(url).hostname : host).replace(/\.$/, '');
}

/**
 * Accepts a request for an allowed host, otherwise refuses it with c1101. Prevents DNS rebinding: a web page could
 * resolve its own name to the sandbox's address and call it as same-origin, but the browser sends the page's name.
 */
export function addressedTo(
  { names, anyAddress }: AllowedHosts,
  publicUrl: string,
): (context: Context) => Outcome<true> {
  // Caches the last accepted host, because most callers use one name.
  let written: string | undefined;
  return (context) => {
    const given = context.req.header('host');
    if (given !== undefined && given === written) return ok(true);
    const host = hostOf(context);
    const isKnown = names.includes(host.replace(/^\[(.*)\]$/, '$1')) || (anyAddress && isAddress(host));
    if (!isKnown) return refuse('c1101', { values: { host, url: publicUrl } });
    written = given;
    return ok(true);
  };
}
