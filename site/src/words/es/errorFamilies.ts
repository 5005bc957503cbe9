import type * as pt from '../pt/errorFamilies.ts';

export const families: typeof pt.families = {
  caption: 'Familias de errores',
  family: 'Familia',
  acts: 'Quién tiene que actuar',
  retry: '¿Repetir?',
  statuses: 'Estado HTTP',
  codes: 'Códigos',
  retried: { none: 'no', all: 'sí', some: 'solo' },
  /** Who has to act, by family. */
  actors: {
    e00100: 'Quien configura su programa: las credenciales o la entidad no son estas.',
    e00200: 'Quien programa: corrija lo que señala `source`.',
    e00300:
      'La tienda: ajuste el importe o los datos, o cambie en el back-office lo que la entidad puede hacer.',
    e00400: 'Quien programa: elija otro método u otra operación. Si la plataforma debería poder, soporte.',
    e00500: 'Quien programa: la ruta, el `id` o el token no existen para esta entidad.',
    e00600: 'Su programa, si el estado del pago no lo permite; el cliente, si rechazó el banco o el móvil.',
    e05000: 'Su programa: use el cliente que ya existe.',
    s00100: 'Nadie: espere lo que indica `Retry-After`.',
  },
};
