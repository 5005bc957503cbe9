import { createHash } from 'node:crypto';

/** Origins a page speaks to besides its own. */
export interface Origins {
  /** Of the sandbox: called by live panels, and the home of the payment page inside a guide. */
  sandbox: string;
  /** Of the API's own servers: called from the reference's console alone. */
  servers: readonly string[];
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Scripts that stand in the HTML itself; data blocks are not run and need no leave. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes) && !/\stype="?application\//.test(attributes))
    .map(([, , text = '']) => text);
}

/** How the values of a directive are written: each once, in an order that does not change from build to build. */
const directive = (name: string, values: readonly string[]) => `${name} ${[...new Set(values)].join(' ')}`;

/**
 * The Content-Security-Policy these pages need and no more, on one line.
 *
 * Scripts come from the site or have their hash here. Styles are allowed in place: each page has its own in it
 * (pageStyles), drawings and diagrams carry their measures as attributes, whose hashes would be longer than a page's
 * text on the wire, and the body editor of the console (CodeMirror) writes a style element while it runs, whose text
 * cannot be known before. A style runs nothing.
 */
export function contentPolicy(pages: readonly string[], { sandbox, servers }: Origins): string {
  const scripts = pages.flatMap(inlineScripts).map(hashOf).sort();
  return [
    directive('default-src', ["'none'"]),
    directive('script-src', ["'self'", ...scripts]),
    directive('style-src', ["'self'", "'unsafe-inline'"]),
    directive('img-src', ["'self'", 'data:']),
    directive('font-src', ["'self'"]),
    directive('connect-src', ["'self'", sandbox, ...servers]),
    directive('frame-src', ["'self'", sandbox]),
    directive('form-action', ["'self'", sandbox]),
    directive('frame-ancestors', ["'self'"]),
    directive('base-uri', ["'self'"]),
    directive('object-src', ["'none'"]),
  ].join('; ');
}
