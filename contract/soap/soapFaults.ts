import { bodyLimitBytes } from '../schema/requestLimits.ts';
import { say, type Words } from '../words/locales.ts';
import { soapService } from './service.ts';

/** SOAP fault, the response to a request that cannot be read (SOAP 1.1 §4.4). */
export interface SoapFaultEntry {
  faultcode: 'Client' | 'Server' | 'VersionMismatch' | 'MustUnderstand';
  /** Text, in which `{name}` is a placeholder. */
  words: Words;
}

const client = (pt: string, es: string, en: string): SoapFaultEntry => ({
  faultcode: 'Client',
  words: say(pt, es, en),
});

/** All faults. Errors of methods use state, code and message instead (docs/decisions/soap-compatibility.md). */
export const soapFaults = {
  broken: client(
    'O corpo não é XML bem formado (linha:coluna {name}).',
    'El cuerpo no es XML bien formado (línea:columna {name}).',
    'The body is not well-formed XML (line:column {name}).',
  ),
  bareSign: client(
    'Na linha:coluna {name} há um & ou um < solto: no texto escrevem-se &amp; e &lt;.',
    'En la línea:columna {name} hay un & o un < suelto: en el texto se escriben &amp; y &lt;.',
    'At line:column {name} there is a bare & or <: in text they are written &amp; and &lt;.',
  ),
  lateProlog: client(
    'A declaração <?xml tem de começar no primeiro carácter do corpo: retire os espaços ou quebras de linha antes dela ({name}).',
    'La declaración <?xml debe empezar en el primer carácter del cuerpo: quite los espacios o saltos de línea de delante ({name}).',
    'The declaration <?xml has to begin at the first character of the body: remove the blanks or line breaks before it ({name}).',
  ),
  character: client(
    'O XML não admite o carácter na linha:coluna {name}: retire-o do texto.',
    'XML no admite el carácter en la línea:columna {name}: quítelo del texto.',
    'XML does not allow the character at line:column {name}: remove it from the text.',
  ),
  empty: client(
    'O corpo chegou vazio: envie um Envelope SOAP.',
    'El cuerpo llegó vacío: envíe un Envelope SOAP.',
    'The body arrived empty: send a SOAP Envelope.',
  ),
  noXml: client(
    'O corpo não é XML: começa por «{name}».',
    'El cuerpo no es XML: empieza por «{name}».',
    'The body is not XML: it begins with “{name}”.',
  ),
  cut: client(
    'A ligação fechou-se antes do fim do corpo.',
    'La conexión se cerró antes del final del cuerpo.',
    'The connection closed before the end of the body.',
  ),
  reference: client(
    'A referência {name} não existe em XML: use &amp;, &lt;, &gt;, &quot;, &apos; ou o número do carácter, como &#8364;.',
    'La referencia {name} no existe en XML: use &amp;, &lt;, &gt;, &quot;, &apos; o el número del carácter, como &#8364;.',
    'The reference {name} does not exist in XML: use &amp;, &lt;, &gt;, &quot;, &apos; or the number of the character, such as &#8364;.',
  ),
  coding: client(
    'O serviço não lê um corpo com Content-Encoding {name}: só gzip e deflate.',
    'El servicio no lee un cuerpo con Content-Encoding {name}: solo gzip y deflate.',
    'The service does not read a body with Content-Encoding {name}: only gzip and deflate.',
  ),
  packed: client(
    'O corpo não está comprimido como diz o Content-Encoding {name}.',
    'El cuerpo no está comprimido como dice el Content-Encoding {name}.',
    'The body is not compressed as its Content-Encoding {name} says.',
  ),
  charset: client(
    'O serviço não lê um corpo em {name}: só UTF-8, ISO-8859-1 e windows-1252.',
    'El servicio no lee un cuerpo en {name}: solo UTF-8, ISO-8859-1 y windows-1252.',
    'The service does not read a body in {name}: only UTF-8, ISO-8859-1 and windows-1252.',
  ),
  bytes: client(
    'O corpo tem bytes que não são {name}. Declare o conjunto de caracteres no Content-Type ou na primeira linha do XML.',
    'El cuerpo tiene bytes que no son {name}. Declare el juego de caracteres en el Content-Type o en la primera línea del XML.',
    'The body has bytes that are not {name}. Declare its character set in Content-Type or in the first line of the XML.',
  ),
  charsets: client(
    'O Content-Type e a primeira linha do XML declaram conjuntos de caracteres diferentes: {name}.',
    'El Content-Type y la primera línea del XML declaran juegos de caracteres distintos: {name}.',
    'Content-Type and the first line of the XML declare different character sets: {name}.',
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
  repeated: client(
    'O campo {name} veio mais de uma vez: envie-o uma só vez.',
    'El campo {name} llegó más de una vez: envíelo una sola vez.',
    'The field {name} came more than once: send it once.',
  ),
  calls: client(
    'O Body traz duas chamadas ({name}): envie uma em cada mensagem.',
    'El Body trae dos llamadas ({name}): envíe una en cada mensaje.',
    'The Body has two calls ({name}): send one in each message.',
  ),
  multipart: client(
    'O Content-Type é {name}, e o serviço lê só o Envelope: desligue MTOM ou os anexos.',
    'El Content-Type es {name}, y el servicio lee solo el Envelope: desactive MTOM o los adjuntos.',
    'The Content-Type is {name}, and the service reads the Envelope alone: switch off MTOM or attachments.',
  ),
  text: client(
    'A lista {name} traz texto no lugar dos itens: cada um é um elemento com os seus campos, como <item><code>MB</code></item>.',
    'La lista {name} trae texto en lugar de elementos: cada uno es un elemento con sus campos, como <item><code>MB</code></item>.',
    'The list {name} holds text in place of items: each is an element with its fields, such as <item><code>MB</code></item>.',
  ),
  elements: client(
    'O campo {name} traz elementos: escreva nele só o texto, como CC,MB.',
    'El campo {name} trae elementos: escriba en él solo el texto, como CC,MB.',
    'The field {name} holds elements: write its text alone in it, such as CC,MB.',
  ),
  link: client(
    'O atributo href «{name}» não leva a um elemento desta mensagem.',
    'El atributo href «{name}» no lleva a un elemento de este mensaje.',
    'The attribute href “{name}” leads to no element of this message.',
  ),
  version: {
    faultcode: 'VersionMismatch',
    words: say(
      'O elemento de fora, {name}, não é um Envelope de SOAP 1.1 ou 1.2.',
      'El elemento exterior, {name}, no es un Envelope de SOAP 1.1 o 1.2.',
      'The outermost element, {name}, is not an Envelope of SOAP 1.1 or 1.2.',
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
  verb: client(
    'O serviço só aceita POST. A sua descrição está em {name}.',
    'El servicio solo acepta POST. Su descripción está en {name}.',
    'The service takes POST alone. Its description is at {name}.',
  ),
  description: client(
    'Aqui está a descrição do serviço. As chamadas vão para {name}.',
    'Aquí está la descripción del servicio. Las llamadas van a {name}.',
    'This is the description of the service. Calls go to {name}.',
  ),
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
