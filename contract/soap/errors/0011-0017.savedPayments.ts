import { specified } from '../../provenance/origin.ts';
import type { SoapError } from './soapError.ts';

/** Codes of saveEntityPayments. */
export const savedErrors = {
  '0011': {
    origin: specified('guides 8.1'),
    retryable: false,
    words: {
      pt: 'Dados da referência inválidos',
      es: 'Datos de la referencia no válidos',
      en: 'Invalid reference data',
    },
    cause: {
      pt: 'A referência não tem nove dígitos ou os dois de controlo não correspondem à entidade e ao montante.',
      es: 'La referencia no tiene nueve dígitos o los dos de control no corresponden a la entidad y al importe.',
      en: 'The reference does not have nine digits, or its two check digits do not match the entity and amount.',
    },
    remedy: {
      pt: 'Calcule os dígitos de controlo com o montante em cêntimos e guarde a referência como texto.',
      es: 'Calcule los dígitos de control con el importe en céntimos y guarde la referencia como texto.',
      en: 'Compute the check digits with the amount in cents and store the reference as text.',
    },
  },
  '0012': {
    origin: specified('guides 8.1'),
    retryable: false,
    words: {
      pt: 'Referência fora das gamas da entidade',
      es: 'Referencia fuera de los rangos de la entidad',
      en: 'Reference outside the ranges of the entity',
    },
    cause: {
      pt: 'Os sete primeiros dígitos não estão em nenhuma gama da entidade.',
      es: 'Los siete primeros dígitos no están en ningún rango de la entidad.',
      en: "The first seven digits are not in any of the entity's ranges.",
    },
    remedy: {
      pt: 'Confirme a gama no back-office e o número da entidade Multibanco.',
      es: 'Compruebe el rango en el back-office y el número de la entidad Multibanco.',
      en: 'Check the range in the back office and the Multibanco entity number.',
    },
  },
  '0013': {
    origin: specified('guides 8.1'),
    retryable: false,
    words: {
      pt: 'Referência já processada',
      es: 'Referencia ya procesada',
      en: 'Reference already processed',
    },
    cause: {
      pt: 'A mesma referência já foi registada.',
      es: 'La misma referencia ya se registró.',
      en: 'The same reference was registered before.',
    },
    remedy: {
      pt: 'Consulte-a com `checkEntityPayments`; para outro pagamento use a referência seguinte.',
      es: 'Consúltela con `checkEntityPayments`; para otro pago use la referencia siguiente.',
      en: 'Look it up with `checkEntityPayments`; for another payment, use the next reference.',
    },
  },
  '0014': {
    origin: specified('guides 8.1'),
    retryable: false,
    words: { pt: 'Faltam parâmetros', es: 'Faltan parámetros', en: 'Missing parameters' },
    cause: {
      pt: 'A referência veio sem entidade, sem número ou sem montante.',
      es: 'La referencia llegó sin entidad, sin número o sin importe.',
      en: 'The reference was sent without the entity, number or amount.',
    },
    remedy: {
      pt: 'Envie `referenceEntity`, `reference` e `amount` em cada elemento.',
      es: 'Envíe `referenceEntity`, `reference` y `amount` en cada elemento.',
      en: 'Send `referenceEntity`, `reference` and `amount` in each item.',
    },
  },
  '0015': {
    origin: specified('guides 8.1'),
    retryable: false,
    words: { pt: 'Parâmetros inválidos', es: 'Parámetros no válidos', en: 'Invalid parameters' },
    cause: {
      pt: 'Um campo tem o formato errado, por exemplo um montante com casas decimais.',
      es: 'Un campo tiene el formato erróneo, por ejemplo un importe con decimales.',
      en: 'A field has the wrong format, for instance an amount with decimals.',
    },
    remedy: {
      pt: 'Envie montantes em cêntimos e datas ISO 8601.',
      es: 'Envíe importes en céntimos y fechas ISO 8601.',
      en: 'Send amounts in cents and ISO 8601 dates.',
    },
  },
  '0016': {
    origin: specified('guides 8.1'),
    retryable: true,
    words: {
      pt: 'Erro ao processar a referência',
      es: 'Error al procesar la referencia',
      en: 'Error processing the reference',
    },
    cause: {
      pt: 'A referência estava certa, mas o registo falhou.',
      es: 'La referencia era correcta, pero el registro falló.',
      en: 'The reference was valid, but registering it failed.',
    },
    remedy: {
      pt: 'Repita só esta referência daqui a pouco.',
      es: 'Repita solo esta referencia dentro de un rato.',
      en: 'Retry this reference on its own a little later.',
    },
  },
  '0017': {
    origin: specified('guides 8.1'),
    retryable: false,
    words: {
      pt: 'Datas de validade inválidas',
      es: 'Fechas de validez no válidas',
      en: 'Invalid validity dates',
    },
    cause: {
      pt: 'O fim é anterior ao início ou já passou.',
      es: 'El fin es anterior al inicio o ya pasó.',
      en: 'The end is before the start or already past.',
    },
    remedy: {
      pt: 'Envie um `validEndDate` posterior a `validStartDate` e ao momento atual.',
      es: 'Envíe un `validEndDate` posterior a `validStartDate` y al momento actual.',
      en: 'Send a `validEndDate` after `validStartDate` and after now.',
    },
  },
} as const satisfies Record<string, SoapError>;
