/** Running digest of a growing text, for comparison and not for secrets. */
interface Digest {
  add(line: string): void;
  value(): string;
}

/** Creates an FNV-1a digest in two lanes of 32 bits, over UTF-16 code units. */
export function createDigest(): Digest {
  let first = 0x811c9dc5;
  let second = 0x01000193;
  return {
    add(line) {
      for (let at = 0; at < line.length; at += 1) {
        const unit = line.charCodeAt(at);
        first = Math.imul(first ^ unit, 0x01000193);
        second = Math.imul(second ^ unit, 0x85ebca6b);
      }
      first = Math.imul(first ^ 10, 0x01000193);
    },
    value: () => [first, second].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join(''),
  };
}
