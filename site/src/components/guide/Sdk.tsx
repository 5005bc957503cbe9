import { languageTag } from '@balcao/text/languageTags.ts';
import { sdkDownloads } from '@words/parts.ts';
import { clientTable, sdkAbilities, sdkTable } from '@words/sdks.ts';
import type { ReactNode } from 'react';
import { root } from '../../../builder/languages.ts';
import { usePage } from '../../../builder/pages/page.ts';
import clients from '../../facts/clients.json';
import { facts } from '../../facts/facts.ts';
import { ProgramPanels } from './Program.tsx';
import { RowTable } from './RowTable.tsx';

/** Names set as code, separated by commas. */
const Codes = ({ of }: { of: readonly string[] }) =>
  of.map((name, index) => [index > 0 && ', ', <code key={name}>{name}</code>]);

export const SdkTable = () => (
  <RowTable
    caption={sdkTable.caption}
    rows={facts.ownSdks}
    columns={[
      [sdkTable.language, ({ language }) => <code>{language}</code>],
      [sdkTable.options, ({ options }) => <Codes of={options.map(({ opt }) => opt)} />],
    ]}
  />
);

/** Results with each client of OpenAPI Generator, from the last trial (tools/clients). */
export function ClientTable() {
  const { language } = usePage();
  const day = new Intl.DateTimeFormat(languageTag(language.locale), { dateStyle: 'long', timeZone: 'UTC' });
  const rows = (['used', 'compiled', 'made', 'failed'] as const).map((outcome) => ({
    outcome,
    names: Object.entries(clients.outcomes).flatMap(([name, of]) => (of === outcome ? [name] : [])),
  }));
  return (
    <div data-detail="">
      <p>{clientTable.lead(day.format(new Date(clients.date)), clients.version)}</p>
      <RowTable
        caption={clientTable.caption}
        rows={rows.filter(({ names }) => names.length > 0)}
        columns={[
          [clientTable.outcome, ({ outcome }) => clientTable[outcome]],
          [clientTable.languages, ({ names }) => <Codes of={names} />],
        ]}
      />
    </div>
  );
}

/** Archives of the clients on this site, for the API and for the control API, and their checksums. */
export function SdkDownloads() {
  const { locale } = usePage().language;
  const archive = (language: string, ending: string) => `${language}-${ending}.zip`;
  return (
    <div data-detail="">
      <RowTable
        caption={sdkDownloads.caption}
        rows={Object.entries(facts.sdkAbilities.languages)}
        columns={[
          [sdkTable.language, ([, name]) => name],
          ...(['client', 'sandbox'] as const).map((ending): [string, (row: [string, string]) => ReactNode] => [
            sdkDownloads[ending],
            ([language]) => (
              <a href={`${root}clients/${locale}/${archive(language, ending)}`}>{archive(language, ending)}</a>
            ),
          ]),
        ]}
      />
      <p>
        {sdkDownloads.checksums} <a href={`${root}checksums.txt`}>checksums.txt</a>.
      </p>
    </div>
  );
}

/** Groups languages by their code for an ability: each way to write it, with the names of the languages that use it. */
function waysOf(languages: Readonly<Record<string, string>>, code: Readonly<Record<string, string>>) {
  const ways = new Map<string, string[]>();
  for (const [language, name] of Object.entries(languages)) {
    const way = code[language] ?? '';
    ways.set(way, [...(ways.get(way) ?? []), name]);
  }
  return [...ways].map(([way, names]) => ({ way, names: names.join(', ') }));
}

/**
 * Abilities of the generated clients, with the code in each language. It is a detail, so the text of all guides leaves
 * it to its page.
 */
export function SdkAbilities() {
  const { languages, rows } = facts.sdkAbilities;
  return (
    <div data-detail="">
      <RowTable
        caption={sdkAbilities.caption}
        rows={rows}
        columns={[
          [sdkAbilities.ability, ({ words }) => words],
          [
            sdkAbilities.written,
            ({ code }) =>
              waysOf(languages, code).map(({ way, names }, index) => (
                <span key={way}>
                  {index > 0 && <br />}
                  {names}: <code>{way}</code>
                </span>
              )),
          ],
        ]}
      />
    </div>
  );
}

interface SdkProgramProps {
  /**
   * Part of the README: `install`, `firstCall`, `failure`, `webhook`, `pages` or `transport`; of a control API client
   * `controlInstall`, `controlFirstCall`, `controlFailure` or `controlTransport`.
   */
  is: string;
}

/** Code from the READMEs of generated clients: `<SdkProgram is="firstCall" />`. */
export function SdkProgram({ is }: SdkProgramProps) {
  return <ProgramPanels data={usePage().data.sdkProgram(is)} />;
}
