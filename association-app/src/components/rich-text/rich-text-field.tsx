import { useEffect, useRef, useState } from 'react';

import { FieldFrame, useFormField, type FieldProps } from '@syndication/shared-ui/forms';
import { chakra } from '@syndication/shared-ui/styling';
import { EditorContent, useEditor, type Editor } from '@tiptap/react';

import { richTextRecipe } from './rich-text.recipe';
import { RichTextToolbar } from './rich-text-toolbar';
import { EXTENSIONS, fromStoredHtml, toSlice, toStoredHtml } from './stored-html';

const RichTextFrame = chakra('div', richTextRecipe);

/** Pastes and drops HTML through the purifier; false where there is none, which is pasted as text. */
function insertHtml(view: Editor['view'], event: Event, data: DataTransfer | null): boolean {
  const html = data?.getData('text/html');
  if (!html) return false;
  event.preventDefault();
  view.dispatch(view.state.tr.replaceSelection(toSlice(view.state.schema, html)).scrollIntoView());
  return true;
}

interface WritingProps {
  label: string;
  /** What ties the text to its label, hint and message. */
  control: object;
  /**
   * The text as HTML. The editor knows more of it than that, so it takes over only what it has not written itself:
   * another version.
   */
  html: string;
  onChange: (html: string) => void;
  onBlur: () => void;
}

const toAttributes = (facts: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );

function Writing({ label, control, html, onChange, onBlur }: WritingProps) {
  const [content] = useState(() => fromStoredHtml(html));
  const written = useRef(html);
  const facts = { role: 'textbox', 'aria-multiline': true, 'aria-label': label, ...control };
  const editor = useEditor({
    extensions: EXTENSIONS,
    content,
    // The page's policy lets no code add styles.
    injectCSS: false,
    editorProps: {
      attributes: toAttributes(facts),
      handleDOMEvents: {
        // The editor would swallow it; it is the dialog's.
        keydown: (_view, { key }) => key === 'Escape',
        paste: (view, event) => insertHtml(view, event, event.clipboardData),
        drop: (view, event) => insertHtml(view, event, event.dataTransfer),
      },
    },
    onUpdate: ({ editor: changed }) => {
      written.current = toStoredHtml(changed);
      onChange(written.current);
    },
    onBlur,
  });
  useEffect(() => {
    if (html === written.current) return;
    written.current = html;
    editor.commands.setContent(fromStoredHtml(html), { emitUpdate: false });
  }, [editor, html]);
  return (
    <RichTextFrame>
      <RichTextToolbar editor={editor} label={label} />
      <EditorContent editor={editor} />
    </RichTextFrame>
  );
}

/** Text with headings, lists and links. The value is HTML that the API keeps as it is. */
export function RichTextField({ name, label, hint, isRequired = false }: FieldProps) {
  const { input, error } = useFormField<string>(name);
  return (
    <FieldFrame label={label} hint={hint} isRequired={isRequired} error={error}>
      {(control) => (
        <Writing
          label={label}
          control={control}
          html={input.value || ''}
          onChange={input.onChange}
          onBlur={() => input.onBlur()}
        />
      )}
    </FieldFrame>
  );
}
