/** Languages and frameworks of SDKs (docs/decisions/sdk-generation.md). */
export const sdkLanguages = [
  ...['ada', 'android', 'apex', 'asciidoc', 'bash', 'c', 'clojure', 'cpp-qt-client', 'cpp-restsdk', 'cpp-tiny'],
  ...['cpp-tizen', 'cpp-ue4', 'crystal', 'csharp', 'cwiki', 'dart', 'dart-dio', 'dynamic-html', 'eiffel'],
  ...['elixir', 'elm', 'erlang-client', 'erlang-proper', 'go', 'groovy', 'haskell-http-client', 'html', 'html2'],
  ...['java', 'java-helidon-client', 'java-micronaut-client', 'javascript', 'javascript-apollo-deprecated'],
  ...['javascript-closure-angular', 'javascript-flowtyped', 'jaxrs-cxf-client', 'jetbrains-http-client'],
  ...['jmeter', 'julia-client', 'k6', 'kotlin', 'lua', 'markdown', 'n4js', 'nim', 'objc', 'ocaml', 'openapi'],
  ...['openapi-yaml', 'perl', 'php', 'php-dt', 'php-nextgen', 'plantuml', 'powershell', 'python'],
  ...['python-pydantic-v1', 'r', 'ruby', 'rust', 'scala-akka', 'scala-gatling', 'scala-pekko', 'scala-sttp'],
  ...['scala-sttp4', 'scalaz', 'swift-combine', 'swift5', 'typescript', 'typescript-angular'],
  ...['typescript-aurelia', 'typescript-axios', 'typescript-fetch', 'typescript-inversify'],
  ...['typescript-jquery', 'typescript-nestjs', 'typescript-node', 'typescript-redux-query', 'typescript-rxjs'],
  ...['xojo-client', 'zapier'],
] as const;
export type SdkLanguage = (typeof sdkLanguages)[number];

/**
 * Languages generated here, with their generators. `typescript`, `typescript-fetch` and `javascript` share
 * one: a client over `fetch`, in JavaScript with types. All others need an OpenAPI Generator service
 * (docs/decisions/sdk-generation.md).
 */
export const ownSdkLanguages = {
  typescript: 'typescript',
  'typescript-fetch': 'typescript',
  javascript: 'typescript',
  php: 'php',
  python: 'python',
} as const satisfies Partial<Record<SdkLanguage, string>>;
export type OwnSdkLanguage = keyof typeof ownSdkLanguages;
export type SdkGenerator = (typeof ownSdkLanguages)[OwnSdkLanguage];
