import { say, type Words } from '../../words/locales.ts';

export const sdkWords = {
  language: say(
    'Linguagem ou framework do cliente, com o nome que o OpenAPI Generator lhe dá.',
    'Lenguaje o framework del cliente, con el nombre que le da OpenAPI Generator.',
    'Language or framework of the client, by its OpenAPI Generator name.',
  ),
  options: say(
    'Opções do gerador, por nome; as que existem vêm em `GET /sdks/{language}/options`.',
    'Opciones del generador, por nombre; las que existen vienen en `GET /sdks/{language}/options`.',
    'Generator options, by name; `GET /sdks/{language}/options` lists them.',
  ),
  sdkRequest: say('Como gerar o SDK.', 'Cómo generar el SDK.', 'How to generate the SDK.'),
  code: say(
    'Identificador do SDK gerado: o mesmo pedido dá sempre o mesmo.',
    'Identificador del SDK generado: la misma solicitud da siempre el mismo.',
    'Id of the generated SDK: the same request always gives the same id.',
  ),
  link: say(
    'URL de onde se descarrega o ficheiro zip, sem credenciais.',
    'URL desde la que se descarga el archivo zip, sin credenciales.',
    'URL to download the zip file from, without credentials.',
  ),
  sdk: say('SDK gerado.', 'SDK generado.', 'Generated SDK.'),
  opt: say('Nome da opção.', 'Nombre de la opción.', 'Option name.'),
  optionDescription: say('O que a opção faz.', 'Qué hace la opción.', 'What the option does.'),
  optionType: say(
    'Tipo do valor: `boolean` ou `string`.',
    'Tipo del valor: `boolean` o `string`.',
    'Value type: `boolean` or `string`.',
  ),
  optValue: say(
    'Valor escolhido; nulo enquanto não houver.',
    'Valor elegido; nulo mientras no haya.',
    'Chosen value; null while there is none.',
  ),
  optionDefault: say(
    'Valor por omissão, como texto; vazio quando não há.',
    'Valor por defecto, como texto; vacío cuando no hay.',
    'Default value, as text; empty when there is none.',
  ),
  optionEnum: say(
    'Valores aceites e o que cada um faz; nulo quando qualquer um serve.',
    'Valores aceptados y qué hace cada uno; nulo cuando sirve cualquiera.',
    'Accepted values and what each one does; null when any value works.',
  ),
  sdkOption: say('Uma opção do gerador.', 'Una opción del generador.', "One of the generator's options."),
  sdkOptions: say('Opções pelo nome.', 'Opciones por nombre.', 'Options by name.'),
} as const satisfies Record<string, Words>;

export const sdkOptionWords = {
  npmName: say(
    'Nome do pacote npm, com ou sem âmbito (`@loja/pagamentos`).',
    'Nombre del paquete npm, con o sin ámbito (`@tienda/pagos`).',
    'Name of the npm package, with or without a scope (`@shop/payments`).',
  ),
  version: say('Versão do pacote.', 'Versión del paquete.', 'Package version.'),
  server: say(
    'Servidor que o cliente chama quando não lhe é dado outro. Sem esta opção, o URL diz-se sempre ao criar o cliente.',
    'Servidor al que llama el cliente si no se le indica otro. Sin esta opción, la URL se indica siempre al crear el cliente.',
    'Server the client calls when no other is given. Without this option, you always give the URL when you create the client.',
  ),
  api: say(
    'API de que se gera o cliente: `payments`, ou `control`, a que comanda os simuladores de uma sandbox. Esta tem outro nome de pacote, para que um teste instale os dois.',
    'API de la que se genera el cliente: `payments`, o `control`, la que maneja los simuladores de un sandbox. Esta tiene otro nombre de paquete, para que una prueba instale los dos.',
    'API the client is generated for: `payments`, or `control`, which operates the simulators of a sandbox. The latter has a package name of its own, so that a test can install both.',
  ),
  composerPackageName: say(
    'Nome do pacote Composer: quem o publica, uma barra e o nome.',
    'Nombre del paquete Composer: quién lo publica, una barra y el nombre.',
    'Name of the Composer package: publisher, slash and name.',
  ),
  invokerPackage: say(
    'Namespace das classes, com pelo menos duas partes.',
    'Namespace de las clases, con al menos dos partes.',
    'Namespace of the classes, with at least two parts.',
  ),
  projectName: say(
    'Nome da distribuição, como o `pip` a instala.',
    'Nombre de la distribución, como la instala `pip`.',
    'Distribution name, as `pip` installs it.',
  ),
  packageName: say(
    'Nome do pacote, como se escreve em `import`.',
    'Nombre del paquete, como se escribe en `import`.',
    'Package name, as written after `import`.',
  ),
} as const satisfies Record<string, Words>;
