import { isNetworkFailure } from '../client.ts';
import { type Exchange, refusalOf } from '../exchange/exchange.ts';
import { ModeMark } from '../mode/ModeMark.tsx';
import type { SandboxMode } from '../useSandbox.ts';
import type { WorkbenchWords } from '../words/pt.ts';
import styles from './payment-run.module.css';
import type { RunProgress } from './runProgress.ts';

interface ModeLineProps {
  words: WorkbenchWords;
  mode?: SandboxMode;
  progress: RunProgress;
}

/** Shows whether a sandbox or a recording answers, and the failure of a run. */
export function ModeLine({ words, mode, progress }: ModeLineProps) {
  const failed = progress.phase === 'stopped';
  return (
    <div className={styles.mode} role="status">
      {mode ? <ModeMark words={words.mode} mode={mode} /> : words.run.promise}
      {mode?.kind === 'recording' && !failed && (
        <span>
          {words.run.startOne} <code className={styles.command}>{words.mode.command}</code>
        </span>
      )}
      {failed && <span className={styles.failed}>{failureOf(words, progress.refused)}</span>}
    </div>
  );
}

/** Why a run stopped early. */
function failureOf(words: WorkbenchWords, refused?: Exchange): string {
  if (!refused) return words.run.silence;
  if (isNetworkFailure(refused.reply)) return words.networkFailure[refused.reply.networkFailure];
  return `${words.create.refused} ${refusalOf(refused.reply) ?? ''}`.trim();
}
