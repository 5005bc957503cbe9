import * as z from 'zod';
import { field, model } from '../field.ts';
import { say } from '../locales.ts';
import type { Operation } from '../operation.ts';
import { sdkLanguages } from './languages.ts';
import { sdkWords as w } from './words.ts';

const params = z.object({ language: field(z.enum(sdkLanguages), w.language, 'typescript-fetch') });

const optionValues = z.record(z.string(), z.union([z.string(), z.boolean(), z.number()]));

/** Body of POST /sdks/{language} (spec 1 §3). */
export const sdkRequest = model(
  'SdkRequest',
  z.object({ options: field(optionValues.optional(), w.options, { sortParamsByRequiredFlag: true }) }),
  w.sdkRequest,
);

/** What was generated (spec 1 §3). */
export const sdk = model(
  'Sdk',
  z.object({
    code: field(z.string(), w.code, 'c7a1f0d2-5b3e-4f6a-9c8d-2e1f0a3b4c5d'),
    link: field(z.url(), w.link, 'https://www.balcao.example/sdks/c7a1f0d2-5b3e-4f6a-9c8d-2e1f0a3b4c5d.zip'),
  }),
  w.sdk,
);

/** One option of the generator (FACTS 2.2 row 40). */
export const sdkOption = model(
  'SdkOption',
  z.object({
    opt: field(z.string(), w.opt, 'sortParamsByRequiredFlag'),
    description: field(
      z.string(),
      w.optionDescription,
      'Sort method arguments to place required parameters first.',
    ),
    type: field(z.string(), w.optionType, 'boolean'),
    optValue: field(z.string().nullish(), w.optValue, null),
    default: field(z.string(), w.optionDefault, 'true'),
    enum: field(z.record(z.string(), z.string()).nullish(), w.optionEnum, null),
  }),
  w.sdkOption,
);
export const sdkOptions = model('SdkOptions', z.record(z.string(), sdkOption), w.sdkOptions);

const exampleOptions = {
  sortParamsByRequiredFlag: {
    opt: 'sortParamsByRequiredFlag',
    description: 'Sort method arguments to place required parameters before optional parameters.',
    type: 'boolean',
    optValue: null,
    default: 'true',
    enum: null,
  },
};

/** Clients generated from the description (spec 1 §7, FACTS 6.4). */
export const sdkOperations = {
  createSdk: {
    method: 'POST',
    path: '/sdks/{language}',
    tag: 'sdk',
    auth: 'none',
    summary: say('Gerar um SDK', 'Generar un SDK', 'Generate an SDK'),
    description: say(
      'Gera um cliente desta API na linguagem pedida e devolve a ligação para o descarregar. O código gerado é do gerador OpenAPI e não tem suporte.',
      'Genera un cliente de esta API en el lenguaje solicitado y devuelve el enlace para descargarlo. El código generado es del generador OpenAPI y no tiene soporte.',
      'Generates a client of this API in the language asked for and returns the link to download it. The code comes from the OpenAPI generator and is not supported.',
    ),
    params,
    body: sdkRequest,
    success: { status: 200, data: sdk },
    errors: [],
    failures: ['e00400'],
  },
  listSdkOptions: {
    method: 'GET',
    path: '/sdks/{language}/options',
    tag: 'sdk',
    auth: 'none',
    summary: say(
      'Consultar as opções de um SDK',
      'Consultar las opciones de un SDK',
      'Get the options of an SDK',
    ),
    description: say(
      'Devolve as opções que o gerador aceita para esta linguagem, pelo nome de cada uma.',
      'Devuelve las opciones que el generador acepta para este lenguaje, por el nombre de cada una.',
      'Returns the options the generator takes for this language, by the name of each.',
    ),
    params,
    success: { status: 200, data: sdkOptions, example: exampleOptions },
    errors: [],
    failures: ['e00400'],
  },
} as const satisfies Record<string, Operation>;
