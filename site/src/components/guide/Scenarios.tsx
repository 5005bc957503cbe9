import { formatAmount } from '@balcao/text/money.ts';
import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { Table } from '@balcao/ui/table/Table.tsx';
import { translate } from '@docusaurus/Translate';
import { useLanguage } from '../useLanguage.ts';

/** A scenario of the contract: its outcome, its error code, and the field with the value. */
interface Scenario {
  readonly words: string;
  readonly code?: string;
  readonly [field: string]: unknown;
}

interface Kind {
  caption: string;
  /** Heading of the value, and its field in the contract. */
  value: string;
  field: string;
}

/** Scenario tables by kind of value. */
const kinds = {
  cards: () => ({
    caption: translate({ id: 'scenarios.cards', message: 'Cartões de teste' }),
    value: translate({ id: 'scenarios.card', message: 'Número do cartão' }),
    field: 'number',
  }),
  phones: () => ({
    caption: translate({ id: 'scenarios.phones', message: 'Telemóveis de teste' }),
    value: translate({ id: 'scenarios.phone', message: 'Telemóvel' }),
    field: 'phone',
  }),
  amounts: () => ({
    caption: translate({ id: 'scenarios.amounts', message: 'Montantes que um terminal conhece' }),
    value: translate({ id: 'scenarios.amount', message: 'Montante, em cêntimos' }),
    field: 'amountCents',
  }),
  terminals: () => ({
    caption: translate({ id: 'scenarios.terminals', message: 'Terminais com um problema' }),
    value: translate({ id: 'scenarios.terminal', message: 'Terminal' }),
    field: 'terminalId',
  }),
  entities: () => ({
    caption: translate({ id: 'scenarios.entities', message: 'Entidades cuja adesão se decide sozinha' }),
    value: translate({ id: 'scenarios.entity', message: 'NIF' }),
    field: 'clientId',
  }),
  faults: () => ({
    caption: translate({ id: 'scenarios.faults', message: 'Falhas que uma chamada pode ter' }),
    value: translate({ id: 'scenarios.fault', message: 'Falha' }),
    field: 'id',
  }),
  failureModes: () => ({
    caption: translate({ id: 'scenarios.failureModes', message: 'Modos de falha de uma subscrição' }),
    value: translate({ id: 'scenarios.failureMode', message: 'Modo' }),
    field: 'id',
  }),
} satisfies Record<string, () => Kind>;

interface ScenariosProps {
  of: keyof typeof kinds;
  /** Rows of the contract, added at build time (plugins/dataImports.ts). */
  data: readonly Scenario[];
}

/** The test values of one kind: `<Scenarios of="cards" />`. */
export function Scenarios({ of, data }: ScenariosProps) {
  const { caption, value, field } = kinds[of]();
  const language = useLanguage();
  const coded = data.some(({ code }) => code);
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
        {data.map(({ words, code, ...row }) => (
          <tr key={String(row[field])}>
            <th scope="row">
              <code>{String(row[field])}</code>
              {of === 'amounts' && <div>{formatAmount(Number(row[field]), language)}</div>}
            </th>
            <td>
              <Sentence text={words} />
            </td>
            {coded && <td>{code && <code>{code}</code>}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
