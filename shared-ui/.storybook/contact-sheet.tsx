import './contact-sheet.css';

import { DocsContext, DocsPage, Title, useOf } from '@storybook/addon-docs/blocks';
import { useContext, useLayoutEffect, useRef, useState } from 'react';

import { WIDTHS } from './widths';

const { phone, tablet, touch, desktop } = WIDTHS;
const ROWS = [[phone, tablet], [touch], [desktop]];
const THEMES = ['light', 'dark'] as const;
const GAP_PX = 12;
/** The widest row: a desktop in each theme. */
const ROW_PX = 2 * desktop.width;

interface FrameProps {
  storyId: string;
  storyName: string;
  theme: (typeof THEMES)[number];
  size: (typeof WIDTHS)[keyof typeof WIDTHS];
  scale: number;
}

function Frame({ storyId, storyName, theme, size, scale }: FrameProps) {
  const { name, width, height } = size;
  const label = `${name}, ${width} px, ${theme}`;
  return (
    <figure>
      <figcaption>{label}</figcaption>
      <div
        className="contact-sheet-window"
        style={{ width: width * scale, height: height * scale }}
      >
        <iframe
          title={`${storyName}: ${label}`}
          src={`iframe.html?id=${storyId}&viewMode=story&globals=theme:${theme};a11y.manual:!true`}
          loading="lazy"
          tabIndex={-1}
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
    </figure>
  );
}

/** Every state of a screen at phone, tablet, touch tablet and desktop width, light and dark side by side. */
function ContactSheet() {
  const stories = useContext(DocsContext).componentStories();
  const sheet = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  useLayoutEffect(() => {
    const { current } = sheet;
    if (!current) return;
    const observer = new ResizeObserver(() => setScale((current.clientWidth - GAP_PX) / ROW_PX));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="contact-sheet" ref={sheet}>
      <Title />
      {scale > 0 &&
        stories.map(({ id, name }) => (
          <section key={id}>
            <h2 id={id}>{name}</h2>
            <a href={`?path=/story/${id}`} target="_top">
              Open {name} alone
            </a>
            {ROWS.map((sizes) => (
              <div className="contact-sheet-row" key={sizes[0]?.name}>
                {sizes.map((size) =>
                  THEMES.map((theme) => (
                    <Frame
                      key={size.width + theme}
                      storyId={id}
                      storyName={name}
                      {...{ theme, size, scale }}
                    />
                  )),
                )}
              </div>
            ))}
          </section>
        ))}
    </div>
  );
}

/** Screens get a contact sheet, components their usual page. */
export function DocsOrSheet() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return preparedMeta.title.startsWith('Screens/') ? <ContactSheet /> : <DocsPage />;
}
