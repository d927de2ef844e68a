import { chakra } from '@syndication/shared-ui/styling';

import { BODY_FIXED_ATTRIBUTES } from '@syndication/contract/contents/content-html.rules';

import { Dialog } from '@syndication/shared-ui/dialogs';
import { videoFrameRecipe } from './video-dialog.recipe';

const Player = chakra('iframe', videoFrameRecipe);
const { sandbox, referrerpolicy } = BODY_FIXED_ATTRIBUTES.iframe;

export interface VideoDialogProps {
  title: string;
  /** Names the player for assistive technology. */
  videoTitle: string;
  /** Address of a player; the page's content policy allows the known video hosts only. */
  src: string;
  onClose: () => void;
}

/** A video of another site, as sandboxed as those in content; nothing of it is asked for before. */
export function VideoDialog({ title, videoTitle, src, onClose }: VideoDialogProps) {
  return (
    <Dialog isOpen title={title} size="lg" onClose={onClose}>
      <Player
        sandbox={sandbox}
        referrerPolicy={referrerpolicy}
        allowFullScreen
        title={videoTitle}
        src={src}
      />
    </Dialog>
  );
}
