import { ownSdkLanguages } from '@balcao/contract/resources/sdks/languages.ts';
import { knownServers, type OwnSdkOption } from '@balcao/contract/resources/sdks/options.ts';
import { type Outcome, ok, refuse } from '../domain/outcome.ts';
import type { GivenOptions } from '../domain/sdk-generation/sdkMaker.ts';

/** Location of an option in a body (RFC 6901). */
export const sourceOf = (name: string) => ({
  pointer: `/options/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
});

/** Refuses a language that needs OpenAPI Generator, because it is not installed. */
export const generatorMissing = (language: string) =>
  refuse('e00400', {
    status: 502,
    detail: 'sdk_generator_missing',
    values: { language, languages: Object.keys(ownSdkLanguages).join(', ') },
  });

export function unknownOption(given: GivenOptions, known: readonly string[]) {
  const name = Object.keys(given).find((each) => !known.includes(each));
  if (name === undefined) return undefined;
  return refuse('e00230', { source: sourceOf(name), values: { field: 'options', param: known.join(', ') } });
}

function wrong(name: string, value: string | boolean | number, { form, values, default: example }: OwnSdkOption) {
  const field = `options_${name}`;
  const accepted = values && Object.keys(values(knownServers));
  if (accepted && !accepted.includes(String(value))) {
    return refuse('e00230', { source: sourceOf(name), values: { field, param: accepted.join(', ') } });
  }
  if (!form || (typeof value === 'string' && form.test(value))) return undefined;
  return refuse('e00229', { source: sourceOf(name), detail: 'sdk_option_form', values: { field, example } });
}

/** Options that differ from their defaults, in the order of the generator; or a refusal of an invalid option. */
export function checkOptions(
  given: GivenOptions,
  options: Readonly<Record<string, OwnSdkOption>>,
): Outcome<Record<string, string>> {
  const unknown = unknownOption(given, Object.keys(options));
  if (unknown) return unknown;
  const chosen: Record<string, string> = {};
  for (const [name, option] of Object.entries(options)) {
    const value = given[name];
    if (value === undefined || value === option.default) continue;
    const refusal = wrong(name, value, option);
    if (refusal) return refusal;
    chosen[name] = String(value);
  }
  return ok(chosen);
}
