import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tagHighlighter, tags } from '@lezer/highlight';

interface EditorSetting {
  parent: HTMLElement;
  text: string;
  selection: { anchor: number; head: number };
  attributes: Readonly<Record<string, string>>;
  onChange(text: string): void;
}

export interface Editor {
  /** Replaces the text after it was changed elsewhere. */
  show(text: string): void;
  focus(): void;
  close(): void;
}

/** Classes of ui/code-block/tokens.css, which has the colours of both modes. */
const colours = tagHighlighter([
  { tag: tags.propertyName, class: 't-f' },
  { tag: tags.string, class: 't-s' },
  { tag: tags.number, class: 't-n' },
  { tag: [tags.bool, tags.null], class: 't-k' },
]);

const look = EditorView.theme({
  '&': { backgroundColor: 'var(--paper)', color: 'var(--text)', fontSize: 'var(--size-13)' },
  '&.cm-focused': { outline: '2px solid var(--primary)', outlineOffset: '1px' },
  '.cm-scroller': {
    fontFamily: 'var(--font-code)',
    lineHeight: '1.55',
    maxHeight: '28rem',
    minHeight: '9rem',
  },
  '.cm-content': { caretColor: 'var(--text)' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '.cm-gutters': { backgroundColor: 'var(--surface)', border: '0', color: 'var(--muted)' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--tint)' },
});

/** Opens CodeMirror for JSON. Tab leaves the editor, which would otherwise trap the focus (WCAG 2.1.2). */
export function openEditor({ parent, text, selection, attributes, onChange }: EditorSetting): Editor {
  let isShowing = false;
  const tellChanges = EditorView.updateListener.of((update) => {
    if (update.docChanged && !isShowing) onChange(update.state.doc.toString());
  });
  const state = EditorState.create({
    doc: text,
    selection,
    extensions: [
      lineNumbers(),
      history(),
      json(),
      indentOnInput(),
      bracketMatching(),
      syntaxHighlighting(colours),
      EditorView.lineWrapping,
      // An editable element is focusable without `tabindex`, but accessibility checkers look for the attribute.
      EditorView.contentAttributes.of({ ...attributes, spellcheck: 'false', tabindex: '0' }),
      keymap.of([...defaultKeymap, ...historyKeymap]),
      look,
      tellChanges,
    ],
  });
  const view = new EditorView({ state, parent });
  return {
    show(next) {
      if (next === view.state.doc.toString()) return;
      isShowing = true;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } });
      isShowing = false;
    },
    focus: () => view.focus(),
    close: () => view.destroy(),
  };
}
