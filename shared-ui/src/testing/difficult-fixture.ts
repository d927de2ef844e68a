import { LINKS } from '@syndication/contract/ventures/fact-lists.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';

import { fixtureId, roundFixture, ventureFixture } from './fixtures';

/** A word that no line of a row has room for. */
const LONGEST_WORD = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebs';
const SCRIPT = '<script>window.attacked = 1</script>';
const IMAGE = '<img src=x onerror="window.attacked = 1">';

/** The same text in every place of a deal where somebody may write one. */
function dealOfText(number: number, text: string, link: string): Venture {
  return ventureFixture({
    id: fixtureId(900 + number),
    companyName: text,
    description: text,
    state: text,
    ceoName: text,
    dealLeadGroup: text,
    dealLeadName: text,
    ...Object.fromEntries(LINKS.map((name) => [name, link])),
    currentVentureRound: roundFixture({
      id: fixtureId(950 + number),
      committed: text,
      securityType: 'Other',
      other: text,
    }),
    ventureRounds: [
      roundFixture({
        id: fixtureId(970 + number),
        committed: text,
        securityType: 'Other',
        other: text,
        isRoundClosed: true,
        isEditable: false,
      }),
    ],
  });
}

const web = `https://${LONGEST_WORD.toLowerCase()}.example/${LONGEST_WORD}`;

/** Deals as careless or hostile owners write them: no text of theirs may act on a page or break a row. */
export const difficultDeals: Venture[] = [
  dealOfText(0, SCRIPT, 'javascript:window.attacked=1'),
  dealOfText(1, IMAGE, `data:text/html,${SCRIPT}`),
  dealOfText(2, LONGEST_WORD, web),
  dealOfText(3, '🚀🦄'.repeat(25), 'JaVaScRiPt:window.attacked=1//https://tidewater.example'),
  dealOfText(4, 'חברת הרובוטים של הנמל, חיפה! (2026)', 'vbscript:window.attacked=1'),
  // Overrides the direction of all that follows, where nothing isolates it.
  dealOfText(5, '\u202Eשלום, Robotics (Haifa)!', '\tjavascript:window.attacked=1'),
  {
    ...dealOfText(6, '𝕬𝖓𝖌𝖊𝖑 Ｆｕｌｌ ｗｉｄｔｈ Ｒｏｂｏｔｉｃｓ', '//tidewater.example'),
    emailAddress: `${LONGEST_WORD}@${LONGEST_WORD}.example`,
    dealLeadEmail: `${LONGEST_WORD}|@${LONGEST_WORD}.example`,
  },
];
