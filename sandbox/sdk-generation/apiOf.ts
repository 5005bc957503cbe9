import type { SdkApi } from '@balcao/contract/resources/sdks/options.ts';

/** API for which the options request a client. An unknown name is refused with the other options. */
export const apiOf = (options: Readonly<Record<string, unknown>>): SdkApi =>
  options.api === 'control' ? 'control' : 'payments';
