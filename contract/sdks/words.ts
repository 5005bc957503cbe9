import { say, type Words } from '../locales.ts';

/** Sentences of client generation (FACTS 2.2 rows 39 and 40, 6.4). */
export const sdkWords = {
  language: say(
    'Linguagem ou framework do cliente, com o nome que o gerador OpenAPI lhe dá.',
    'Lenguaje o framework del cliente, con el nombre que le da el generador OpenAPI.',
    'Language or framework of the client, under the name the OpenAPI generator gives it.',
  ),
  options: say(
    'Opções do gerador, por nome; as que existem vêm em `GET /sdks/{language}/options`.',
    'Opciones del generador, por nombre; las que existen vienen en `GET /sdks/{language}/options`.',
    'Options of the generator, by name; `GET /sdks/{language}/options` tells which there are.',
  ),
  sdkRequest: say('Como gerar o SDK.', 'Cómo generar el SDK.', 'How to generate the SDK.'),
  code: say('Identificador do SDK gerado.', 'Identificador del SDK generado.', 'Id of the generated SDK.'),
  link: say(
    'Endereço de onde se descarrega.',
    'Dirección desde la que se descarga.',
    'Address to download it from.',
  ),
  sdk: say('SDK gerado.', 'SDK generado.', 'Generated SDK.'),
  opt: say('Nome da opção.', 'Nombre de la opción.', 'Name of the option.'),
  optionDescription: say(
    'O que a opção faz, em inglês, como o gerador a descreve.',
    'Qué hace la opción, en inglés, como la describe el generador.',
    'What the option does, as the generator describes it.',
  ),
  optionType: say(
    'Tipo do valor: `boolean` ou `string`.',
    'Tipo del valor: `boolean` o `string`.',
    'Type of the value: `boolean` or `string`.',
  ),
  optValue: say(
    'Valor escolhido; nulo enquanto não houver.',
    'Valor elegido; nulo mientras no haya.',
    'Chosen value; null while there is none.',
  ),
  optionDefault: say(
    'Valor por omissão, como texto.',
    'Valor por defecto, como texto.',
    'Default value, as text.',
  ),
  optionEnum: say(
    'Valores aceites e o que cada um faz; nulo quando qualquer um serve.',
    'Valores aceptados y qué hace cada uno; nulo cuando sirve cualquiera.',
    'Values taken and what each does; null when any will do.',
  ),
  sdkOption: say('Uma opção do gerador.', 'Una opción del generador.', 'One option of the generator.'),
  sdkOptions: say('Opções pelo nome.', 'Opciones por nombre.', 'Options by name.'),
} as const satisfies Record<string, Words>;
