import { trade } from './phrases.ts';

export const peopleWords = [
  trade(
    'entidade, comerciante, empresa, lojista, merchant',
    'entidad, comercio, comerciante, empresa',
    'entity, merchant, company, business, sub-merchant, seller',
  ),
  trade(
    'aderir, adesão, registar, registo, onboarding, KYC',
    'alta, registrar, registro, onboarding, KYC',
    'sign up, register, registration, onboard, onboarding, KYC, signup',
  ),
  trade(
    'NIF, contribuinte, número fiscal, NIPC',
    'NIF, CIF, número fiscal',
    'NIF, tax number, VAT number, tax id, VAT, TIN',
  ),
  trade('cliente, comprador, consumidor', 'cliente, comprador', 'customer, client, buyer, shopper'),
  trade('associar, partilhar, ligar', 'asociar, compartir, vincular', 'associate, share, link'),
  trade('telemóvel, telefone, número de telefone', 'móvil, teléfono', 'phone, mobile number, telephone'),
  trade('email, correio eletrónico', 'email, correo', 'email, e-mail'),
  trade(
    'beneficiário efetivo, sócio, PEP, pessoa politicamente exposta',
    'titular real, socio, PEP, persona políticamente expuesta',
    'beneficial owner, shareholder, PEP, politically exposed',
  ),
  trade('apoio, suporte, contacto, ajuda', 'soporte, contacto, ayuda, atención', 'support, contact, help'),
];
