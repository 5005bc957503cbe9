import { formatUnits } from '@balcao/text/durations.ts';
import { formatAmount } from '@balcao/text/money.ts';
import { limits } from '../../limits.ts';
import { type Locale, say } from '../../words/locales.ts';
import { chosen, published, specified } from '../origin.ts';
import { minutes, type SomeLimitOrigins } from './limitOrigin.ts';

const { methodLimits, fees } = limits;

const ranges = (locale: Locale) =>
  Object.entries(methodLimits)
    .map(
      ([code, { minCents, maxCents }]) =>
        `${code}: ${formatAmount(minCents, locale)} – ${formatAmount(maxCents, locale)}`,
    )
    .join('; ');
const percent = (share: number, locale: Locale) =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share);

export const paymentsOrigins = {
  defaultValidityMonths: {
    origin: published('olderGuides', 'three samples end six calendar months later'),
    name: say(
      'Validade de um pagamento sem `validDate`',
      'Validez de un pago sin `validDate`',
      'Validity of a payment without `validDate`',
    ),
    value: (locale) => formatUnits(limits.defaultValidityMonths, 'month', locale),
  },
  mbWayValidityMinutes: {
    origin: published('olderGuides', 'two samples end thirty minutes later'),
    name: say(
      'Validade de um pagamento MB WAY por telemóvel',
      'Validez de un pago MB WAY por número de móvil',
      'Validity of an MB WAY payment by phone number',
    ),
    value: minutes(limits.mbWayValidityMinutes),
  },
  pushMinutes: {
    origin: chosen(
      say(
        'A especificação diz que a notificação expira entre 5 e 10 minutos; a sandbox fica com o menor, para que o teste não espere.',
        'La especificación dice que la notificación caduca entre 5 y 10 minutos; el sandbox toma el menor, para que la prueba no espere.',
        'The specification says that the notification expires after 5 to 10 minutes; the sandbox uses the shorter, so that tests do not have to wait.',
      ),
      'guides 9',
    ),
    name: say(
      'Validade da notificação MB WAY',
      'Validez de la notificación MB WAY',
      'Validity of the MB WAY notification',
    ),
    value: minutes(limits.pushMinutes),
  },
  fees: {
    origin: chosen(
      say(
        'Nenhuma fonte dá a fórmula: as comissões são as do contrato de cada comerciante. A sandbox só imita o formato.',
        'Ninguna fuente da la fórmula: las comisiones son las del contrato de cada comercio. El sandbox solo imita el formato.',
        'No source gives the formula: fees are set in each merchant’s contract. The sandbox only imitates the format.',
      ),
      '9',
    ),
    name: say('Comissão e IVA', 'Comisión e IVA', 'Fee and VAT'),
    value: (locale) =>
      `${percent(fees.netRate, locale)} + ${formatAmount(fees.netFixedCents, locale)}; ${percent(fees.taxRate, locale)}`,
  },
  methodLimits: {
    origin: chosen(
      say(
        'O fornecedor define-os por entidade, no back-office; os da sandbox servem para ver um montante recusado.',
        'El proveedor los define por entidad, en el back-office; los del sandbox sirven para ver un importe rechazado.',
        "The provider sets them for each entity in the back office; the sandbox's let you see an amount refused.",
      ),
    ),
    name: say('Montantes de cada método', 'Importes de cada método', 'Amount limits by method'),
    value: ranges,
  },
  multibancoBusinessHours: { origin: specified('guides 9') },
  statusCheckMinutes: { origin: specified('guides 9') },
} as const satisfies SomeLimitOrigins;
