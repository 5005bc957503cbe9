import { CodeBlock } from '@balcao/ui/code-block/CodeBlock.tsx';
import { RadioPanels } from '@balcao/ui/radio-panels/RadioPanels.tsx';
import { codeBlock } from '@words/chrome.ts';
import { sample } from '@words/guide.ts';
import { runReceiver } from '@words/parts.ts';
import { provider } from '../../../../provider.config.ts';
import styles from '../Sample/sample.module.css';
import { programLanguages } from './programLanguages.ts';
import { receiverCommands, type Setting, shells } from './shells.ts';

const settings: Setting[] = [['PROVIDER_API', `${provider.sandbox}/api`]];

/**
 * The command that runs the receiver of examples/receivers, in the reader's language and shell. It names the API, because
 * the program knows only the default port.
 */
export function RunReceiver() {
  return (
    <div className={styles.sample}>
      <div className={styles.card}>
        <RadioPanels
          kind="language"
          label={sample.language}
          choices={receiverCommands.map(({ id, command }) => ({
            id,
            label: programLanguages[id].label,
            panel: (
              <RadioPanels
                kind="shell"
                label={runReceiver.shell}
                choices={shells.map(({ id, label, line }) => ({
                  id,
                  label,
                  panel: (
                    <CodeBlock
                      bare
                      text={`cd examples/receivers\n${line(settings, command)}`}
                      label={`${runReceiver.label}, ${label}`}
                      texts={codeBlock}
                    />
                  ),
                }))}
              />
            ),
          }))}
        />
      </div>
    </div>
  );
}
