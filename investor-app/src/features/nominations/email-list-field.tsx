import { chakra, useSlotRecipe } from '@syndication/shared-ui/styling';

import { emailListMessages } from '@syndication/contract/nominations/nominations.rules';

import { Button } from '@syndication/shared-ui/core';
import { useFormField, type FieldProps } from '@syndication/shared-ui/forms';
import { ChoiceGroupFrame } from '@syndication/shared-ui/form-fields';
import { emailListRecipe } from './email-list-field.recipe';
import { EmailRow } from './email-row';
import { useEmailRows } from './use-email-rows';

const ONE_BLANK: readonly string[] = [''];

/** The rows after the first may be blank, so the form's schema sees less than the rows say. */
const findMistake = (emails: readonly string[] | undefined) =>
  emailListMessages(emails?.length ? emails : ONE_BLANK).find(Boolean);

/**
 * Addresses, one per row. A pasted list is spread over rows; duplicates are marked. The value is the list as it is,
 * blank rows included: `filledEmails` drops them before sending.
 */
export function EmailListField({
  name,
  isDisabled = false,
  ...frame
}: Omit<FieldProps, 'isRequired'>) {
  const styles = useSlotRecipe({ recipe: emailListRecipe })();
  const { input, error } = useFormField<readonly string[]>(name, { validate: findMistake });
  const emails = input.value.length > 0 ? input.value : ONE_BLANK;
  const rows = useEmailRows({ emails, onChange: input.onChange });
  const messages = emailListMessages(emails);
  // The server's message about the list as a whole; the rows show the rest.
  const listError = error !== undefined && !messages.includes(error) ? error : undefined;
  return (
    <ChoiceGroupFrame {...frame} isRequired isDisabled={isDisabled} error={listError}>
      <div>
        <chakra.ol css={styles.rows}>
          {emails.map((email, index) => {
            const isDue =
              error !== undefined ||
              (rows.isLeft[index] === true && (email !== '' || rows.wasFilled));
            return (
              <EmailRow
                key={index}
                inputRef={(element) => {
                  rows.inputs.current[index] = element;
                }}
                label={`Email ${index + 1}`}
                name={`${name}.${index}`}
                value={email}
                error={isDue ? messages[index] : undefined}
                isRequired={index === 0}
                isDisabled={isDisabled}
                onChange={(value) => rows.change(index, value)}
                onFocus={() => input.onFocus()}
                onBlur={() => rows.leave(index)}
                onPaste={(event) => {
                  if (rows.paste(index, event.clipboardData.getData('text')))
                    event.preventDefault();
                }}
                onRemove={emails.length > 1 ? () => rows.remove(index) : undefined}
              />
            );
          })}
        </chakra.ol>
        <chakra.div css={styles.after}>
          {!rows.isFull && (
            <Button variant="outline" size="sm" disabled={isDisabled} onClick={() => rows.add()}>
              Add another email
            </Button>
          )}
          <chakra.p css={styles.note} role="status">
            {rows.note}
          </chakra.p>
        </chakra.div>
      </div>
    </ChoiceGroupFrame>
  );
}
