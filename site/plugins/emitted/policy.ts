import { createHash } from 'node:crypto';

/** Origins that a page connects to besides its own. */
export interface Origins {
  /** Origin of the sandbox: called by live panels, and framed for the payment page in a guide. */
  sandbox: string;
  /** Origins of the API's servers, called from the reference's console only. */
  servers: readonly string[];
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Inline scripts; data blocks are not executed and need no hash. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes) && !/\stype="?application\//.test(attributes))
    .map(([, , text = '']) => text);
}

/** Values of a directive: unique and sorted, so that builds are reproducible. */
const directive = (name: string, values: readonly string[]) => `${name} ${[...new Set(values)].join(' ')}`;

/**
 * The minimal Content-Security-Policy of these pages, on one line.
 *
 * Scripts come from the site or are allowed by hash. Inline styles are allowed: each page has its own in it
 * (pageStyles), drawings and diagrams carry their measures as attributes, whose hashes would be longer than a page's
 * text on the wire, and the body editor of the console (CodeMirror) writes a style element while it runs, whose text
 * cannot be known before. Styles cannot execute code.
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
