import { useHost } from '@syndication/contract/host';
import { useMutation, useQuery, useQueryClient } from '@syndication/contract/host/query';
import { Link as RouterLink } from '@syndication/contract/host/router';
import { explainFailure } from '@syndication/contract/http/no-answer';
import { VIEW_NAME_MAX_LENGTH } from '@syndication/contract/member-deals/member-deals.rules';
import { MEMBER_DEALS_MESSAGES } from '@syndication/contract/member-deals/member-deals-messages.rules';
import type { DealView } from '@syndication/contract/member-deals/member-deals.schemas';
import { Button, ErrorPanel, Skeleton, Text, VisuallyHidden } from '@syndication/shared-ui/core';
import { chakra, useSlotRecipe } from '@syndication/shared-ui/styling';
import { useRef, useState, type FormEvent } from 'react';

import { dealViewsQuery } from '../api/get-deal-views';
import { deleteViewMutation, saveViewMutation } from '../api/put-deal-view';
import { viewMenuRecipe } from './view-menu.recipe';

interface NameFormProps {
  label: string;
  action: string;
  initialName?: string;
  autoFocus?: boolean;
  /** Resolves to whether it was saved. */
  onSave: (name: string) => Promise<boolean>;
}

function NameForm({ label, action, initialName = '', autoFocus, onSave }: NameFormProps) {
  const [name, setName] = useState(initialName);
  const styles = useSlotRecipe({ recipe: viewMenuRecipe })();
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    // What was typed since is the next name.
    if (await onSave(name.trim())) setName((now) => (now === name ? '' : now));
  };
  return (
    <chakra.form css={styles.form} onSubmit={(event) => void handleSubmit(event)}>
      <input
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        autoFocus={autoFocus}
        maxLength={VIEW_NAME_MAX_LENGTH}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="outline">
        {action}
      </Button>
    </chakra.form>
  );
}

interface ViewProps {
  view: DealView;
  onChange: (view: DealView, change: Partial<DealView>) => Promise<boolean>;
  onDelete: (view: DealView) => void;
}

function SavedView({ view, onChange, onDelete }: ViewProps) {
  const row = useRef<HTMLLIElement>(null);
  /** Undefined before the first time, and when the focus has moved on: nothing takes it then. */
  const [isRenaming, setIsRenaming] = useState<boolean>();
  const of = <VisuallyHidden> {view.name}</VisuallyHidden>;
  if (isRenaming) {
    const rename = async (name: string) => {
      const isSaved = await onChange(view, { name });
      if (!isSaved) return false;
      setIsRenaming(row.current?.contains(document.activeElement) ? false : undefined);
      return true;
    };
    return (
      <li ref={row}>
        <NameForm
          label={`New name of ${view.name}`}
          action="Rename"
          initialName={view.name}
          autoFocus
          onSave={rename}
        />
      </li>
    );
  }
  return (
    <li>
      <RouterLink to={{ pathname: '/', search: view.search }}>{view.name}</RouterLink>
      <Button
        variant="ghost"
        size="sm"
        aria-pressed={view.isStart}
        onClick={() => void onChange(view, { isStart: !view.isStart })}
      >
        {view.isStart ? '✓ Default' : 'Make default'}
        {of}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        autoFocus={isRenaming === false}
        onClick={() => setIsRenaming(true)}
      >
        Rename{of}
      </Button>
      <Button variant="ghost" size="sm" onClick={() => onDelete(view)}>
        Delete{of}
      </Button>
    </li>
  );
}

/** The member's saved views: tab, search, filters and order under a name. One of them may open first. */
export function SavedViews({ search }: { search: string }) {
  const { api, announce } = useHost();
  const cache = useQueryClient();
  const { data: views, isError, isFetching, refetch } = useQuery(dealViewsQuery(api));
  const saving = useMutation(saveViewMutation(api, cache));
  const deleting = useMutation(deleteViewMutation(api, cache));
  const [missing, setMissing] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The next view's: sent again, it is not another one of the same name. */
  const newId = useRef<string>(crypto.randomUUID());
  const styles = useSlotRecipe({ recipe: viewMenuRecipe })();
  const failure = saving.error ?? deleting.error;

  const save = async (view: DealView, change?: Partial<DealView>): Promise<boolean> => {
    const { name } = { ...view, ...change };
    setMissing(name === '' ? MEMBER_DEALS_MESSAGES.viewName : null);
    if (name === '') return false;
    try {
      await saving.mutateAsync({ view, ...(change && { change }) });
      announce(`Saved: ${name}`);
      return true;
    } catch {
      return false;
    }
  };
  const saveShown = async (name: string) => {
    const isSaved = await save({ id: newId.current, name, search, isStart: false });
    if (isSaved) newId.current = crypto.randomUUID();
    return isSaved;
  };
  const remove = ({ id, name }: DealView) => {
    const pressed = document.activeElement;
    deleting.mutate(id, {
      onSuccess: () => {
        announce(`Deleted: ${name}`);
        // Its button is gone, or about to go.
        if ([pressed, document.body].includes(document.activeElement)) heading.current?.focus();
      },
    });
  };

  return (
    <section aria-label="Saved views">
      <h2 ref={heading} tabIndex={-1}>
        Saved views
      </h2>
      {views ? (
        views.length > 0 && (
          <chakra.ul css={styles.views}>
            {views.map((view) => (
              <SavedView key={view.id} view={view} onChange={save} onDelete={remove} />
            ))}
          </chakra.ul>
        )
      ) : isError ? (
        <ErrorPanel onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton height="11" />
      )}
      <NameForm label="Name of this view" action="Save" onSave={saveShown} />
      {(missing ?? failure) && (
        <Text role="alert" tone="danger" size="sm" mt="1">
          {missing ?? explainFailure(failure)}
        </Text>
      )}
    </section>
  );
}
