import { baseUrl, type Call } from '@balcao/examples/call.ts';
import { generators } from '@balcao/examples/languages/generators.ts';
import { languages } from '@balcao/examples/languages/languages.ts';

interface CodeSample {
  id: string;
  label: string;
  code: string;
}

/** Samples of a call, created by the generators of the recorded samples. */
export function samplesIn(call: Call, serverUrl: string): CodeSample[] {
  return languages.map(({ id, label, extension }) => ({
    id: extension,
    label,
    code: generators[id](call).trimEnd().replaceAll(baseUrl(call), serverUrl),
  }));
}
