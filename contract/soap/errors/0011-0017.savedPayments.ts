import type { SoapError } from '../../errors/errorRow.ts';
import { say } from '../../words/locales.ts';
import { check, failingProduct, later, met, past, saved, stated } from '../sketchedCalls.ts';

export const savedErrors = {
  '0011': {
    ...stated('guides 8.1'),
    words: say('Dados da referência inválidos', 'Datos de la referencia no válidos', 'Invalid reference data'),
    cause: say(
      'A referência não tem nove dígitos ou os dois de controlo não correspondem à entidade e ao montante.',
      'La referencia no tiene nueve dígitos o los dos de control no corresponden a la entidad y al importe.',
      'The reference does not have nine digits, or its two check digits do not match the entity and amount.',
    ),
    remedy: say(
      'Calcule os dígitos de controlo com o montante em cêntimos e guarde a referência como texto.',
      'Calcule los dígitos de control con el importe en céntimos y guarde la referencia como texto.',
      'Compute the check digits with the amount in cents and store the reference as text.',
    ),
    provocation: met(saved({ reference: '000004200' })),
    tried: saved({}),
  },
  '0012': {
    ...stated('guides 8.1'),
    words: say(
      'Referência fora das gamas da entidade',
      'Referencia fuera de los rangos de la entidad',
      'Reference outside the ranges of the entity',
    ),
    cause: say(
      'Os sete primeiros dígitos não estão em nenhuma gama da entidade.',
      'Los siete primeros dígitos no están en ningún rango de la entidad.',
      "The first seven digits are not in any of the entity's ranges.",
    ),
    remedy: say(
      'Confirme a gama no back-office e o número da entidade Multibanco.',
      'Compruebe el rango en el back-office y el número de la entidad Multibanco.',
      'Check the range in the back office and the Multibanco entity number.',
    ),
    provocation: met(saved({ reference: '999999901' })),
    tried: saved({}),
  },
  '0013': {
    ...stated('guides 8.1'),
    words: say('Referência já processada', 'Referencia ya procesada', 'Reference already processed'),
    cause: say(
      'A mesma referência já foi registada.',
      'La misma referencia ya se registró.',
      'The same reference was registered before.',
    ),
    remedy: say(
      'Consulte-a com `checkEntityPayments`; para outro pagamento use a referência seguinte.',
      'Consúltela con `checkEntityPayments`; para otro pago use la referencia siguiente.',
      'Look it up with `checkEntityPayments`; for another payment, use the next reference.',
    ),
    provocation: met(saved({ reference: '000000138' })),
    tried: check({ reference: '000000138' }),
  },
  '0014': {
    ...stated('guides 8.1'),
    words: say('Faltam parâmetros', 'Faltan parámetros', 'Missing parameters'),
    cause: say(
      'A referência veio sem entidade, sem número ou sem montante.',
      'La referencia llegó sin entidad, sin número o sin importe.',
      'The reference was sent without the entity, number or amount.',
    ),
    remedy: say(
      'Envie `referenceEntity`, `reference` e `amount` em cada elemento.',
      'Envíe `referenceEntity`, `reference` y `amount` en cada elemento.',
      'Send `referenceEntity`, `reference` and `amount` in each item.',
    ),
    provocation: met(saved({ reference: '' })),
    tried: saved({}),
  },
  '0015': {
    ...stated('guides 8.1'),
    words: say('Parâmetros inválidos', 'Parámetros no válidos', 'Invalid parameters'),
    cause: say(
      'Um campo tem o formato errado, por exemplo um montante com casas decimais.',
      'Un campo tiene el formato erróneo, por ejemplo un importe con decimales.',
      'A field has the wrong format, for instance an amount with decimals.',
    ),
    remedy: say(
      'Envie montantes em cêntimos e datas ISO 8601.',
      'Envíe importes en céntimos y fechas ISO 8601.',
      'Send amounts in cents and ISO 8601 dates.',
    ),
    provocation: met(saved({ amount: 0 })),
    tried: saved({}),
  },
  '0016': {
    ...stated('guides 8.1'),
    retryable: true,
    words: say('Erro ao processar a referência', 'Error al procesar la referencia', 'Error processing the reference'),
    cause: say(
      'A referência estava certa, mas o registo falhou.',
      'La referencia era correcta, pero el registro falló.',
      'The reference was valid, but registering it failed.',
    ),
    remedy: say(
      'Repita só esta referência daqui a pouco.',
      'Repita solo esta referencia dentro de un rato.',
      'Retry this reference on its own a little later.',
    ),
    provocation: met(saved({ productCode: failingProduct('0016') })),
    tried: 'outside',
  },
  '0017': {
    ...stated('guides 8.1'),
    words: say('Datas de validade inválidas', 'Fechas de validez no válidas', 'Invalid validity dates'),
    cause: say(
      'O fim é anterior ao início ou já passou.',
      'El fin es anterior al inicio o ya pasó.',
      'The end is before the start or already past.',
    ),
    remedy: say(
      'Envie um `validEndDate` posterior a `validStartDate` e ao momento atual.',
      'Envíe un `validEndDate` posterior a `validStartDate` y al momento actual.',
      'Send a `validEndDate` after `validStartDate` and after now.',
    ),
    provocation: met(saved(past)),
    tried: saved(later),
  },
} as const satisfies Record<string, SoapError>;
