import { readFileSync } from 'node:fs';
import { contractTypes } from './contractTypes.mjs';
import { at } from './paths.mjs';

/** @param {string} path */
const read = (path) => readFileSync(at(path), 'utf8');

/** Code of a file without its imports. @param {string} path */
function withoutImports(path) {
  return read(path).replace(/^import [\s\S]*?;\n/gm, '');
}

const entry = `
declare global {
  interface SymbolConstructor {
    /** Declared as in the library of TypeScript 5.2, for older libraries. */
    readonly asyncDispose: unique symbol;
  }
}

/** The sandbox refused a call. */
export declare class CallRefused extends Error {
  /** Method and path. */
  readonly call: string;
  /** Status of the response. */
  readonly status: number;
  /** Code of the refusal in the error catalogue; undefined if the response has none. */
  readonly code: string | undefined;
}

/** A wait timed out; the message says what happened instead. */
export declare class WaitFailed extends Error {}

/**
 * Starts a sandbox in this process and listens on a port. A test program starts one sandbox and opens a tenant for each
 * test.
 * @throws Error with the reason if the port or the data folder cannot be used
 */
export declare function createSandbox(options?: SandboxOptions): Promise<TestSandbox>;
`;

/**
 * Builds the declarations of the library without other packages: the types of cli/library/types.ts, and the types of
 * the contract that they use.
 */
export function cliTypes() {
  const { components: control } = JSON.parse(read('contract/generated/control.en.json'));
  const { components: rest } = JSON.parse(read('contract/generated/openapi.en.json'));
  const ofContract = contractTypes(at('cli', 'library', 'types.ts'), { ...rest.schemas, ...control.schemas });
  return [...ofContract, withoutImports('cli/library/types.ts'), entry].join('\n');
}
