import { languageTags } from '@balcao/text/languageTags.ts';
import { pluralIn } from '@balcao/text/plural.ts';
import type { RegistrationWords } from './pt.ts';

const plural = pluralIn(languageTags.es);

export const words: RegistrationWords = {
  title: 'Alta de una entidad',
  lead: (brand) => `Registre su negocio para recibir pagos con ${brand}.`,
  marked: 'Solo hacen falta los campos marcados; con los demás la revisión es más rápida.',
  required: 'obligatorio',
  sandbox: 'Use datos inventados.',
  privacy: {
    told: (company) => `Al enviar, entrega estos datos a ${company}.`,
    link: 'Política de privacidad',
  },
  languages: 'Idioma de la página',
  sections: {
    entity: 'El negocio',
    address: 'La sede',
    activity: 'La actividad',
    methods: 'Los métodos de pago',
    account: 'La cuenta que recibe el dinero',
    person: 'Quién representa al negocio',
  },
  methodsLead: '¿Cuáles quiere ofrecer? Si no elige, quedan todos.',
  fields: {
    clientId: { label: 'NIF', hint: 'Nueve cifras, sin espacios ni prefijo.' },
    name: { label: 'Nombre o razón social' },
    phoneNumber: { label: 'Teléfono', hint: 'Solo el número, o con prefijo: 351#210000000.' },
    address: { label: 'Dirección de la sede' },
    postCode: { label: 'Código postal', hint: 'Por ejemplo 1100-048.' },
    locality: { label: 'Localidad' },
    permanentCertificate: { label: 'Código del certificado permanente', hint: 'Como 1234-5678-9012.' },
    'economicActivity[section]': { label: 'Sector de actividad' },
    'economicActivity[code]': { label: 'Código de actividad (CAE)', hint: 'Por ejemplo 62010.' },
    'supplementaryInformation[numberOfMonthlyTransactions]': { label: 'Pagos al mes' },
    'supplementaryInformation[averageValuePerTransaction]': { label: 'Valor medio, en euros' },
    'supplementaryInformation[website]': {
      label: 'Sitio o tienda en Internet',
      hint: 'La URL completa, con https://.',
    },
    'bankAccount[owner]': { label: 'Titular de la cuenta' },
    'bankAccount[bankName]': { label: 'Banco' },
    'bankAccount[iban]': { label: 'IBAN', hint: 'Sin espacios. En Portugal son PT50 y 21 cifras.' },
    'bankAccount[swift]': { label: 'Código SWIFT' },
    'user[name]': { label: 'Nombre completo' },
    'user[taxNumber]': { label: 'NIF de quien representa', hint: 'Nueve cifras.' },
    'user[email]': { label: 'Correo electrónico' },
    'user[phoneNumber]': { label: 'Móvil', hint: 'Solo el número, o con prefijo: 351#912345678.' },
    'user[isPoliticallyExposedPerson]': { label: 'Es una persona con responsabilidad pública' },
  },
  noSection: 'Elija un sector',
  activities: {
    D: 'Electricidad, gas y agua',
    I: 'Alojamiento y restauración',
    J: 'Información y comunicación',
    K: 'Actividades financieras y seguros',
    O: 'Administración pública',
    P: 'Educación',
    Q: 'Sanidad y servicios sociales',
    R: 'Artes, espectáculos y deporte',
    '-': 'Otro',
  },
  submit: 'Enviar el alta',
  sending: 'Enviando…',
  problems: {
    title: (count) => plural(count, 'Hay un campo por corregir', `Hay ${count} campos por corregir`),
    kept: 'Lo que ha escrito sigue en el formulario. Todavía no se ha registrado nada.',
    platform: 'Plataforma',
  },
  done: {
    title: 'Alta recibida',
    told: (name) => `${name} ha quedado registrada.`,
    taxNumber: 'NIF',
    state: 'Estado',
    next: 'La plataforma que lleva la integración recibirá un aviso cuando haya una decisión.',
  },
};
