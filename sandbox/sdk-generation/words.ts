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
    'URL da API, terminado em /api; sem ele, o do servidor {server}.',
    'URL de la API, terminada en /api; sin ella, la del servidor {server}.',
    'URL of the API, ending in /api; without it, that of the {server} server.',
  ),
  language: say(
    'Idioma das mensagens: PT, ES ou EN.',
    'Idioma de los mensajes: PT, ES o EN.',
    'Language of the messages: PT, ES or EN.',
  ),
  timeoutSeconds: say(
    'Segundos que se espera pelo servidor.',
    'Segundos que se espera al servidor.',
    'Seconds to wait for the server.',
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
    'As credenciais são as de uma sandbox acabada de iniciar; as suas estão no back-office. Cada operação da API é um método com o mesmo nome.',
    'Las credenciales son las de un sandbox recién iniciado; las suyas están en el back-office. Cada operación de la API es un método con el mismo nombre.',
    'The credentials are those of a fresh sandbox; yours are in the back office. Each operation of the API is a method of the same name.',
  ),
  errors: say('Erros', 'Errores', 'Errors'),
  failures: say(
    'Uma recusa traz o estado, os códigos e as mensagens no idioma do cliente. Sem resposta, o estado é 0: consulte antes de repetir uma criação. Os códigos começados por s00 são só da sandbox (429 e 503, com Retry-After); o fornecedor nunca os dá.',
    'Un rechazo trae el estado, los códigos y los mensajes en el idioma del cliente. Sin respuesta, el estado es 0: consulte antes de repetir una creación. Los códigos que empiezan por s00 son solo del sandbox (429 y 503, con Retry-After); el proveedor nunca los da.',
    'A refusal carries the status, the codes and the messages in the language of the client. Without a response the status is 0: look before you create again. Codes that begin with s00 belong to the sandbox alone (429 and 503, with Retry-After); the provider never gives them.',
  ),
  webhooks: say('Webhooks', 'Webhooks', 'Webhooks'),
  signature: say(
    'Verifique a assinatura com o corpo tal como chegou, antes de o ler.',
    'Compruebe la firma con el cuerpo tal como llegó, antes de leerlo.',
    'Check the signature against the body as it came, before reading it.',
  ),
  servers: say('Servidores', 'Servidores', 'Servers'),
} as const satisfies Record<string, Words>;
export type ReadmeWord = keyof typeof readmeWords;
