import { useEffect, useState } from 'react';

import { BODY_FIXED_ATTRIBUTES } from '@syndication/contract/contents/content-html.rules';
import { useHost } from '@syndication/contract/host';
import {
  Button,
  Center,
  Grid,
  Heading,
  Link,
  Panel,
  Stack,
  Text,
} from '@syndication/shared-ui/core';
import { chakra } from '@syndication/shared-ui/styling';

import { helpVideoRecipe } from './help-video.recipe';

const Player = chakra('iframe', helpVideoRecipe);
const Poster = chakra(Center, helpVideoRecipe);
const { sandbox, referrerpolicy } = BODY_FIXED_ATTRIBUTES.iframe;

type PlayerState = 'asked-for' | 'playing' | 'offline' | 'blocked';

const FAILURES = {
  offline: 'You are offline. Play the video when you are back online.',
  blocked: 'The video cannot be shown here. Use the link to open it in a new tab.',
};

/** Tells when the page's content policy refuses the player; a frame itself says nothing about it. */
function useRefusal(onRefused: () => void) {
  useEffect(() => {
    const check = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') onRefused();
    };
    document.addEventListener('securitypolicyviolation', check);
    return () => document.removeEventListener('securitypolicyviolation', check);
  });
}

/** The help video (section 2), framed once it is asked for; text and link beside it are always there. */
export function HelpVideo() {
  const { brand, helpVideoUrl } = useHost().settings;
  const [state, setState] = useState<PlayerState>('asked-for');
  useRefusal(() => setState('blocked'));
  const title = `How ${brand} works`;
  return (
    <Panel aria-label={title}>
      <Grid gap="6" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '3fr 2fr' }}>
        {state === 'playing' ? (
          <Player
            sandbox={sandbox}
            referrerPolicy={referrerpolicy}
            allowFullScreen
            title={title}
            src={helpVideoUrl}
          />
        ) : (
          <Poster>
            <Stack gap="3" align="center" textAlign="center" p="4">
              <Text role="status">
                {state in FAILURES && FAILURES[state as keyof typeof FAILURES]}
              </Text>
              {state !== 'blocked' && (
                <Button onClick={() => setState(navigator.onLine ? 'playing' : 'offline')}>
                  Play the video
                </Button>
              )}
            </Stack>
          </Poster>
        )}
        <Stack gap="3" align="flex-start">
          <Heading size="md">{title}</Heading>
          <Text>
            Members nominate companies. Founders keep a profile of their company and its round.
            Members read it and vote on how likely the round is to fill. The group uses these votes
            to choose who presents.
          </Text>
          <Text tone="muted" size="sm">
            The video is on another site. Nothing loads from there until you play it.
          </Text>
          <Link href={helpVideoUrl} isStandalone target="_blank" rel="noreferrer">
            Open the video in a new tab
          </Link>
        </Stack>
      </Grid>
    </Panel>
  );
}
