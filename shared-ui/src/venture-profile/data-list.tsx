import { Text } from '@syndication/shared-ui/core';
import { Children, type ReactNode } from 'react';

import { chakra } from '../styling';
import { dataListRecipe } from './data-list.recipe';

const List = chakra('dl', dataListRecipe);

export interface DataListProps {
  /** `Fact`s; those without a value leave nothing. */
  children: ReactNode;
  /** Said when there is no fact at all. */
  empty?: ReactNode;
}

/** Names and their values, in two columns; one below the other on a phone. */
export function DataList({ children, empty = 'Nothing added yet.' }: DataListProps) {
  if (Children.toArray(children).length === 0) return <Text tone="muted">{empty}</Text>;
  return <List>{children}</List>;
}

/** A name and its value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
