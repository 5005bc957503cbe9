import * as z from 'zod';
import { type Operation, request } from '../../operations/operation.ts';
import { field } from '../../schema/field.ts';
import { naturalQuery } from '../../schema/formats.ts';
import { say } from '../../words/locales.ts';
import { availableMethod } from '../payments/paymentParts.ts';

/** Query of GET /availableMethods; the amount selects the methods whose limits allow it. */
const availableMethodFilters = z.object({
  amount: field(
    naturalQuery,
    say(
      'Montante que se quer cobrar, em cêntimos; só vêm os métodos que o aceitam.',
      'Importe que se quiere cobrar, en céntimos; solo vienen los métodos que lo aceptan.',
      'Amount to charge, in cents; only methods that accept it are returned.',
    ),
    1000,
  ),
});

export const methodOperations = {
  listAvailableMethods: {
    ...request('GET', '/availableMethods', { tag: 'available-methods', auth: 'platform-and-entity' }),
    summary: say('Listar métodos disponíveis', 'Listar métodos disponibles', 'List available methods'),
    description: say(
      'Devolve os métodos contratados pela entidade que aceitam este montante, com o nome a mostrar ao pagador.',
      'Devuelve los métodos contratados por la entidad que aceptan este importe, con el nombre que se muestra al pagador.',
      'Returns the methods the entity has contracted that accept this amount, with the name to show the payer.',
    ),
    query: availableMethodFilters,
    success: { status: 200, data: availableMethod, list: true },
    errors: [],
  },
} as const satisfies Record<string, Operation>;
