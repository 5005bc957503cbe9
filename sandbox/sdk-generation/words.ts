import { say, type Words } from '@balcao/contract/words/locales.ts';

/** Sentences of every client, whatever its language: they become the comments of what no description tells of. */
export const clientWords = {
  client: say(
    'Cliente da API {brand}, versão {version}. Cada operação é um método; uma recusa, ou a falta de resposta, é um ApiFailure.',
    'Cliente de la API {brand}, versión {version}. Cada operación es un método; un rechazo, o la falta de respuesta, es un ApiFailure.',
    'Client of the {brand} API, version {version}. Each operation is a method; a refusal, or no response, is an ApiFailure.',
  ),
  settings: say(
    'O que um cliente precisa de saber.',
    'Lo que un cliente necesita saber.',
    'What a client needs to know.',
  ),
  platformCode: say(
    'Código da plataforma, do back-office.',
    'Código de la plataforma, del back-office.',
    'Platform code, from the back office.',
  ),
  privateKey: say(
    'Chave privada da plataforma, do back-office.',
    'Clave privada de la plataforma, del back-office.',
    'Private key of the platform, from the back office.',
  ),
  clientId: say(
    'NIF da entidade por conta de quem se chama, com nove dígitos.',
    'NIF de la entidad en cuyo nombre se llama, con nueve dígitos.',
    'Tax number of the entity the calls are made for, nine digits.',
  ),
  baseUrl: say(
    'URL da API, terminado em /api.',
    'URL de la API, terminada en /api.',
    'URL of the API, ending in /api.',
  ),
  defaultUrl: say(
    'URL da API, terminado em /api; sem ele, o do servidor {server}, escolhido ao gerar o cliente.',
    'URL de la API, terminada en /api; sin ella, la del servidor {server}, elegido al generar el cliente.',
    'URL of the API, ending in /api; without it, that of the {server} server, chosen when the client was generated.',
  ),
  required: say('são obrigatórios', 'son obligatorios', 'these are required'),
  language: say(
    'Idioma das mensagens: PT, ES ou EN.',
    'Idioma de los mensajes: PT, ES o EN.',
    'Language of the messages: PT, ES or EN.',
  ),
  timeoutSeconds: say(
    'Segundos que cada tentativa espera pelo servidor; 30 se não disser outros.',
    'Segundos que cada intento espera al servidor; 30 si no dice otros.',
    'Seconds that each attempt waits for the server; 30 unless set.',
  ),
  retries: say(
    'Quantas vezes se repete um pedido que ficou sem resposta ou recebeu 429, 500, 502, 503 ou 504; 0 se não disser outras. Só se repetem leituras, e criações cujo corpo traz a chave que impede a segunda.',
    'Cuántas veces se repite una solicitud que se quedó sin respuesta o recibió 429, 500, 502, 503 o 504; 0 si no dice otras. Solo se repiten lecturas, y creaciones cuyo cuerpo trae la clave que impide la segunda.',
    'How often a request is repeated that got no response, or 429, 500, 502, 503 or 504; 0 unless set. Only reads are repeated, and creations whose body has the key that prevents a second one.',
  ),
  fetch: say(
    'O que envia cada pedido; o fetch da plataforma se não disser outro. Não deve seguir redirecionamentos.',
    'Lo que envía cada solicitud; el fetch de la plataforma si no dice otro. No debe seguir redirecciones.',
    'What sends each request; the fetch of the platform unless set. It must not follow redirects.',
  ),
  fetchType: say(
    'O que um cliente usa de fetch.',
    'Lo que un cliente usa de fetch.',
    'What a client uses of fetch.',
  ),
  send: say(
    'O que envia cada pedido e devolve o estado, os cabeçalhos e o corpo; não deve seguir redirecionamentos.',
    'Lo que envía cada solicitud y devuelve el estado, las cabeceras y el cuerpo; no debe seguir redirecciones.',
    'What sends each request and returns the status, the headers and the body; it must not follow redirects.',
  ),
  sendDefault: say(
    'Como um cliente envia se não disser outra forma: só com a biblioteca padrão, sem seguir redirecionamentos.',
    'Cómo envía un cliente si no se indica otra cosa: solo con la biblioteca estándar, sin seguir redirecciones.',
    'How a client sends unless told otherwise: with the standard library alone, without following redirects.',
  ),
  pages: say(
    'as páginas uma a uma, cada uma pedida quando se chega a ela.',
    'las páginas una a una, cada una solicitada al llegar a ella.',
    'the pages one by one, each requested when the loop comes to it.',
  ),
  servers: say('URL da API.', 'URL de la API.', 'URLs of the API.'),
  listing: say(
    'Uma página de uma lista e onde ela está.',
    'Una página de una lista y dónde está.',
    'A page of a list, and where it stands.',
  ),
  query: say('Parâmetros da consulta.', 'Parámetros de la consulta.', 'Parameters of the query.'),
  dateRange: say(
    'Um intervalo de datas em ISO 8601, extremos incluídos.',
    'Un intervalo de fechas en ISO 8601, extremos incluidos.',
    'A range of dates in ISO 8601, both ends included.',
  ),
  model: say(
    'O que todos os modelos sabem fazer.',
    'Lo que saben hacer todos los modelos.',
    'What every model can do.',
  ),
  withNull: say(
    'Uma cópia que envia estes campos como null, o que os apaga; os que ficam por preencher não se enviam.',
    'Una copia que envía estos campos como null, lo que los borra; los que quedan sin rellenar no se envían.',
    'A copy that sends these fields as null, which clears them; those left unset are not sent.',
  ),
  failure: say(
    'Uma chamada que foi recusada, ou que ficou sem resposta.',
    'Una llamada que fue rechazada, o que se quedó sin respuesta.',
    'A call that was refused, or that got no response.',
  ),
  status: say(
    'Estado HTTP; 0 quando não houve resposta.',
    'Estado HTTP; 0 cuando no hubo respuesta.',
    'HTTP status; 0 when there was no response.',
  ),
  family: say(
    'Família do erro, como e00200; vazia quando a resposta não é da API.',
    'Familia del error, como e00200; vacía cuando la respuesta no es de la API.',
    'Family of the error, as in e00200; empty when the response is not of the API.',
  ),
  codes: say(
    'Códigos específicos, como e00202.',
    'Códigos específicos, como e00202.',
    'Specific codes, as in e00202.',
  ),
  details: say(
    'Cada código com a frase e o campo.',
    'Cada código con su frase y su campo.',
    'Each code with its sentence and field.',
  ),
  has: say(
    'Se a recusa traz este código ou é desta família.',
    'Si el rechazo trae este código o es de esta familia.',
    'Whether the refusal carries this code or is of this family.',
  ),
  retryAfterSeconds: say(
    'Segundos a esperar antes de repetir, quando a resposta os disse.',
    'Segundos que esperar antes de repetir, cuando la respuesta los dijo.',
    'Seconds to wait before a repetition, where the response told them.',
  ),
  noAnswer: say('não houve resposta', 'no hubo respuesta', 'there was no response'),
  notOurs: say(
    'a resposta não é desta API',
    'la respuesta no es de esta API',
    'the response is not one of this API',
  ),
  errorCodes: say(
    'Códigos de erro e o que cada um quer dizer.',
    'Códigos de error y lo que significa cada uno.',
    'Codes of error and what each means.',
  ),
  verify: say(
    'Se uma mensagem de webhook é genuína e recente: HMAC-SHA256 do corpo tal como chegou, seguido da hora.',
    'Si un mensaje de webhook es genuino y reciente: HMAC-SHA256 del cuerpo tal como llegó, seguido de la hora.',
    'Whether a webhook message is genuine and recent: HMAC-SHA256 of the body as it came, followed by the time.',
  ),
  webhooks: say(
    'Mensagens de webhooks e callbacks: a assinatura verificada e o corpo com o seu tipo.',
    'Mensajes de webhooks y callbacks: la firma comprobada y el cuerpo con su tipo.',
    'Messages of webhooks and callbacks: the signature checked, and the body with its type.',
  ),
  parseWebhook: say(
    'O corpo de uma mensagem de webhook, se a assinatura é genuína e recente; nada se não é. Um corpo genuíno de outra forma, como o formulário antigo, é um erro.',
    'El cuerpo de un mensaje de webhook, si la firma es genuina y reciente; nada si no lo es. Un cuerpo genuino de otra forma, como el formulario antiguo, es un error.',
    'The body of a webhook message, if its signature is genuine and recent; nothing if it is not. A genuine body of another form, such as the old form, is an error.',
  ),
  parseCallback: say(
    'O pagamento que chega ao callbackUrl, se a assinatura é genuína e recente; nada se não é.',
    'El pago que llega a callbackUrl, si la firma es genuina y reciente; nada si no lo es.',
    'The payment that reaches callbackUrl, if its signature is genuine and recent; nothing if it is not.',
  ),
  notWebhook: say(
    'o corpo não é o JSON de um webhook',
    'el cuerpo no es el JSON de un webhook',
    'the body is not the JSON of a webhook',
  ),
  notCallback: say(
    'o corpo não é o JSON de um pagamento',
    'el cuerpo no es el JSON de un pago',
    'the body is not the JSON of a payment',
  ),
  body: say(
    'O corpo tal como chegou, antes de ser lido como JSON.',
    'El cuerpo tal como llegó, antes de leerse como JSON.',
    'The body as it came, before it is read as JSON.',
  ),
  header: say(
    'O cabeçalho PayPay-Signature.',
    'La cabecera PayPay-Signature.',
    'The PayPay-Signature header.',
  ),
  toleranceSeconds: say(
    'Idade máxima da mensagem, em segundos.',
    'Edad máxima del mensaje, en segundos.',
    'Greatest age of the message, in seconds.',
  ),
  nowSeconds: say(
    'A hora de agora em segundos Unix; para testes.',
    'La hora de ahora en segundos Unix; para pruebas.',
    'The present time in Unix seconds; for tests.',
  ),
} as const satisfies Record<string, Words>;
export type ClientWord = keyof typeof clientWords;

/** Sentences of the README in the zip. */
export const readmeWords = {
  intro: say(
    'Cliente {language} da API {brand} {version}, gerado da descrição da API. Precisa de {runtime} e de mais nada.',
    'Cliente {language} de la API {brand} {version}, generado a partir de la descripción de la API. Necesita {runtime} y nada más.',
    '{language} client of the {brand} API {version}, generated from the description of the API. It needs {runtime} and nothing else.',
  ),
  install: say('Instalar', 'Instalar', 'Install'),
  withoutComposer: say(
    'Sem Composer, basta `autoload.php`, como na chamada seguinte.',
    'Sin Composer, basta `autoload.php`, como en la llamada siguiente.',
    'Without Composer, `autoload.php` is enough, as in the next call.',
  ),
  firstCall: say('Primeira chamada', 'Primera llamada', 'First call'),
  credentials: say(
    '{url} As credenciais são as de uma sandbox acabada de iniciar; as suas estão no back-office. Cada operação da API é um método com o mesmo nome.',
    '{url} Las credenciales son las de un sandbox recién iniciado; las suyas están en el back-office. Cada operación de la API es un método con el mismo nombre.',
    '{url} The credentials are those of a fresh sandbox; yours are in the back office. Each operation of the API is a method of the same name.',
  ),
  noDefault: say(
    'O servidor e o idioma das mensagens dizem-se sempre: nenhum tem valor por omissão.',
    'El servidor y el idioma de los mensajes se dicen siempre: ninguno tiene valor por defecto.',
    'The server and the language of the messages are always given: neither has a default.',
  ),
  chosenDefault: say(
    'O idioma das mensagens diz-se sempre. Sem URL, o cliente chama o servidor `{server}`, escolhido ao gerá-lo.',
    'El idioma de los mensajes se dice siempre. Sin URL, el cliente llama al servidor `{server}`, elegido al generarlo.',
    'The language of the messages is always given. Without a URL the client calls the `{server}` server, chosen when it was generated.',
  ),
  errors: say('Erros', 'Errores', 'Errors'),
  failures: say(
    'Uma recusa traz o estado, os códigos e as mensagens no idioma do cliente. Sem resposta, o estado é 0: consulte antes de repetir uma criação. Os códigos começados por s00 são só da sandbox (429 e 503, com Retry-After); o fornecedor nunca os dá.',
    'Un rechazo trae el estado, los códigos y los mensajes en el idioma del cliente. Sin respuesta, el estado es 0: consulte antes de repetir una creación. Los códigos que empiezan por s00 son solo del sandbox (429 y 503, con Retry-After); el proveedor nunca los da.',
    'A refusal carries the status, the codes and the messages in the language of the client. Without a response the status is 0: look before you create again. Codes that begin with s00 belong to the sandbox alone (429 and 503, with Retry-After); the provider never gives them.',
  ),
  webhooks: say('Webhooks', 'Webhooks', 'Webhooks'),
  signature: say(
    'Dê o corpo tal como chegou, antes de o ler como JSON. Sem assinatura genuína e recente não há mensagem; responda então 401. Para um `callbackUrl`, que recebe o pagamento em vez do aviso, há uma função igual.',
    'Dé el cuerpo tal como llegó, antes de leerlo como JSON. Sin firma genuina y reciente no hay mensaje; responda entonces 401. Para un `callbackUrl`, que recibe el pago en lugar del aviso, hay una función igual.',
    'Give the body as it came, before it is read as JSON. Without a genuine and recent signature there is no message; respond with 401 then. For a `callbackUrl`, which receives the payment instead of the notification, there is a function alike.',
  ),
  pages: say('Listas', 'Listas', 'Lists'),
  walking: say(
    'Cada página é um pedido. Um pagamento criado entretanto empurra os outros se a lista começa pelos mais novos; por ordem crescente de `createdAt` nenhum vem duas vezes.',
    'Cada página es una solicitud. Un pago creado entretanto empuja los demás si la lista empieza por los más nuevos; por orden creciente de `createdAt` ninguno viene dos veces.',
    'Each page is a request. A payment created meanwhile shifts the others if the list begins with the newest; in ascending order of `createdAt` none comes twice.',
  ),
  transport: say(
    'Repetir pedidos e trocar o HTTP',
    'Repetir solicitudes y cambiar el HTTP',
    'Retries and your own HTTP',
  ),
  retries: say(
    'Nada se repete se não o pedir. Com repetições, são-no só as leituras e, quando o corpo traz a chave, estas criações: {keys}. A um 409 depois de uma repetição, procure a primeira: foi feita. Reembolsos, capturas e alterações nunca se repetem sozinhos.',
    'Nada se repite si no lo pide. Con repeticiones, lo son solo las lecturas y, cuando el cuerpo trae la clave, estas creaciones: {keys}. Ante un 409 tras una repetición, busque la primera: se hizo. Los reembolsos, las capturas y los cambios nunca se repiten solos.',
    'Nothing is repeated unless you ask for it. With retries only reads are, and, where the body has the key, these creations: {keys}. At a 409 after a repetition, look for the first one: it was made. Refunds, captures and changes are never repeated by themselves.',
  ),
  servers: say('Servidores', 'Servidores', 'Servers'),
} as const satisfies Record<string, Words>;
export type ReadmeWord = keyof typeof readmeWords;
