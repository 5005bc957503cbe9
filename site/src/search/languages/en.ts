import { languageOf } from './language.ts';

/** English: plurals, forms of the verb and the nouns made of it (authorise, authorised, authorisation). */
export const language = languageOf({
  suffixes: `
    isations isation izations ization ising izing ised ized ises izes ise ize ations ation ators ator
    ements ement ments ment ings ing edly ed ers er ies ied y ions ion ally al ly ates ate
    es e s`,
  stopWords: `
    a an the of in on at to for from by with without and or if that who which what when where how why this these
    those my your our i me we you it is are was be been do does did can could should must will would have has
    had not no there get getting got`,
  synonyms: {
    start: 'quickstart',
    begin: 'quickstart',
    environment: 'sandbox',
    simulate: 'provoke',
    key: 'credentials',
    password: 'credentials',
    login: 'credentials',
    encryption: 'private key',
    remove: 'delete',
    edit: 'update',
    change: 'adjust',
    modify: 'adjust',
    increase: 'adjust',
    find: 'list',
    money: 'refund',
    reimburse: 'refund',
    chargeback: 'refund',
    void: 'cancel',
    status: 'state',
    expiry: 'expire',
    tokenisation: 'save method',
    preauthorisation: 'authorise',
    recurrence: 'every month',
    recurring: 'every month',
    monthly: 'every month',
    duplicate: 'twice',
    repeat: 'twice',
    retry: 'attempt',
    resend: 'attempt',
    merchant: 'entity',
    company: 'entity',
    onboard: 'register',
    signup: 'register',
    share: 'associate',
    notification: 'webhook',
    iframe: 'embedded',
    app: 'application',
    mobile: 'application',
    pos: 'terminal',
    address: 'url',
    discontinued: 'deprecated',
    obsolete: 'deprecated',
    library: 'sdk',
    checklist: 'live',
    production: 'live',
    pagination: 'pages',
    '3d': 'strong authentication',
    migrate: 'rest',
    mbway: 'mb way',
  },
});
