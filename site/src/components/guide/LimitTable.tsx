import { formatUnits } from '@balcao/text/durations.ts';
import { formatAmount } from '@balcao/text/money.ts';
import { formatList, formatMegabytes, formatNumber } from '@balcao/text/numbers.ts';
import { Table } from '@balcao/ui/table/Table.tsx';
import limits from '@facts/limits.json';
import { limitTable } from '@words/guide.ts';
import { useLanguage } from '../useLanguage.ts';

type Rows = readonly (readonly [name: string, value: string])[];

const quotas = limits.sandboxQuotas;

/** A quota of a private sandbox and of the shared one. */
function each(quota: 'objects' | 'subscriptions' | 'storedBytes', format: (value: number) => string): string {
  const { private: own, shared } = quotas[quota];
  return limitTable.each(format(own), format(shared));
}

function characters(count: number, language: string): string {
  return limitTable.characters(formatNumber(count, language));
}

function items(count: number, language: string): string {
  return limitTable.items(formatNumber(count, language));
}

/** Tables of the contract's limits by topic, with name and formatted value. */
const tables = {
  deadlines: (language: string): Rows => [
    [limitTable.mbWay, formatUnits(limits.mbWayValidityMinutes, 'minute', language)],
    [limitTable.push, formatUnits(limits.pushMinutes, 'minute', language)],
    [limitTable.validity, formatUnits(limits.defaultValidityMonths, 'month', language)],
    [limitTable.status, formatUnits(limits.statusCheckMinutes, 'minute', language)],
  ],
  webhooks: (language: string): Rows => [
    [limitTable.timeout, formatUnits(limits.deliveryTimeoutSeconds, 'second', language)],
    [limitTable.statuses, formatList(limits.acceptedStatuses.webhook, language, 'disjunction')],
    [limitTable.callback, formatList(limits.acceptedStatuses.callback, language, 'disjunction')],
    [limitTable.gaps, formatList(limits.retryGapsMinutes, language)],
    [limitTable.disable, String(limits.disableAfterFailures)],
    [limitTable.tolerance, formatUnits(limits.signatureToleranceSeconds / 60, 'minute', language)],
  ],
  terminals: (language: string): Rows => [
    [limitTable.card, formatUnits(limits.terminal.cardWaitMinutes, 'minute', language)],
    [limitTable.authorisation, formatUnits(limits.terminal.authorisationSeconds, 'second', language)],
    [limitTable.pin, String(limits.terminal.pinAttempts)],
    [limitTable.contactless, formatAmount(limits.terminal.contactlessCents, language)],
    [limitTable.late, formatUnits(limits.lateLimitMinutes, 'minute', language)],
  ],
  sandbox: (language: string): Rows => [
    [limitTable.objects, each('objects', (value) => formatNumber(value, language))],
    [limitTable.subscriptions, each('subscriptions', (value) => formatNumber(value, language))],
    [limitTable.storedBytes, each('storedBytes', (value) => formatMegabytes(value, language))],
    [limitTable.deliveries, formatNumber(quotas.deliveries, language)],
    [limitTable.requestLog, formatMegabytes(quotas.requestLogBytes, language)],
    [
      limitTable.state,
      limitTable.stateRows(
        formatNumber(quotas.stateRows, language),
        formatMegabytes(limits.stateLimitBytes, language),
      ),
    ],
    [limitTable.tenants, formatNumber(quotas.tenants, language)],
  ],
  requests: (language: string): Rows => [
    [limitTable.body, formatMegabytes(limits.bodyLimitBytes, language)],
    [limitTable.line, characters(limits.textCharacters.line, language)],
    [limitTable.note, characters(limits.textCharacters.note, language)],
    [limitTable.url, characters(limits.textCharacters.url, language)],
    ['availableMethods', items(limits.mostItems.methods, language)],
    ['redirects', items(limits.mostItems.redirects, language)],
    ['additionalData', items(limits.mostItems.additionalData, language)],
  ],
} satisfies Record<string, (language: string) => Rows>;

/** Limits and times of one kind: `<LimitTable of="webhooks" />`. The amounts of methods are `<AmountLimits />`. */
export function LimitTable({ of }: { of: keyof typeof tables }) {
  return (
    <Table caption={limitTable.caption}>
      <tbody>
        {tables[of](useLanguage()).map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
