import type { ErrorCode } from '../../errors.ts';
import type { customerOperations } from '../../resources/customers/customerOperations.ts';
import { seed } from '../../scenarios/seed.ts';
import { say, type Words } from '../../words/locales.ts';

export type CustomerOperation = keyof typeof customerOperations;

export interface RefusedCall {
  /** Unique within its operation. */
  id: string;
  code: ErrorCode;
  when: Words;
  /** Operation to call first, if a fresh sandbox would accept the call. */
  after?: CustomerOperation;
  /** Values of the fields that differ from the accepted call. */
  sent: Readonly<Record<string, string>>;
  remedy: Words;
}

const { customers } = seed;

export const malformedUuid: RefusedCall = {
  id: 'malformedUuid',
  code: 'e00229',
  when: say(
    'O `uuid` está incompleto ou mal escrito.',
    'El `uuid` está incompleto o mal escrito.',
    'The `uuid` is incomplete or malformed.',
  ),
  sent: { uuid: 'C-0001' },
  remedy: say(
    'Envie o `uuid` da API, e não o número do cliente na sua loja.',
    'Envíe el `uuid` de la API, y no el número del cliente en su tienda.',
    'Send the `uuid` from the API, not the customer’s number in your shop.',
  ),
};

/** Call for a customer that does not exist or is invisible to the caller. */
export const unknownCustomer: RefusedCall = {
  id: 'unknownCustomer',
  code: 'e00502',
  when: say(
    'O cliente não existe, foi eliminado, ou é de outra entidade que não o partilhou consigo.',
    'El cliente no existe, se ha eliminado, o es de otra entidad que no lo ha compartido con usted.',
    'The customer does not exist, has been deleted, or belongs to an entity that has not shared it with you.',
  ),
  sent: { uuid: customers.theirs },
  remedy: say(
    'Procure-o na lista pelo `customerId`; se não vier, peça a quem o criou que o associe.',
    'Búsquelo en la lista por su `customerId`; si no aparece, pida a quien lo creó que lo asocie.',
    'Look for it in the list by `customerId`; if it is not there, ask its creator to associate it.',
  ),
};

/** Call for a customer that another entity shared with the caller. */
const sharedCustomer: RefusedCall = {
  id: 'sharedCustomer',
  code: 'e00100',
  when: say(
    'O cliente foi criado por outra entidade, que o partilhou consigo.',
    'El cliente lo creó otra entidad, que lo ha compartido con usted.',
    'Another entity created the customer and shared it with you.',
  ),
  sent: { uuid: customers.shared },
  remedy: say(
    'Peça-o à entidade que criou o cliente: só ela o pode fazer.',
    'Pídaselo a la entidad que creó el cliente: solo ella puede hacerlo.',
    'Ask the entity that created the customer: it alone can do this.',
  ),
};

export const creatorOnly: readonly RefusedCall[] = [malformedUuid, unknownCustomer, sharedCustomer];
