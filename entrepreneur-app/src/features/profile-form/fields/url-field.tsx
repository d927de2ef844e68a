import { isHttpLink, toSafeHref } from '@syndication/contract/ventures/ventures.rules';

import { VisuallyHidden } from '@syndication/shared-ui/core';
import {
  ControlAction,
  FieldFrame,
  Input,
  useFormField,
  type FieldProps,
} from '@syndication/shared-ui/forms';

/** The address to open, when it is one that the form could store. */
function findTestHref(link: string): string | null {
  return isHttpLink(link.trim()) ? toSafeHref(link) : null;
}

/** Adds the scheme to a URL that lacks only that; returns any other text as it is. */
export function completeLink(text: string): string {
  const link = text.trim();
  return !isHttpLink(link) && toSafeHref(link) !== null ? `https://${link}` : text;
}

/**
 * An address on the web; `https://` is added on leaving it, and on Enter, which sends the form. As soon as it is
 * complete, it can be tried in a new tab.
 */
export function UrlField({ name, isDisabled = false, ...frame }: FieldProps) {
  const { input, error } = useFormField<string>(name);
  const href = findTestHref(input.value);
  const complete = () => {
    const completed = completeLink(input.value);
    if (completed !== input.value) input.onChange(completed);
  };
  return (
    <FieldFrame {...frame} error={error}>
      {(control) => (
        <ControlAction>
          <Input
            {...input}
            {...control}
            onBlur={() => {
              complete();
              input.onBlur();
            }}
            onKeyDown={({ key }) => {
              if (key === 'Enter') complete();
            }}
            type="url"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://"
            disabled={isDisabled}
            pe="24"
          />
          {href && (
            <a href={href} target="_blank" rel="noopener noreferrer">
              Test link
              <VisuallyHidden> for {frame.label} (opens in a new tab)</VisuallyHidden>
            </a>
          )}
        </ControlAction>
      )}
    </FieldFrame>
  );
}
