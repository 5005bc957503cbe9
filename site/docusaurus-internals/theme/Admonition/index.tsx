import { Note, type NoteKind } from '@balcao/ui/note/Note.tsx';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/Admonition';

/** Style of each kind of admonition. */
const kinds: Record<string, NoteKind> = {
  note: 'note',
  info: 'note',
  tip: 'tip',
  warning: 'warning',
  caution: 'warning',
  danger: 'danger',
};

function titleOf(type: string): string {
  const titles: Record<string, string> = {
    note: translate({ id: 'theme.admonition.note', message: 'Observação' }),
    info: translate({ id: 'theme.admonition.info', message: 'Informação' }),
    tip: translate({ id: 'theme.admonition.tip', message: 'Dica' }),
    warning: translate({ id: 'theme.admonition.warning', message: 'Aviso' }),
    caution: translate({ id: 'theme.admonition.caution', message: 'Cuidado' }),
    danger: translate({ id: 'theme.admonition.danger', message: 'Perigo' }),
  };
  return titles[type] ?? type;
}

/** `:::note` and its sisters as our own note; a title of its own is text. */
export default function Admonition({ type, title, children }: Props) {
  return (
    <Note kind={kinds[type] ?? 'note'} title={typeof title === 'string' ? title : titleOf(type)}>
      {children}
    </Note>
  );
}
