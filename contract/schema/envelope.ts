import * as z from 'zod';
import { envelopeWords as w } from './envelopeWords.ts';
import { field, objectModel } from './field.ts';
import { dateTime } from './formats.ts';

/** API version in every response (docs/decisions/response-envelope.md). */
export const apiVersion = '1.13.0';

/** Envelope of JSON responses (docs/decisions/response-envelope.md). */
export const envelopeFields = {
  apiVersion: field(z.string(), w.apiVersion, apiVersion),
  date: field(dateTime, w.date, '2026-01-15T10:00:00+00:00'),
};

export const listMeta = objectModel('ListMeta', w.listMeta, {
  totalPages: field(z.int().nonnegative(), w.totalPages, 3),
  totalCount: field(z.int().nonnegative(), w.totalCount, 1204),
  currentPage: field(z.int().positive(), w.currentPage, 2),
});

const page = (number: number) => `https://api.example/api/payments?sort=-createdAt&limit=500&page=${number}`;

export const listLinks = objectModel('ListLinks', w.listLinks, {
  first: field(z.string(), w.first, page(1)),
  last: field(z.string(), w.last, page(3)),
  prev: field(z.string().optional(), w.prev, page(1)),
  next: field(z.string().optional(), w.next, page(3)),
});

/** Location of the error in the request (docs/decisions/response-envelope.md). */
const source = objectModel('ErrorSource', w.source, {
  pointer: field(z.string().optional(), w.pointer, '/amount'),
  parameter: field(z.string().optional(), w.parameter, 'limit'),
  header: field(z.string().optional(), w.header, 'PayPay-ClientId'),
});

const errorDetail = objectModel('ErrorDetail', w.errorDetail, {
  source: field(source.optional(), w.source),
  code: field(z.string(), w.detailCode, 'e00202'),
  msg: field(z.string(), w.msg),
});

/** Body of refusals: the outer code is the family, the inner codes are specific. */
export const errorBody = objectModel('Error', w.errorBody, {
  source: field(source.optional(), w.outerSource),
  code: field(z.string(), w.familyCode, 'e00200'),
  msg: field(z.string(), w.msg),
  errors: field(z.array(errorDetail).optional(), w.errors),
});

export const errorResponse = objectModel('ErrorResponse', w.errorAnswer, {
  ...envelopeFields,
  success: field(z.literal(false), w.failure, false),
  error: field(errorBody, w.errorBody),
});
