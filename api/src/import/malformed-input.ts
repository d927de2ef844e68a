/** The input cannot be read as a whole; nothing of it may be written. Its message is for the operator. */
export class MalformedInput extends Error {
  override readonly name = 'MalformedInput';
}
