import { createHash } from 'node:crypto';

interface Origins {
  /** Origin of the sandbox. Live panels call it, and a guide frames its payment page. */
  sandbox: string;
  /** Origins of the API's servers. Only the reference's console calls them. */
  servers: readonly string[];
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Allowed origins of a sandbox chosen by the reader: this computer, or any server over TLS. */
const namedSandboxes = ['http://localhost:*', 'http://127.0.0.1:*', 'https:'];

/**
 * Minimal Content-Security-Policy of these pages, on one line. Scripts are the site's or allowed by hash. Inline styles
 * are allowed because each page contains its styles (styles/pageStyles.ts), because drawings and diagrams have style
 * attributes, whose hashes would be longer than a page's text, and because the body editor of the console (CodeMirror)
 * creates a style element with unpredictable text. Styles cannot execute code. Panels call, frame and submit to any
 * sandbox of the reader, so these directives allow its origin; only the allowed scripts can use them. The policy
 * contains the sandbox's origin from `runtime.json`, so both must be changed together.
 */
export function contentPolicy(inline: Iterable<string>, { sandbox, servers }: Origins): string {
  const self = "'self'";
  const policy = {
    'default-src': ["'none'"],
    'script-src': [self, ...[...inline].map(hashOf).sort()],
    'style-src': [self, "'unsafe-inline'"],
    'img-src': [self, 'data:'],
    'font-src': [self],
    'connect-src': [self, sandbox, ...servers, ...namedSandboxes],
    'frame-src': [self, sandbox, ...namedSandboxes],
    'form-action': [self, sandbox, ...namedSandboxes],
    'frame-ancestors': [self],
    'base-uri': [self],
    'object-src': ["'none'"],
  };
  return Object.entries(policy)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ');
}
