import { CodeBlock } from '@balcao/ui/code-block/CodeBlock.tsx';
import { RadioPanels } from '@balcao/ui/radio-panels/RadioPanels.tsx';
import { codeBlock } from '@words/chrome.ts';
import { sample } from '@words/guide.ts';
import { runReceiver } from '@words/parts.ts';
import { provider } from '../../../../provider.config.ts';
import styles from '../Sample/sample.module.css';
import { SampleOwner, useSampleTarget } from '../Sample/sampleTarget.tsx';
import { programLanguages } from './programLanguages.ts';
import { receiverCommands, type Setting, shells } from './shells.ts';

/**
 * The command that runs the receiver of examples/receivers, in the reader's language and shell. It names the API, because the program knows only the
 * default port, and the credentials that the samples show where these are not those of a fresh sandbox.
 */
export function RunReceiver() {
  const target = useSampleTarget();
  const settings: Setting[] = [['PROVIDER_API', `${target?.origin ?? provider.sandbox}/api`]];
  if (target) {
    settings.push(['PROVIDER_PLATFORM_CODE', target.keys.platformCode]);
    settings.push(['PROVIDER_PRIVATE_KEY', target.keys.privateKey]);
  }
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
        <SampleOwner />
      </div>
    </div>
  );
}
