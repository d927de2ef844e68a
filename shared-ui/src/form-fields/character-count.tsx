import { useEffect, useState } from 'react';

import { formatCount } from '@syndication/contract/fields/field-messages.rules';
import { LiveRegion } from '@syndication/shared-ui/core';
import { chakra } from '../styling';
import { characterCountRecipe } from './character-count.recipe';

const Count = chakra('span', characterCountRecipe);

/** A screen reader hears of the limit when it comes close, and not at every key. */
const CLOSE_TO_LIMIT = 20;
const PAUSE_MS = 800;

function describeCount(length: number, maxLength: number): string {
  const left = maxLength - length;
  if (left < 0) return `${formatCount(-left)} too many`;
  return `${formatCount(length)} of ${formatCount(maxLength)}`;
}

/** How many characters there are, and how many there may be. */
export function CharacterCount({ length, maxLength }: { length: number; maxLength: number }) {
  const [announced, setAnnounced] = useState('');
  const left = maxLength - length;
  const [leftAtFirst] = useState(left);

  useEffect(() => {
    if (left === leftAtFirst) return;
    const pause = setTimeout(() => {
      if (left >= CLOSE_TO_LIMIT) setAnnounced('');
      else
        setAnnounced(
          left < 0 ? `${formatCount(-left)} characters too many` : `${left} characters left`,
        );
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [left, leftAtFirst]);

  return (
    <>
      <Count data-over={left < 0 || undefined} aria-hidden>
        {describeCount(length, maxLength)}
      </Count>
      <LiveRegion message={announced} />
    </>
  );
}
