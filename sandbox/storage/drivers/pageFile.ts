/** Page size in bytes, the same as in files of Node's SQLite. */
export const pageBytes = 4096;

export interface WrittenPages {
  /** Number of pages. A smaller number truncates the file. */
  count: number;
  /** New content of pages by zero-based index. The bytes are immutable. */
  pages: ReadonlyMap<number, Uint8Array>;
}

export interface PageFile {
  bytes(): number;
  /** @returns false if the file ended before; the missing bytes are filled with zeros */
  read(into: Uint8Array, at: number): boolean;
  /** @param from one whole page, copied */
  write(from: Uint8Array, at: number): void;
  truncate(bytes: number): void;
  /** Pages written since the last {@link forgetWritten}; undefined if there are none. */
  written(): WrittenPages | undefined;
  /** Forgets the written pages once they are saved. */
  forgetWritten(): void;
  copy(): Uint8Array<ArrayBuffer>;
}

/** @param pages pages of an earlier file; default: an empty file */
export function createPageFile(pages: Uint8Array[] = []): PageFile {
  const kept = [...pages];
  const writtenIndexes = new Set<number>();
  let isTruncated = false;

  return {
    bytes: () => kept.length * pageBytes,
    read(into, at) {
      const page = kept[Math.floor(at / pageBytes)];
      const start = at % pageBytes;
      const part = page?.subarray(start, start + into.length) ?? new Uint8Array();
      into.set(part);
      into.fill(0, part.length);
      return part.length === into.length;
    },
    write(from, at) {
      const index = at / pageBytes;
      if (from.length !== pageBytes || !Number.isInteger(index)) throw new RangeError('SQLite writes whole pages.');
      while (kept.length < index) kept.push(new Uint8Array(pageBytes));
      kept[index] = from.slice();
      writtenIndexes.add(index);
    },
    truncate(bytes) {
      kept.length = Math.min(kept.length, Math.ceil(bytes / pageBytes));
      isTruncated = true;
    },
    written() {
      if (writtenIndexes.size === 0 && !isTruncated) return undefined;
      const indexes = [...writtenIndexes].filter((index) => index < kept.length);
      return {
        count: kept.length,
        pages: new Map(indexes.map((index) => [index, kept[index] as Uint8Array])),
      };
    },
    forgetWritten() {
      writtenIndexes.clear();
      isTruncated = false;
    },
    copy() {
      const whole = new Uint8Array(kept.length * pageBytes);
      for (const [index, page] of kept.entries()) whole.set(page, index * pageBytes);
      return whole;
    },
  };
}

export function pagesOf(file: Uint8Array): Uint8Array[] {
  const count = Math.ceil(file.length / pageBytes);
  return Array.from({ length: count }, (_, index) => file.slice(index * pageBytes, (index + 1) * pageBytes));
}
