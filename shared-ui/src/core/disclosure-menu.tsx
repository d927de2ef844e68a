import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';

import { VisuallyHidden } from './layout';
import { chakra, useSlotRecipe } from '../styling';
import { Button } from './button';
import { disclosureMenuRecipe } from './disclosure-menu.recipe';

export interface DisclosureMenuProps {
  /** What the button says. */
  label: ReactNode;
  /** Drawn in place of the words on a phone, where they have no room; they are its name there too. */
  icon?: ReactNode;
  /** Shown while open. */
  children: ReactNode;
  /** Draws a dot on the button without changing the layout, and says this to screen readers: `unread updates`. */
  mark?: string | false;
  /** `wide` for a list to read: from the button on, and on narrow windows over their whole width. */
  sheet?: 'menu' | 'wide';
}

/**
 * A button that opens a small sheet below it; Escape, leaving it, a click elsewhere and following one
 * of its links close it; so does a button with `data-closes-menu`.
 */
export function DisclosureMenu(props: DisclosureMenuProps) {
  const { label, icon, children, mark, sheet = 'menu' } = props;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target, type }: Event): void => {
      const element = target as Element;
      // A press on words, in Safari also one on a button, gives the focus to what is around the menu.
      const isAround = type === 'focusin' && element.contains(frame.current);
      if (!isAround && !frame.current?.contains(element)) setIsOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);

  const closeAtEnd = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void => {
    const isEnd = (target as Element).closest('a[href], [data-closes-menu]');
    if (ctrlKey || metaKey || shiftKey || !isEnd) return;
    setIsOpen(false);
    // The link is about to go, and the focus must not go with it.
    button.current?.focus();
  };

  const styles = useSlotRecipe({ recipe: disclosureMenuRecipe })({ sheet });
  const words = icon ? styles.wordsOfIcon : undefined;
  return (
    <chakra.div ref={frame} css={styles.root}>
      <Button
        ref={button}
        variant="ghost"
        px={{ base: '2', md: '4' }}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen((wasOpen) => !wasOpen)}
      >
        <chakra.span css={styles.label}>
          {icon && (
            <chakra.span css={styles.icon} aria-hidden>
              {icon}
            </chakra.span>
          )}
          <chakra.span css={words}>{label}</chakra.span>
          {mark && (
            <>
              <VisuallyHidden> ({mark})</VisuallyHidden>
              <chakra.span css={styles.mark} aria-hidden />
            </>
          )}
        </chakra.span>
        <chakra.span css={words} aria-hidden>
          ▾
        </chakra.span>
      </Button>
      {isOpen && (
        <chakra.div id={id} css={styles.sheet} onClick={closeAtEnd}>
          {children}
        </chakra.div>
      )}
    </chakra.div>
  );
}
