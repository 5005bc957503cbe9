import { seed } from '../../scenarios/seed.ts';
import { say } from '../../words/locales.ts';
import {
  type CustomerOperation,
  creatorOnly,
  malformedUuid,
  type RefusedCall,
  unknownCustomer,
} from './customerUuid.ts';
import { customerFieldMistakes, pageMistake, takenCustomerId } from './fields.ts';

/** Fields of calls that a fresh sandbox accepts, as prefilled in the forms of the guides. */
export const acceptedCalls: Readonly<Record<CustomerOperation, Readonly<Record<string, string>>>> = {
  createCustomer: {
    customerId: 'C-0045',
    firstName: 'Ana',
    lastName: 'Exemplo',
    email: 'ana.exemplo@cliente.example',
    phoneNumber: '351#900000001',
  },
  listCustomers: { limit: '2' },
  getCustomer: { uuid: seed.customers.own },
  updateCustomer: { uuid: seed.customers.own, phoneNumber: '351#900000002' },
  deleteCustomer: { uuid: seed.customers.own },
  listCustomerEntities: { uuid: seed.customers.own },
  createCustomerEntity: { uuid: seed.customers.own, clientId: seed.entities.approved.clientId },
  deleteCustomerEntity: { uuid: seed.customers.own, clientId: seed.otherEntity.clientId },
  listSavedMethods: { uuid: seed.customers.own },
  deleteSavedMethod: { uuid: seed.customers.own, paymentMethod_uuid: seed.savedMethods.card },
};

/** Refused calls shown in the guides of customers; customers.refused.test.ts executes all of them. */
export const refusedCalls: Readonly<Record<CustomerOperation, readonly RefusedCall[]>> = {
  createCustomer: [...customerFieldMistakes, takenCustomerId],
  listCustomers: [
    {
      id: 'email',
      code: 'e00222',
      when: say(
        '`email` não é um endereço inteiro: parte de um não serve para procurar.',
        '`email` no es una dirección completa: una parte no sirve para buscar.',
        '`email` is not a whole address: you cannot search for part of one.',
      ),
      sent: { email: 'maria' },
      remedy: say(
        'Envie o endereço completo do cliente.',
        'Envíe la dirección completa del cliente.',
        'Send the customer’s whole address.',
      ),
    },
    pageMistake,
  ],
  getCustomer: [malformedUuid, unknownCustomer],
  updateCustomer: [
    ...creatorOnly,
    ...customerFieldMistakes,
    {
      ...takenCustomerId,
      when: say(
        'O `customerId` novo é o de outro cliente seu; o do exemplo é o do formulário que cria clientes, se já o enviou.',
        'El `customerId` nuevo es el de otro cliente suyo; el del ejemplo es el del formulario que crea clientes, si ya lo ha enviado.',
        'The new `customerId` belongs to another customer of yours; the one shown is from the form that creates customers, once you have sent it.',
      ),
      after: 'createCustomer',
      sent: { customerId: 'C-0045' },
      remedy: say(
        'Escolha outro, ou junte as duas contas na sua loja.',
        'Elija otro, o una las dos cuentas en su tienda.',
        'Choose another, or merge the two accounts in your shop.',
      ),
    },
  ],
  deleteCustomer: creatorOnly,
  listCustomerEntities: creatorOnly,
  createCustomerEntity: [
    ...creatorOnly,
    {
      id: 'clientId',
      code: 'e00227',
      when: say(
        'O NIF não tem nove algarismos.',
        'El NIF no tiene nueve cifras.',
        'The tax number does not have nine digits.',
      ),
      sent: { clientId: '12345678' },
      remedy: say('Envie os nove, sem `PT`.', 'Envíe los nueve, sin `PT`.', 'Send all nine, without `PT`.'),
    },
    {
      id: 'unknownEntity',
      code: 'e00502',
      when: say(
        'Nenhuma entidade está registada com este NIF.',
        'Ninguna entidad está registrada con este NIF.',
        'No entity is registered with this tax number.',
      ),
      sent: { clientId: '500000000' },
      remedy: say(
        'Confirme o NIF com a outra entidade; se ainda não aderiu, registe-a primeiro.',
        'Confirme el NIF con la otra entidad; si aún no se ha adherido, regístrela antes.',
        'Check the tax number with the other entity; if it has not signed up yet, register it first.',
      ),
    },
    {
      id: 'associated',
      code: 'e05000',
      when: say(
        'A entidade já está associada, ou é a que criou o cliente.',
        'La entidad ya está asociada, o es la que creó el cliente.',
        'The entity is already associated, or it is the one that created the customer.',
      ),
      sent: { clientId: seed.otherEntity.clientId },
      remedy: say(
        'Nada: ela já pode usar o cliente.',
        'Nada: ya puede usar el cliente.',
        'Nothing: it can use the customer already.',
      ),
    },
  ],
  deleteCustomerEntity: [
    ...creatorOnly,
    {
      id: 'notAssociated',
      code: 'e00502',
      when: say(
        'A entidade não está associada ao cliente.',
        'La entidad no está asociada al cliente.',
        'The entity is not associated with the customer.',
      ),
      sent: { clientId: seed.entities.approved.clientId },
      remedy: say(
        'Liste as associações: a que procura já não existe, ou o NIF é outro.',
        'Liste las asociaciones: la que busca ya no existe, o el NIF es otro.',
        'List the associations: this one is gone, or the tax number is another.',
      ),
    },
  ],
  listSavedMethods: [
    malformedUuid,
    unknownCustomer,
    {
      id: 'code',
      code: 'e00230',
      when: say(
        '`code` não é `CC` nem `MW`: uma referência Multibanco não se guarda.',
        '`code` no es `CC` ni `MW`: una referencia Multibanco no se guarda.',
        '`code` is neither `CC` nor `MW`: a Multibanco reference cannot be saved.',
      ),
      sent: { code: 'MB' },
      remedy: say(
        'Envie `CC`, `MW`, ou nenhum para ver todos.',
        'Envíe `CC`, `MW`, o ninguno para verlos todos.',
        'Send `CC`, `MW`, or neither to see them all.',
      ),
    },
    pageMistake,
  ],
  deleteSavedMethod: [
    ...creatorOnly,
    {
      id: 'unknownMethod',
      code: 'e00502',
      when: say(
        'O método não é deste cliente, ou já foi eliminado.',
        'El método no es de este cliente, o ya se ha eliminado.',
        'The method is not this customer’s, or it has already been deleted.',
      ),
      sent: { paymentMethod_uuid: seed.savedMethods.sharedCard },
      remedy: say(
        'Se a lista do cliente já não o traz, não há nada a fazer.',
        'Si la lista del cliente ya no lo trae, no hay nada que hacer.',
        'If the customer’s list no longer has it, there is nothing to do.',
      ),
    },
  ],
};
