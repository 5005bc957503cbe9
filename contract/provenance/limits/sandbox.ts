import { formatMegabytes } from '@balcao/text/numbers.ts';
import { limits } from '../../limits.ts';
import { fill, say } from '../../words/locales.ts';
import { chosen } from '../origin.ts';
import { counted, type SomeLimitOrigins } from './limitOrigin.ts';

const { sandboxQuotas } = limits;

const sandboxOnly = say(
  'Só existe na sandbox, para que não cresça sem fim.',
  'Solo existe en el sandbox, para que no crezca sin límite.',
  'Exists in the sandbox only, so that it does not grow for ever.',
);

const inPublic = say(
  '{local}; {exposed} numa sandbox pública',
  '{local}; {exposed} en un sandbox público',
  '{local}; {exposed} in a public sandbox',
);

export const sandboxOrigins = {
  lastClockYear: {
    origin: chosen(sandboxOnly),
    name: say('Último ano do relógio', 'Último año del reloj', 'Last year on the clock'),
    value: () => String(limits.lastClockYear),
  },
  sandboxQuotas: {
    origin: chosen(sandboxOnly),
    name: say(
      'Pagamentos, clientes e outros objetos de uma sandbox privada',
      'Pagos, clientes y otros objetos de un sandbox privado',
      'Payments, customers and other objects of a private sandbox',
    ),
    value: counted(sandboxQuotas.objects.private),
  },
  stateLimitBytes: {
    origin: chosen(sandboxOnly),
    name: say('Estado que se importa', 'Estado que se importa', 'State that can be imported'),
    value: (locale) =>
      fill(inPublic[locale], {
        local: formatMegabytes(limits.stateLimitBytes.local, locale),
        exposed: formatMegabytes(limits.stateLimitBytes.exposed, locale),
      }),
  },
} as const satisfies SomeLimitOrigins;
