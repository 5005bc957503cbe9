import type { SetAsideItem } from '@balcao/contract/control/setAside.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { FramedList } from '@balcao/ui/framed-list/FramedList.tsx';
import { useLiveData } from '../../core/live-events/useLiveData.ts';
import { ActionFailure } from '../../parts/FailureNote.tsx';
import { Timestamp } from '../../parts/pane/ListRow.tsx';
import { TitledSection } from '../../parts/pane/TitledSection.tsx';
import { useAction } from '../../parts/pane/useAction.ts';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';

/** Tasks set aside because they failed repeatedly, with buttons to retry or drop them. Usually there are none. */
export function SetAside() {
  const { context, words } = useWorkbench();
  const w = words.clock.setAside;
  const list = useLiveData<SetAsideItem[]>(context, '/sandbox/set-aside', ['payment', 'entity', 'delivery']);
  const action = useAction();
  if (!list.data?.length) return null;

  async function request(method: 'POST' | 'DELETE', path: string): Promise<void> {
    await action.run(path, () => context.request(method, path));
    list.reload();
  }

  return (
    <TitledSection title={w.title}>
      <p className={blocks.hint}>{w.text}</p>
      <ActionFailure words={words} failure={action.failure} />
      <FramedList label={w.title}>
        {list.data.map(({ kind, id, errorId, failedAt }) => {
          const path = `/sandbox/set-aside/${kind}/${id}`;
          return (
            <li key={path} className={blocks.item}>
              <span className={blocks.grow}>
                {w.kinds[kind](id)} <Timestamp at={failedAt} /> {w.error(errorId)}
              </span>
              <span className={blocks.row}>
                <Button size="small" onClick={() => request('POST', `${path}/retry`)}>
                  {w.retry}
                </Button>
                <Button size="small" onClick={() => request('DELETE', path)}>
                  {w.drop}
                </Button>
              </span>
            </li>
          );
        })}
      </FramedList>
    </TitledSection>
  );
}
