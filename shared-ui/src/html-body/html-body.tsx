import { useLayoutEffect, useRef } from 'react';

import { chakra } from '../styling';
import { htmlBodyRecipe } from './html-body.recipe';
import { layOutBody } from './lay-out-body';
import { sanitizeBody } from './sanitize-body';

const Prose = chakra('div', htmlBodyRecipe);

export interface HtmlBodyProps {
  /** HTML of any origin; nothing in it can act on the page. */
  html: string;
}

/** The body of a content item in the product's typography, cleaned again where it is shown. */
export function HtmlBody({ html }: HtmlBodyProps) {
  const frame = useRef<HTMLDivElement>(null);
  // Before the first paint, so that nothing shifts.
  useLayoutEffect(() => {
    frame.current?.replaceChildren(layOutBody(sanitizeBody(html)));
  }, [html]);
  return <Prose ref={frame} />;
}
