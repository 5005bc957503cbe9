import { formatUnits } from '@balcao/text/durations.ts';
import { formatAmount } from '@balcao/text/money.ts';
import { formatList, formatMegabytes, formatNumber } from '@balcao/text/numbers.ts';
import { limitTable } from '@words/guide.ts';
import { usePage } from '../../../builder/pages/page.ts';
import { facts } from '../../facts/facts.ts';
import { isChosenLimit, LimitMark } from './ChosenMark.tsx';
import { RowTable } from './RowTable.tsx';

/** Name, value, and the limit of the contract whose origin counts; none where the table itself is the sandbox's. */
type Rows = readonly (readonly [name: string, value: string, limit?: string])[];

const { limits } = facts;
const quotas = limits.sandboxQuotas;

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

const tables = {
  webhooks: (language: string): Rows => [
    [
      limitTable.timeout,
      formatUnits(limits.deliveryTimeoutSeconds, 'second', language),
      'deliveryTimeoutSeconds',
    ],
    [
      limitTable.statuses,
      formatList(limits.acceptedStatuses.webhook, language, 'disjunction'),
      'acceptedStatuses.webhook',
    ],
    [
      limitTable.callback,
      formatList(limits.acceptedStatuses.callback, language, 'disjunction'),
      'acceptedStatuses.callback',
    ],
    [limitTable.gaps, formatList(limits.retryGapsMinutes, language), 'retryGapsMinutes'],
    [limitTable.disable, String(limits.disableAfterFailures), 'disableAfterFailures'],
    [
      limitTable.tolerance,
      formatUnits(limits.signatureToleranceSeconds / 60, 'minute', language),
      'signatureToleranceSeconds',
    ],
  ],
  terminals: (language: string): Rows => [
    [
      limitTable.card,
      formatUnits(limits.terminal.cardWaitMinutes, 'minute', language),
      'terminal.cardWaitMinutes',
    ],
    [
      limitTable.authorisation,
      formatUnits(limits.terminal.authorisationSeconds, 'second', language),
      'terminal.authorisationSeconds',
    ],
    [limitTable.pin, String(limits.terminal.pinAttempts), 'terminal.pinAttempts'],
    [
      limitTable.contactless,
      formatAmount(limits.terminal.contactlessCents, language),
      'terminal.contactlessCents',
    ],
    [limitTable.late, formatUnits(limits.lateLimitMinutes, 'minute', language), 'lateLimitMinutes'],
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
        formatMegabytes(limits.stateLimitBytes.local, language),
        formatMegabytes(limits.stateLimitBytes.exposed, language),
      ),
    ],
    [limitTable.tenants, formatNumber(quotas.tenants, language)],
  ],
  requests: (language: string): Rows => [
    [limitTable.body, formatMegabytes(limits.bodyLimitBytes, language), 'bodyLimitBytes'],
    [limitTable.line, characters(limits.textCharacters.line, language), 'textCharacters'],
    [limitTable.note, characters(limits.textCharacters.note, language), 'textCharacters'],
    [limitTable.url, characters(limits.textCharacters.url, language), 'textCharacters'],
    ['availableMethods', items(limits.mostItems.methods, language), 'mostItems'],
    ['redirects', items(limits.mostItems.redirects, language), 'mostItems'],
    ['additionalData', items(limits.mostItems.additionalData, language), 'mostItems'],
  ],
} satisfies Record<string, (language: string) => Rows>;

/** Limits and times of one kind: `<LimitTable of="webhooks" />`. The amounts of methods are `<AmountLimits />`. */
export function LimitTable({ of }: { of: keyof typeof tables }) {
  const rows: Rows = tables[of](usePage().language.tag);
  return (
    <RowTable
      caption={limitTable.caption}
      rows={rows}
      columns={[
        ['', ([name]) => name],
        [
          '',
          ([, value, limit]) => (
            <>
              {value}
              {limit && <LimitMark of={limit} />}
            </>
          ),
        ],
      ]}
      isMarked={rows.some(([, , limit]) => isChosenLimit(limit))}
    />
  );
}
