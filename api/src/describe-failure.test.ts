import { DrizzleQueryError } from 'drizzle-orm';

import { describeFailure } from './describe-failure';

const describeAt = (thrown: unknown) => describeFailure(thrown, '/data');
const errorOf = (code: string) => Object.assign(new Error(`${code}: mkdir`), { code });

it.each([
  [
    'PGlite without room',
    { name: 'ErrnoError', errno: 51 },
    /data cannot be written: the disk is full/,
  ],
  ['Node without room', errorOf('ENOSPC'), /data cannot be written: the disk is full/],
  ['a read-only folder', errorOf('EROFS'), /data cannot be written: it is read-only/],
  ['PGlite in a read-only folder', { name: 'ErrnoError', errno: 69 }, /it is read-only/],
  ['a folder of someone else', errorOf('EACCES'), /data cannot be written: this user has no right/],
  ['a file in its place', errorOf('EEXIST'), /data cannot be written: it is not a folder/],
  [
    'a folder that can hold none',
    Object.assign(errorOf('ENOENT'), { syscall: 'mkdir', path: '/' }),
    /data cannot be written: no folder can be made there\. Name another folder/,
  ],
  ['a file that is missing', errorOf('ENOENT'), /^ENOENT: mkdir$/],
  [
    'a socket in a read-only folder',
    Object.assign(errorOf('EROFS'), { address: '/data/control.sock', port: -1 }),
    /data cannot be written: it is read-only/,
  ],
  [
    'a file elsewhere',
    Object.assign(errorOf('EACCES'), { path: '/root/people.csv' }),
    /^EACCES: mkdir$/,
  ],
  ['a folder inside a file', errorOf('ENOTDIR'), /data cannot be written: it is in a file/],
  [
    'a package that the image has not',
    Object.assign(new Error("Cannot find package 'smtp-server' imported from /srv/api/dist/a.js"), {
      code: 'ERR_MODULE_NOT_FOUND',
    }),
    /'smtp-server' .* build it with --target demo\.$/,
  ],
  [
    'a port in use',
    Object.assign(new Error(), { code: 'EADDRINUSE', port: 80, address: '::' }),
    /^Port 80 on :: is in use by another process\.$/,
  ],
  [
    'a database that is not there',
    Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED', port: 1 }),
    /^No database answers at DATABASE_URL: connect ECONNREFUSED 127\.0\.0\.1:1\.$/,
  ],
  [
    'damaged files of PGlite',
    new Error('Aborted(). Build with -sASSERTIONS for more info.'),
    /If every start ends like this, its files are damaged: restore a backup into a new DATA_DIR/,
  ],
  [
    'PGlite with hardly any room',
    new Error('PGlite failed to initialize properly'),
    /^PGlite cannot go on with the database in \/data\. Check that its disk has room\./,
  ],
  [
    'a statement that failed',
    new DrizzleQueryError('insert', ['ann@x.test'], new Error('No space left on device')),
    /^No space left on device$/,
  ],
  ['an error', new Error('No such thing.'), /^No such thing\.$/],
  ['an error that wraps one', new Error('', { cause: new Error('Inside.') }), /^Inside\.$/],
  ['an unknown number of PGlite', { name: 'ErrnoError', errno: 8 }, /ended with error 8\.$/],
  ['an object', { status: 1 }, /ended with \{"status":1\}\.$/],
  ['a text', 'enough', /^enough$/],
  ['nothing', undefined, /^undefined$/],
])('tells of %s in words', (_, thrown, words) => {
  expect(describeAt(thrown)).toMatch(words);
});
