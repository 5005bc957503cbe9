import { type Chosen, chosen } from '../provenance/origin.ts';
import type { EntityAction } from '../resources/entities/entityLifecycle.ts';
import { say, type Words } from '../words/locales.ts';

const origin = chosen(
  'Só existem na sandbox: NIF certos que ninguém tem, para que a análise acabe sozinha.',
  'Solo existen en el sandbox: NIF correctos que nadie tiene, para que la revisión termine sola.',
  'Exist in the sandbox only: valid tax numbers that belong to nobody, so that the review ends automatically.',
);

/** Automatic result of the review for a magic tax number. */
interface EntityScenario {
  clientId: string;
  action: Extract<EntityAction, 'approve' | 'decline'>;
  afterSeconds: number;
  origin: Chosen;
  words: Words;
}

/** Valid tax numbers that belong to no taxpayer. Any other registration waits for the reader's decision. */
export const entityScenarios: readonly EntityScenario[] = [
  {
    clientId: '999999400',
    action: 'approve',
    afterSeconds: 3,
    origin,
    words: say(
      'A adesão é aprovada ao fim de 3 segundos.',
      'El alta se aprueba a los 3 segundos.',
      'The registration is approved after 3 seconds.',
    ),
  },
  {
    clientId: '999999508',
    action: 'decline',
    afterSeconds: 3,
    origin,
    words: say(
      'A adesão é recusada ao fim de 3 segundos.',
      'El alta se rechaza a los 3 segundos.',
      'The registration is declined after 3 seconds.',
    ),
  },
];

export function entityScenario(clientId: string): EntityScenario | undefined {
  return entityScenarios.find((scenario) => scenario.clientId === clientId);
}
