import { specified } from '../provenance/origin.ts';
import type { SoapError } from './errors/soapError.ts';

/** Codes of the integration state; clients read 00 and 0000 alike (docs/decisions/soap-compatibility.md). */
export const integrationStates = {
  '00': {
    origin: specified('guides 4.4'),
    retryable: false,
    words: {
      pt: 'Não registado ou credenciais inválidas',
      es: 'No registrado o credenciales no válidas',
      en: 'Not registered or invalid credentials',
    },
    cause: {
      pt: 'O NIF não está registado, ou a plataforma, o hash ou a data não servem.',
      es: 'El NIF no está registrado, o la plataforma, el hash o la fecha no son válidos.',
      en: 'The tax number is not registered, or the platform, hash or date is not valid.',
    },
    remedy: {
      pt: 'Calcule o hash com a chave privada e a data exatamente como a envia, e acerte o relógio: vale 90 minutos.',
      es: 'Calcule el hash con la clave privada y la fecha exactamente como la envía, y ajuste el reloj: es válido 90 minutos.',
      en: 'Compute the hash with the private key and the date exactly as sent, and set the clock: it is valid for 90 minutes.',
    },
  },
  '01': {
    origin: specified('guides 4.4'),
    retryable: false,
    words: {
      pt: 'Registado sem integração',
      es: 'Registrado sin integración',
      en: 'Registered without integration',
    },
    cause: {
      pt: 'A entidade existe, mas não tem esta plataforma.',
      es: 'La entidad existe, pero no tiene esta plataforma.',
      en: 'The entity exists but is not linked to this platform.',
    },
    remedy: {
      pt: 'Acrescente a plataforma de integração no back-office.',
      es: 'Añada la plataforma de integración en el back-office.',
      en: 'Add the integration platform in the back office.',
    },
  },
  '02': {
    origin: specified('guides 4.4'),
    retryable: false,
    words: { pt: 'Pronto', es: 'Listo', en: 'Ready' },
    cause: {
      pt: 'A entidade tem integração e referências.',
      es: 'La entidad tiene integración y referencias.',
      en: 'The entity has an integration and references.',
    },
    remedy: { pt: 'Nada a fazer.', es: 'Nada que hacer.', en: 'Nothing to do.' },
  },
  '03': {
    origin: specified('guides 4.4'),
    retryable: false,
    words: { pt: 'Sem referências', es: 'Sin referencias', en: 'No references left' },
    cause: {
      pt: 'As gamas da entidade estão esgotadas.',
      es: 'Los rangos de la entidad están agotados.',
      en: "The entity's ranges are used up.",
    },
    remedy: {
      pt: 'Peça outra gama ao suporte.',
      es: 'Pida otro rango a soporte.',
      en: 'Ask support for another range.',
    },
  },
  '04': {
    origin: specified('guides 4.4'),
    retryable: false,
    words: { pt: 'Sem gama configurada', es: 'Sin rango configurado', en: 'No range configured' },
    cause: {
      pt: 'A integração não tem nenhuma gama de referências.',
      es: 'La integración no tiene ningún rango de referencias.',
      en: 'The integration has no reference range.',
    },
    remedy: {
      pt: 'Configure uma gama no back-office.',
      es: 'Configure un rango en el back-office.',
      en: 'Configure a range in the back office.',
    },
  },
  '05': {
    origin: specified('guides 4.4'),
    retryable: false,
    words: { pt: 'Sem métodos de pagamento', es: 'Sin métodos de pago', en: 'No payment methods' },
    cause: {
      pt: 'A integração não tem nenhum método configurado.',
      es: 'La integración no tiene ningún método configurado.',
      en: 'The integration has no configured method.',
    },
    remedy: {
      pt: 'Configure pelo menos um método no back-office.',
      es: 'Configure al menos un método en el back-office.',
      en: 'Configure at least one method in the back office.',
    },
  },
} as const satisfies Record<string, SoapError>;
export type IntegrationCode = keyof typeof integrationStates;
