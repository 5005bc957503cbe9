import { baseUrl, bodyText, type Call, wirePath } from '../call.ts';
import { fileOf, indented, when } from './literal.ts';

/** Octal escape, because Java replaces Unicode escapes before it parses strings. */
const octal = (hex: string) => `\\${Number.parseInt(hex, 16).toString(8).padStart(3, '0')}`;

const quoted = (text: string) => JSON.stringify(text).replace(/\\u([0-9a-f]{4})/g, (_, hex: string) => octal(hex));

/** Lines of a text block after the opening quotes; quotes in them need no escape. */
function textBlock(text: string): readonly string[] {
  const inside = text.replaceAll('\\', '\\\\').replaceAll('"""', String.raw`\"""`);
  return [...inside.split('\n'), '""";'];
}

function withMethod({ method, body }: Call): string {
  if (method === 'GET' || method === 'DELETE') return `${method}()`;
  const publisher = `HttpRequest.BodyPublishers.${body === undefined ? 'noBody()' : 'ofString(body)'}`;
  return method === 'PATCH' ? `method("PATCH", ${publisher})` : `${method}(${publisher})`;
}

/** Encoded query, with a line for each parameter, because Java has no encoder for a whole query. */
function queryOf(call: Call): readonly string[] {
  const [, search] = wirePath(call).split('?');
  if (search === undefined) return [];
  const [first = '', ...rest] = search.split('&');
  const lines = [`String query = ${quoted(first)}`, ...rest.map((pair) => `    + ${quoted(`&${pair}`)}`)];
  return [...lines.slice(0, -1), `${lines.at(-1)};`];
}

/** Statements of the method `main`. */
function statements(call: Call): readonly string[] {
  const { auth, credentials, path, query, headers = {}, body } = call;
  const known = auth !== 'none';
  const forEntity = auth === 'platform-and-entity';
  const target = query.length > 0 ? `${quoted(`${path}?`)} + query` : quoted(path);
  return [
    `String baseUrl = ${quoted(baseUrl(call))};`,
    ...when(
      known,
      `String platformCode = ${quoted(credentials.platformCode)};`,
      `String privateKey = ${quoted(credentials.privateKey)};`,
    ),
    ...when(forEntity, `String clientId = ${quoted(credentials.clientId)};`),
    ...when(body !== undefined, 'String body = """', ...indented(textBlock(bodyText(body) ?? ''), '    ')),
    '',
    ...queryOf(call),
    ...when(
      known,
      'String credentials = Base64.getEncoder()',
      '    .encodeToString((platformCode + ":" + privateKey).getBytes());',
    ),
    `HttpRequest request = HttpRequest.newBuilder(URI.create(baseUrl + ${target}))`,
    ...when(known, '    .header("Authorization", "Basic " + credentials)'),
    ...when(forEntity, '    .header("PayPay-ClientId", clientId)'),
    ...Object.entries(headers).map(([name, value]) => `    .header(${quoted(name)}, ${quoted(value)})`),
    ...when(body !== undefined, '    .header("Content-Type", "application/json")'),
    `    .${withMethod(call)}`,
    '    .build();',
    'HttpResponse<String> response = HttpClient.newHttpClient()',
    '    .send(request, HttpResponse.BodyHandlers.ofString());',
    '',
    'if (response.statusCode() >= 400) {',
    '    System.err.println("HTTP " + response.statusCode());',
    '}',
    'System.out.println(JsonParser.parseString(response.body()));',
  ];
}

/** Call as a file of any name for Java 17 or newer. It uses Gson, because the JDK has no JSON parser. */
export function java(call: Call): string {
  const { auth, operation } = call;
  const name = operation.charAt(0).toUpperCase() + operation.slice(1);
  return fileOf([
    '// JDK 17, gson.jar (com.google.code.gson:gson)',
    `// java -Dfile.encoding=UTF-8 -cp gson.jar ${name}.java`,
    'import com.google.gson.JsonParser;',
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    ...when(auth !== 'none', 'import java.util.Base64;'),
    '',
    `class ${name} {`,
    '    public static void main(String[] args) throws Exception {',
    ...indented(statements(call), '        '),
    '    }',
    '}',
  ]);
}
