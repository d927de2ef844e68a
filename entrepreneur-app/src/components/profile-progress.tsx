import { chakra, useSlotRecipe } from '@syndication/shared-ui/styling';
import { useId } from 'react';

import { Heading, Panel, Text } from '@syndication/shared-ui/core';
import { profileProgressRecipe } from './profile-progress.recipe';

/** A fact of a profile that is not given yet. */
export interface MissingFact {
  /** The field's name in the form. */
  name: string;
  label: string;
  /** What investors see for want of it. */
  without: string;
  isRequired: boolean;
}

export interface ProfileProgressProps {
  /** How many facts a complete profile has. */
  total: number;
  missing: readonly MissingFact[];
  /** Leads to a fact's field, where there is one on the page; the facts are folded away there. */
  onGo?: ((name: string) => void) | undefined;
}

function MissingFactText({ label, without, isRequired }: MissingFact) {
  const styles = useSlotRecipe({ recipe: profileProgressRecipe })();
  return (
    <>
      <chakra.span css={styles.field}>{label}</chakra.span>
      {isRequired && <chakra.span css={styles.required}> · required</chakra.span>}
      <chakra.span css={styles.without}>{without}</chakra.span>
    </>
  );
}

function MissingFacts({ missing, onGo }: Pick<ProfileProgressProps, 'missing' | 'onGo'>) {
  const styles = useSlotRecipe({ recipe: profileProgressRecipe })();
  return (
    <chakra.ul css={styles.list} aria-label="What is missing">
      {missing.map((fact) => (
        <li key={fact.name}>
          {onGo ? (
            <button type="button" onClick={() => onGo(fact.name)}>
              <MissingFactText {...fact} />
            </button>
          ) : (
            <MissingFactText {...fact} />
          )}
        </li>
      ))}
    </chakra.ul>
  );
}

function sayRequired(missing: readonly MissingFact[]): string {
  const required = missing.filter(({ isRequired }) => isRequired).length;
  if (required === 0) return 'All required fields are filled in';
  return required === 1 ? '1 required field to go' : `${required} required fields to go`;
}

/** How complete a profile is, and what investors see for want of the rest. */
export function ProfileProgress({ total, missing, onGo }: ProfileProgressProps) {
  const styles = useSlotRecipe({ recipe: profileProgressRecipe })();
  const titleId = useId();
  const given = total - missing.length;
  return (
    <Panel aria-labelledby={titleId}>
      <chakra.div css={styles.root}>
        <chakra.div css={styles.count}>
          <Heading id={titleId} size="md">
            {missing.length === 0 ? 'Your profile is complete' : `Profile: ${given} of ${total}`}
          </Heading>
          {missing.length > 0 && (
            <Text tone="muted" size="sm">
              {sayRequired(missing)}
            </Text>
          )}
        </chakra.div>
        <chakra.span css={styles.track} aria-hidden>
          <chakra.span css={styles.fill} style={{ width: `${(given / total) * 100}%` }} />
        </chakra.span>
        {missing.length > 0 && !onGo && <MissingFacts missing={missing} />}
        {missing.length > 0 && onGo && (
          <details>
            <summary>What is missing</summary>
            <MissingFacts missing={missing} onGo={onGo} />
          </details>
        )}
      </chakra.div>
    </Panel>
  );
}
