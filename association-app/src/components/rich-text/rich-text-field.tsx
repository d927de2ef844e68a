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
  view.dispatch(view.state.tr.replaceSelection(toSlice(html)).scrollIntoView());
  return true;
}

interface WritingProps {
  editor: Editor;
  label: string;
  /** What ties the text to its label, hint and message. */
  control: object;
}

function Writing({ editor, label, control }: WritingProps) {
  useEffect(() => {
    const facts = { role: 'textbox', 'aria-multiline': true, 'aria-label': label, ...control };
    const attributes = Object.entries(facts).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as const],
    );
    editor.view.setProps({ attributes: Object.fromEntries(attributes) });
  });
  return (
    <RichTextFrame>
      <RichTextToolbar editor={editor} label={label} />
      <EditorContent editor={editor} />
    </RichTextFrame>
  );
}

/** Text with headings, lists and links. The value is HTML that the API keeps as it is. */
export function RichTextField({ name, label, hint, isRequired }: FieldProps) {
  const { input, error } = useFormField<string>(name);
  const onChange = useRef(input.onChange);
  useEffect(() => {
    onChange.current = input.onChange;
  });
  // What it starts from; from then on the editor knows more of the text than its HTML says.
  const [content] = useState(() => fromStoredHtml(input.value || ''));
  const editor = useEditor({
    extensions: EXTENSIONS,
    content,
    // The page's policy lets no code add styles.
    injectCSS: false,
    editorProps: {
      handleDOMEvents: {
        paste: (view, event) => insertHtml(view, event, event.clipboardData),
        drop: (view, event) => insertHtml(view, event, event.dataTransfer),
      },
    },
    onUpdate: ({ editor: changed }) => onChange.current(toStoredHtml(changed)),
    onBlur: () => input.onBlur(),
  });

  return (
    <FieldFrame label={label} hint={hint} isRequired={isRequired ?? false} error={error}>
      {(control) => <Writing editor={editor} label={label} control={control} />}
    </FieldFrame>
  );
}
