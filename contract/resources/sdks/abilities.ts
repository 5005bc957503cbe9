import { say, type Words } from '../../words/locales.ts';
import type { SdkGenerator } from './languages.ts';

export const sdkGeneratorNames: Readonly<Record<SdkGenerator, string>> = {
  typescript: 'TypeScript, JavaScript',
  php: 'PHP',
  python: 'Python',
};

interface SdkAbility {
  words: Words;
  /** Code that uses the ability, by programming language. */
  code: Readonly<Record<SdkGenerator, string>>;
}

const ability = (words: Words, code: SdkAbility['code']): SdkAbility => ({ words, code });

/** Abilities listed on the page on SDKs; abilities.test.ts checks each of them in every client. */
export const sdkAbilities = {
  package: ability(say('Instala-se sem compilar', 'Se instala sin compilar', 'Installs without a compiler'), {
    typescript: 'dist/index.js',
    php: 'autoload.php',
    python: 'pyproject.toml',
  }),
  types: ability(
    say(
      'Cada pedido e resposta tem um tipo, e cada campo dele a sua descrição, também dentro de outros',
      'Cada solicitud y respuesta tiene un tipo, y cada campo suyo su descripción, también dentro de otros',
      'Each request and response has a type, and each of its fields a description, nested ones too',
    ),
    {
      typescript: 'PaymentReferenceDetails',
      php: 'Model\\PaymentReferenceDetails',
      python: 'PaymentReferenceDetails',
    },
  ),
  refusal: ability(
    say(
      'Uma recusa é um erro, com o estado e os códigos',
      'Un rechazo es un error, con el estado y los códigos',
      'A refusal is an error, with status and codes',
    ),
    { typescript: 'ApiFailure', php: 'ApiFailure', python: 'ApiFailure' },
  ),
  servers: ability(
    say(
      'O servidor diz-se sempre: produção, testes ou sandbox',
      'El servidor se dice siempre: producción, pruebas o sandbox',
      'The server is always given: production, testing or sandbox',
    ),
    { typescript: 'servers.sandbox', php: "Client::SERVERS['sandbox']", python: 'SERVERS["sandbox"]' },
  ),
  pages: ability(say('Percorrer uma lista', 'Recorrer una lista', 'Loop over a list'), {
    typescript: 'listPaymentsPages',
    php: 'listPaymentsPages',
    python: 'list_payments_pages',
  }),
  retries: ability(
    say(
      'Repetir só o que não se faz duas vezes, com Retry-After',
      'Repetir solo lo que no se hace dos veces, con Retry-After',
      'Repeat only what is not done twice, with Retry-After',
    ),
    { typescript: 'retries', php: 'retries', python: 'retries' },
  ),
  http: ability(say('Trocar o HTTP', 'Cambiar el HTTP', 'Use your own HTTP'), {
    typescript: 'fetch',
    php: 'send',
    python: 'send',
  }),
  webhooks: ability(
    say(
      'Webhook com assinatura verificada e um tipo para cada evento',
      'Webhook con la firma comprobada y un tipo para cada evento',
      'Webhook with its signature checked and a type for each event',
    ),
    { typescript: 'parseWebhook', php: 'Webhooks::parse', python: 'parse_webhook' },
  ),
  callback: ability(say('Callback verificado', 'Callback comprobado', 'Callback, checked'), {
    typescript: 'parseCallback',
    php: 'Webhooks::parseCallback',
    python: 'parse_callback',
  }),
  form: ability(
    say(
      'Formulário do handler paypay verificado',
      'Formulario del handler paypay comprobado',
      'Form of the handler paypay, checked',
    ),
    { typescript: 'parseWebhookForm', php: 'Webhooks::parseForm', python: 'parse_webhook_form' },
  ),
  hookHash: ability(say('Verificar só o hookHash', 'Comprobar solo el hookHash', 'Check the hookHash alone'), {
    typescript: 'verifyHookHash',
    php: 'Signature::verifyHookHash',
    python: 'verify_hook_hash',
  }),
  badSignature: ability(
    say(
      'Uma assinatura falsa é um erro, com o motivo',
      'Una firma falsa es un error, con el motivo',
      'A bad signature is an error, with its reason',
    ),
    { typescript: 'WebhookFailure', php: 'WebhookFailure', python: 'WebhookFailure' },
  ),
  sandbox: ability(
    say(
      'Comandar a sandbox num teste, com a opção api',
      'Manejar el sandbox en una prueba, con la opción api',
      'Drive the sandbox in a test, with the option api',
    ),
    { typescript: 'Sandbox', php: 'Sandbox', python: 'Sandbox' },
  ),
} as const satisfies Record<string, SdkAbility>;
export type SdkAbilityId = keyof typeof sdkAbilities;
