import type { Context } from 'hono';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';

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
 * Whether a request is addressed to a known host; c1101 for another. A web page may bring a browser to any address by
 * giving its own name that address (DNS rebinding), and then call the sandbox as its own server; but the browser still
 * sends the page's name.
 */
export function addressedTo(
  { names, anyAddress }: AllowedHosts,
  publicUrl: string,
): (context: Context) => Outcome<true> {
  // As the last known one was written: most callers use one name.
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
