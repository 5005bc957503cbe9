import { say, type Words } from '../../words/locales.ts';

/** Which rule an entity or its registration met, after the code's own wording. */
export const entityRefusals = {
  registration_not_available: say(
    'Este tipo de integração não pode registar entidades.',
    'Este tipo de integración no puede registrar entidades.',
    'This kind of integration cannot register entities.',
  ),
  tax_number_check_digit: say(
    'O dígito de controlo do NIF {number} está errado.',
    'El dígito de control del NIF {number} es incorrecto.',
    'The check digit of tax number {number} is wrong.',
  ),
  entity_taken: say(
    'O NIF {number} já está registado.',
    'El NIF {number} ya está registrado.',
    'Tax number {number} is already registered.',
  ),
  entity_not_approved: say(
    'A adesão da entidade está no estado {state}; só uma entidade aprovada recebe pagamentos.',
    'El alta de la entidad está en el estado {state}; solo una entidad aprobada recibe pagos.',
    'The registration of the entity is {state}; only an approved entity takes payments.',
  ),
  method_not_contracted: say(
    'A entidade não contratou o método {method}.',
    'La entidad no ha contratado el método {method}.',
    'The entity has not contracted method {method}.',
  ),
} as const satisfies Record<string, Words>;
