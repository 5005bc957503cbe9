import { RadioPanels } from '@balcao/ui/radio-panels/RadioPanels.tsx';
import { runReceiver } from '@words/parts.ts';
import { provider } from '../../../../provider.config.ts';
import { Code, CodeCard } from '../Sample/Code.tsx';
import { programLanguages } from './programLanguages.ts';
import { receiverCommands, receiverLines, type Setting, shells } from './shells.ts';

const settings: Setting[] = [['PROVIDER_API', `${provider.sandbox}/api`]];

/** Commands that run a receiver. They name the API's URL, because the program assumes the default port. */
export function RunReceiver() {
  return (
    <CodeCard
      choices={receiverCommands.map((receiver) => ({
        id: receiver.id,
        label: programLanguages[receiver.id].label,
        panel: (
          <RadioPanels
            kind="shell"
            label={runReceiver.shell}
            choices={shells.map((shell) => ({
              id: shell.id,
              label: shell.label,
              panel: (
                <Code
                  bare
                  text={receiverLines(shell, settings, receiver)}
                  label={`${runReceiver.label}, ${shell.label}`}
                />
              ),
            }))}
          />
        ),
      }))}
    />
  );
}
