import type { Sdk, SdkOptions } from '@balcao/contract/resources/sdks/sdkOperations.ts';
import type { Outcome } from '../domain/outcome.ts';
import type { GivenOptions } from '../domain/sdk-generation/sdkMaker.ts';

/** Description, as OpenAPI 3.0, and options of an externally generated client. */
export interface OutsideOrder {
  spec: unknown;
  options: GivenOptions;
}

/** OpenAPI Generator, for languages without a generator here (docs/decisions/sdk-generation.md). */
export interface OutsideGenerator {
  options(language: string): Promise<Outcome<SdkOptions>>;
  /** @returns the code of the client, and its link unless this sandbox serves it */
  make(language: string, order: OutsideOrder): Promise<Outcome<Pick<Sdk, 'code'> & Partial<Sdk>>>;
  /** Zip file of a code; a remote service serves its own. */
  download?(code: string): Uint8Array<ArrayBuffer> | undefined;
}
