import type { Sdk, SdkOptions } from '@balcao/contract/resources/sdks/operations.ts';
import type { Outcome } from '../domain/outcome.ts';
import type { GivenOptions } from '../domain/sdk-generation/sdkMaker.ts';

/** Description, as OpenAPI 3.0, and options of a client that another program generates. */
export interface OutsideOrder {
  spec: unknown;
  options: GivenOptions;
}

/** OpenAPI Generator, which generates what we do not (docs/decisions/sdk-generation.md). */
export interface OutsideGenerator {
  options(language: string): Promise<Outcome<SdkOptions>>;
  /** @returns the code of the client, and its link unless this sandbox serves it */
  make(language: string, order: OutsideOrder): Promise<Outcome<Pick<Sdk, 'code'> & Partial<Sdk>>>;
  /** The zip file of a code; a service serves its own. */
  download?(code: string): Uint8Array<ArrayBuffer> | undefined;
}
