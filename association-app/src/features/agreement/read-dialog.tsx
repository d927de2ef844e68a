import { useState } from 'react';

import type { AgreementVersion } from '@syndication/contract/console-agreement/console-agreement.schemas';
import { HStack, Stack, Text } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';
import { HtmlBody } from '@syndication/shared-ui/html-body';
import { chakra } from '@syndication/shared-ui/styling';

import { ChoiceField } from '../../components/choice-field';
import { compareTexts } from './compare-texts';
import { comparedTextRecipe } from './compared-text.recipe';

const ComparedText = chakra('div', comparedTextRecipe);
const TAGS = { added: 'ins', removed: 'del', same: 'span' } as const;

function Compared({ earlier, later }: { earlier: string; later: string }) {
  const lines = compareTexts(earlier, later);
  if (lines.every(({ change }) => change === 'same')) {
    return <Text>Both texts are the same.</Text>;
  }
  return (
    <ComparedText>
      {lines.map(({ text, change }, index) => {
        const Tag = TAGS[change];
        return (
          <p key={index}>
            <Tag>{text}</Tag>
          </p>
        );
      })}
    </ComparedText>
  );
}

export interface ReadDialogProps {
  version: AgreementVersion;
  versions: readonly AgreementVersion[];
  onClose: () => void;
}

/** A version as members read it, or beside another one. */
export function ReadDialog({ version, versions, onClose }: ReadDialogProps) {
  const [beside, setBeside] = useState('');
  const others = versions.filter(({ number }) => number !== version.number);
  const other = others.find(({ number }) => String(number) === beside);
  const [earlier, later] =
    other && other.number > version.number ? [version, other] : [other, version];
  return (
    <Dialog
      isOpen
      size="lg"
      title={`Version ${version.number}${version.isDraft ? ', a draft' : ''}`}
      onClose={onClose}
    >
      <Stack gap="5">
        {others.length > 0 && (
          <HStack>
            <ChoiceField
              label="Compare with"
              value={beside}
              choices={[
                ['', 'Compare with nothing'],
                ...others.map(
                  ({ number }) => [String(number), `Compare with version ${number}`] as const,
                ),
              ]}
              onChange={setBeside}
            />
          </HStack>
        )}
        {earlier ? (
          <Compared earlier={earlier.body} later={later.body} />
        ) : (
          <HtmlBody html={version.body} />
        )}
      </Stack>
    </Dialog>
  );
}
