import { tagOf, type Content } from './content';

/** The mark of the platform (`BrandMark` of the design library) on the ground of the header. */
const DRAWING = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0a3533"/>',
  '<g transform="translate(5 5) scale(.9167)">',
  '<path fill="#fff" d="M10.5 11.5V2A9.5 9.5 0 0 0 1 11.5ZM10.5 13.5V23A9.5 9.5 0 0 1 1 13.5ZM12.5 13.5V23A9.5 9.5 0 0 0 22 13.5Z"/>',
  '<path fill="#f0a662" d="M13.5 10.5V1A9.5 9.5 0 0 1 23 10.5Z"/>',
  '</g></svg>',
].join('');

/** The same as a picture of 32 by 32, for clients that only request `/favicon.ico`. */
const PICTURE = [
  'AAABAAEAICAAAAEAIAB1AwAAFgAAAIlQTkcNChoKAAAADUlIRFIAAAAgAAAAIAgGAAAAc3p69AAAAypJREFUeJzEl01IVFEU',
  'x//3zejkZKiUn5mFkLgxnbGPKd2khdXKghAyS0tpEaJBKw2SJHMTpRCYWURpi3LRQkiNJBelluhohmkWiuM3iebX6Hzc7n00',
  'ItF7zozjzA8u3Mc5753/O/fcezlKrCUuzl+tINdABB0IjQNIEFwCnQQlelBr66KF3oNeP2OzENtEtV9zUgCpIoSEYROhlI5a',
  'QbOX2zvfrApQabUpCgWphxuxUOspLoIgJiZArfL+yqSEwo3wTCwtGmOUPiqvi+4OzuFL7aPeckHJ5jp4Dp1TAryUSgRv3wHD',
  'xLj4XJK0E3sDtuDz2DzaRhbRPPQba+pbXgBLxW57PP18fXE9MwuJGi3ioqPxsqEBV24ViTYfpYCECF9xcFoN8yhsGkHvL6Ps',
  'N3lsJewgQaPB0+LbCAuy71jQhfuiPj0KFR1TuNsyjhULlfQV1vtY7rl0NFRU2h3chpeC4Gp8IGKDfGT9ZAVoWKrv5OXzVMEZ',
  'BIGg7EQE1EriuACVtzeelZQ6HdzGHn8Vjkf6wWEBZ5KPITI8HK5AG6aWtEkW4RFWeK4iPsQJAYkOCBiYNuLj8JykfclMxVOB',
  '2iuAr3ttYyPk6OrvX50/aJ8ShzMQ9YF4Cg8imYGC7BzZF3kG6prfI+ngIRyOjZX1LX9Rg7mFBfsFsKsSWamnERoYCCmq6+pE',
  'Ack6HfLPZ0j6mcxmlFQ9krRLbsOu/j64gs7eXvGHHBbQvabINkJXn/yPSAqorH2Fmbk5bIRFo5GtfzWcEjA2NYXMGwXYCDlF',
  'N/HTYIBTAjhvW1pQWF4mu4ZSttLHVXjd9A7rse51fL/6OZKzL2N0cvK/9n8vq8npaaTm5aL4YQXsgW/DCTaC5ZzavnRDm3ZW',
  '3G77oqLYJbULK6YV0bZiMqF/aBA/hg3oGfiO8ppqTM/Owk4m2EmoZf0ASYFHoA0C5S2Th+CxBWq2VLDZDNwNi8ljC0a9fpBa',
  'cQlux5rJYyv41Dw29k0IC/nE6vkoq+pt2ET+NqdpxnZ9HX9W2AyW0fEBc1DwEy8CVt5kmbXnTAjZCpcgtucfWHtes2ShGZYO',
  'fY/N8gcAAP//hnRZ3QAAAAZJREFUAwAV9iSwWmWRiwAAAABJRU5ErkJggg==',
].join('');

const iconOf = (type: string, identity: Buffer): Content => ({
  type,
  tag: tagOf(identity),
  identity,
});

export const ICONS: Readonly<Record<string, Content>> = {
  '/favicon.svg': iconOf('image/svg+xml', Buffer.from(DRAWING)),
  '/favicon.ico': iconOf('image/x-icon', Buffer.from(PICTURE, 'base64')),
};
