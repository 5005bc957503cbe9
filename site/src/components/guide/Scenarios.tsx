import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { Table } from '@balcao/ui/table/Table.tsx';
import { translate } from '@docusaurus/Translate';
import amounts from '@facts/amountScenarios.json';
import cards from '@facts/cardScenarios.json';
import faults from '@facts/control/faults.json';
import mischiefs from '@facts/control/mischiefs.json';
import entities from '@facts/entityScenarios.json';
import phones from '@facts/phoneScenarios.json';
import terminals from '@facts/terminalScenarios.json';
import { formatAmount } from '../../facts/amounts.ts';
import { useLanguage } from '../useLanguage.ts';

/** A value the sandbox knows, what it sets going, and the code that ends it. */
interface Row {
  value: string;
  /** The same as people write it. */
  said?: string;
  words: string;
  code?: string;
}

interface Scenarios {
  caption: string;
  value: string;
  rows(language: string): readonly Row[];
}

/** The tables of a page by what the reader types; the rows are the contract's. */
const tables = {
  cards: () => ({
    caption: translate({ id: 'scenarios.cards', message: 'Cartões de teste' }),
    value: translate({ id: 'scenarios.card', message: 'Número do cartão' }),
    rows: () => cards.map(({ number, ...rest }) => ({ ...rest, value: number })),
  }),
  phones: () => ({
    caption: translate({ id: 'scenarios.phones', message: 'Telemóveis de teste' }),
    value: translate({ id: 'scenarios.phone', message: 'Telemóvel' }),
    rows: () => phones.map(({ phone, ...rest }) => ({ ...rest, value: phone })),
  }),
  amounts: () => ({
    caption: translate({ id: 'scenarios.amounts', message: 'Montantes que um terminal conhece' }),
    value: translate({ id: 'scenarios.amount', message: 'Montante, em cêntimos' }),
    rows: (language) =>
      amounts.map(({ amountCents, ...rest }) => ({
        ...rest,
        value: String(amountCents),
        said: formatAmount(amountCents, language),
      })),
  }),
  terminals: () => ({
    caption: translate({ id: 'scenarios.terminals', message: 'Terminais com um problema' }),
    value: translate({ id: 'scenarios.terminal', message: 'Terminal' }),
    rows: () => terminals.map(({ terminalId, ...rest }) => ({ ...rest, value: terminalId })),
  }),
  entities: () => ({
    caption: translate({ id: 'scenarios.entities', message: 'Entidades cuja adesão se decide sozinha' }),
    value: translate({ id: 'scenarios.entity', message: 'NIF' }),
    rows: () => entities.map(({ clientId, ...rest }) => ({ ...rest, value: clientId })),
  }),
  faults: () => ({
    caption: translate({ id: 'scenarios.faults', message: 'Falhas que uma chamada pode ter' }),
    value: translate({ id: 'scenarios.fault', message: 'Falha' }),
    rows: () => faults.map(({ id, words }) => ({ words, value: id })),
  }),
  mischiefs: () => ({
    caption: translate({ id: 'scenarios.mischiefs', message: 'Modos hostis de uma subscrição' }),
    value: translate({ id: 'scenarios.mischief', message: 'Modo' }),
    rows: () => mischiefs.map(({ id, words }) => ({ words, value: id })),
  }),
} satisfies Record<string, () => Scenarios>;

/** The magic values of one kind: `<Scenarios of="cards" />`. */
export function Scenarios({ of }: { of: keyof typeof tables }) {
  const { caption, value, rows }: Scenarios = tables[of]();
  const shown = rows(useLanguage());
  const coded = shown.some(({ code }) => code);
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          <th scope="col">{value}</th>
          <th scope="col">{translate({ id: 'scenarios.words', message: 'O que acontece' })}</th>
          {coded && <th scope="col">{translate({ id: 'scenarios.code', message: 'Código' })}</th>}
        </tr>
      </thead>
      <tbody>
        {shown.map((row) => (
          <tr key={row.value}>
            <th scope="row">
              <code>{row.value}</code>
              {row.said && <div>{row.said}</div>}
            </th>
            <td>
              <Sentence text={row.words} />
            </td>
            {coded && <td>{row.code && <code>{row.code}</code>}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
