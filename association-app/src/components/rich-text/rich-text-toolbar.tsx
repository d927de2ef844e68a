import { useRef, useState } from 'react';

import { Box, Button, HStack } from '@syndication/shared-ui/core';
import { FieldFooting, Input, useFieldFrame } from '@syndication/shared-ui/forms';
import { useEditorState, type Editor } from '@tiptap/react';

import { isLink } from './stored-html';

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

const REFUSED = 'Enter a web address, such as https://example.org, or an email address';

/** An address as a link needs it: people leave out the scheme. */
function withScheme(address: string): string {
  if (/^[a-z][\w+.-]*:/i.test(address)) return address;
  return /^[^\s/@]+@[^\s/@]+$/.test(address) ? `mailto:${address}` : `https://${address}`;
}

/** Asks where a link leads; an empty address takes it away. Without a selection, the address is the link's text. */
function LinkField({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { href } = editor.getAttributes('link') as { href?: string };
  const [address, setAddress] = useState(href ?? '');
  const [error, setError] = useState<string>();
  const { errorId, describedBy } = useFieldFrame({ error });
  const input = useRef<HTMLInputElement>(null);
  const set = () => {
    const trimmed = address.trim();
    const full = withScheme(trimmed);
    if (trimmed && !isLink(full)) {
      setError(REFUSED);
      input.current?.focus();
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (!trimmed) chain.unsetLink().run();
    else if (href === undefined && editor.state.selection.empty) {
      const marks = [{ type: 'link', attrs: { href: full } }];
      chain.insertContent({ type: 'text', text: trimmed, marks }).run();
    } else chain.setLink({ href: full }).run();
    onDone();
  };
  return (
    <Box px="1" pb="1">
      <HStack gap="2" wrap="wrap">
        <Input
          ref={input}
          aria-label="Link address"
          aria-invalid={error !== undefined}
          aria-describedby={describedBy}
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
      <Box role="alert">{error && <FieldFooting errorId={errorId} error={error} />}</Box>
    </Box>
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
      <div role="group" data-part="tools" aria-label={`Format of ${label}`}>
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
