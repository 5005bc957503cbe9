import { say, type Words } from '@balcao/contract/words/locales.ts';

/** Texts of all clients, in any language: comments on the parts that have no description. */
export const clientWords = {
  client: say(
    'Cliente da API {brand}, versão {version}. Cada operação é um método; uma recusa, ou a falta de resposta, é um ApiFailure.',
    'Cliente de la API {brand}, versión {version}. Cada operación es un método; un rechazo, o la falta de respuesta, es un ApiFailure.',
    'Client of the {brand} API, version {version}. Each operation is a method; a refusal, or no response, is an ApiFailure.',
  ),
  sandboxClient: say(
    'Os simuladores de uma sandbox {brand}, versão {version}: caixa Multibanco, telefone, cartões, terminais, relógio, falhas e entregas. Cada comando é um método; uma recusa, ou a falta de resposta, é um ApiFailure.',
    'Los simuladores de un sandbox {brand}, versión {version}: cajero, teléfono, tarjetas, terminales, reloj, fallos y entregas. Cada orden es un método; un rechazo, o la falta de respuesta, es un ApiFailure.',
    'The simulators of a {brand} sandbox, version {version}: cash machine, phone, cards, terminals, clock, faults and deliveries. Each command is a method; a refusal, or no response, is an ApiFailure.',
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
    'URL da API, terminado em {path}.',
    'URL de la API, terminada en {path}.',
    'URL of the API, ending in {path}.',
  ),
  defaultUrl: say(
    'URL da API, terminado em {path}; sem ele, o do servidor {server}, escolhido ao gerar o cliente.',
    'URL de la API, terminada en {path}; sin ella, la del servidor {server}, elegido al generar el cliente.',
    'URL of the API, ending in {path}; without it, that of the {server} server, chosen when the client was generated.',
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
  sandboxRetries: say(
    'Quantas vezes se repete uma leitura que ficou sem resposta ou recebeu 429, 500, 502, 503 ou 504; 0 se não disser outras. Os comandos nunca se repetem.',
    'Cuántas veces se repite una lectura que se quedó sin respuesta o recibió 429, 500, 502, 503 o 504; 0 si no dice otras. Las órdenes nunca se repiten.',
    'How often a read is repeated that got no response, or 429, 500, 502, 503 or 504; 0 unless set. Commands are never repeated.',
  ),
  fetch: say(
    'O que envia cada pedido; o fetch da plataforma se não disser outro. Não deve seguir redirecionamentos.',
    'Lo que envía cada solicitud; el fetch de la plataforma si no dice otro. No debe seguir redirecciones.',
    'What sends each request; the fetch of the platform unless set. It must not follow redirects.',
  ),
  fetchType: say('O que um cliente usa de fetch.', 'Lo que un cliente usa de fetch.', 'What a client uses of fetch.'),
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
  onePage: say(
    'a sua única página, para se percorrer como as outras listas.',
    'su única página, para recorrerla como las demás listas.',
    'its only page, to loop over like the other lists.',
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
  codes: say('Códigos específicos, como e00202.', 'Códigos específicos, como e00202.', 'Specific codes, as in e00202.'),
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
  notOurs: say('a resposta não é desta API', 'la respuesta no es de esta API', 'the response is not one of this API'),
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
  check: say(
    'O mesmo, mas uma mensagem que não é genuína e recente é um WebhookFailure, que diz porquê.',
    'Lo mismo, pero un mensaje que no es genuino y reciente es un WebhookFailure, que dice por qué.',
    'The same, but a message that is not genuine and recent is a WebhookFailure, which says why.',
  ),
  verifyHookHash: say(
    'Se o hookHash de um formulário é o da chave: SHA-256 da chave, de hookAction e de hookDate. Não cobre os pagamentos nem diz a idade da mensagem; o cabeçalho PayPay-Signature, que vem com ele, cobre tudo.',
    'Si el hookHash de un formulario es el de la clave: SHA-256 de la clave, de hookAction y de hookDate. No cubre los pagos ni dice la edad del mensaje; la cabecera PayPay-Signature, que viene con él, lo cubre todo.',
    'Whether the hookHash of a form is that of the key: SHA-256 of the key, hookAction and hookDate. It covers neither the payments nor the age of the message; the PayPay-Signature header that comes with it covers all.',
  ),
  parseWebhook: say(
    'O evento de uma mensagem de webhook. Uma assinatura que falta, não é genuína ou é antiga é um WebhookFailure, e também um corpo genuíno de outra forma, como o formulário antigo.',
    'El evento de un mensaje de webhook. Una firma que falta, no es genuina o es antigua es un WebhookFailure, y también un cuerpo genuino de otra forma, como el formulario antiguo.',
    'The event of a webhook message. A signature that is missing, not genuine or too old is a WebhookFailure, and so is a genuine body of another form, such as the old form.',
  ),
  parseCallback: say(
    'O pagamento que chega ao callbackUrl. Uma assinatura que falta, não é genuína ou é antiga é um WebhookFailure.',
    'El pago que llega a callbackUrl. Una firma que falta, no es genuina o es antigua es un WebhookFailure.',
    'The payment that reaches callbackUrl. A signature that is missing, not genuine or too old is a WebhookFailure.',
  ),
  parseWebhookForm: say(
    'O formulário que recebe uma subscrição com o handler paypay. Uma assinatura que falta, não é genuína ou é antiga é um WebhookFailure.',
    'El formulario que recibe una suscripción con el handler paypay. Una firma que falta, no es genuina o es antigua es un WebhookFailure.',
    'The form that a subscription with the handler paypay receives. A signature that is missing, not genuine or too old is a WebhookFailure.',
  ),
  webhookFailure: say(
    'Uma mensagem que não se deve tratar: responda 401 se o motivo é a assinatura, e 400 se é o corpo.',
    'Un mensaje que no se debe tratar: responda 401 si el motivo es la firma, y 400 si es el cuerpo.',
    'A message that must not be processed: respond with 401 if the reason is the signature, and with 400 if it is the body.',
  ),
  reason: say(
    'O que lhe falta: missing, o cabeçalho não veio ou tem outra forma; wrong, não é a assinatura deste corpo com esta chave; expired, é genuína mas antiga; body, é genuína mas o corpo não é o esperado.',
    'Qué le falta: missing, la cabecera no vino o tiene otra forma; wrong, no es la firma de este cuerpo con esta clave; expired, es genuina pero antigua; body, es genuina pero el cuerpo no es el esperado.',
    'What is wrong with it: missing, the header did not come or has another form; wrong, it is not the signature of this body with this key; expired, it is genuine but old; body, it is genuine but the body is not the expected one.',
  ),
  signatureMissing: say(
    'o cabeçalho PayPay-Signature falta ou não tem a forma hash=...,ts=...',
    'la cabecera PayPay-Signature falta o no tiene la forma hash=...,ts=...',
    'the PayPay-Signature header is missing or does not have the form hash=...,ts=...',
  ),
  signatureWrong: say(
    'a assinatura não é deste corpo com esta chave privada; dê o corpo tal como chegou',
    'la firma no es de este cuerpo con esta clave privada; dé el cuerpo tal como llegó',
    'the signature is not that of this body with this private key; give the body as it came',
  ),
  signatureExpired: say(
    'a assinatura é genuína, mas mais antiga do que se aceita',
    'la firma es genuina, pero más antigua de lo que se acepta',
    'the signature is genuine, but older than is accepted',
  ),
  event: say(
    'O que uma mensagem de webhook pode comunicar: action diz qual dos eventos é.',
    'Lo que un mensaje de webhook puede comunicar: action dice cuál de los eventos es.',
    'What a webhook message can report: action says which of the events it is.',
  ),
  action: say('O evento.', 'El evento.', 'The event.'),
  eventWebhook: say(
    'Subscrição que o recebeu, e quando aconteceu.',
    'Suscripción que lo recibió, y cuándo ocurrió.',
    'Subscription that received it, and when it happened.',
  ),
  payments: say(
    'Pagamentos a que diz respeito, no estado em que ficaram.',
    'Pagos a los que se refiere, en el estado en que quedaron.',
    'Payments it is about, in the state they are in afterwards.',
  ),
  entities: say(
    'Entidades a que diz respeito, no estado em que ficaram.',
    'Entidades a las que se refiere, en el estado en que quedaron.',
    'Entities it is about, in the state they are in afterwards.',
  ),
  form: say(
    'O formulário de um webhook do serviço antigo; todos os valores são texto.',
    'El formulario de un webhook del servicio antiguo; todos los valores son texto.',
    'The form of a webhook of the deprecated service; every value is text.',
  ),
  formPayment: say('Um pagamento no formulário.', 'Un pago en el formulario.', 'A payment in the form.'),
  formData: say(
    'Um dado adicional do pagamento.',
    'Un dato adicional del pago.',
    'An additional data item of the payment.',
  ),
  formAdditionalData: say(
    'Dados adicionais do pagamento, quando os tem.',
    'Datos adicionales del pago, cuando los tiene.',
    'Additional data of the payment, if it has any.',
  ),
  hookAction: say('O campo hookAction.', 'El campo hookAction.', 'The hookAction field.'),
  hookDate: say(
    'O campo hookDate, tal como chegou.',
    'El campo hookDate, tal como llegó.',
    'The hookDate field, as it came.',
  ),
  hookHash: say('O campo hookHash.', 'El campo hookHash.', 'The hookHash field.'),
  notWebhook: say(
    'o corpo não é o JSON de um webhook que este cliente conhece',
    'el cuerpo no es el JSON de un webhook que este cliente conoce',
    'the body is not the JSON of a webhook that this client knows',
  ),
  notForm: say(
    'o corpo não é o formulário de um webhook',
    'el cuerpo no es el formulario de un webhook',
    'the body is not the form of a webhook',
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
  header: say('O cabeçalho PayPay-Signature.', 'La cabecera PayPay-Signature.', 'The PayPay-Signature header.'),
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

/** Texts of the README in the zip file. */
export const readmeWords = {
  sandboxIntro: say(
    'Comandos da sandbox {brand} {version} em {language}, gerados da descrição deles, para um teste pagar, recusar, avançar o relógio ou provocar falhas. Precisa de {runtime} e de mais nada. Só existe na sandbox: instale-o como dependência de desenvolvimento.',
    'Controles del sandbox {brand} {version} en {language}, generados a partir de su descripción, para que una prueba pague, rechace, avance el reloj o provoque fallos. Necesita {runtime} y nada más. Solo existe en el sandbox: instálelo como dependencia de desarrollo.',
    'Controls of the {brand} {version} sandbox in {language}, generated from their description, for a test to pay, refuse, move the clock or cause faults. It needs {runtime} and nothing else. It exists only in the sandbox: install it as a development dependency.',
  ),
  sandboxCalls: say(
    '{url} `createTenant` abre uma sandbox só deste teste, com as suas credenciais, o seu relógio e os seus dados. O cliente da API faz o que a loja faz; este, o que fazem os pagadores, os bancos e o tempo.',
    '{url} `createTenant` abre un sandbox solo de esta prueba, con sus credenciales, su reloj y sus datos. El cliente de la API hace lo que hace la tienda; este, lo que hacen los pagadores, los bancos y el tiempo.',
    '{url} `createTenant` opens a sandbox for this test alone, with its own credentials, clock and data. The API client does what the shop does; this one, what payers, banks and time do.',
  ),
  sandboxFailures: say(
    'Uma recusa traz o estado, os códigos e as mensagens no idioma do cliente. Os códigos começados por c0 e c1 são dos simuladores; os outros são os da API.',
    'Un rechazo trae el estado, los códigos y los mensajes en el idioma del cliente. Los códigos que empiezan por c0 y c1 son de los simuladores; los demás son los de la API.',
    'A refusal carries the status, the codes and the messages in the language of the client. Codes that begin with c0 and c1 belong to the simulators; the others are those of the API.',
  ),
  sandboxRetries: say(
    'Nada se repete se não o pedir. Com repetições, são-no só as leituras; os comandos nunca se repetem sozinhos.',
    'Nada se repite si no lo pide. Con repeticiones, lo son solo las lecturas; las órdenes nunca se repiten solas.',
    'Nothing is repeated unless you ask for it. With retries only reads are; commands are never repeated by themselves.',
  ),
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
    'Dê o corpo tal como chegou, antes de o ler como JSON. Cada evento é um tipo, e diz o que traz. Sem assinatura genuína e recente há um erro que diz o motivo; responda então 401. Para um `callbackUrl`, que recebe o pagamento em vez do aviso, e para o formulário do handler `paypay`, há funções iguais.',
    'Dé el cuerpo tal como llegó, antes de leerlo como JSON. Cada evento es un tipo, y dice qué trae. Sin firma genuina y reciente hay un error que dice el motivo; responda entonces 401. Para un `callbackUrl`, que recibe el pago en lugar del aviso, y para el formulario del handler `paypay`, hay funciones iguales.',
    'Give the body as it came, before it is read as JSON. Each event is a type, and says what it carries. Without a genuine and recent signature there is an error that says why; respond with 401 then. For a `callbackUrl`, which receives the payment instead of the notification, and for the form of the handler `paypay`, there are functions alike.',
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
