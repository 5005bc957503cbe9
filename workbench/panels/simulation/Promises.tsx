import type { SimulatedStep } from '@balcao/contract/control/simulationInTab.ts';
import type { SimulationWords } from '../../words/simulation/pt.ts';
import { promiseName } from './promiseName.ts';
import styles from './simulation-panel.module.css';

interface PromisesProps {
  words: SimulationWords;
  /** Names of what is checked, as the simulation writes them. */
  promises: readonly string[];
  /** Steps until the one that is shown. */
  steps: readonly SimulatedStep[];
  seed: number;
}

/** What was checked after each step, what was reached so far, and how to see the same again. */
export function Promises({ words, promises, steps, seed }: PromisesProps) {
  const shown = steps.at(-1);
  const broken = shown?.failure?.promise;
  // Steps that overlap are judged together, when the last of them has ended.
  const judged = steps.findLast(({ isUnderWay }) => !isUnderWay)?.number ?? 0;
  return (
    <div className={styles.promises}>
      <p className={broken ? styles.broken : styles.verdict}>
        {broken ? `${words.broken} ${promiseName(words, broken)}` : words.holds(promises.length, judged)}
      </p>
      <details>
        <summary>{words.checked}</summary>
        <ul className={styles.names}>
          {promises.map((name) => (
            <li key={name}>
              {promiseName(words, name)}{' '}
              {judged > 0 && <strong>{name === broken ? words.isBroken : words.isKept}</strong>}
            </li>
          ))}
        </ul>
      </details>
      {shown && (
        <details>
          <summary>{words.reached}</summary>
          <dl className={styles.reached}>
            {shown.reached.map(({ kind, met, all }) => (
              <div key={kind}>
                <dt>{words.kinds[kind as keyof SimulationWords['kinds']] ?? kind}</dt>
                <dd>{all === undefined ? met : words.of(met, all)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <p className={styles.quiet}>
        {words.repeat} <code>npm run simulate -- --seed {seed} --stories 1 --log</code>
      </p>
      {shown && (
        <p className={styles.quiet}>
          {words.digest} <code>{shown.digest}</code>
        </p>
      )}
    </div>
  );
}
