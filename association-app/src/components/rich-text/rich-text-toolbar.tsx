import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

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
  const field = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const element = field.current;
    const cancel = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The dialog around it listens to its own element, and stays open only if it has been prevented by then.
      event.preventDefault();
      editor.commands.focus();
      onDone();
    };
    element?.addEventListener('keydown', cancel);
    return () => element?.removeEventListener('keydown', cancel);
  }, [editor, onDone]);
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
    <Box ref={field} px="1" pb="1">
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

/** The tool that a key of the toolbar leads to; see WAI-ARIA APG, toolbar. */
function findTool(toolbar: HTMLElement, key: string): HTMLElement | undefined {
  const tools = [...toolbar.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const index = tools.findIndex((tool) => tool === document.activeElement);
  switch (key) {
    case 'ArrowRight':
      return tools[(index + 1) % tools.length];
    case 'ArrowLeft':
      return tools.at(index - 1);
    case 'Home':
      return tools[0];
    case 'End':
      return tools.at(-1);
  }
  return undefined;
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const tool = findTool(event.currentTarget, event.key);
  if (!tool) return;
  event.preventDefault();
  tool.focus();
}

/** What can be done with the text that is selected. Tab stops once, at the tool that was used last. */
export function RichTextToolbar({ editor, label }: { editor: Editor; label: string }) {
  const [isLinking, setIsLinking] = useState(false);
  const [stop, setStop] = useState('Bold');
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: TOOLS.map(({ isOn }) => isOn(now)),
      isLink: now.isActive('link'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const tools = [
    ...TOOLS.map(({ label: name, run }, index) => ({
      name,
      isOn: state.on[index],
      isDisabled: false,
      run: () => run(editor),
    })),
    {
      name: 'Link',
      isOn: state.isLink,
      isDisabled: false,
      run: () => setIsLinking(!isLinking),
    },
    {
      name: 'Undo',
      isOn: undefined,
      isDisabled: !state.canUndo,
      run: () => editor.chain().focus().undo().run(),
    },
    {
      name: 'Redo',
      isOn: undefined,
      isDisabled: !state.canRedo,
      run: () => editor.chain().focus().redo().run(),
    },
  ];
  const current = tools.find(({ name, isDisabled }) => name === stop && !isDisabled) ?? tools[0]!;
  return (
    <>
      <div role="toolbar" data-part="tools" aria-label={`Format of ${label}`} onKeyDown={moveFocus}>
        {tools.map(({ name, isOn, isDisabled, run }) => (
          <Button
            key={name}
            size="sm"
            variant={isOn ? 'outline' : 'ghost'}
            aria-pressed={isOn}
            disabled={isDisabled}
            tabIndex={name === current.name ? 0 : -1}
            onFocus={() => setStop(name)}
            onClick={run}
          >
            {name}
          </Button>
        ))}
      </div>
      {isLinking && <LinkField editor={editor} onDone={() => setIsLinking(false)} />}
    </>
  );
}
