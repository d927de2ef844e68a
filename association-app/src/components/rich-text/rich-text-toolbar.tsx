import { useState } from 'react';

import { Button, HStack } from '@syndication/shared-ui/core';
import { Input } from '@syndication/shared-ui/forms';
import { useEditorState, type Editor } from '@tiptap/react';

interface Tool {
  label: string;
  isOn: (editor: Editor) => boolean;
  run: (editor: Editor) => unknown;
}

const TOOLS: readonly Tool[] = [
  {
    label: 'Bold',
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'Italic',
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Heading',
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: 'Subheading',
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: 'List',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbers',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Quote',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

/** Asks where a link leads; an empty address takes it away. */
function LinkField({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { href } = editor.getAttributes('link') as { href?: string };
  const [address, setAddress] = useState(href ?? '');
  const [isRefused, setIsRefused] = useState(false);
  const set = () => {
    const trimmed = address.trim();
    const chain = editor.chain().focus().extendMarkRange('link');
    const full = /^[a-z][\w+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
    const isSet = trimmed ? chain.setLink({ href: full }).run() : chain.unsetLink().run();
    setIsRefused(!isSet);
    if (isSet) onDone();
  };
  return (
    <HStack gap="2" px="1" pb="1" wrap="wrap">
      <Input
        aria-label="Link address"
        aria-invalid={isRefused}
        placeholder="https://"
        autoFocus
        flex="1 1 12rem"
        minW="0"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The form around it is not sent.
          event.preventDefault();
          set();
        }}
      />
      <Button size="sm" variant="outline" onClick={set}>
        Set link
      </Button>
    </HStack>
  );
}

/** What can be done with the text that is selected. */
export function RichTextToolbar({ editor, label }: { editor: Editor; label: string }) {
  const [isLinking, setIsLinking] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: TOOLS.map(({ isOn }) => isOn(now)),
      isLink: now.isActive('link'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  return (
    <>
      <div role="toolbar" aria-label={`Format of ${label}`}>
        {TOOLS.map(({ label: name, run }, index) => (
          <Button
            key={name}
            size="sm"
            variant={state.on[index] ? 'outline' : 'ghost'}
            aria-pressed={state.on[index]}
            onClick={() => run(editor)}
          >
            {name}
          </Button>
        ))}
        <Button
          size="sm"
          variant={state.isLink ? 'outline' : 'ghost'}
          aria-pressed={state.isLink}
          onClick={() => setIsLinking(!isLinking)}
        >
          Link
        </Button>
        <Button
          size="sm"
          variant="ghost"
          disabled={!state.canUndo}
          onClick={() => editor.chain().focus().undo().run()}
        >
          Undo
        </Button>
        <Button
          size="sm"
          variant="ghost"
          disabled={!state.canRedo}
          onClick={() => editor.chain().focus().redo().run()}
        >
          Redo
        </Button>
      </div>
      {isLinking && <LinkField editor={editor} onDone={() => setIsLinking(false)} />}
    </>
  );
}
