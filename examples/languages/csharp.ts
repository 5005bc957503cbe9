import { baseUrl, bodyText, type Call } from '../call.ts';
import { fileOf, indented, when } from './literal.ts';

/** String literal with JSON escapes, and escapes for the other line terminators of C#. */
const quoted = (text: string) =>
  JSON.stringify(text).replace(
    /[\u0085\u2028\u2029]/g,
    (end) => `\\u${end.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Verbatim string. Its lines may be indented, because strings in JSON contain no line breaks. */
const verbatim = (text: string) => `@"${text.replaceAll('"', '""')}"`;

const methods = {
  GET: 'HttpMethod.Get',
  POST: 'HttpMethod.Post',
  PUT: 'HttpMethod.Put',
  PATCH: 'new HttpMethod("PATCH")',
  DELETE: 'HttpMethod.Delete',
};

/** Statements of the method `Send`. */
function statements(call: Call): readonly string[] {
  const { auth, credentials, method, path, query, headers = {}, body } = call;
  const known = auth !== 'none';
  const forEntity = auth === 'platform-and-entity';
  const search = query.length > 0;
  const target = search ? `${quoted(`${path}?`)} + query` : quoted(path);
  const sending = [
    ...when(known, 'request.Headers.Add("Authorization", "Basic " + Convert.ToBase64String(credentials));'),
    ...when(forEntity, 'request.Headers.Add("PayPay-ClientId", clientId);'),
    ...Object.entries(headers).map(([name, value]) => `request.Headers.Add(${quoted(name)}, ${quoted(value)});`),
    ...when(body !== undefined, 'request.Content = new StringContent(body, Encoding.UTF8, "application/json");'),
    'var response = await client.SendAsync(request);',
    '',
    'if (!response.IsSuccessStatusCode)',
    '{',
    '    Console.Error.WriteLine("HTTP " + (int)response.StatusCode);',
    '}',
    'Console.WriteLine(await response.Content.ReadAsStringAsync());',
  ];
  return [
    `var baseUrl = ${quoted(baseUrl(call))};`,
    ...when(
      known,
      `var platformCode = ${quoted(credentials.platformCode)};`,
      `var privateKey = ${quoted(credentials.privateKey)};`,
    ),
    ...when(forEntity, `var clientId = ${quoted(credentials.clientId)};`),
    ...when(body !== undefined, ...`var body = ${verbatim(bodyText(body) ?? '')};`.split('\n')),
    '',
    ...when(known, 'var credentials = Encoding.UTF8.GetBytes(platformCode + ":" + privateKey);'),
    ...when(
      search,
      'var query = await new FormUrlEncodedContent(new Dictionary<string, string>',
      '{',
      ...query.map(([name, value]) => `    [${quoted(name)}] = ${quoted(value)},`),
      '}).ReadAsStringAsync();',
    ),
    'using (var client = new HttpClient())',
    `using (var request = new HttpRequestMessage(${methods[method]}, baseUrl + ${target}))`,
    '{',
    ...indented(sending, '    '),
    '}',
  ];
}

/** Call as a file for .NET 8 or Mono, whose compiler supports neither an asynchronous `Main` nor raw strings. */
export function csharp(call: Call): string {
  const { auth, operation, query, body } = call;
  const name = operation.charAt(0).toUpperCase() + operation.slice(1);
  return fileOf([
    `// .NET: dotnet new console -o app; cp ${name}.cs app/Program.cs; dotnet run --project app`,
    `// Mono: mcs -r:System.Net.Http ${name}.cs && mono ${name}.exe`,
    'using System;',
    ...when(query.length > 0, 'using System.Collections.Generic;'),
    'using System.Net.Http;',
    ...when(auth !== 'none' || body !== undefined, 'using System.Text;'),
    'using System.Threading.Tasks;',
    '',
    `static class ${name}`,
    '{',
    '    static void Main() => Send().GetAwaiter().GetResult();',
    '',
    '    static async Task Send()',
    '    {',
    ...indented(statements(call), '        '),
    '    }',
    '}',
  ]);
}
