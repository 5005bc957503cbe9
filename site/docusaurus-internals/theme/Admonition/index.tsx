import { Note, type NoteKind } from '@balcao/ui/note/Note.tsx';
import type { Props } from '@theme/Admonition';
import { admonition } from '@words/chrome.ts';

/** Style of each kind of admonition. */
const kinds: Record<string, NoteKind> = {
  note: 'note',
  info: 'note',
  tip: 'tip',
  warning: 'warning',
  caution: 'warning',
  danger: 'danger',
};

/** Title of each kind of admonition. */
const titles: Record<string, string> = admonition;

/** `:::note` and its sisters as our own note; a title of its own is text. */
export default function Admonition({ type, title, children }: Props) {
  return (
    <Note kind={kinds[type] ?? 'note'} title={typeof title === 'string' ? title : (titles[type] ?? type)}>
      {children}
    </Note>
  );
}
