import type { Page } from 'playwright';

import { messageOf } from '../../errors';
import { passed, refused, type Check } from '../check';
import { otherOf, type Meeting } from '../compatibility';
import type { Scene } from './scenes';
import { Stage } from './stage';

function checksOf(subject: string, problems: readonly string[]): Check[] {
  return problems.length === 0
    ? [passed(subject)]
    : problems.map((problem) => refused(subject, problem));
}

/** Shows a remote to one viewer from its mounting to its leaving; what fails early ends it. */
async function playScene(stage: Stage, about: string): Promise<Check[]> {
  const mounting = await stage.mount();
  const app = mounting.length === 0 ? await stage.readApp() : null;
  if (app === null || typeof app === 'string') {
    return checksOf(`mounting ${about}`, [...mounting, ...(app ? [app] : [])]);
  }
  const screens = await stage.visitAll(app);
  const left = await stage.leave();
  return [
    ...checksOf(`mounting ${about}`, []),
    ...checksOf(`${app.routes.length} screens ${about}`, screens),
    ...checksOf(`leaving ${about}`, left),
    ...checksOf(`requests ${about}`, stage.strayRequests),
  ];
}

/** Plays one scene of the conformance suite in a page of its own. */
export async function runScene(
  page: Page,
  origin: string,
  meeting: Meeting,
  scene: Scene,
): Promise<Check[]> {
  const where = meeting.candidate === 'remote' ? 'under' : 'of';
  const about = `${where} ${otherOf(meeting)}, for ${scene.viewer}`;
  try {
    return await playScene(await Stage.open(page, origin, meeting, scene), about);
  } catch (error) {
    // Whatever ended it, nobody has seen this release work.
    return [refused(`show ${about}`, messageOf(error))];
  } finally {
    await page.close();
  }
}
