import { useHost } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';

import { ConsolePage } from '../components/console-page';
import { ForStaff } from '../components/for-staff';
import { LoadState } from '../components/load-state';
import { settingsQuery } from '../features/settings/api/settings';
import { SettingsForm } from '../features/settings/settings-form';

function Settings() {
  const { api } = useHost();
  const query = useQuery(settingsQuery(api));
  return (
    <ConsolePage title="Settings" detail="Texts and dates of the association">
      <LoadState query={query} label="Loading settings">
        {(settings) => <SettingsForm settings={settings} />}
      </LoadState>
    </ConsolePage>
  );
}

/** `/console/settings`. */
export default function SettingsPage() {
  return (
    <ForStaff>
      <Settings />
    </ForStaff>
  );
}
