import { EmptyState } from '@balcao/ui/empty-state/EmptyState.tsx';
import { FramedChoice, FramedList } from '../../parts/pane/FramedList.tsx';
import { TitledSection } from '../../parts/pane/TitledSection.tsx';
import type { WorkbenchContext } from '../../parts/pane/workbenchContext.ts';
import { showPhone } from './phoneNumber.ts';
import type { PhoneState } from './usePhone.ts';

/** Phones with waiting notifications; choosing one selects it. */
export function Phones({ workbench, phone }: { workbench: WorkbenchContext; phone: PhoneState }) {
  const w = workbench.words.phone.phones;
  return (
    <TitledSection title={w.title}>
      {phone.phones.length === 0 && <EmptyState title={w.none}>{w.noneText}</EmptyState>}
      <FramedList label={w.title}>
        {phone.phones.map(({ number, pushes }) => (
          <FramedChoice
            key={number}
            layout="ends"
            aria-pressed={number === phone.number}
            onClick={() => phone.selectPhone(number)}
          >
            <strong>{showPhone(number)}</strong>
            <span>{w.count(pushes.length)}</span>
          </FramedChoice>
        ))}
      </FramedList>
    </TitledSection>
  );
}
