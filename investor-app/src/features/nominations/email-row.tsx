import { useId, type ClipboardEvent, type Ref } from 'react';

import { Button, VisuallyHidden } from '@syndication/shared-ui/core';
import { FieldFooting, Input } from '@syndication/shared-ui/forms';
import { chakra, useSlotRecipe } from '@syndication/shared-ui/styling';

import { emailListRecipe } from './email-list-field.recipe';

interface EmailRowProps {
  /** What the row is called: `Email 2`. */
  label: string;
  name: string;
  value: string;
  error: string | undefined;
  isRequired: boolean;
  isDisabled: boolean;
  inputRef: Ref<HTMLInputElement>;
  onChange: (value: string) => void;
  onFocus: () => void;
  onBlur: () => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  /** Left out for the only row. */
  onRemove?: (() => void) | undefined;
}

/** One address of the list, and the button that takes it off. */
export function EmailRow({
  label,
  name,
  value,
  error,
  isRequired,
  isDisabled,
  inputRef,
  onChange,
  onFocus,
  onBlur,
  onPaste,
  onRemove,
}: EmailRowProps) {
  const styles = useSlotRecipe({ recipe: emailListRecipe })();
  const errorId = useId();
  return (
    <chakra.li css={styles.row}>
      <chakra.div css={styles.address}>
        <Input
          ref={inputRef}
          type="email"
          name={name}
          value={value}
          aria-label={label}
          aria-required={isRequired}
          aria-invalid={error !== undefined}
          aria-describedby={error && errorId}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="name@company.com"
          disabled={isDisabled}
          onChange={(event) => {
            onChange(event.target.value);
          }}
          onFocus={onFocus}
          onBlur={onBlur}
          onPaste={onPaste}
        />
        <FieldFooting errorId={errorId} error={error} />
      </chakra.div>
      {onRemove && (
        <Button variant="ghost" disabled={isDisabled} onClick={onRemove}>
          Remove<VisuallyHidden> {label}</VisuallyHidden>
        </Button>
      )}
    </chakra.li>
  );
}
