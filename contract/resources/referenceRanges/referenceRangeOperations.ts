import * as z from 'zod';
import { type Operation, request } from '../../operations/operation.ts';
import { field, objectModel } from '../../schema/field.ts';
import { dateTime, digits } from '../../schema/formats.ts';
import { say } from '../../words/locales.ts';
import { referenceRangeWords as w } from './referenceRangeWords.ts';

const seven = z.string().regex(/^\d{7}$/);

export const referenceRange = objectModel('ReferenceRange', w.range, {
  id: field(digits, w.id, '1'),
  entity: field(digits, w.entity, '12345'),
  start: field(seven, w.start, '0000001'),
  end: field(seven, w.end, '0099999'),
  count: field(z.int().nonnegative(), w.count, 6),
  total: field(z.int().positive(), w.total, 99999),
  createdAt: field(dateTime, w.createdAt, '2026-01-10T09:00:00+00:00'),
});
export type ReferenceRange = z.infer<typeof referenceRange>;

export const referenceRangeOperations = {
  listReferenceRanges: {
    ...request('GET', '/referenceRanges', { tag: 'reference-ranges', auth: 'platform-and-entity' }),
    summary: say('Listar gamas de referências', 'Listar rangos de referencias', 'List reference ranges'),
    description: say(
      'Devolve as gamas de referências Multibanco da entidade e quantas já foram usadas. Quem emite as suas próprias referências escolhe aqui a gama.',
      'Devuelve los rangos de referencias Multibanco de la entidad y cuántas se han usado. Quien emite sus propias referencias elige aquí el rango.',
      "Returns the entity's Multibanco reference ranges and how many references have been used. If you issue your own references, choose the range here.",
    ),
    success: { status: 200, data: referenceRange, list: true },
    errors: [],
  },
} as const satisfies Record<string, Operation>;
