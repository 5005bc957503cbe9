import { Table } from '@balcao/ui/table/Table.tsx';
import { translate } from '@docusaurus/Translate';
import limits from '@facts/limits.json';
import { formatAmount, formatList, formatTime } from '../../facts/amounts.ts';
import { useLanguage } from '../useLanguage.ts';

type Rows = readonly (readonly [name: string, value: string])[];

/** The limits of the contract by what they are about, each with its name and its value in words. */
const tables = {
  deadlines: (language: string): Rows => [
    [
      translate({ id: 'limitTable.mbWay', message: 'Validade de um pagamento MB WAY por telemóvel' }),
      formatTime(limits.mbWayValidityMinutes, 'minute', language),
    ],
    [
      translate({ id: 'limitTable.push', message: 'Validade do pedido na aplicação MB WAY' }),
      formatTime(limits.pushMinutes, 'minute', language),
    ],
    [
      translate({ id: 'limitTable.validity', message: 'Validade de todos os outros pagamentos' }),
      formatTime(limits.defaultValidityMonths, 'month', language),
    ],
    [
      translate({ id: 'limitTable.status', message: 'Quando consultar o estado se o cliente não voltar' }),
      formatTime(limits.statusCheckMinutes, 'minute', language),
    ],
  ],
  webhooks: (language: string): Rows => [
    [
      translate({ id: 'limitTable.timeout', message: 'Tempo para responder a uma entrega' }),
      formatTime(limits.deliveryTimeoutSeconds, 'second', language),
    ],
    [
      translate({ id: 'limitTable.statuses', message: 'Estados HTTP que contam como recebido' }),
      formatList(limits.acceptedStatuses.webhook, language, 'disjunction'),
    ],
    [
      translate({ id: 'limitTable.callback', message: 'Estado HTTP que conta como recebido num callback' }),
      formatList(limits.acceptedStatuses.callback, language, 'disjunction'),
    ],
    [
      translate({ id: 'limitTable.gaps', message: 'Minutos entre tentativas' }),
      formatList(limits.retryGapsMinutes, language),
    ],
    [
      translate({
        id: 'limitTable.disable',
        message: 'Entregas falhadas seguidas até a subscrição ser desativada',
      }),
      String(limits.disableAfterFailures),
    ],
    [
      translate({ id: 'limitTable.tolerance', message: 'Idade máxima de uma assinatura' }),
      formatTime(limits.signatureToleranceSeconds / 60, 'minute', language),
    ],
  ],
  terminals: (language: string): Rows => [
    [
      translate({ id: 'limitTable.card', message: 'Espera pelo cartão' }),
      formatTime(limits.terminal.cardWaitMinutes, 'minute', language),
    ],
    [
      translate({ id: 'limitTable.authorisation', message: 'Autorização' }),
      formatTime(limits.terminal.authorisationSeconds, 'second', language),
    ],
    [translate({ id: 'limitTable.pin', message: 'Tentativas de PIN' }), String(limits.terminal.pinAttempts)],
    [
      translate({ id: 'limitTable.contactless', message: 'Sem PIN, por aproximação, até' }),
      formatAmount(limits.terminal.contactlessCents, language),
    ],
    [
      translate({ id: 'limitTable.late', message: 'Atraso em que um pagamento no terminal ainda conta' }),
      formatTime(limits.lateLimitMinutes, 'minute', language),
    ],
  ],
} satisfies Record<string, (language: string) => Rows>;

/** Limits and times of one kind: `<LimitTable of="webhooks" />`. The amounts of methods are `<AmountLimits />`. */
export function LimitTable({ of }: { of: keyof typeof tables }) {
  return (
    <Table caption={translate({ id: 'limitTable.caption', message: 'Limites e tempos' })}>
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
