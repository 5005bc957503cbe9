import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { cachedDataVersionTag } from 'node:v8';

/**
 * Compiled code of a file, kept beside it: who can write it there can write the file as well. Each Node has a file of
 * its own, and each set of V8's options: V8 takes what another Node has made with a V8 of the same version, and crashes.
 */
export function compiledCodeAt(file: string) {
  const { version, arch } = process;
  const kept = `${file}.${version}-${arch}-${cachedDataVersionTag().toString(16)}.cache`;
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
