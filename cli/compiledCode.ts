import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { cachedDataVersionTag } from 'node:v8';

/**
 * Compiled code of a file, kept beside it: who can write it there can write the file as well. V8 refuses what another
 * version or other options of it have made (nodejs.org/api/vm.html#scriptcreatecacheddata); each has a file of its own.
 */
export function compiledCodeAt(file: string) {
  const kept = `${file}.${process.arch}-${cachedDataVersionTag().toString(16)}.cache`;
  return {
    /** @returns undefined before the first start */
    read(): Buffer | undefined {
      try {
        return readFileSync(kept);
      } catch {
        return undefined;
      }
    },
    /** Does nothing where the folder may not be written: each start compiles then. */
    write(code: Buffer): void {
      const whole = `${kept}.${process.pid}`;
      try {
        writeFileSync(whole, code);
        renameSync(whole, kept);
      } catch {
        rmSync(whole, { force: true });
      }
    },
  };
}
