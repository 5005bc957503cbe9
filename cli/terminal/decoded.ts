import { Problem } from './problem.ts';

/**
 * Decodes a saved text. @param what subject of the error sentence
 * @throws Problem for the encoding of PowerShell's `>`, which is no JSON (RFC 8259, 8.1)
 */
export function decoded(what: string, bytes: Buffer): string {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  try {
    if (!isUtf16) return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Problem(`${what} is not UTF-8.`, 'Save it as UTF-8.');
  }
  throw new Problem(
    `${what} is UTF-16, as PowerShell writes it.`,
    'Save it as UTF-8: Out-File -Encoding utf8, or Set-Content -Encoding utf8.',
  );
}
