import { readFileSync } from 'node:fs';
import { assumptionFacts } from '@balcao/contract/facts/assumptions.ts';
import { describe, expect, it } from 'vitest';
import { namedTests } from '../../tools/repository/namedTests.ts';
import { at } from '../../tools/run/paths.mjs';
import { siteLocales } from '../plugins/locale.ts';
import { readSources } from '../plugins/promises.ts';
import { siteWords } from '../plugins/words.ts';
import { presentPromises } from './present.ts';
import type { PromiseRow } from './promise.ts';
import { promises } from './promises.ts';

const rows = Object.entries(promises).flatMap(([section, each]) =>
  Object.entries<PromiseRow>(each).map(([id, row]) => ({ name: `${section}.${id}`, section, id, ...row })),
);
const sourcesOf = (locale: string) =>
  readSources({
    facts: at('contract', 'generated', `facts.${locale}.json`),
    results: at('bench', 'RESULTS.md'),
  });

describe.each(rows)('$name', ({ section, id, heldBy, chosen }) => {
  it('is held by tests that exist and run, and by benches that write their table', () => {
    expect(heldBy).not.toEqual([]);
    for (const { file, ...holder } of heldBy) {
      const text = readFileSync(at(file), 'utf8');
      if ('test' in holder) expect([...namedTests(text)], file).toContain(holder.test);
      else expect(text, file).toContain(`'${holder.table}'`);
    }
  });

  it('takes every figure from the contract or a bench: no word of it has a digit', () => {
    const noFigures = new Proxy({}, { get: () => '…' }) as Record<string, string>;
    for (const locale of siteLocales) {
      const words: Words = siteWords[locale].promises.promises;
      const { about = '', promised = '' } = words[section]?.[id] ?? {};
      const whole = `${about} ${typeof promised === 'string' ? promised : promised(noFigures)}`;
      expect(whole.replaceAll(/`[^`]+`/g, '')).not.toMatch(/\d/);
    }
  });

  it('uses each of its figures', () => {
    for (const locale of siteLocales) {
      const { promised = '' } = (siteWords[locale].promises.promises as Words)[section]?.[id] ?? {};
      const used: string[] = [];
      const watched = new Proxy({}, { get: (_, name) => used.push(String(name)) });
      if (typeof promised === 'function') promised(watched as Record<string, string>);
      const { figures = {} } = rows.find((row) => row.name === `${section}.${id}`) ?? {};
      expect([...new Set(used)].sort()).toEqual(Object.keys(figures).sort());
    }
  });

  it('names a rule that the page of differences lists', () => {
    const listed = Object.values(assumptionFacts('pt').assumptions).flat();
    const ids = listed.flatMap((group) => group.rows.map((row) => row.id));
    if (chosen) expect(ids).toContain(chosen);
  });
});

type Words = Record<
  string,
  Record<string, { about: string; promised: string | ((figures: Record<string, string>) => string) }>
>;

it('what is promised never to happen was counted by no bench', () => {
  expect(() => presentPromises(sourcesOf('pt'), 'pt')).not.toThrow();
  const sources = sourcesOf('pt');
  const outages = sources.results.get('Outages of the database');
  const [first] = outages?.rows.keys() ?? [];
  const lost = { ...outages?.rows.get(String(first)), lost: '1' };
  const changed = new Map(sources.results).set('Outages of the database', {
    ...(outages as NonNullable<typeof outages>),
    rows: new Map(outages?.rows).set(String(first), lost as Record<string, string>),
  });
  expect(() => presentPromises({ ...sources, results: changed }, 'pt')).toThrow('where 0 is promised');
});

it('a figure that the sandbox chose is marked as its own', () => {
  const { deliveries, retention } = presentPromises(sourcesOf('en'), 'en');
  const chosen = Object.fromEntries([...deliveries, ...retention].map((row) => [row.id, row.chosen]));
  expect(chosen).toMatchObject({
    attempts: 'limit-retryGapsMinutes',
    disabled: 'limit-disableAfterFailures',
    order: 'behaviour-deliveryOrder',
    objects: 'limit-sandboxQuotas',
    accepted: undefined,
  });
});

it('shows what the contract and the benches say, with the day of the measurement', () => {
  const sources = sourcesOf('en');
  const { deliveries, speed } = presentPromises(sources, 'en');
  const gaps = sources.limits.retryGapsMinutes.join(', ').replace(/, (?=\d+$)/, ', and ');
  expect(deliveries.find(({ id }) => id === 'attempts')?.promised).toContain(gaps.replace(', and', ' and'));
  const table = sources.results.get('Sandbox');
  const cell = table?.rows.get('sandbox of the site, PostgreSQL')?.['CPU a request, us'];
  expect(speed.find(({ id }) => id === 'processor')?.promised).toContain(
    `${Number(cell).toLocaleString('en')} µs on PostgreSQL`,
  );
  expect(speed.map(({ measured }) => measured.length > 0)).not.toContain(false);
});
