import { languageTags } from '@balcao/text/languageTags.ts';
import { countIn } from '@balcao/text/plural.ts';
import type { PaneWords } from '../pt.ts';

const counted = countIn(languageTags.es);

/** A form for one call of the API: what it sends, and what came back. */
export const forms: PaneWords['forms'] = {
  notSent: 'no enviar',
  yes: 'true',
  no: 'false',
  request: 'La solicitud, tal como está',
  language: 'Lenguaje del ejemplo',
  send: 'Enviar al sandbox',
  sending: 'Enviando…',
  refused: 'La solicitud se ha rechazado.',
  accepted: 'La solicitud se ha aceptado.',
  kept: 'Lo que ha escrito sigue como estaba.',
  needsSandbox: 'Sin sandbox, el formulario escribe la solicitud pero no la envía.',
  problem: {
    required: (name) => `Falta ${name}.`,
    integer: (name) => `${name} es un número entero.`,
    email: (name) => `${name} es una dirección de correo, por ejemplo maria@cliente.example.`,
    address: (name) => `${name} es una URL completa, por ejemplo https://loja.example/obrigado.`,
    minimum: (name, figure) => `${name} es como mínimo ${figure}.`,
    maximum: (name, figure) => `${name} es como máximo ${figure}.`,
    shortest: (name, figure) => `${name} tiene como mínimo ${counted(figure, 'carácter', 'caracteres')}.`,
    longest: (name, figure) => `${name} tiene como máximo ${counted(figure, 'carácter', 'caracteres')}.`,
    pattern: (name, example) => `${name} se escribe así: ${example}.`,
  },
  checkout: {
    title: 'El checkout real',
    open: 'Abrir la página de pago',
    opens: 'Se abre en otra pestaña. Pague allí y vuelva: el estado aparece aquí.',
    frame: 'Página de pago dentro de esta',
    finished: 'Ahora el navegador del cliente iría a:',
    states: 'Estado del checkout',
    payment: 'Estado del pago',
  },
  entity: {
    open: 'Abrir el alta rellenada',
    opens: 'El navegador envía el formulario y abre la página de alta en otra pestaña.',
  },
};
