import { baseUrl, type Call } from '@balcao/examples/call.ts';
import { generators } from '@balcao/examples/languages/generators.ts';
import { languages } from '@balcao/examples/languages/languages.ts';
import type { FormRequest } from '@balcao/workbench/panels/forms/formRequest.ts';
import type { CodeSample, FormTarget } from '@balcao/workbench/panels/forms/panelProps.ts';
import type { OperationFact } from '../../facts/types.ts';

/**
 * A call as code in each language, by the generators of the recorded samples.
 * @param serverUrl what the code calls
 */
export function samplesIn(call: Call, serverUrl: string): CodeSample[] {
  return languages.map(({ id, label, extension }) => ({
    id: extension,
    label,
    code: generators[id](call).trimEnd().replaceAll(baseUrl(call), serverUrl),
  }));
}

/** Creates runnable code samples of a form's request. */
export function samplesOf(operation: OperationFact) {
  return ({ path, query, body }: FormRequest, { origin, keys }: FormTarget): CodeSample[] => {
    const call: Call = {
      operation: operation.id,
      method: operation.method,
      base: '/api',
      path: path.replace(/^\/api/, ''),
      query,
      auth: operation.auth,
      credentials: keys,
      body,
    };
    return samplesIn(call, `${origin}/api`);
  };
}
