import { useState } from 'react';

import type { ConsoleGroup } from '@syndication/contract/console-groups/console-groups.schemas';
import { Alert, Box, Button, Stack, Text } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';
import { Form, Input } from '@syndication/shared-ui/forms';

import { ImportColumns } from './import-columns';
import { ImportReportView } from './import-report';
import { ImportDryRun } from './import-dry-run';
import { initialTarget, TargetFields, validateTarget, type Target } from './target-fields';
import { describeChosen, useFileImport } from './use-file-import';

export interface ImportDialogProps {
  /** Syndication groups that people can be invited into. */
  groups: readonly ConsoleGroup[];
  /** Angel groups that they may come from. */
  angelGroups: readonly ConsoleGroup[];
  onClose: () => void;
}

/** Invites the people of a CSV file: which column holds what, what would happen to each row, and then the import. */
export function ImportDialog({ groups, angelGroups, onClose }: ImportDialogProps) {
  const [initialValues] = useState(() => initialTarget(groups));
  const { id, file, dryRun, report, unread, choose, chooseColumns, submit } = useFileImport();

  return (
    <Dialog
      isOpen
      title="Import people"
      onClose={onClose}
      actions={report && <Button onClick={onClose}>Done</Button>}
    >
      {report ? (
        <ImportReportView id={id} {...report} />
      ) : (
        <Form<Target>
          label="Import people"
          initialValues={initialValues}
          validate={(values) => validateTarget(values, angelGroups)}
          onSubmit={submit}
          showErrors="submit"
        >
          <Stack gap="5">
            <Box>
              <Stack asChild gap="1">
                <label>
                  CSV file with one person per row
                  <Input
                    type="file"
                    py="1.5"
                    accept=".csv,.tsv,.txt,text/csv"
                    // Otherwise a corrected file would not count as chosen again: its name is the same.
                    onClick={({ currentTarget }) => {
                      currentTarget.value = '';
                      void choose(undefined);
                    }}
                    onChange={(event) => void choose(event.target.files?.[0])}
                  />
                </label>
              </Stack>
              {/* There before a file is: screen readers say what comes into it. */}
              <Text role="status" size="sm" mt="1">
                {file && describeChosen(file)}
              </Text>
            </Box>
            {unread !== null && <Alert status="error" title={unread} />}
            {file && <ImportColumns file={file} onChange={chooseColumns} />}
            <TargetFields groups={groups} />
            <ImportDryRun dryRun={dryRun} />
          </Stack>
        </Form>
      )}
    </Dialog>
  );
}
