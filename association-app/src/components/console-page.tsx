import type { ReactNode } from 'react';

import { useInvestor } from '@syndication/contract/host';
import { Link, useLocation } from '@syndication/contract/host/router';
import { PageHeader, type PageHeaderProps } from '@syndication/shared-ui/core';
import { chakra } from '@syndication/shared-ui/styling';

import { PATHS } from '../paths';
import { consoleNavRecipe } from './console-nav.recipe';

const Nav = chakra('nav', consoleNavRecipe);

const SECTIONS: { path: string; label: string; isForStaff?: true }[] = [
  { path: PATHS.overview, label: 'Overview' },
  { path: PATHS.groups, label: 'Groups' },
  { path: PATHS.people, label: 'People' },
  { path: PATHS.nominations, label: 'Nominations' },
  { path: PATHS.deals, label: 'Deals' },
  { path: PATHS.updates, label: 'Updates' },
  { path: PATHS.agreement, label: 'Agreement', isForStaff: true },
  { path: PATHS.settings, label: 'Settings', isForStaff: true },
  { path: PATHS.audit, label: 'Audit trail' },
  { path: PATHS.health, label: 'Health', isForStaff: true },
];

/** On a phone the navigation is wider than the screen. */
const bringIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView?.({ block: 'nearest', inline: 'center' });

export interface ConsolePageProps extends PageHeaderProps {
  children: ReactNode;
}

/** A page of the console: navigation, title and content. */
export function ConsolePage({ children, ...header }: ConsolePageProps) {
  const { pathname } = useLocation();
  const { isStaff } = useInvestor().member;
  const sections = SECTIONS.filter(({ isForStaff = false }) => isStaff || !isForStaff);
  return (
    <>
      <Nav aria-label="Console">
        {sections.map(({ path, label }) => (
          <Link
            key={path}
            to={path}
            {...(pathname === path && { 'aria-current': 'page', ref: bringIntoView })}
          >
            {label}
          </Link>
        ))}
      </Nav>
      <PageHeader {...header} />
      {children}
    </>
  );
}
