import type { entityControls } from '@balcao/contract/control/entities.ts';
import { presentEntity } from '../../domain/entities/entity.ts';
import { ok } from '../../domain/outcome.ts';
import { reviewEntity } from '../../services/entities/getEntity.ts';
import type { Handlers } from '../context.ts';

/** The provider's review of registrations. */
export const entityControlHandlers: Handlers<typeof entityControls> = {
  async listEntities({ context, caller }) {
    const entities = await context.store.read(caller.tenant, (store) =>
      store.entities.list(caller.platformCode),
    );
    return ok({ data: entities.map(presentEntity) });
  },
  async reviewEntity({ context, caller, params, body }) {
    const reviewed = await reviewEntity(context, caller, params.clientId, body.action);
    return reviewed.ok ? ok({ data: presentEntity(reviewed.value) }) : reviewed;
  },
};
