import type { entityControls } from '@balcao/contract/control/controlEntities.ts';
import type { entityOperations } from '@balcao/contract/resources/entities/entityOperations.ts';
import { presentEntity } from '../../domain/entities/entity.ts';
import { invalidTaxNumbers } from '../../domain/entities/taxNumbers.ts';
import { ok } from '../../domain/outcome.ts';
import { createEntity } from '../../services/entities/createEntity.ts';
import { getEntity, reviewEntity } from '../../services/entities/getEntity.ts';
import type { Handlers } from '../context.ts';

export const entityHandlers: Handlers<typeof entityOperations> = {
  async createEntity({ context, caller, body }) {
    const created = await createEntity(context, caller, body);
    if (!created.ok) return created;
    const warnings = invalidTaxNumbers(body).map((pointer) => ({
      pointer,
      reason: 'tax_number_beginning' as const,
      nearest: null,
    }));
    return ok({ data: presentEntity(created.value), warnings });
  },
  async getEntity({ context, caller, params }) {
    const entity = await getEntity(context, caller, params.clientId);
    return entity.ok ? ok({ data: presentEntity(entity.value) }) : entity;
  },
};

export const entityControlHandlers: Handlers<typeof entityControls> = {
  async listEntities({ context, caller }) {
    const entities = await context.store.read(caller.tenant, (store) => store.entities.list(caller.platformCode));
    return ok({ data: entities.map(presentEntity) });
  },
  async reviewEntity({ context, caller, params, body }) {
    const reviewed = await reviewEntity(context, caller, params.clientId, body.action);
    return reviewed.ok ? ok({ data: presentEntity(reviewed.value) }) : reviewed;
  },
};
