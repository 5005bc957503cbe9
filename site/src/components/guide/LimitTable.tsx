import { formatUnits } from '@balcao/text/durations.ts';
import { formatAmount } from '@balcao/text/money.ts';
import { formatList, formatMegabytes, formatNumber } from '@balcao/text/numbers.ts';
import { limitTable } from '@words/guide.ts';
import { usePage } from '../../../builder/pages/page.ts';
import { facts } from '../../facts/facts.ts';
import { isChosenLimit, Marked } from './ChosenMark.tsx';
import { RowTable } from './RowTable.tsx';

/** Name, value, and path of the limit in the contract. There is no path if the whole table describes the sandbox. */
type Rows = readonly (readonly [name: string, value: string, limit?: string])[];

const { limits } = facts;
const { sandboxQuotas: quotas, terminal } = limits;

type Quota = 'objects' | 'subscriptions' | 'storedBytes';
type Units = Parameters<typeof formatUnits>[0];

/** Functions that format limits in the page's language. */
function formatsIn(language: string) {
  const number = (value: number) => formatNumber(value, language);
  const megabytes = (bytes: number) => formatMegabytes(bytes, language);
  return {
    number,
    megabytes,
    seconds: (count: Units) => formatUnits(count, 'second', language),
    minutes: (count: Units) => formatUnits(count, 'minute', language),
    anyOf: (values: readonly number[]) => formatList(values, language, 'disjunction'),
    characters: (count: number) => limitTable.characters(number(count)),
    items: (count: number) => limitTable.items(number(count)),
    each(quota: Quota, format = number) {
      const { private: own, shared } = quotas[quota];
      return limitTable.each(format(own), format(shared));
    },
  };
}
type Formats = ReturnType<typeof formatsIn>;

const tables = {
  webhooks: ({ seconds, minutes, anyOf }: Formats, language: string): Rows => [
    [limitTable.timeout, seconds(limits.deliveryTimeoutSeconds), 'deliveryTimeoutSeconds'],
    [limitTable.statuses, anyOf(limits.acceptedStatuses.webhook), 'acceptedStatuses.webhook'],
    [limitTable.callback, anyOf(limits.acceptedStatuses.callback), 'acceptedStatuses.callback'],
    [limitTable.gaps, formatList(limits.retryGapsMinutes, language), 'retryGapsMinutes'],
    [limitTable.disable, String(limits.disableAfterFailures), 'disableAfterFailures'],
    [limitTable.tolerance, minutes(limits.signatureToleranceSeconds / 60), 'signatureToleranceSeconds'],
  ],
  terminals: ({ seconds, minutes }: Formats, language: string): Rows => [
    [limitTable.card, minutes(terminal.cardWaitMinutes), 'terminal.cardWaitMinutes'],
    [limitTable.authorisation, seconds(terminal.authorisationSeconds), 'terminal.authorisationSeconds'],
    [limitTable.pin, String(terminal.pinAttempts), 'terminal.pinAttempts'],
    [limitTable.contactless, formatAmount(terminal.contactlessCents, language), 'terminal.contactlessCents'],
    [limitTable.late, minutes(limits.lateLimitMinutes), 'lateLimitMinutes'],
  ],
  sandbox: ({ number, megabytes, each }: Formats): Rows => [
    [limitTable.objects, each('objects')],
    [limitTable.subscriptions, each('subscriptions')],
    [limitTable.storedBytes, each('storedBytes', megabytes)],
    [limitTable.deliveries, number(quotas.deliveries)],
    [limitTable.requestLog, megabytes(quotas.requestLogBytes)],
    [
      limitTable.state,
      limitTable.stateRows(
        number(quotas.stateRows),
        megabytes(limits.stateLimitBytes.local),
        megabytes(limits.stateLimitBytes.exposed),
      ),
    ],
    [limitTable.tenants, number(quotas.tenants)],
  ],
  requests: ({ megabytes, characters, items }: Formats): Rows => [
    [limitTable.body, megabytes(limits.bodyLimitBytes), 'bodyLimitBytes'],
    [limitTable.line, characters(limits.textCharacters.line), 'textCharacters'],
    [limitTable.note, characters(limits.textCharacters.note), 'textCharacters'],
    [limitTable.url, characters(limits.textCharacters.url), 'textCharacters'],
    ['availableMethods', items(limits.mostItems.methods), 'mostItems'],
    ['redirects', items(limits.mostItems.redirects), 'mostItems'],
    ['additionalData', items(limits.mostItems.additionalData), 'mostItems'],
  ],
} satisfies Record<string, (formats: Formats, language: string) => Rows>;

/** Limits and times of one kind: `<LimitTable of="webhooks" />`. For amounts of methods see `<AmountLimits />`. */
export function LimitTable({ of }: { of: keyof typeof tables }) {
  const language = usePage().language.tag;
  const rows: Rows = tables[of](formatsIn(language), language);
  return (
    <RowTable
      caption={limitTable.caption}
      rows={rows}
      columns={[
        ['', ([name]) => name],
        ['', ([, value, limit]) => (limit ? <Marked of={limit}>{value}</Marked> : value)],
      ]}
      isMarked={rows.some(([, , limit]) => isChosenLimit(limit))}
    />
  );
}
