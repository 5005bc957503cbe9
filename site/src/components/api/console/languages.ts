import type { Call as SampleCall } from '@balcao/examples/call.ts';
import { generators } from '@balcao/examples/languages/generators.ts';
import { languages } from '@balcao/examples/languages/languages.ts';
import type { SampleLanguage } from '@balcao/reference/console/consoleSetting.ts';
import { provider } from '../../../../../provider.config.ts';
import { apiCredentialsOf } from './credentials.ts';
import type { ConsoleWords } from './words/words.ts';

/** Who a call must prove to be, by how many of the two schemes its operation asks for. */
const auths = ['none', 'platform', 'platform-and-entity'] as const;

/**
 * The languages of the site's samples. A sample is written for the reader's sandbox, with its test keys; one for
 * another server has words in the place of the keys, because code is copied to where others read it.
 */
export function sampleLanguages({ placeholders }: ConsoleWords): SampleLanguage[] {
  return languages.map(({ id, label, extension }) => ({
    id: extension,
    label,
    write({ operation, serverUrl, path, query, headers }, body, credentials, server) {
      const sample: SampleCall = {
        operation: operation.id,
        method: operation.method as SampleCall['method'],
        base: '/api',
        path,
        query,
        auth: auths[operation.security.length] ?? 'none',
        credentials: server.given ? apiCredentialsOf(credentials) : placeholders,
        headers,
        body,
      };
      return generators[id](sample).trimEnd().replaceAll(`${provider.sandbox}/api`, serverUrl);
    },
  }));
}
