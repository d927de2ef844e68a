import { guessWebsite } from './guess-website';

it.each([
  ['pia@kaurigrid.example', 'https://kaurigrid.example'],
  ['pia@Mail.KauriGrid.example', 'https://mail.kaurigrid.example'],
  ['pia@gmail.com', null],
  ['pia@Hotmail.com', null],
])('guesses of %s the website %s', (email, website) => {
  expect(guessWebsite(email)).toBe(website);
});
