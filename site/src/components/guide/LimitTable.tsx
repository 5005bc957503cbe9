import { formatUnits } from '@balcao/text/durations.ts';
import { formatAmount } from '@balcao/text/money.ts';
import { formatList, formatMegabytes, formatNumber } from '@balcao/text/numbers.ts';
import { Table } from '@balcao/ui/table/Table.tsx';
import { translate } from '@docusaurus/Translate';
import limits from '@facts/limits.json';
import { useLanguage } from '../useLanguage.ts';

type Rows = readonly (readonly [name: string, value: string])[];

const quotas = limits.sandboxQuotas;

/** A quota of a private sandbox and of the shared one. */
function each(quota: 'objects' | 'subscriptions' | 'storedBytes', format: (value: number) => string): string {
  const { private: own, shared } = quotas[quota];
  return translate(
    { id: 'limitTable.each', message: '{own}; na sandbox partilhada, {shared}' },
    { own: format(own), shared: format(shared) },
  );
}

function characters(count: number, language: string): string {
  return translate(
    { id: 'limitTable.characters', message: '{count} carateres' },
    { count: formatNumber(count, language) },
  );
}

function items(count: number, language: string): string {
  return translate(
    { id: 'limitTable.items', message: '{count} itens' },
    { count: formatNumber(count, language) },
  );
}

/** Tables of the contract's limits by topic, with name and formatted value. */
const tables = {
  deadlines: (language: string): Rows => [
    [
      translate({ id: 'limitTable.mbWay', message: 'Validade de um pagamento MB WAY por telemóvel' }),
      formatUnits(limits.mbWayValidityMinutes, 'minute', language),
    ],
    [
      translate({ id: 'limitTable.push', message: 'Validade do pedido na aplicação MB WAY' }),
      formatUnits(limits.pushMinutes, 'minute', language),
    ],
    [
      translate({ id: 'limitTable.validity', message: 'Validade de todos os outros pagamentos' }),
      formatUnits(limits.defaultValidityMonths, 'month', language),
    ],
    [
      translate({ id: 'limitTable.status', message: 'Quando consultar o estado se o cliente não voltar' }),
      formatUnits(limits.statusCheckMinutes, 'minute', language),
    ],
  ],
  webhooks: (language: string): Rows => [
    [
      translate({ id: 'limitTable.timeout', message: 'Tempo para responder a uma entrega' }),
      formatUnits(limits.deliveryTimeoutSeconds, 'second', language),
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
      formatUnits(limits.signatureToleranceSeconds / 60, 'minute', language),
    ],
  ],
  terminals: (language: string): Rows => [
    [
      translate({ id: 'limitTable.card', message: 'Espera pelo cartão' }),
      formatUnits(limits.terminal.cardWaitMinutes, 'minute', language),
    ],
    [
      translate({ id: 'limitTable.authorisation', message: 'Autorização' }),
      formatUnits(limits.terminal.authorisationSeconds, 'second', language),
    ],
    [translate({ id: 'limitTable.pin', message: 'Tentativas de PIN' }), String(limits.terminal.pinAttempts)],
    [
      translate({ id: 'limitTable.contactless', message: 'Sem PIN, por aproximação, até' }),
      formatAmount(limits.terminal.contactlessCents, language),
    ],
    [
      translate({ id: 'limitTable.late', message: 'Atraso em que um pagamento no terminal ainda conta' }),
      formatUnits(limits.lateLimitMinutes, 'minute', language),
    ],
  ],
  sandbox: (language: string): Rows => [
    [
      translate({
        id: 'limitTable.objects',
        message: 'Pagamentos, clientes, entidades e associações, de cada',
      }),
      each('objects', (value) => formatNumber(value, language)),
    ],
    [
      translate({ id: 'limitTable.subscriptions', message: 'Subscrições de webhooks' }),
      each('subscriptions', (value) => formatNumber(value, language)),
    ],
    [
      translate({ id: 'limitTable.storedBytes', message: 'Dados guardados ao todo' }),
      each('storedBytes', (value) => formatMegabytes(value, language)),
    ],
    [
      translate({ id: 'limitTable.deliveries', message: 'Entregas terminadas de que se lembra' }),
      formatNumber(quotas.deliveries, language),
    ],
    [
      translate({ id: 'limitTable.requestLog', message: 'Registo de chamadas de cada plataforma' }),
      formatMegabytes(quotas.requestLogBytes, language),
    ],
    [
      translate({ id: 'limitTable.state', message: 'Estado que se exporta e importa' }),
      translate(
        { id: 'limitTable.stateRows', message: '{rows} linhas, {size}' },
        {
          rows: formatNumber(quotas.stateRows, language),
          size: formatMegabytes(limits.stateLimitBytes, language),
        },
      ),
    ],
    [
      translate({ id: 'limitTable.tenants', message: 'Sandboxes privadas ao mesmo tempo' }),
      formatNumber(quotas.tenants, language),
    ],
  ],
  requests: (language: string): Rows => [
    [
      translate({ id: 'limitTable.body', message: 'Corpo de um pedido' }),
      formatMegabytes(limits.bodyLimitBytes, language),
    ],
    [
      translate({ id: 'limitTable.line', message: 'Nomes, códigos, identificadores e endereços de e-mail' }),
      characters(limits.textCharacters.line, language),
    ],
    [
      translate({ id: 'limitTable.note', message: 'Texto livre: resumo, observações e dados adicionais' }),
      characters(limits.textCharacters.note, language),
    ],
    [translate({ id: 'limitTable.url', message: 'URL' }), characters(limits.textCharacters.url, language)],
    ['availableMethods', items(limits.mostItems.methods, language)],
    ['redirects', items(limits.mostItems.redirects, language)],
    ['additionalData', items(limits.mostItems.additionalData, language)],
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
