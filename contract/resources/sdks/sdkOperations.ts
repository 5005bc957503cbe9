import * as z from 'zod';
import { provider } from '../../../provider.config.ts';
import { type Operation, request } from '../../operations/operation.ts';
import { field, model, objectModel } from '../../schema/field.ts';
import { anyText, text } from '../../schema/formats.ts';
import { sdkLanguages } from './languages.ts';
import { operationWords } from './operationWords.ts';
import { describeSdkOptions, ownSdkOptions } from './options.ts';
import { sdkWords as w } from './sdkWords.ts';

const params = z.object({ language: field(z.enum(sdkLanguages), w.language, 'typescript-fetch') });

const mostOptionCharacters = 10_000;

const { npmName } = ownSdkOptions.payments.typescript;

/** Options for a generator, limited by the length of their JSON. */
const optionValues = z
  .record(text, z.union([anyText, z.boolean(), z.number()]))
  .refine((options) => JSON.stringify(options).length <= mostOptionCharacters);

export const sdkRequest = objectModel('SdkRequest', w.sdkRequest, {
  options: field(optionValues.optional(), w.options, { npmName: '@loja/pagamentos' }),
});

export const sdk = objectModel('Sdk', w.sdk, {
  code: field(z.string(), w.code, 'typescript-fetch.pt'),
  link: field(z.url(), w.link, `${provider.sandbox}/sdks/typescript-fetch.pt.zip`),
});
export type Sdk = z.output<typeof sdk>;

export const sdkOption = objectModel('SdkOption', w.sdkOption, {
  opt: field(z.string(), w.opt, 'npmName'),
  description: field(z.string(), w.optionDescription, npmName.words.pt),
  type: field(z.string(), w.optionType, 'string'),
  optValue: field(z.string().nullish(), w.optValue, null),
  default: field(z.string(), w.optionDefault, npmName.default),
  enum: field(z.record(z.string(), z.string()).nullish(), w.optionEnum, null),
});
const sdkOptions = model('SdkOptions', z.record(z.string(), sdkOption), w.sdkOptions);
export type SdkOptions = z.output<typeof sdkOptions>;

/** Omits `enum`, because linters take an example with `default` and `enum` for a schema. */
const shownOptions = Object.fromEntries(
  Object.entries(describeSdkOptions('typescript-fetch', 'pt')).flatMap(([name, option]) => {
    const { enum: values, ...shown } = option;
    return values ? [] : [[name, shown]];
  }),
);

export const sdkOperations = {
  createSdk: {
    ...request('POST', '/sdks/{language}', { tag: 'sdk', auth: 'none' }, operationWords.createSdk),
    params,
    body: sdkRequest.optional(),
    success: { status: 200, data: sdk },
    errors: ['e00229', 'e00230'],
    failures: ['e00400'],
  },
  listSdkOptions: {
    ...request('GET', '/sdks/{language}/options'),
    tag: 'sdk',
    auth: 'none',
    ...operationWords.listSdkOptions,
    params,
    success: { status: 200, data: sdkOptions, example: shownOptions },
    errors: [],
    failures: ['e00400'],
  },
} as const satisfies Record<string, Operation>;
