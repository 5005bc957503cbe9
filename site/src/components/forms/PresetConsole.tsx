import frame from '@balcao/ui/panel.module.css';
import { use } from 'react';
import { type PanelContext, pageContext } from '../../islands/pageContext.ts';
import { OperationConsole } from '../api/console/OperationConsole.tsx';
import { loadConsoleWords } from '../api/console/words/consoleWords.ts';
import { type ConsolePresetId, consolePresets } from './consolePresets.ts';

/** Console of one operation in a guide, prefilled for the guide's topic. */
export function PresetConsole({ locale, preset }: PanelContext & { preset: ConsolePresetId }) {
  const words = use(loadConsoleWords(locale));
  const { operation, fill } = consolePresets[preset];
  return (
    <div className={frame.panel}>
      <OperationConsole reference="api" operationId={operation} page={pageContext()} {...{ words, fill }} />
    </div>
  );
}
