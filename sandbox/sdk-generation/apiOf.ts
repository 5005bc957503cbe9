import type { SdkApi } from '@balcao/contract/resources/sdks/options.ts';

/** The API of which these options ask for a client. A name that is none is refused with the other options. */
export const apiOf = (options: Readonly<Record<string, unknown>>): SdkApi =>
  options.api === 'control' ? 'control' : 'payments';
