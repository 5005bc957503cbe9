import type { SoapError } from '../errors/errorRow.ts';
import { seed } from '../scenarios/seed.ts';
import { say } from '../words/locales.ts';
import { met, stated } from './sketchedCalls.ts';

/** Codes of the integration state. Clients treat 00 and 0000 alike (docs/decisions/soap-compatibility.md). */
export const integrationStates = {
  '00': {
    ...stated('guides 4.4'),
    words: say(
      'Não registado ou credenciais inválidas',
      'No registrado o credenciales no válidas',
      'Not registered or invalid credentials',
    ),
    cause: say(
      'O NIF não está registado, ou a plataforma, o hash ou a data não servem.',
      'El NIF no está registrado, o la plataforma, el hash o la fecha no son válidos.',
      'The tax number is not registered, or the platform, hash or date is not valid.',
    ),
    remedy: say(
      'Calcule o hash com a chave privada e a data exatamente como a envia, e acerte o relógio: vale 90 minutos.',
      'Calcule el hash con la clave privada y la fecha exactamente como la envía, y ajuste el reloj: es válido 90 minutos.',
      'Compute the hash with the private key and the date exactly as sent, and set the clock: it is valid for 90 minutes.',
    ),
    provocation: met({ method: 'checkIntegrationState', entity: { hash: '0'.repeat(64) } }),
    tried: { method: 'checkIntegrationState' },
  },
  '01': {
    ...stated('guides 4.4'),
    words: say('Registado sem integração', 'Registrado sin integración', 'Registered without integration'),
    cause: say(
      'A entidade existe, mas não tem esta plataforma.',
      'La entidad existe, pero no tiene esta plataforma.',
      'The entity exists but is not linked to this platform.',
    ),
    remedy: say(
      'Acrescente a plataforma de integração no back-office.',
      'Añada la plataforma de integración en el back-office.',
      'Add the integration platform in the back office.',
    ),
    provocation: met({
      method: 'checkIntegrationState',
      entity: { nif: seed.soapEntities.withoutIntegration },
    }),
    tried: 'outside',
  },
  '02': {
    ...stated('guides 4.4'),
    words: say('Pronto', 'Listo', 'Ready'),
    cause: say(
      'A entidade tem integração e referências.',
      'La entidad tiene integración y referencias.',
      'The entity has an integration and references.',
    ),
    remedy: say('Nada a fazer.', 'Nada que hacer.', 'Nothing to do.'),
    provocation: met({ method: 'checkIntegrationState', entity: { nif: seed.entity.clientId } }),
    tried: { method: 'checkIntegrationState' },
  },
  '03': {
    ...stated('guides 4.4'),
    words: say('Sem referências', 'Sin referencias', 'No references left'),
    cause: say(
      'As gamas da entidade estão esgotadas.',
      'Los rangos de la entidad están agotados.',
      "The entity's ranges are used up.",
    ),
    remedy: say('Peça outra gama ao suporte.', 'Pida otro rango a soporte.', 'Ask support for another range.'),
    provocation: met({
      method: 'checkIntegrationState',
      entity: { nif: seed.soapEntities.withoutReferences },
    }),
    tried: 'outside',
  },
  '04': {
    ...stated('guides 4.4'),
    words: say('Sem gama configurada', 'Sin rango configurado', 'No range configured'),
    cause: say(
      'A integração não tem nenhuma gama de referências.',
      'La integración no tiene ningún rango de referencias.',
      'The integration has no reference range.',
    ),
    remedy: say(
      'Configure uma gama no back-office.',
      'Configure un rango en el back-office.',
      'Configure a range in the back office.',
    ),
    provocation: met({ method: 'checkIntegrationState', entity: { nif: seed.soapEntities.withoutRange } }),
    tried: 'outside',
  },
  '05': {
    ...stated('guides 4.4'),
    words: say('Sem métodos de pagamento', 'Sin métodos de pago', 'No payment methods'),
    cause: say(
      'A integração não tem nenhum método configurado.',
      'La integración no tiene ningún método configurado.',
      'The integration has no configured method.',
    ),
    remedy: say(
      'Configure pelo menos um método no back-office.',
      'Configure al menos un método en el back-office.',
      'Configure at least one method in the back office.',
    ),
    provocation: met({ method: 'checkIntegrationState', entity: { nif: seed.soapEntities.withoutMethods } }),
    tried: 'outside',
  },
} as const satisfies Record<string, SoapError>;
export type IntegrationCode = keyof typeof integrationStates;
