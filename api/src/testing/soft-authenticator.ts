import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

import { isoCBOR } from '@simplewebauthn/server/helpers';
import type {
  NewCredential,
  ShownCredential,
} from '@syndication/contract/passkeys/passkeys.schemas';

interface Answer {
  challenge: string;
  /** Where the page is that asks. */
  origin: string;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const USER_PRESENT_AND_VERIFIED = 0b101;
const HAS_CREDENTIAL = 0b100_0000;

/** An authenticator in software: one ES256 passkey, as a browser would answer with it. */
export class SoftAuthenticator {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly id = randomBytes(16);
  private counter = 0;

  private clientData(type: string, { challenge, origin }: Answer): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private authenticatorData(origin: string, flags: number): Buffer {
    this.counter += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), counter]);
  }

  private get named() {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
  }

  /** The result of `navigator.credentials.create`. */
  create(answer: Answer): NewCredential {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const coseKey = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const idLength = Buffer.alloc(2);
    idLength.writeUInt16BE(this.id.length);
    const authData = Buffer.concat([
      this.authenticatorData(answer.origin, USER_PRESENT_AND_VERIFIED | HAS_CREDENTIAL),
      Buffer.alloc(16),
      idLength,
      this.id,
      isoCBOR.encode(coseKey),
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]) as Parameters<typeof isoCBOR.encode>[0];
    return {
      ...this.named,
      response: {
        clientDataJSON: this.clientData('webauthn.create', answer).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
        transports: ['internal', 'telepathy'],
      },
    };
  }

  /** The result of `navigator.credentials.get`. */
  get(answer: Answer): ShownCredential {
    const clientData = this.clientData('webauthn.get', answer);
    const data = this.authenticatorData(answer.origin, USER_PRESENT_AND_VERIFIED);
    const signed = Buffer.concat([data, sha256(clientData)]);
    return {
      ...this.named,
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
      },
    };
  }
}
