import type { MouseEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { ACCOUNT_PATH } from '@syndication/contract/account-security/account-security.rules';
import {
  keptForUserKey,
  useHost,
  type EntrepreneurSession,
  type InvestorSession,
  type RemoteApp,
} from '@syndication/contract/host';
import { HELP_PATH, LOGOUT_PATH } from '@syndication/contract/host/paths';
import { remoteOfRole } from '@syndication/contract/release/remotes.rules';
import {
  Box,
  DisclosureMenu,
  MenuButton,
  MenuLink,
  MenuPart,
  Text,
  useLazyDialog,
  type LoadDialog,
} from '@syndication/shared-ui/core';
import { chakra } from '@syndication/shared-ui/styling';

import { usePolicyDialog } from '../policy/policy-store';
import { RemotePart } from '../remotes/remote-outlet';
import { entriesFor } from './chrome-entries';
import { usePlaces } from './main-navigation';

/** The first letter of the name, where a phone has no room for the greeting. */
const Avatar = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '8',
    height: '8',
    borderRadius: 'full',
    bg: 'brand.subtle',
    borderWidth: '1px',
    borderColor: 'brand.border',
    color: 'brand.fg',
    fontSize: 'sm',
  },
});

/** The feedback dialog, for what opens it. */
export const loadFeedback: LoadDialog = () => import('../feedback/feedback-dialog');
const loadAgreement: LoadDialog = () => import('../agreement/agreement-dialog');

function RowLink({ to, children }: { to: string; children: string }) {
  return (
    <MenuLink asChild>
      <RouterLink to={to}>{children}</RouterLink>
    </MenuLink>
  );
}

/** Reopens the rules; as a link it also leads to the full text, in a tab of its own if one likes. */
function RulesRow() {
  const open = usePolicyDialog((state) => state.open);
  const openDialog = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open();
  };
  return (
    <MenuLink asChild>
      <RouterLink to="/etiquette" onClick={openDialog}>
        Rules
      </RouterLink>
    </MenuLink>
  );
}

/** What the remote has for the menu, and on a phone the places that are too few for a bar at its bottom. */
function RemoteRows({ app, onOpen }: { app: RemoteApp; onOpen: (load: LoadDialog) => void }) {
  const host = useHost();
  const places = usePlaces(app);
  const actions = entriesFor(app.menuActions, host);
  if (places.length + actions.length === 0) return null;
  return (
    <MenuPart>
      {places.length < 3 && (
        <Box display={{ md: 'none' }}>
          {places.map(({ label, path }) => (
            <RowLink key={path} to={path}>
              {label}
            </RowLink>
          ))}
        </Box>
      )}
      {actions.map(({ label, path, load }) =>
        load ? (
          <MenuButton key={label} onClick={() => onOpen(load)}>
            {label}
          </MenuButton>
        ) : (
          <RowLink key={label} to={path}>
            {label}
          </RowLink>
        ),
      )}
    </MenuPart>
  );
}

/**
 * Greeting, the user's email, what the remote adds, help and papers, the account and Logout (section 2). Its dialogs
 * end with the session, as the remote's need one.
 */
export function UserMenu({ session }: { session: InvestorSession | EntrepreneurSession }) {
  const { firstName, email } = session.role === 'investor' ? session.member : session.user;
  const userId = session.role === 'investor' ? session.member.userId : session.user.id;
  const { open, dialog } = useLazyDialog(userId, keptForUserKey(userId, 'menu'));
  return (
    <>
      <DisclosureMenu
        label={
          // A long name is cut, so that the band stays one line.
          <Box as="span" display="block" maxW={{ md: '10rem', lg: '14rem' }} truncate>
            {`Hello, ${firstName}`}
          </Box>
        }
        icon={<Avatar>{firstName.charAt(0).toUpperCase()}</Avatar>}
      >
        <Text size="sm" tone="muted" overflowWrap="anywhere" px="3" py="2">
          {email}
        </Text>
        <RemotePart remote={remoteOfRole(session.role)}>
          {(app) => <RemoteRows app={app} onOpen={open} />}
        </RemotePart>
        <MenuPart>
          <RowLink to={HELP_PATH}>Help</RowLink>
          {session.role === 'investor' && <RulesRow />}
          <MenuButton onClick={() => open(loadFeedback)}>Feedback</MenuButton>
          <MenuButton onClick={() => open(loadAgreement)}>Syndication agreement</MenuButton>
        </MenuPart>
        <MenuPart>
          <RowLink to={ACCOUNT_PATH}>Your account</RowLink>
          <RowLink to={LOGOUT_PATH}>Logout</RowLink>
        </MenuPart>
      </DisclosureMenu>
      {dialog}
    </>
  );
}
