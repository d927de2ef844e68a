/** A wide table scrolls by itself, so that the page does not; the keyboard can reach it to scroll. */
function frameTable(table: HTMLTableElement): void {
  const frame = document.createElement('div');
  frame.className = 'table-frame';
  frame.tabIndex = 0;
  frame.setAttribute('role', 'region');
  frame.setAttribute('aria-label', table.caption?.textContent?.trim() || 'Table');
  table.replaceWith(frame);
  frame.append(table);
}

function frameVideo(video: HTMLIFrameElement): void {
  const frame = document.createElement('div');
  frame.className = 'video-frame';
  if (!video.title) video.title = 'Video';
  video.replaceWith(frame);
  frame.append(video);
}

/** Says that a link opens a new tab, to those who do not see it. */
function announceNewTab(link: HTMLAnchorElement): void {
  if (link.title === '') link.title = 'Opens in a new tab';
}

/** Frames of 16:9 around videos, scrolling frames around tables, a text for every picture. */
export function layOutBody(body: DocumentFragment): DocumentFragment {
  body.querySelectorAll('table').forEach(frameTable);
  body.querySelectorAll('iframe').forEach(frameVideo);
  body.querySelectorAll<HTMLAnchorElement>('a[href]').forEach(announceNewTab);
  for (const image of body.querySelectorAll('img:not([alt])')) image.setAttribute('alt', '');
  return body;
}
