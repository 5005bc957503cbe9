import { say } from '../words/locales.ts';
import { term } from './term.ts';

export const glossaryTechnique = {
  platform: term(
    say('plataforma', 'plataforma', 'platform'),
    say(
      'O software que integra, com código e chave privada, em nome de uma ou mais entidades.',
      'El software que integra, con código y clave privada, en nombre de una o más entidades.',
      'The software that integrates, with a code and a private key, on behalf of one or more entities.',
    ),
  ),
  privateKey: term(
    say('chave privada', 'clave privada', 'private key'),
    say(
      'O segredo com que a plataforma se autentica e com que as entregas são assinadas.',
      'El secreto con el que la plataforma se autentica y con el que se firman las entregas.',
      'The secret that the platform authenticates with, and that deliveries are signed with.',
    ),
    { pt: ['senha'], es: ['contraseña secreta'] },
  ),
  request: term(
    say('pedido', 'solicitud', 'request'),
    say('O que se envia à API.', 'Lo que se envía a la API.', 'What is sent to the API.'),
    { pt: ['requisição', 'requisições'], es: ['petición', 'peticiones'] },
  ),
  response: term(
    say('resposta', 'respuesta', 'response'),
    say(
      'O que a API devolve, num envelope.',
      'Lo que la API devuelve, en un sobre.',
      'What the API returns, in an envelope.',
    ),
    { es: ['contestación', 'contestaciones'] },
  ),
  url: term(
    say('URL', 'URL', 'URL'),
    say(
      'O que identifica uma página ou um serviço na rede, a começar por `https://`.',
      'Lo que identifica una página o un servicio en la red, empezando por `https://`.',
      'What identifies a page or a service on the network, starting with `https://`.',
    ),
    { es: ['dirección web', 'direcciones web', 'enlace web', 'enlaces web'] },
  ),
  apiReference: term(
    say('referência da API', 'referencia de la API', 'API reference'),
    say(
      'As páginas que mostram todas as operações, campos e erros da API.',
      'Las páginas que muestran todas las operaciones, los campos y los errores de la API.',
      'The pages that show every operation, field and error of the API.',
    ),
    {
      en: [
        'API specification',
        'reference of the API',
        'see the specification',
        'in the specification everything',
      ],
      es: ['referencia del API', '(abrir|cargar|consulte|vea|ver) (en )?la especificación'],
    },
  ),
  deprecated: term(
    say('obsoleto', 'obsoleto', 'deprecated'),
    say(
      'Ainda funciona, mas as integrações novas usam o que o substitui.',
      'Aún funciona, pero las integraciones nuevas usan lo que lo sustituye.',
      'Still works, but new integrations use what replaces it.',
    ),
    {
      pt: ['descontinuado', 'descontinuada', 'descontinuados', 'descontinuadas'],
      es: [
        'descontinuado',
        'descontinuada',
        'descontinuados',
        'descontinuadas',
        'descatalogado',
        'descatalogada',
        'en desuso',
        'deprecad[oa]s?',
      ],
      en: ['discontinued', 'obsolete'],
    },
  ),
  checkout: term(
    say('checkout', 'checkout', 'checkout'),
    say(
      'Uma página de pagamento, por redirecionamento ou dentro da sua.',
      'Una página de pago, con redirección o dentro de la suya.',
      'A payment page, opened by redirect or inside yours.',
    ),
  ),
  redirect: term(
    say('redirecionamento', 'redirección', 'redirect'),
    say(
      'Levar o navegador a outro URL.',
      'Llevar el navegador a otra URL.',
      'Sending the browser to another URL.',
    ),
    { es: ['redireccionamiento'] },
  ),
  savedMethod: term(
    say('método guardado', 'método guardado', 'saved method'),
    say(
      'Um cartão ou telemóvel que o cliente deixou para pagamentos futuros.',
      'Una tarjeta o un móvil que el cliente guardó para pagos futuros.',
      'A card or phone that the customer saved for future payments.',
    ),
    { pt: ['salvo', 'salvar'] },
  ),
  webhook: term(
    say('webhook', 'webhook', 'webhook'),
    say(
      'A entrega de um evento num URL subscrito.',
      'La entrega de un evento en una URL suscrita.',
      'The delivery of an event to a subscribed URL.',
    ),
  ),
  callback: term(
    say('callback', 'callback', 'callback'),
    say(
      'A entrega do pagamento no URL que o próprio pedido indicou.',
      'La entrega del pago en la URL que indicó la propia solicitud.',
      'The delivery of the payment to the URL given in its own request.',
    ),
  ),
  signature: term(
    say('assinatura', 'firma', 'signature'),
    say(
      'A prova de que uma entrega vem do fornecedor e chegou inteira.',
      'La prueba de que una entrega viene del proveedor y llegó íntegra.',
      'Proof that a delivery comes from the provider and arrived intact.',
    ),
  ),
  notification: term(
    say('notificação', 'notificación', 'notification'),
    say(
      'O que aparece no telemóvel à espera de resposta.',
      'Lo que aparece en el móvil a la espera de respuesta.',
      'What appears on the phone, waiting for an answer.',
    ),
    { en: ['(the|a|same|late|its|first|second|terminal.s) notices?'] },
  ),
  file: term(
    say('ficheiro', 'archivo', 'file'),
    say('Um conjunto de dados com nome.', 'Un conjunto de datos con nombre.', 'A named set of data.'),
    { pt: ['arquivo', 'arquivos'], es: ['fichero', 'ficheros'] },
  ),
  screen: term(say('ecrã', 'pantalla', 'screen'), say('Onde se vê.', 'Donde se ve.', 'Where it is seen.'), {
    pt: ['tela', 'telas'],
  }),
  order: term(
    say('encomenda', 'pedido', 'order'),
    say(
      'O que o cliente comprou na loja.',
      'Lo que el cliente compró en la tienda.',
      'What the customer bought in the shop.',
    ),
    { es: ['encomienda'] },
  ),
} as const;
