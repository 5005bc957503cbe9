import { Button } from '@balcao/ui/button/Button.tsx';
import apiVersion from '@facts/apiVersion.json';
import type { FoundDescription } from './useDescription.ts';
import type { ConsoleWords } from './words/words.ts';

/** What starts a sandbox, in the folder of the project. */
const startCommand = 'npm start';

interface ServerNoticeProps {
  words: ConsoleWords;
  description: FoundDescription;
  /** Whether the chosen server is reachable. */
  isReachable: boolean;
  lookAgain: () => void;
}

/** Notice about the chosen server: not reachable, or of another version (DECISIONS 34, 44). */
export function ServerNotice({ words: { notices }, description, isReachable, lookAgain }: ServerNoticeProps) {
  const { document, isOwnCopy } = description;
  const version = String(document.info.version);
  if (!isReachable) {
    return (
      <>
        {notices.noSandbox} <code>{startCommand}</code>{' '}
        <Button kind="quiet" size="small" onClick={lookAgain}>
          {notices.again}
        </Button>
      </>
    );
  }
  if (isOwnCopy) return notices.ownCopy(version);
  return version === apiVersion ? null : notices.versionsDiffer(version, apiVersion);
}
