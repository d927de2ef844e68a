/**
 * PGlite in a thread of its own: it takes messages of PostgreSQL's protocol and answers with its messages.
 * JavaScript, because tsx does not reach the threads of Node 20.
 */
import { parentPort, workerData } from 'node:worker_threads';

import { PGlite } from '@electric-sql/pglite';

const database = await PGlite.create(workerData, { relaxedDurability: false });
/** First byte of the message with which a session begins; all others have a letter. */
const STARTUP = 0;
let previous = Promise.resolve();

/** @param {Uint8Array | 'close'} messages */
async function answer(messages) {
  if (messages === 'close') {
    await database.close();
    parentPort.close();
  } else {
    // A session that ends leaves no transaction behind.
    if (messages[0] === STARTUP) await database.exec('rollback');
    parentPort.postMessage(await database.execProtocolRaw(messages));
  }
}

parentPort.on('message', (messages) => {
  previous = previous.then(() => answer(messages));
});
parentPort.postMessage('open');
