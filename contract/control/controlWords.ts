import { operationText, type Words } from '../words/locales.ts';
import { clockWaitSeconds } from './sandboxQuotas.ts';

const say = (pt: string, es: string, en: string): Words => ({ pt, es, en });

export const controlWords = {
  status: say(
    'Sempre `ok` quando a sandbox responde.',
    'Siempre `ok` cuando el sandbox responde.',
    'Always `ok` when the sandbox responds.',
  ),
  apiVersion: say(
    'Versão da API que a sandbox cumpre.',
    'Versión de la API que cumple el sandbox.',
    'API version the sandbox implements.',
  ),
  database: say('Base de dados em uso.', 'Base de datos en uso.', 'Database in use.'),
  readyStatus: say(
    'Sempre `ready`: quando não está pronta, a resposta é 503.',
    'Siempre `ready`: cuando no está listo, la respuesta es 503.',
    'Always `ready`: when it is not ready, the response is 503.',
  ),
  setAsideCount: say(
    'Quantas coisas, de todas as sandboxes, ficaram de parte por um erro; o registo diz quais.',
    'Cuántas cosas, de todos los sandboxes, se apartaron por un error; el registro dice cuáles.',
    'How many items, across all sandboxes, were set aside because of an error; the log says which.',
  ),
  readiness: say('A sandbox pode trabalhar.', 'El sandbox puede trabajar.', 'The sandbox can work.'),
  health: say('Estado da sandbox.', 'Estado del sandbox.', 'Sandbox state.'),
  entity: say('Entidade Multibanco, 5 dígitos.', 'Entidad Multibanco, 5 dígitos.', 'Multibanco entity, 5 digits.'),
  reference: say(
    'Referência Multibanco, 9 dígitos.',
    'Referencia Multibanco, 9 dígitos.',
    'Multibanco reference, 9 digits.',
  ),
  amount: say('Montante em cêntimos.', 'Importe en céntimos.', 'Amount in cents.'),
  atmPayment: say(
    'O que uma pessoa digita numa caixa Multibanco.',
    'Lo que una persona teclea en un cajero.',
    'What a person types at an ATM.',
  ),
  paymentId: say('Identificador do pagamento.', 'Identificador del pago.', 'Payment id.'),
  now: say('Hora da sandbox.', 'Hora del sandbox.', 'Sandbox time.'),
  offsetSeconds: say(
    'Avanço sobre a hora real, em segundos.',
    'Adelanto sobre la hora real, en segundos.',
    'Seconds ahead of real time.',
  ),
  clock: say('Relógio da sandbox.', 'Reloj del sandbox.', "The sandbox's clock."),
  advanceSeconds: say('Segundos a avançar.', 'Segundos que avanza.', 'Seconds to move forward.'),
  clockTo: say('Instante para onde avançar.', 'Instante al que avanza.', 'Instant to move forward to.'),
  clockChange: say(
    'Avanço do relógio: indique um dos dois campos.',
    'Avance del reloj: indique uno de los dos campos.',
    'Clock change: send one of the two fields.',
  ),
  attemptAt: say('Quando foi a tentativa.', 'Cuándo fue el intento.', 'When it was attempted.'),
  attemptUrl: say(
    'Para onde foi, se a subscrição mudou de URL depois.',
    'Adónde fue, si la suscripción cambió de URL después.',
    'Where it went, if the subscription has had another URL since.',
  ),
  attemptHeaders: say(
    'Cabeçalhos enviados, assinatura incluída.',
    'Cabeceras enviadas, firma incluida.',
    'Headers sent, signature included.',
  ),
  attemptStatus: say(
    'Código HTTP da resposta; nulo sem resposta.',
    'Código HTTP de la respuesta; nulo sin respuesta.',
    'HTTP status of the response; null without one.',
  ),
  attemptError: say(
    'Porque falhou a ligação; nulo se houve resposta.',
    'Por qué falló la conexión; nulo si hubo respuesta.',
    'Why the connection failed; null if there was a response.',
  ),
  attemptLocation: say(
    'Para onde o recetor redireciona, o que não é seguido; nulo se não redireciona.',
    'Adónde redirige el receptor, lo que no se sigue; nulo si no redirige.',
    'Where the receiver redirects, which is not followed; null if it does not.',
  ),
  attemptDuration: say('Duração em milissegundos.', 'Duración en milisegundos.', 'Duration in milliseconds.'),
  attempt: say('Uma tentativa de entrega.', 'Un intento de entrega.', 'One delivery attempt.'),
  deliveryId: say('Identificador da entrega.', 'Identificador de la entrega.', 'Delivery id.'),
  deliveryKind: say(
    'Webhook subscrito ou callback do pedido.',
    'Webhook suscrito o callback de la solicitud.',
    'Subscribed webhook, or callback from the request.',
  ),
  webhookId: say(
    'Subscrição que disparou; nulo num callback.',
    'Suscripción que se disparó; nulo en un callback.',
    'Subscription that triggered it; null for a callback.',
  ),
  action: say('Evento entregue.', 'Evento entregado.', 'Event delivered.'),
  url: say('URL de destino.', 'URL de destino.', 'URL it goes to.'),
  deliveryState: say('Estado da entrega.', 'Estado de la entrega.', 'State of the delivery.'),
  deliveryCreatedAt: say('Quando o evento aconteceu.', 'Cuándo ocurrió el evento.', 'When the event happened.'),
  nextAttemptAt: say(
    'Próxima tentativa; nulo quando terminou.',
    'Próximo intento; nulo cuando terminó.',
    'Next attempt; null once finished.',
  ),
  waitsBehind: say(
    'Entrega mais antiga do mesmo pagamento, para o mesmo URL, que tem de terminar primeiro; nulo quando não há nenhuma.',
    'Entrega más antigua del mismo pago, a la misma URL, que debe terminar antes; nulo cuando no hay ninguna.',
    'Older delivery for the same payment, to the same URL, that has to finish first; null when there is none.',
  ),
  deliveryBody: say('Corpo enviado, byte a byte.', 'Cuerpo enviado, byte a byte.', 'Body sent, byte for byte.'),
  attempts: say(
    'Cada tentativa, da primeira à última.',
    'Cada intento, del primero al último.',
    'Each attempt, first to last.',
  ),
  delivery: say('Uma mensagem para um URL.', 'Un mensaje para una URL.', 'One message to one URL.'),
  limit: say(
    'Quantos devolver, do mais recente para trás.',
    'Cuántos devolver, del más reciente hacia atrás.',
    'How many to return, newest first.',
  ),
  soonest: say(
    'Quantos devolver, do mais próximo para o mais distante.',
    'Cuántos devolver, de lo más próximo a lo más lejano.',
    'How many to return, soonest first.',
  ),
  loggedId: say('Identificador da chamada.', 'Identificador de la llamada.', 'Call id.'),
  requestId: say(
    'O que a resposta trouxe no cabeçalho `X-Request-Id`; nulo nas chamadas anteriores a este cabeçalho.',
    'Lo que la respuesta trajo en la cabecera `X-Request-Id`; nulo en las llamadas anteriores a esta cabecera.',
    'What the response had in its `X-Request-Id` header; null for calls made before this header existed.',
  ),
  requestAt: say('Quando a chamada chegou.', 'Cuándo llegó la llamada.', 'When the call arrived.'),
  requestMethod: say('Método HTTP.', 'Método HTTP.', 'HTTP method.'),
  requestPath: say('Caminho e parâmetros.', 'Ruta y parámetros.', 'Path and query.'),
  requestOperation: say(
    'Operação da API; nulo se nenhuma serviu.',
    'Operación de la API; nulo si ninguna sirvió.',
    'API operation; null if none matched.',
  ),
  requestStatus: say('Código HTTP devolvido.', 'Código HTTP devuelto.', 'HTTP status returned.'),
  requestCodes: say('Códigos de erro devolvidos.', 'Códigos de error devueltos.', 'Error codes returned.'),
  rules: say(
    'As regras que recusaram a chamada, e onde a documentação as explica.',
    'Las reglas que rechazaron la llamada, y dónde las explica la documentación.',
    'The rules that refused the call, and where the documentation explains them.',
  ),
  ruleCode: say('Código da regra.', 'Código de la regla.', 'Code of the rule.'),
  ruleLink: say(
    'Caminho no site da documentação; nulo para um código que só a sandbox tem.',
    'Ruta en el sitio de la documentación; nulo para un código que solo tiene el sandbox.',
    'Path on the documentation site; null for a code that only the sandbox has.',
  ),
  warningPointer: say(
    'Campo em causa, ou parâmetro do URL.',
    'Campo en cuestión, o parámetro de la URL.',
    'Field in question, or parameter of the URL.',
  ),
  warningReason: say(
    'Porquê: `unknown_field` ou `unknown_parameter`, a API não conhece o campo ou parâmetro e ignora-o; `unread_body`, a operação não lê corpo; `unread_header`, a API não lê esse cabeçalho, e não faz o que ele pede: não impede que se repita uma operação, não põe condição, não muda o método e não provoca falhas; `content_type`, o corpo é JSON, mas o cabeçalho não o diz; `tax_number_beginning`, o NIF é aceite, mas nenhum começa assim; `phone_number`, o número é aceite, mas nenhum telefone (ou, para pagar, nenhum telemóvel) o tem; `phone_left_out`, no SOAP, o telefone do comprador não se lê, e o pagamento faz-se sem ele; `unread_content`, no SOAP, o campo traz texto em vez de elementos, ou o contrário, e ignora-se; `soap_action`, no SOAP, SOAPAction nomeia outro método que não o do corpo, que é o que conta; `hidden_characters`, o identificador tem caracteres que não se veem, e não é igual ao que se lê; `placeholder`, o identificador ou o URL traz o texto de um valor que faltou, como `undefined` ou `{{orderId}}`, e o próximo será igual; `reference_form`, faltam à referência os zeros com que começa; `html_in_url`, o URL tem `&amp;`, que é de HTML, e chega assim a quem o recebe; `url_fragment`, o que segue # num URL nunca é enviado; `replaced_characters`, o identificador traz U+FFFD, que tomou o lugar de letras que se perderam, e dois podem ficar iguais; `plus_in_url`, o + de um identificador chegou como espaço, e num URL escreve-se %2B; `repeated_subscription`, o mesmo evento já vai para o mesmo URL por outra subscrição, e cada mensagem chega duas vezes.',
    'Por qué: `unknown_field` o `unknown_parameter`, la API no conoce el campo o parámetro y lo ignora; `unread_body`, la operación no lee cuerpo; `unread_header`, la API no lee esa cabecera ni hace lo que pide: no impide que se repita una operación, no pone condición, no cambia el método y no provoca fallos; `content_type`, el cuerpo es JSON, pero la cabecera no lo dice; `tax_number_beginning`, el NIF se acepta, pero ninguno empieza así; `phone_number`, el número se acepta, pero ningún teléfono (o, para pagar, ningún móvil) lo tiene; `phone_left_out`, en SOAP, el teléfono del comprador no se lee, y el pago se hace sin él; `unread_content`, en SOAP, el campo trae texto en vez de elementos, o al revés, y se ignora; `soap_action`, en SOAP, SOAPAction nombra otro método que el del cuerpo, que es el que cuenta; `hidden_characters`, el identificador tiene caracteres que no se ven, y no es igual a lo que se lee; `placeholder`, el identificador o la URL trae el texto de un valor que faltó, como `undefined` o `{{orderId}}`, y el próximo será igual; `reference_form`, a la referencia le faltan los ceros con los que empieza; `html_in_url`, la URL tiene `&amp;`, que es de HTML, y así llega a quien la recibe; `url_fragment`, lo que sigue a # en una URL nunca se envía; `replaced_characters`, el identificador trae U+FFFD, que ocupó el lugar de letras que se perdieron, y dos pueden quedar iguales; `plus_in_url`, el + de un identificador llegó como espacio, y en una URL se escribe %2B; `repeated_subscription`, el mismo evento ya va a la misma URL por otra suscripción, y cada mensaje llega dos veces.',
    'Why: `unknown_field` or `unknown_parameter`, the API does not know the field or parameter and ignores it; `unread_body`, the operation reads no body; `unread_header`, the API does not read that header and does not do what it asks: it keeps nothing from being done twice, sets no condition, does not change the method and causes no fault; `content_type`, the body is JSON, but the header does not say so; `tax_number_beginning`, the tax number is accepted, but none starts like that; `phone_number`, the number is accepted, but no phone (or, to pay, no mobile phone) has it; `phone_left_out`, in SOAP, the buyer’s phone is not read, and the payment is made without it; `unread_content`, in SOAP, the field has text in place of elements, or the reverse, and is ignored; `soap_action`, in SOAP, SOAPAction names another method than the body, which counts; `hidden_characters`, the identifier has characters that cannot be seen, and is not equal to what is read; `placeholder`, the identifier or the URL has the text of a value that was missing, such as `undefined` or `{{orderId}}`, and the next one will be the same; `reference_form`, the reference lacks the zeros it begins with; `html_in_url`, the URL has `&amp;`, which belongs to HTML, and its receiver gets it so; `url_fragment`, what follows # in a URL is never sent; `replaced_characters`, the identifier has U+FFFD, which took the place of letters that were lost, and two may become the same; `plus_in_url`, the + of an identifier came as a blank, and is written %2B in a URL; `repeated_subscription`, the same event already goes to the same URL by another subscription, and each message arrives twice.',
  ),
  warningNearest: say(
    'Nome conhecido que melhor serve em vez do que veio; o valor corrigido; o id da outra subscrição.',
    'Nombre conocido que mejor sirve en vez del que llegó; el valor corregido; el id de la otra suscripción.',
    'Known name that serves best in place of what was sent; the value put right; the id of the other subscription.',
  ),
  warnings: say(
    'Campos e parâmetros que merecem uma segunda leitura.',
    'Campos y parámetros que merecen una segunda lectura.',
    'Fields and parameters worth a second look.',
  ),
  requestBody: say('Corpo recebido.', 'Cuerpo recibido.', 'Body received.'),
  responseBody: say('Corpo devolvido.', 'Cuerpo devuelto.', 'Body returned.'),
  requestFaults: say(
    'Falhas provocadas nesta chamada.',
    'Fallos provocados en esta llamada.',
    'Faults this call was set to hit.',
  ),
  requestDuration: say('Duração em milissegundos.', 'Duración en milisegundos.', 'Duration in milliseconds.'),
  loggedRequest: say(
    'Uma chamada como a sandbox a viu.',
    'Una llamada como la vio el sandbox.',
    'One call as the sandbox saw it.',
  ),
} as const satisfies Record<string, Words>;

export const operationWords = {
  getHealth: operationText(
    say('Consultar o estado da sandbox', 'Consultar el estado del sandbox', 'Check the sandbox'),
    'Responde sem credenciais enquanto o processo estiver vivo, mesmo com a base de dados em baixo. Para saber se a sandbox pode trabalhar, use `GET /sandbox/ready`.',
    'Responde sin credenciales mientras el proceso siga en marcha, aunque la base de datos esté caída. Para saber si el sandbox puede trabajar, use `GET /sandbox/ready`.',
    'Responds without credentials as long as the process is running, even with the database down. To know whether the sandbox can work, use `GET /sandbox/ready`.',
  ),
  getReadiness: operationText(
    say('Saber se a sandbox está pronta', 'Saber si el sandbox está listo', 'Check whether the sandbox is ready'),
    'Pergunta à base de dados, sem credenciais. Responde 200 quando ela pode ser lida e escrita; senão 503 `s00101`, e a mensagem diz o que falta. Um balanceador de carga deve perguntar aqui antes de enviar pedidos.',
    'Consulta la base de datos, sin credenciales. Responde 200 cuando se puede leer y escribir; si no, 503 `s00101`, y el mensaje indica qué falta. Un balanceador de carga debe consultar aquí antes de enviar solicitudes.',
    'Checks the database, without credentials. Returns 200 when it can be read and written; otherwise 503 `s00101`, and the message says what is wrong. A load balancer should check here before it sends requests.',
  ),
  payAtAtm: operationText(
    say('Pagar uma referência na caixa Multibanco', 'Pagar una referencia en el cajero', 'Pay a reference at the ATM'),
    'Faz o que uma pessoa faria na caixa: confirma a referência se o montante e o prazo o permitirem, ou explica porque recusa.',
    'Hace lo que haría una persona en el cajero: confirma la referencia si el importe y el plazo lo permiten, o explica por qué la rechaza.',
    'Does what a person would do at the machine: confirms the reference if the amount and deadline allow it, or explains the refusal.',
  ),
  getClock: operationText(
    say('Ver as horas', 'Ver la hora', 'Read the clock'),
    'Um só relógio decide prazos, janelas e novas tentativas.',
    'Un solo reloj decide plazos, ventanas y reintentos.',
    'A single clock controls expiry, time windows and retries.',
  ),
  moveClock: operationText(
    say('Avançar o relógio', 'Adelantar el reloj', 'Move the clock forward'),
    `Avança a hora e faz tudo o que venceu entretanto antes de responder. Por recetores lentos espera ${clockWaitSeconds} segundos no total: depois para onde está, e \`now\` diz onde; repita o pedido para continuar.`,
    `Adelanta la hora y, antes de responder, hace todo lo que ha vencido en ese tiempo. A receptores lentos los espera ${clockWaitSeconds} segundos en total: después se detiene donde está, y \`now\` dice dónde; repita la solicitud para continuar.`,
    `Moves the time forward and does everything that fell due before responding. It waits for slow receivers for ${clockWaitSeconds} seconds in all: then it stops where it is, and \`now\` says where; repeat the request to go on.`,
  ),
  resetSandbox: operationText(
    say('Repor a sandbox', 'Restablecer el sandbox', 'Reset the sandbox'),
    'Apaga tudo e volta a pôr os dados iniciais e a hora real.',
    'Borra todo y restaura los datos iniciales y la hora real.',
    'Deletes everything, restores the seed and returns to real time.',
  ),
  listDeliveries: operationText(
    say('Listar entregas', 'Listar entregas', 'List deliveries'),
    'Webhooks e callbacks, com cada tentativa.',
    'Webhooks y callbacks, con cada intento.',
    'Webhooks and callbacks, with each attempt.',
  ),
  getDelivery: operationText(
    say('Consultar uma entrega', 'Consultar una entrega', 'Get a delivery'),
    'Uma entrega com cada tentativa.',
    'Una entrega con cada intento.',
    'One delivery with each attempt.',
  ),
  resendDelivery: operationText(
    say('Reenviar uma entrega', 'Reenviar una entrega', 'Resend a delivery'),
    'Volta a pôr na fila uma entrega que já terminou. Vai para o URL que a subscrição tem agora.',
    'Vuelve a poner en cola una entrega que ya terminó. Va a la URL que la suscripción tiene ahora.',
    'Puts a finished delivery back in the queue. It goes to the URL that its subscription has now.',
  ),
  listRequests: operationText(
    say('Ver o registo de chamadas', 'Ver el registro de llamadas', 'Read the request log'),
    'As últimas chamadas: a resposta, a regra que recusou cada uma e os campos ignorados. Ler os comandos da sandbox com GET não deixa rasto.',
    'Las últimas llamadas: su respuesta, la regla que rechazó cada una y los campos ignorados. Leer los controles del sandbox con GET no deja rastro.',
    "The latest calls: their responses, the rule that refused each one and the fields that were ignored. Reading the sandbox's controls with GET is not logged.",
  ),
};
