import { languageTags } from '@balcao/text/languageTags.ts';
import { pluralIn } from '@balcao/text/plural.ts';
import type { PaneWords } from '../paneWords.ts';

const plural = pluralIn(languageTags.es);

export const play: PaneWords['play'] = {
  steps: 'Pasos del ejemplo',
  runAll: 'Ejecutar todo',
  runAgain: 'Volver a ejecutar todo',
  runNamed: (number, title) => `Ejecutar el paso ${number}: ${title}`,
  from: (field, step) => `{${field} del paso ${step}}`,
  command: 'comando del sandbox',
  refusal: (code) => `rechazo ${code}`,
  webhook: (action) => `Llega el webhook ${action}`,
  callback: 'Llega el aviso al callbackUrl',
  asRecorded: 'como en la grabación',
  differs: 'distinto de la grabación',
  replayed: 'de la grabación',
  silent: 'no llegó',
  unanswered: 'sin respuesta',
  silentText:
    'El sandbox no entregó este mensaje en 10 segundos. Mire si alguna suscripción recibe este evento, o use un sandbox privado.',
  differences: 'En qué se distingue de la grabación',
  place: 'Campo',
  recorded: 'En la grabación',
  real: 'En su sandbox',
  absent: 'no existe',
  more: (count) => `Y ${count} más.`,
  status: 'estado HTTP',
  step: (number) => `Paso ${number}`,
  outcome: {
    recorded: (count) =>
      plural(
        count,
        'El paso se ejecutó como en la grabación.',
        `Los ${count} pasos se ejecutaron como en la grabación.`,
      ),
    replayed: (count) =>
      plural(count, 'El paso se repitió desde la grabación.', `Los ${count} pasos se repitieron desde la grabación.`),
    differs: (count) =>
      `Los pasos se ejecutaron; ${count} ${plural(count, 'no fue', 'no fueron')} como en la grabación.`,
    stopped: (number) => `Se detuvo en el paso ${number}.`,
  },
  where: {
    menu: 'Opciones del sandbox',
    shared: 'compartido, plataforma',
    inTab: 'solo suyo, plataforma',
    private: 'privado, plataforma',
    clock: 'Un paso adelanta el reloj: en el compartido, lo adelanta para todos.',
    used: 'Los números y las fechas cambian de un sandbox a otro, y se sustituyen por los suyos. Pero este ejemplo cuenta con lo que trae un sandbox nuevo, y puede que este ya se haya usado: algo habrá cambiado o faltará. Repítalo en un sandbox privado, o restablezca este.',
    open: 'Usar un sandbox privado',
    back: 'Volver al compartido',
    backInTab: 'Volver al primero',
    opening: 'Abriendo…',
    reset: 'Restablecer el sandbox',
    resetting: 'Restableciendo…',
  },
};
