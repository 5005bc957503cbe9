import { languageTags } from '@balcao/text/languageTags.ts';
import { pluralIn } from '@balcao/text/plural.ts';
import type { RegistrationWords } from './pt.ts';

const plural = pluralIn(languageTags.en);

/** All texts of the sign-up page, in English. */
export const words: RegistrationWords = {
  title: 'Register an entity',
  lead: (brand) => `Register your business to take payments with ${brand}.`,
  marked: 'Only the marked fields are needed; the others make the review quicker.',
  required: 'required',
  sandbox: 'Use made-up details.',
  privacy: {
    told: (company) => `By sending this form you give these details to ${company}.`,
    link: 'Privacy policy',
  },
  languages: 'Language of the page',
  sections: {
    entity: 'The business',
    address: 'Its registered office',
    activity: 'What it does',
    methods: 'Payment methods',
    account: 'The account that receives the money',
    person: 'Who represents the business',
  },
  methodsLead: 'Which would you like to offer? With none chosen, all are.',
  fields: {
    clientId: { label: 'Tax number (NIF)', hint: 'Nine digits, no spaces and no prefix.' },
    name: { label: 'Name or firm' },
    phoneNumber: { label: 'Telephone', hint: 'The number alone, or with its country code: 351#210000000.' },
    address: { label: 'Address of the registered office' },
    postCode: { label: 'Post code', hint: 'For example 1100-048.' },
    locality: { label: 'Town' },
    permanentCertificate: {
      label: 'Code of the company certificate',
      hint: 'As in 1234-5678-9012.',
    },
    'economicActivity[section]': { label: 'Line of business' },
    'economicActivity[code]': { label: 'Activity code (CAE)', hint: 'For example 62010.' },
    'supplementaryInformation[numberOfMonthlyTransactions]': { label: 'Payments a month' },
    'supplementaryInformation[averageValuePerTransaction]': { label: 'Average value, in euros' },
    'supplementaryInformation[website]': {
      label: 'Website or online shop',
      hint: 'The whole URL, with https://.',
    },
    'bankAccount[owner]': { label: 'Owner of the account' },
    'bankAccount[bankName]': { label: 'Bank' },
    'bankAccount[iban]': { label: 'IBAN', hint: 'Without spaces. In Portugal it is PT50 and 21 digits.' },
    'bankAccount[swift]': { label: 'SWIFT code' },
    'user[name]': { label: 'Full name' },
    'user[taxNumber]': { label: 'Tax number of the representative', hint: 'Nine digits.' },
    'user[email]': { label: 'E-mail' },
    'user[phoneNumber]': {
      label: 'Mobile phone',
      hint: 'The number alone, or with its country code: 351#912345678.',
    },
    'user[isPoliticallyExposedPerson]': { label: 'Is a politically exposed person' },
  },
  noSection: 'Choose a line of business',
  activities: {
    D: 'Electricity, gas and water',
    I: 'Accommodation and catering',
    J: 'Information and communication',
    K: 'Finance and insurance',
    O: 'Public administration',
    P: 'Education',
    Q: 'Health and social work',
    R: 'Arts, entertainment and sports',
    '-': 'Other',
  },
  submit: 'Send registration',
  sending: 'Sending…',
  problems: {
    title: (count) => plural(count, 'One field needs correcting', `${count} fields need correcting`),
    kept: 'What you typed is still in the form. Nothing has been registered yet.',
    platform: 'Platform',
  },
  done: {
    title: 'Registration received',
    told: (name) => `${name} is registered.`,
    taxNumber: 'Tax number',
    state: 'State',
    next: 'The platform that runs the integration is told when there is a decision.',
  },
};
