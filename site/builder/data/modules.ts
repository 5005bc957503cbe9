import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Facts } from '@balcao/contract/facts/buildFacts.ts';
import type { SiteLocale } from '../../locales.ts';
import type { ControlErrorFact, Refusals } from '../../src/facts/factTypes.ts';
import { documentsIn } from '../pages/documents.ts';
import { factsIn } from './contract.ts';
import { exampleFolders } from './recording.ts';

type Errors = Readonly<Record<string, Facts['errors'][keyof Facts['errors']] | ControlErrorFact>>;

/** Error codes in a catalogue and, for a console, the calls that provoke them without earlier calls. */
function refusalsIn(catalogue: Errors): Refusals {
  const calls = Object.entries(catalogue).flatMap(([code, { msg, provocation }]) =>
    provocation.by === 'call' && !provocation.before ? [{ code, msg, call: provocation.call }] : [],
  );
  return { codes: Object.keys(catalogue), calls };
}

function factOf(locale: SiteLocale, table: string): unknown {
  const facts: Readonly<Record<string, unknown>> = factsIn(locale);
  if (!table) return facts;
  return Object.hasOwn(facts, table) ? facts[table] : undefined;
}

/** Sources of data modules, by the first part of a module's name. Each gets the rest of the name, without `.json`. */
const sources: Readonly<Record<string, (locale: SiteLocale, name: string) => unknown>> = {
  '@facts': factOf,
  '@recorded': (locale, name) =>
    JSON.parse(readFileSync(path.join(exampleFolders(locale).recordings, `${name}.json`), 'utf8')),
  '@refusals': (locale) => {
    const { errors, control } = factsIn(locale);
    return { api: refusalsIn(errors), sandbox: refusalsIn(control.catalogue) };
  },
  '@documents': (locale) => [...documentsIn(locale).values()],
};

/** Value of a data module; undefined if its table does not exist. */
export async function dataModule(locale: SiteLocale, id: string): Promise<unknown> {
  const [source = '', ...name] = id.split('/');
  return sources[source]?.(locale, name.join('/'));
}
