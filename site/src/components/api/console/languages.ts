import type { Call as SampleCall } from '@balcao/examples/call.ts';
import { generators } from '@balcao/examples/languages/generators.ts';
import { languages } from '@balcao/examples/languages/languages.ts';
import type { SampleWriter } from '@balcao/reference/console/consoleSetting.ts';
import type { ApiCredentials } from '@balcao/workbench/core/apiCredentials.ts';
import { printedCredentials } from '@balcao/workbench/core/typedCredentials.ts';
import { provider } from '../../../../../provider.config.ts';
import { apiCredentialsOf } from './credentials.ts';
import { originOfApi } from './originOfApi.ts';

/** Authentication kind of a sample, by the number of security schemes. */
const auths = ['none', 'platform', 'platform-and-entity'] as const;

/**
 * The languages of the console's samples. Samples for a sandbox contain its test keys; samples for the
 * provider's servers contain a placeholder for the key, because code is copied to where others can read it.
 */
export function sampleLanguages(
  placeholders: ApiCredentials,
  base: SampleCall['base'] = '/api',
): SampleWriter[] {
  return languages.map(({ id, label, extension }) => ({
    id: extension,
    label,
    write({ operation, serverUrl, path, query, headers }, body, credentials, server) {
      const sample: SampleCall = {
        operation: operation.id,
        method: operation.method as SampleCall['method'],
        base,
        path,
        query,
        auth: auths[operation.security.length] ?? 'none',
        credentials: printedCredentials(originOfApi(server.url), apiCredentialsOf(credentials), placeholders),
        headers,
        body,
      };
      return generators[id](sample)
        .trimEnd()
        .replaceAll(provider.sandbox + base, serverUrl);
    },
  }));
}
