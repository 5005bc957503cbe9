import { say } from '../words/locales.ts';

/** Reasons why a body cannot be read, shown after the text of e00219. */
const bodyRefusals = {
  body_form: say(
    'O corpo é um formulário, e a API lê JSON: envie {"amount":1000} com Content-Type: application/json, e não amount=1000',
    'El cuerpo es un formulario, y la API lee JSON: envíe {"amount":1000} con Content-Type: application/json, y no amount=1000',
    'The body is a form, and the API reads JSON: send {"amount":1000} with Content-Type: application/json, not amount=1000',
  ),
  body_html: say(
    'O corpo começa por HTML, como um aviso que o PHP imprime: envie só o JSON',
    'El cuerpo empieza por HTML, como un aviso que imprime PHP: envíe solo el JSON',
    'The body begins with HTML, such as a notice that PHP prints: send the JSON alone',
  ),
  body_not_encoded: say(
    'O corpo é o nome de um objeto, e não o seu JSON: converta-o com JSON.stringify ou json_encode',
    'El cuerpo es el nombre de un objeto, y no su JSON: conviértalo con JSON.stringify o json_encode',
    'The body is the name of an object, not its JSON: convert it with JSON.stringify or json_encode',
  ),
  body_xml: say(
    'O corpo é XML, e a API REST lê JSON',
    'El cuerpo es XML, y la API REST lee JSON',
    'The body is XML, and the REST API reads JSON',
  ),
  body_unfinished: say(
    'O JSON acaba antes de estar completo, na linha {line}, coluna {column}: falta fechar aspas, uma lista ou um objeto',
    'El JSON termina antes de estar completo, en la línea {line}, columna {column}: falta cerrar comillas, una lista o un objeto',
    'The JSON ends before it is complete, at line {line}, column {column}: a text, array or object is not closed',
  ),
  body_quotes: say(
    'Não é JSON na linha {line}, coluna {column}: nomes e textos levam aspas direitas duplas ("), e não {found}',
    'No es JSON en la línea {line}, columna {column}: los nombres y textos llevan comillas rectas dobles ("), y no {found}',
    'Not JSON at line {line}, column {column}: names and texts have straight double quotes ("), not {found}',
  ),
  body_bare: say(
    'Não é JSON na linha {line}, coluna {column}: nomes e textos levam aspas duplas (")',
    'No es JSON en la línea {line}, columna {column}: los nombres y textos llevan comillas dobles (")',
    'Not JSON at line {line}, column {column}: names and texts have double quotes (")',
  ),
  body_control: say(
    'Não é JSON na linha {line}, coluna {column}: uma quebra de linha ou uma tabulação num texto escreve-se \\n ou \\t',
    'No es JSON en la línea {line}, columna {column}: un salto de línea o una tabulación en un texto se escribe \\n o \\t',
    'Not JSON at line {line}, column {column}: a line break or a tab in a text is written \\n or \\t',
  ),
  body_backslash: say(
    'Não é JSON na linha {line}, coluna {column}: uma barra invertida num texto escreve-se duas vezes',
    'No es JSON en la línea {line}, columna {column}: una barra invertida en un texto se escribe dos veces',
    'Not JSON at line {line}, column {column}: a backslash in a text is written twice',
  ),
  body_comma: say(
    'Não é JSON na linha {line}, coluna {column}: há uma vírgula a mais antes de {found}',
    'No es JSON en la línea {line}, columna {column}: hay una coma de más antes de {found}',
    'Not JSON at line {line}, column {column}: there is a comma too many before {found}',
  ),
  body_not_json: say(
    'Não é JSON a partir da linha {line}, coluna {column}: {found}',
    'No es JSON a partir de la línea {line}, columna {column}: {found}',
    'Not JSON from line {line}, column {column}: {found}',
  ),
  body_nul: say(
    'O corpo traz o carácter nulo (\\u0000), que nenhum campo aceita',
    'El cuerpo trae el carácter nulo (\\u0000), que ningún campo admite',
    'The body has the null character (\\u0000), which no field accepts',
  ),
  body_half_character: say(
    'O corpo traz metade de um carácter (como \\ud83d sem \\ude00): um emoji foi cortado ao meio; corte os textos entre caracteres',
    'El cuerpo trae medio carácter (como \\ud83d sin \\ude00): un emoji quedó cortado por la mitad; corte los textos entre caracteres',
    'The body has half a character (such as \\ud83d without \\ude00): an emoji was cut in two; cut texts between characters',
  ),
  body_repeated: say(
    'O nome {found} vem duas vezes no mesmo objeto: envie-o uma só vez',
    'El nombre {found} viene dos veces en el mismo objeto: envíelo una sola vez',
    'The name {found} comes twice in the same object: send it once',
  ),
  body_too_many_parts: say(
    'O corpo tem mais objetos, listas ou nomes do que qualquer pedido da API',
    'El cuerpo tiene más objetos, listas o nombres que cualquier solicitud de la API',
    'The body has more objects, arrays or names than any request of the API',
  ),
  body_enveloped: say(
    'O corpo traz o envelope da resposta: envie só o que está em data',
    'El cuerpo trae el sobre de la respuesta: envíe solo lo que hay en data',
    'The body has the envelope of a response: send what is in data alone',
  ),
  body_no_state: say(
    'O corpo não é um estado exportado de uma sandbox',
    'El cuerpo no es un estado exportado de un sandbox',
    'The body is not an exported state of a sandbox',
  ),
  body_broke_off: say(
    'A ligação acabou antes do corpo: envie-o inteiro, com o Content-Length certo',
    'La conexión terminó antes que el cuerpo: envíelo entero, con el Content-Length correcto',
    'The connection ended before the body did: send all of it, with the right Content-Length',
  ),
  body_not_utf8: say(
    'O corpo não é UTF-8 a partir do byte {byte} ({found}): converta os textos para UTF-8 antes de os enviar',
    'El cuerpo no es UTF-8 a partir del byte {byte} ({found}): convierta los textos a UTF-8 antes de enviarlos',
    'The body is not UTF-8 from byte {byte} ({found}): convert texts to UTF-8 before you send them',
  ),
  body_compressed: say(
    'O corpo está comprimido (gzip), e a API lê corpos sem compressão: envie o JSON como está',
    'El cuerpo está comprimido (gzip), y la API lee cuerpos sin comprimir: envíe el JSON tal cual',
    'The body is compressed (gzip), and the API reads bodies without compression: send the JSON as it is',
  ),
  body_base64: say(
    'O corpo é Base64, como alguns gateways e funções o entregam: descodifique-o antes de o enviar',
    'El cuerpo es Base64, como lo entregan algunas pasarelas y funciones: descodifíquelo antes de enviarlo',
    'The body is Base64, as some gateways and functions hand it over: decode it before you send it',
  ),
  body_utf16: say(
    'O corpo é UTF-16, como o PowerShell grava ficheiros: grave-o em UTF-8',
    'El cuerpo es UTF-16, como guarda PowerShell los archivos: guárdelo en UTF-8',
    'The body is UTF-16, as PowerShell writes files: save it as UTF-8',
  ),
  body_charset: say(
    'O Content-Type diz charset={found}, e a API lê UTF-8: converta o corpo, ou retire o charset se já for UTF-8',
    'El Content-Type dice charset={found}, y la API lee UTF-8: convierta el cuerpo, o quite el charset si ya es UTF-8',
    'The Content-Type says charset={found}, and the API reads UTF-8: convert the body, or remove the charset if it is UTF-8',
  ),
  body_coding: say(
    'O Content-Encoding diz {found}, e a API lê corpos sem compressão: envie o JSON como está',
    'El Content-Encoding dice {found}, y la API lee cuerpos sin comprimir: envíe el JSON tal cual',
    'The Content-Encoding says {found}, and the API reads bodies without compression: send the JSON as it is',
  ),
  body_unread: say(
    'Esta operação não lê corpo nenhum: retire-o',
    'Esta operación no lee ningún cuerpo: quítelo',
    'This operation reads no body: remove it',
  ),
  body_too_large: say(
    'O corpo passa de {most} bytes, que é o limite',
    'El cuerpo supera los {most} bytes, que es el límite',
    'The body is larger than {most} bytes, which is the limit',
  ),
} as const;

/** Reasons why the credential headers cannot be used; none reveals whether a key is valid. */
const callerRefusals = {
  header_missing: say('O cabeçalho não veio', 'La cabecera no llegó', 'The header was not sent'),
  header_misnamed: say(
    'O cabeçalho não veio; veio {found}, que é outro nome',
    'La cabecera no llegó; llegó {found}, que es otro nombre',
    'The header was not sent; {found} was, which is another name',
  ),
  header_twice: say(
    'O cabeçalho veio mais de uma vez: envie-o uma só vez',
    'La cabecera llegó más de una vez: envíela una sola vez',
    'The header came more than once: send it once',
  ),
  client_id_form: say(
    'O valor não tem nove dígitos e nada mais',
    'El valor no tiene nueve dígitos y nada más',
    'The value is not nine digits and nothing else',
  ),
  client_id_unknown: say(
    'O NIF não é o de uma entidade desta plataforma',
    'El NIF no es el de una entidad de esta plataforma',
    'The tax number is not that of an entity on this platform',
  ),
  credentials_copied: say(
    'O código ou a chave tem espaços, quebras de linha, aspas ou carateres invisíveis: copie-os sem eles',
    'El código o la clave tiene espacios, saltos de línea, comillas o caracteres invisibles: cópielos sin ellos',
    'The code or key has blanks, line breaks, quotes or invisible characters: copy them without',
  ),
  credentials_empty: say(
    'O código ou a chave veio vazio, ou é o que um programa escreve por uma variável sem valor: defina a variável',
    'El código o la clave llegó vacío, o es lo que un programa escribe por una variable sin valor: defina la variable',
    'The code or key came empty, or is what a program writes for a variable without a value: set the variable',
  ),
  credentials_form: say(
    'O código da plataforma são só dígitos, com os zeros com que começa, como 0001; vai antes dos dois pontos, a chave depois, e os nove dígitos da entidade em PayPay-ClientId',
    'El código de la plataforma son solo dígitos, con los ceros con los que empieza, como 0001; va antes de los dos puntos, la clave después, y los nueve dígitos de la entidad en PayPay-ClientId',
    'A platform code is digits only, with the zeros it begins with, such as 0001; it goes before the colon, the key after it, and the nine digits of the entity in PayPay-ClientId',
  ),
  not_basic: say(
    'O cabeçalho não é Basic seguido de código:chave em Base64',
    'La cabecera no es Basic seguido de código:clave en Base64',
    'The header is not Basic followed by code:key in Base64',
  ),
} as const;

/** Reasons why a URL has no operation. */
const pathRefusals = {
  slash_too_many: say(
    'Há uma barra a mais: o caminho é {path}',
    'Sobra una barra: la ruta es {path}',
    'There is a slash too many: the path is {path}',
  ),
  slash_or_value: say(
    'Há uma barra a mais, e o caminho é {path}, ou falta um valor: {filled}',
    'Sobra una barra, y la ruta es {path}, o falta un valor: {filled}',
    'There is a slash too many, and the path is {path}, or a value is missing: {filled}',
  ),
  value_missing: say(
    'Entre duas barras falta um valor: o caminho é {filled}',
    'Entre dos barras falta un valor: la ruta es {filled}',
    'A value is missing between two slashes: the path is {filled}',
  ),
  path_meant: say('O caminho mais próximo é {path}', 'La ruta más cercana es {path}', 'The nearest path is {path}'),
  path_unknown: say(
    'Nenhuma operação tem este caminho',
    'Ninguna operación tiene esta ruta',
    'No operation has this path',
  ),
  other_methods: say(
    'O caminho existe, mas não com este método: aceita {methods}',
    'La ruta existe, pero no con este método: admite {methods}',
    'The path exists, but not with this method: it accepts {methods}',
  ),
} as const;

const faultRefusals = {
  milliseconds_of_latency: say(
    'Só latency tem milliseconds: para um erro lento, crie também uma falha latency',
    'Solo latency tiene milliseconds: para un error lento, cree también un fallo latency',
    'Only latency has milliseconds: for a slow error, make a latency fault as well',
  ),
} as const;

const changeRefusals = {
  clock_nothing: say(
    'O corpo não traz advanceSeconds nem to',
    'El cuerpo no trae advanceSeconds ni to',
    'The body has neither advanceSeconds nor to',
  ),
  clock_both: say(
    'O corpo traz advanceSeconds e to',
    'El cuerpo trae advanceSeconds y to',
    'The body has both advanceSeconds and to',
  ),
  clock_back: say(
    'O relógio marca {now}, e to não é posterior',
    'El reloj marca {now}, y to no es posterior',
    'The clock says {now}, and to is not later',
  ),
  clock_far: say(
    'O relógio marca {now}, e o instante pedido fica depois de {year}',
    'El reloj marca {now}, y el instante pedido queda después de {year}',
    'The clock says {now}, and the requested time is after {year}',
  ),
  nothing_to_subscribe: say(
    'Indique action, url ou handler. Uma subscrição não se suspende: elimina-se.',
    'Indique action, url o handler. Una suscripción no se suspende: se elimina.',
    'Send action, url or handler. A subscription is not paused: it is deleted.',
  ),
} as const;

export const requestRefusals = {
  ...bodyRefusals,
  ...callerRefusals,
  ...pathRefusals,
  ...faultRefusals,
  ...changeRefusals,
} as const;
