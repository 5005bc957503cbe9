import { bodyLimitBytes } from '../schema/requestLimits.ts';
import { say, type Words } from '../words/locales.ts';
import { soapService } from './service.ts';

/** What a SOAP fault says: a request that cannot be read at all has no other response (SOAP 1.1 §4.4). */
export interface SoapFaultEntry {
  faultcode: 'Client' | 'Server' | 'VersionMismatch' | 'MustUnderstand';
  /** `{name}` is filled. */
  words: Words;
}

const client = (pt: string, es: string, en: string): SoapFaultEntry => ({
  faultcode: 'Client',
  words: say(pt, es, en),
});

/**
 * Every fault of the service. Errors of a method are none: those travel in state, code and message
 * (docs/decisions/soap-compatibility.md).
 */
export const soapFaults = {
  broken: client(
    'O corpo não é XML bem formado.',
    'El cuerpo no es XML bien formado.',
    'The body is not well-formed XML.',
  ),
  doctype: client(
    'Uma mensagem SOAP não traz DTD nem entidades.',
    'Un mensaje SOAP no trae DTD ni entidades.',
    'A SOAP message carries neither a DTD nor entities.',
  ),
  large: client(
    `O corpo tem mais de ${bodyLimitBytes} bytes.`,
    `El cuerpo tiene más de ${bodyLimitBytes} bytes.`,
    `The body has more than ${bodyLimitBytes} bytes.`,
  ),
  deep: client(
    `Há elementos a mais uns dentro dos outros: o máximo é ${soapService.mostLevels}.`,
    `Hay demasiados elementos unos dentro de otros: el máximo es ${soapService.mostLevels}.`,
    `Too many elements lie inside one another: ${soapService.mostLevels} at most.`,
  ),
  crammed: client(
    `A mensagem tem mais de ${soapService.mostMarks} marcas de elementos, atributos e referências.`,
    `El mensaje tiene más de ${soapService.mostMarks} marcas de elementos, atributos y referencias.`,
    `The message has more than ${soapService.mostMarks} marks of elements, attributes and references.`,
  ),
  long: client(
    `Há elementos a mais na lista {name}: o máximo é ${soapService.mostItems}.`,
    `Hay demasiados elementos en la lista {name}: el máximo es ${soapService.mostItems}.`,
    `The list {name} has too many items: ${soapService.mostItems} at most.`,
  ),
  link: client(
    'O atributo href «{name}» não leva a um elemento desta mensagem.',
    'El atributo href «{name}» no lleva a un elemento de este mensaje.',
    'The attribute href “{name}” leads to no element of this message.',
  ),
  version: {
    faultcode: 'VersionMismatch',
    words: say(
      'O elemento de fora não é um Envelope de SOAP 1.1.',
      'El elemento exterior no es un Envelope de SOAP 1.1.',
      'The outermost element is not an Envelope of SOAP 1.1.',
    ),
  },
  header: {
    faultcode: 'MustUnderstand',
    words: say(
      'O serviço não conhece o cabeçalho {name}, que tem mustUnderstand.',
      'El servicio no conoce la cabecera {name}, que lleva mustUnderstand.',
      'The service does not know the header {name}, which says mustUnderstand.',
    ),
  },
  body: client(
    'O Envelope não traz um Body com um método.',
    'El Envelope no trae un Body con un método.',
    'The Envelope has no Body with a method in it.',
  ),
  namespace: client(
    `O método {name} não está no espaço de nomes ${soapService.namespace}.`,
    `El método {name} no está en el espacio de nombres ${soapService.namespace}.`,
    `The method {name} is not in the namespace ${soapService.namespace}.`,
  ),
  method: client(
    'O serviço não tem o método {name}.',
    'El servicio no tiene el método {name}.',
    'The service has no method {name}.',
  ),
  verb: client('O serviço só aceita POST.', 'El servicio solo acepta POST.', 'The service takes POST alone.'),
  shared: client(
    'As chaves públicas da documentação não servem nesta sandbox, que está exposta na Internet. Abra uma só sua em {name}.',
    'Las claves públicas de la documentación no sirven en este sandbox, que está expuesto en Internet. Abra uno solo suyo en {name}.',
    'The public keys of the documentation do not work in this sandbox, which is exposed on the Internet. Open your own at {name}.',
  ),
  rate: client(
    'Há demasiados pedidos desta plataforma; este limite só existe na sandbox. Espere os segundos de Retry-After e repita.',
    'Hay demasiadas solicitudes de esta plataforma; este límite solo existe en el sandbox. Espere los segundos de Retry-After y repita.',
    'Too many requests of this platform; this limit exists in the sandbox only. Wait for the seconds of Retry-After and repeat.',
  ),
  full: client(
    'Esta sandbox está cheia ({name}). Reponha-a com POST /sandbox/reset; este limite só existe na sandbox.',
    'Este sandbox está lleno ({name}). Restablézcalo con POST /sandbox/reset; este límite solo existe en el sandbox.',
    'This sandbox is full ({name}). Reset it with POST /sandbox/reset; this limit exists in the sandbox only.',
  ),
  unavailable: {
    faultcode: 'Server',
    words: say(
      'A base de dados da sandbox está indisponível; só existe na sandbox. Espere os segundos de Retry-After e repita.',
      'La base de datos del sandbox no está disponible; solo existe en el sandbox. Espere los segundos de Retry-After y repita.',
      'The database of the sandbox is unavailable; this exists in the sandbox only. Wait for the seconds of Retry-After and repeat.',
    ),
  },
  frozen: client(
    'Esta sandbox está parada por quem a opera: {name}. Só existe na sandbox.',
    'Este sandbox está detenido por quien lo opera: {name}. Solo existe en el sandbox.',
    'This sandbox was stopped by its operator: {name}. This exists in the sandbox only.',
  ),
  server: {
    faultcode: 'Server',
    words: say(
      'O serviço falhou. Indique ao suporte o identificador {name}.',
      'El servicio ha fallado. Indique a soporte el identificador {name}.',
      'The service failed. Tell support the id {name}.',
    ),
  },
} as const satisfies Record<string, SoapFaultEntry>;
export type SoapFaultName = keyof typeof soapFaults;
