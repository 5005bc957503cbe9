import { formatAmount } from '@balcao/text/money.ts';
import { limit, valuesOf } from '../../provenance/limit.ts';
import { chosen } from '../../provenance/origin.ts';
import { say } from '../../words/locales.ts';
import type { MethodCode } from './paymentEnums.ts';

export const methodAmountLimits = {
  /** Limits for the amount by method, in cents. The provider sets them per entity; the sandbox uses these for all. */
  methodLimits: limit({
    value: {
      CC: { minCents: 50, maxCents: 1_000_000 },
      MB: { minCents: 100, maxCents: 9_999_999 },
      MW: { minCents: 50, maxCents: 500_000 },
    } satisfies Record<MethodCode, { minCents: number; maxCents: number }>,
    origin: chosen(
      'O fornecedor define-os por entidade, no back-office; os da sandbox servem para ver um montante recusado.',
      'El proveedor los define por entidad, en el back-office; los del sandbox sirven para ver un importe rechazado.',
      "The provider sets them for each entity in the back office; the sandbox's let you see an amount refused.",
    ),
    name: say('Montantes de cada método', 'Importes de cada método', 'Amount limits by method'),
    shown: (ranges, locale) =>
      Object.entries(ranges)
        .map(
          ([code, { minCents, maxCents }]) =>
            `${code}: ${formatAmount(minCents, locale)} – ${formatAmount(maxCents, locale)}`,
        )
        .join('; '),
  }),
};
export const { methodLimits } = valuesOf(methodAmountLimits);
