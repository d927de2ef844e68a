import { MIN_BALLOTS, type MinBallots } from '@syndication/contract/votes/snapshots.rules';
import { Choice, ChoiceGroupFrame, Choices } from '@syndication/shared-ui/form-fields';
import { useFormField } from '@syndication/shared-ui/forms';

const WORDS: Record<MinBallots, readonly [label: string, description: string]> = {
  1: ['After every vote', 'The founder can work out every vote.'],
  3: ['After three votes', 'A founder who keeps watching can work out about one vote in 60.'],
  5: [
    'After five votes',
    'A founder who keeps watching can work out about one vote in 1,500. Founders wait longer.',
  ],
};

/** How many votes have to change before a founder sees a new average. */
export function MinBallotsField({ name }: { name: string }) {
  const { input, error } = useFormField<MinBallots>(name);
  return (
    <ChoiceGroupFrame
      role="radiogroup"
      label="Founders see a new average"
      hint="This many votes must be added, changed or taken back first. A change here takes effect with the next vote. For a deal in several groups, the strictest setting applies."
      error={error}
    >
      <Choices>
        {MIN_BALLOTS.map((value) => {
          const [label, description] = WORDS[value];
          return (
            <Choice key={value} label={label} description={description}>
              <input
                {...input}
                type="radio"
                value={value}
                checked={input.value === value}
                onChange={() => {
                  input.onChange(value);
                }}
              />
            </Choice>
          );
        })}
      </Choices>
    </ChoiceGroupFrame>
  );
}
