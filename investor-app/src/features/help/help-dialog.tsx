import { useHost } from '@syndication/contract/host';
import { VideoDialog } from './video-dialog';

/** The help video (section 2). */
export default function HelpDialog({ onClose }: { onClose: () => void }) {
  const { settings } = useHost();
  return (
    <VideoDialog
      title="Help"
      videoTitle={`How ${settings.brand} works`}
      src={settings.helpVideoUrl}
      onClose={onClose}
    />
  );
}
