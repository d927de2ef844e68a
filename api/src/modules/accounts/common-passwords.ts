/**
 * Passwords that everyone tries first, in lower case. Only those with a letter and a digit are here:
 * the password rule refuses all others anyway.
 */
const COMMON_PASSWORDS = new Set(
  `password1 password12 password123 password1234 password01 password2 password3 password4 password5
  password7 password8 password9 password11 password99 passw0rd passw0rd1 p4ssword p4ssw0rd pa55word
  pa55w0rd pass1234 pass123 pass12345 abc123 abc1234 abc12345 abcd1234 abcd123 abcde1 a123456 a1234567
  a12345678 a123456789 a1b2c3 a1b2c3d4 aa123456 aaa111 abc123456 1234abcd 123abc 12345a 123456a 1234567a
  12345678a 123456789a 123qwe 123qweasd 123qweasdzxc 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx
  1qaz2wsx3edc 1qazxsw2 1qaz1qaz 1a2b3c 1a2b3c4d q1w2e3 q1w2e3r4 q1w2e3r4t5 q12345 q123456 qwe123
  qwer1234 qwer123 qwert123 qwert12345 qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456
  qwerty7 qazwsx123 qaz123 zaq12wsx zaq1zaq1 zxc123 zxcv1234 zxcvbnm1 zxcvbnm123 asd123 asdf1234 asdf123
  asdfgh1 asdfghjkl1 admin1 admin12 admin123 admin1234 admin12345 administrator1 root123 root1234 user123
  user1234 guest123 guest1234 test1 test12 test123 test1234 test12345 testing1 testing123 temp123 temp1234
  temppass1 changeme1 changeme123 default1 letmein1 letmein12 letmein123 welcome1 welcome12 welcome123
  welcome1234 welcome2 login123 master1 master12 master123 dragon1 dragon12 dragon123 monkey1 monkey12
  monkey123 shadow1 shadow12 shadow123 sunshine1 sunshine12 princess1 princess12 princess123 football1
  football12 football123 baseball1 baseball12 basketball1 soccer1 soccer12 soccer123 hockey1 superman1
  superman12 batman1 batman12 batman123 spiderman1 pokemon1 pokemon123 iloveyou1 iloveyou12 iloveyou123
  iloveyou2 iloveu1 iloveu2 lovely1 love123 love1234 loveme1 hello1 hello12 hello123 hello1234 michael1
  michael12 michael123 jordan1 jordan23 jordan123 michelle1 jessica1 jennifer1 ashley1 ashley12 amanda1
  andrew1 anthony1 brandon1 brandy1 charlie1 charlie12 charlie123 chelsea1 chris123 daniel1 daniel12
  daniel123 david123 freedom1 george1 hannah1 hunter1 hunter2 hunter12 jasmine1 joshua1 justin1 kevin123
  killer1 killer12 killer123 maggie1 marina1 matthew1 melissa1 mustang1 nicole1 nicole12 pepper1 peanut1
  purple1 ranger1 robert1 samantha1 samsung1 samsung123 secret1 secret12 secret123 snoopy1 starwars1
  summer1 summer12 summer123 summer2023 summer2024 summer2025 winter1 winter123 winter2023 winter2024
  winter2025 spring2024 spring2025 autumn2024 autumn2025 taylor1 thomas1 tigger1 tiger123 trustno1
  whatever1 william1 yankees1 computer1 computer123 internet1 money1 money123 chocolate1 cookie1 cookie123
  buster1 bailey1 ginger1 angel1 angel123 babygirl1 fuckyou1 fuckyou2 blink182 ncc1701 ncc1701d thx1138
  rush2112 r2d2c3po matrix1 slipknot1 metallica1 nirvana1 eminem1 ou812 8675309a zxcvb123 google1 google123
  apple123 alex123 alexander1 elizabeth1 jackson5 p0o9i8u7 poiuyt1 lakers24 passport1 password123456
  company1 company123 startup1 startup123 investor1 investor123 business1 business123 office123 test2024
  test2025 january1 monday1 friday13 qwerty2024 qwerty2025 password2023 password2024 password2025 admin2024
  admin2025 welcome2024 welcome2025 abc1234567 aa12345678 aa1234567 qq123456 ww123456 asd12345 azerty1
  azerty123 azertyuiop1 motdepasse1 passwort1 passwort123 contrasena1 senha123 parola1 haslo123`
    .split(/\s+/)
    .filter(Boolean),
);

export function isCommonPassword(password: string): boolean {
  return COMMON_PASSWORDS.has(password.toLowerCase());
}
