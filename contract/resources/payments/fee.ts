import { formatAmount } from '@balcao/text/money.ts';
import { limit, valuesOf } from '../../provenance/limit.ts';
import { chosen } from '../../provenance/origin.ts';
import { type Locale, say } from '../../words/locales.ts';

const percent = (share: number, locale: Locale) =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share);

export const feeLimits = {
  /** Fee of a confirmed payment: a share of the amount, plus VAT (docs/decisions/fees-and-transfers.md). */
  fees: limit({
    value: { netRate: 0.012, netFixedCents: 5, taxRate: 0.23 },
    origin: chosen(
      'Nenhuma fonte dá a fórmula: as comissões são as do contrato de cada comerciante. A sandbox só imita o formato.',
      'Ninguna fuente da la fórmula: las comisiones son las del contrato de cada comercio. El sandbox solo imita el formato.',
      'No source gives the formula: fees are set in each merchant’s contract. The sandbox only imitates the format.',
      '9',
    ),
    name: say('Comissão e IVA', 'Comisión e IVA', 'Fee and VAT'),
    shown: ({ netRate, netFixedCents, taxRate }, locale) =>
      `${percent(netRate, locale)} + ${formatAmount(netFixedCents, locale)}; ${percent(taxRate, locale)}`,
  }),
};
export const { fees } = valuesOf(feeLimits);

const scale = 100_000_000;

/** Formats euros with eight decimals, as fees appear in the API (docs/decisions/fees-and-transfers.md). */
function euro(units: number): string {
  const whole = Math.floor(units / scale);
  return `${whole}.${String(units - whole * scale).padStart(8, '0')}`;
}

/** Fee of a confirmed payment before its invoice: net and VAT in euros with eight decimals. */
export function feeOf(amountCents: number): { netEuro: string; taxEuro: string } {
  const net = Math.round((amountCents * fees.netRate + fees.netFixedCents) * (scale / 100));
  return { netEuro: euro(net), taxEuro: euro(Math.round(net * fees.taxRate)) };
}
