import { languageTags } from '@balcao/text/languageTags.ts';
import { pluralIn } from '@balcao/text/plural.ts';
import type { RegistrationWords } from './pt.ts';

const plural = pluralIn(languageTags.en);

export const words: RegistrationWords = {
  title: 'Register an entity',
  lead: (brand) => `Register your business to take payments with ${brand}.`,
  marked: 'Only the marked fields are required; the others speed up the review.',
  required: 'required',
  sandbox: 'Use made-up details.',
  privacy: {
    told: (company) => `By submitting this form, you share these details to ${company}.`,
    link: 'Privacy policy',
  },
  languages: 'Page language',
  sections: {
    entity: 'Your business',
    address: 'Registered office',
    activity: 'Business activity',
    methods: 'Payment methods',
    account: 'Account that receives the money',
    person: 'Legal representative',
  },
  methodsLead: 'Which ones would you like to offer? If you choose none, you get all of them.',
  fields: {
    clientId: { label: 'Tax number (NIF)', hint: 'Nine digits, no spaces and no prefix.' },
    name: { label: 'Name or company name' },
    phoneNumber: { label: 'Telephone', hint: 'Just the number, or with its country code: 351#210000000.' },
    address: { label: 'Address of the registered office' },
    postCode: { label: 'Postcode', hint: 'For example, 1100-048.' },
    locality: { label: 'Town' },
    permanentCertificate: { label: 'Company certificate code', hint: 'For example, 1234-5678-9012.' },
    'economicActivity[section]': { label: 'Line of business' },
    'economicActivity[code]': { label: 'Activity code (CAE)', hint: 'For example, 62010.' },
    'supplementaryInformation[numberOfMonthlyTransactions]': { label: 'Payments per month' },
    'supplementaryInformation[averageValuePerTransaction]': { label: 'Average amount, in euros' },
    'supplementaryInformation[website]': {
      label: 'Website or online shop',
      hint: 'The full URL, with https://.',
    },
    'bankAccount[owner]': { label: 'Account holder' },
    'bankAccount[bankName]': { label: 'Bank' },
    'bankAccount[iban]': { label: 'IBAN', hint: 'Without spaces. In Portugal, it is PT50 and 21 digits.' },
    'bankAccount[swift]': { label: 'SWIFT code' },
    'user[name]': { label: 'Full name' },
    'user[taxNumber]': { label: 'Representative’s tax number', hint: 'Nine digits.' },
    'user[email]': { label: 'Email' },
    'user[phoneNumber]': {
      label: 'Mobile phone',
      hint: 'Just the number, or with its country code: 351#912345678.',
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
    next: 'The platform that runs the integration gets notified of the decision.',
  },
};
