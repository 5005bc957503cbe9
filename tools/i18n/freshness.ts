import { createHash } from 'node:crypto';
import type { TranslationFinding } from './comparePages.ts';
import type { TranslatedPage } from './readPage.ts';

/** Stamps by section id: `<hash of the source> → <hash of the translation>`, optionally with a reason. */
export type SectionStamps = Readonly<Record<string, string>>;

interface Stamp {
  source: string;
  translation: string;
  reason?: string;
}

const arrow = ' → ';

/** Hashes of the words of a page, by section. Changes to code, components and layout do not matter. */
function hashesOf({ sections }: TranslatedPage): ReadonlyMap<string, string> {
  const told = sections.filter(({ prose }) => prose.length > 0);
  return new Map(told.map(({ id, prose }) => [id, hashOf(prose)]));
}

export function hashOf(words: readonly string[]): string {
  return createHash('sha256').update(words.join('\n')).digest('hex').slice(0, 8);
}

function parse(stamp: string | undefined): Stamp | undefined {
  const [, source, translation, reason] = /^(\w+) → (\w+)(?:: (.*))?$/.exec(stamp ?? '') ?? [];
  return source && translation ? { source, translation, reason } : undefined;
}

function write({ source, translation, reason }: Stamp): string {
  return `${source}${arrow}${translation}${reason ? `: ${reason}` : ''}`;
}

export function staleSections(
  source: TranslatedPage,
  translation: TranslatedPage,
  stamps: SectionStamps | undefined,
): TranslationFinding[] {
  if (!stamps) return [{ section: 'top', problem: 'and all that follows is not stamped' }];
  const theirs = hashesOf(translation);
  return [...hashesOf(source)].flatMap(([section, hash]) => {
    const stamp = parse(stamps[section]);
    if (!stamp) return [{ section, problem: 'is not stamped' }];
    if (stamp.source !== hash) return [{ section, problem: 'is stale: the Portuguese changed' }];
    if (stamp.translation !== theirs.get(section)) return [{ section, problem: 'changed and is not stamped' }];
    return [];
  });
}

/** Stamps sections that changed with their source, or did not have to for a given reason. Lists the others. */
export function stamp(
  source: TranslatedPage,
  translation: TranslatedPage,
  stamps: SectionStamps,
  reason?: string,
): { stamps: SectionStamps; refused: string[] } {
  const theirs = hashesOf(translation);
  const stamped: Record<string, string> = {};
  const refused: string[] = [];
  for (const [section, hash] of hashesOf(source)) {
    const now: Stamp = { source: hash, translation: theirs.get(section) ?? '' };
    const before = parse(stamps[section]);
    const sourceChanged = before && before.source !== now.source;
    const translationChanged = !before || before.translation !== now.translation;
    if (!now.translation) continue;
    if (!sourceChanged && !translationChanged) stamped[section] = stamps[section] as string;
    else if (translationChanged) stamped[section] = write(now);
    else if (reason) stamped[section] = write({ ...now, reason });
    else {
      stamped[section] = stamps[section] as string;
      refused.push(section);
    }
  }
  return { stamps: stamped, refused };
}
