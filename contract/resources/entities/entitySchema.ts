import * as z from 'zod';
import { field, forReview, objectModel } from '../../schema/field.ts';
import { alphanumeric, dateTime, digits, email, orNumber, taxNumber, text, url } from '../../schema/formats.ts';
import { largestAmountCents, mostItems } from '../../schema/requestLimits.ts';
import { methodWords } from '../payments/methodWords.ts';
import { methodCodes } from '../payments/paymentEnums.ts';
import { countryIdOf } from './countries.ts';
import { activitySections, countryIds, entityStates, shippingSelections, sourceTypes } from './entityEnums.ts';
import { entityWords as w } from './entityWords.ts';

const anyPhone = z.string().regex(/^(\d{1,4}#)?\d{4,15}$/, { error: 'any_phone' });
const certificate = z.string().regex(/^\d{4}-\d{4}-\d{4}$/, { error: 'certificate' });

/** Maximum activity code: Portuguese codes have five digits, foreign ones at most six. */
const largestActivityCode = 999_999;

const figure = z.int().nonnegative().max(largestAmountCents);

const economicActivity = objectModel('EconomicActivity', w.economicActivity, {
  section: field(z.enum(activitySections).nullish(), w.section, 'J'),
  code: field(z.int().nonnegative().max(largestActivityCode).optional(), w.activityCode, 62010),
});

const details = {
  clientId: field(taxNumber, w.clientId, '999999990'),
  name: field(text, w.name, 'Loja de Exemplo, Lda.'),
  phoneNumber: field(anyPhone.optional(), w.phoneNumber, '351#210000000'),
  address: field(text.optional(), w.address, 'Rua Augusta 1'),
  postCode: field(text.optional(), w.postCode, '1100-048'),
  locality: field(text.optional(), w.locality, 'Lisboa'),
  economicActivity: field(economicActivity.optional(), w.economicActivity),
  permanentCertificate: field(certificate.optional(), w.permanentCertificate, '1234-5678-9012'),
};

/** Country id, or a known country name, which is converted. */
const countryId = z.preprocess(
  countryIdOf,
  z
    .int({ error: 'country_id' })
    .min(countryIds.first, { error: 'country_id' })
    .max(countryIds.last, { error: 'country_id' }),
);

export const entityRegistration = objectModel('EntityRegistration', w.registration, {
  ...details,
  phoneNumber: field(orNumber(anyPhone).optional(), w.phoneNumber, '351#210000000'),
  shippingCountries: field(
    z
      .object({
        selection: field(z.enum(shippingSelections), w.selection, 'allowed'),
        countryIds: field(z.array(countryId).max(countryIds.last).optional(), w.countryIds, [95, 68]),
      })
      .optional(),
    forReview(w.shippingCountries),
  ),
  supplementaryInformation: field(
    z
      .object({
        numberOfMonthlyTransactions: field(figure.optional(), w.monthlyTransactions, 400),
        averageValuePerTransaction: field(figure.optional(), w.averageValue, 35),
        website: field(url.optional(), w.website, 'https://loja.example'),
      })
      .optional(),
    forReview(w.supplementaryInformation),
  ),
  availableMethods: field(
    z
      .array(z.object({ code: field(z.enum(methodCodes), methodWords.methodCode, 'MB') }))
      .max(mostItems.methods)
      .optional(),
    w.availableMethods,
  ),
  bankAccount: field(
    z
      .object({
        owner: field(text.optional(), w.accountOwner, 'Loja de Exemplo, Lda.'),
        bankName: field(text.optional(), w.accountBank, 'Banco de Exemplo'),
        iban: field(alphanumeric.optional(), w.iban, 'PT50123443211234567890172'),
        swift: field(alphanumeric.optional(), w.swift, 'EXEMPTPL'),
      })
      .optional(),
    w.bankAccount,
  ),
  user: field(
    z.object({
      name: field(text, w.userName, 'Maria Silva'),
      taxNumber: field(taxNumber.optional(), w.userTaxNumber, '123456789'),
      email: field(email, w.userEmail, 'maria.silva@loja.example'),
      phoneNumber: field(orNumber(anyPhone).optional(), w.userPhone, '351#900000001'),
      isPoliticallyExposedPerson: field(z.boolean().optional(), w.exposed, false),
    }),
    forReview(w.user),
  ),
  source: field(
    z
      .object({
        type: field(z.enum(sourceTypes), w.sourceType, 'integration'),
        code: field(alphanumeric, w.sourceCode, 'INTEGR01'),
      })
      .optional(),
    forReview(w.source),
  ),
});
export type EntityRegistration = z.infer<typeof entityRegistration>;

export const entity = objectModel('Entity', w.entity, {
  ...details,
  createdAt: field(dateTime, w.createdAt, '2026-01-10T09:00:00+00:00'),
  stateDetails: field(
    z.object({
      state: field(z.enum(entityStates), w.state, 'approved'),
      updatedAt: field(dateTime, w.stateUpdatedAt, '2026-01-12T15:30:00+00:00'),
    }),
    w.stateDetails,
  ),
});
export type Entity = z.infer<typeof entity>;

export const entityParams = z.object({ clientId: field(digits.length(9), w.clientId, '999999990') });
