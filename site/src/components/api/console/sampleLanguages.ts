import type { Call as SampleCall } from '@balcao/examples/call.ts';
import type { ConsoleSetting } from '@balcao/reference/console/consoleSetting.ts';
import type { ApiCredentials } from '@balcao/workbench/core/apiCredentials.ts';
import { printedCredentials } from '@balcao/workbench/core/typedCredentials.ts';
import { samplesIn } from '../../forms/codeSamples.ts';
import { apiCredentialsOf, originOfApi } from './consoleCredentials.ts';

/** Authentication of a sample, by the number of security schemes. */
const auths = ['none', 'platform', 'platform-and-entity'] as const;

/** Languages of the code samples. For the provider's servers, samples contain placeholders, because code is copied. */
export function sampleLanguages(
  placeholders: ApiCredentials,
  base: SampleCall['base'] = '/api',
): ConsoleSetting['samplesOf'] {
  return ({ operation, serverUrl, path, query, headers }, body, credentials, server) => {
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
    return samplesIn(sample, serverUrl);
  };
}
