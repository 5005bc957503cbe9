import * as z from 'zod';
import { errorBody } from '../../schema/envelope.ts';
import { field, objectModel } from '../../schema/field.ts';
import { dateTime, redirectUrl, writtenUrl } from '../../schema/formats.ts';
import { textCharacters } from '../../schema/requestLimits.ts';
import { checkoutStates, pageLanguages, pageLayouts, redirectTypes } from './checkoutEnums.ts';
import { checkoutWords as w } from './checkoutWords.ts';

/** Parts shared by checkouts and tokens: page, redirects, state. */

export const page = objectModel('Page', w.page, {
  language: field(z.enum(pageLanguages), w.language, 'PT'),
  layout: field(z.enum(pageLayouts).optional(), w.layout, 'web'),
});

export const redirect = objectModel('Redirect', w.redirect, {
  type: field(z.enum(redirectTypes), w.redirectType, 'success'),
  url: field(writtenUrl(redirectUrl.max(textCharacters.url)), w.redirectUrl, 'https://loja.example/obrigado'),
});

export const checkoutState = {
  state: field(z.enum(checkoutStates), w.state, 'PaymentReady'),
  timestamp: field(dateTime, w.timestamp, '2026-01-15T10:00:00+00:00'),
  error: field(errorBody.optional(), w.error),
};
