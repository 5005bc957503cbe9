import { say, type Words } from '../../words/locales.ts';

/** Why an SDK is refused (docs/decisions/sdk-generation.md). */
export const sdkRefusals = {
  sdk_option_form: say(
    'Escreva como em {example}.',
    'Escríbalo como en {example}.',
    'Write it as in {example}.',
  ),
  sdk_generator_missing: say(
    'A linguagem {language} precisa de um serviço OpenAPI Generator e nenhum está configurado: inicie a sandbox com o URL dele na variável SDK_GENERATOR_URL. Sem ele há {languages}.',
    'El lenguaje {language} necesita un servicio OpenAPI Generator y no hay ninguno configurado: inicie el sandbox con su URL en la variable SDK_GENERATOR_URL. Sin él hay {languages}.',
    'The language {language} needs an OpenAPI Generator service and none is configured: start the sandbox with its URL in the variable SDK_GENERATOR_URL. Without it there are {languages}.',
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
} as const satisfies Record<string, Words>;
