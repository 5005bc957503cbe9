import { seed } from '@balcao/contract/scenarios/seed.ts';
import type { Association, CustomerRecord } from '../customers/customer.ts';
import type { SavedMethodRecord } from '../customers/savedMethod.ts';

const day = 86_400_000;

const visa = { brand: 'VISA', expiryMonth: '05', expiryYear: '2030' };

/** Seeded customers with their saved methods; see `contract/scenarios/seed.ts`. */
interface SeededCustomers {
  customers: CustomerRecord[];
  associations: (Association & { uuid: string })[];
  methods: SavedMethodRecord[];
}

/** Seeds customers of both entities, five days old, with a method of each kind (docs/decisions/seed.md). */
export function seedCustomers(now: number): SeededCustomers {
  const { customers: uuids, savedMethods: saved, entity, otherEntity } = seed;
  const createdAt = now - 5 * day;
  const times = { createdAt, updatedAt: createdAt };
  const named = (customerId: string, firstName: string, lastName: string, email: string, phone: string) => ({
    customerId,
    firstName,
    lastName,
    email: `${email}@cliente.example`,
    phoneNumber: `351#${phone}`,
  });
  const maria = named('C-0001', 'Maria', 'Silva', 'maria.silva', '900000001');
  const joao = named('C-0002', 'João', 'Costa', 'joao.costa', '912345678');
  const ines = named('C-0003', 'Inês', 'Rocha', 'ines.rocha', '912345679');
  const card = (holder: string, last4Digits: string) => ({
    code: 'CC' as const,
    card: { ...visa, holder, last4Digits },
    createdAt,
  });
  return {
    customers: [
      { uuid: uuids.own, serial: 1, clientId: entity.clientId, details: maria, ...times },
      { uuid: uuids.shared, serial: 2, clientId: otherEntity.clientId, details: joao, ...times },
      { uuid: uuids.theirs, serial: 3, clientId: otherEntity.clientId, details: ines, ...times },
    ],
    associations: [
      { uuid: uuids.own, clientId: otherEntity.clientId, createdAt },
      { uuid: uuids.shared, clientId: entity.clientId, createdAt },
    ],
    methods: [
      { ...card('Maria Silva', '4242'), uuid: saved.card, serial: 1, customerUuid: uuids.own },
      {
        code: 'MW',
        phone: maria.phoneNumber,
        createdAt,
        uuid: saved.phone,
        serial: 2,
        customerUuid: uuids.own,
      },
      { ...card('João Costa', '1111'), uuid: saved.sharedCard, serial: 3, customerUuid: uuids.shared },
      { ...card('Inês Rocha', '1111'), uuid: saved.theirCard, serial: 4, customerUuid: uuids.theirs },
    ],
  };
}
