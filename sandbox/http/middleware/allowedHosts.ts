import type { Context } from 'hono';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';

/** Host names of a sandbox, from its configuration (server/configuration.ts). */
export interface AllowedHosts {
  /** Host names and IP addresses, in lower case, without port and brackets. */
  names: readonly string[];
  /** Whether any IP address is accepted too. */
  anyAddress: boolean;
}

const isAddress = (hostname: string) => hostname.startsWith('[') || /^\d+(\.\d+){3}$/.test(hostname);

/** Host of a request, normalised by the URL standard; unchanged if invalid. */
function hostOf({ req }: Context): string {
  const host = req.header('host') ?? new URL(req.url).host;
  const url = `http://${host}`;
  return (URL.canParse(url) ? new URL(url).hostname : host).replace(/\.$/, '');
}

/**
 * Whether a request names a known host; c1101 otherwise. A web page could resolve its own name to any address (DNS
 * rebinding), and then call the sandbox as same-origin; but the browser still sends the page's name.
 */
export function addressedTo(
  { names, anyAddress }: AllowedHosts,
  publicUrl: string,
): (context: Context) => Outcome<true> {
  // Caches the last accepted host: most callers use one name.
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
