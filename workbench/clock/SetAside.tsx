import type { SetAsideItem } from '@balcao/contract/control/setAside.ts';
import { Button } from '@balcao/ui/button/Button.tsx';
import { useLive } from '../live/useLiveData.ts';
import { ActFailure } from '../pane/ActionFailure.tsx';
import { Boxed } from '../pane/FramedList.tsx';
import { Stamp } from '../pane/Timestamp.tsx';
import { useAct } from '../pane/useAction.ts';
import type { Bench } from '../pane/workbenchContext.ts';
import styles from './set-aside.module.css';
import upcoming from './upcoming-list.module.css';

/** What the sandbox could not do, with a way to try it again or to give it up; as a rule there is nothing to show. */
export function SetAside({ bench }: { bench: Bench }) {
  const { desk, words, locale } = bench;
  const w = words.clock.setAside;
  const list = useLive<SetAsideItem[]>(desk, '/sandbox/set-aside', ['payment', 'entity', 'delivery']);
  const act = useAct();
  if (!list.data?.length) return null;

  async function ask(method: 'POST' | 'DELETE', path: string): Promise<void> {
    await act.run(path, () => desk.ask(method, path));
    list.reload();
  }

  return (
    <section>
      <h2 className={upcoming.title}>{w.title}</h2>
      <p className={styles.text}>{w.text}</p>
      <ActFailure words={words} failure={act.failure} />
      <Boxed label={w.title}>
        {list.data.map(({ kind, id, errorId, failedAt }) => {
          const path = `/sandbox/set-aside/${kind}/${id}`;
          return (
            <li key={path} className={styles.item}>
              <span className={styles.what}>
                <span>{w.kinds[kind](id)}</span>
                <Stamp at={failedAt} locale={locale} />
                <span>{w.error(errorId)}</span>
              </span>
              <span className={styles.acts}>
                <Button size="small" onClick={() => ask('POST', `${path}/retry`)}>
                  {w.retry}
                </Button>
                <Button size="small" onClick={() => ask('DELETE', path)}>
                  {w.drop}
                </Button>
              </span>
            </li>
          );
        })}
      </Boxed>
    </section>
  );
}
