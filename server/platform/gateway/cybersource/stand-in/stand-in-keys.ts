import { createPublicKey, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import type { CybersourceConfig } from '#server/platform/gateway/cybersource/cybersource-config.ts'

/** An account at a stand-in: what the shop has, and what only the other side has. */
export interface StandInKeys {
  /** of the shop */
  readonly config: CybersourceConfig
  /** decrypts its requests */
  readonly requestPrivateKey: KeyObject
  /** encrypts answers to it */
  readonly responsePublicKey: KeyObject
}

/** Makes the keys of an account at `url`. */
export function makeStandInKeys(url: string): StandInKeys {
  const request = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const response = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  return {
    config: {
      url,
      merchantId: 'stand_in_merchant',
      keyId: 'stand-in-secret-1',
      secret: randomBytes(32),
      requestKey: { id: 'stand-in-request-1', key: request.publicKey },
      responseKey: { id: 'stand-in-response-1', key: response.privateKey },
    },
    requestPrivateKey: request.privateKey,
    responsePublicKey: createPublicKey(response.privateKey),
  }
}

/** The environment variables of a shop with this account, a PEM in one line. */
export function environmentOf({ config }: StandInKeys): Readonly<Record<string, string>> {
  const inLine = (pem: string | Buffer) => pem.toString().trim().replaceAll('\n', String.raw`\n`)
  return {
    CARD_GATEWAY: 'cybersource',
    CYBERSOURCE_URL: config.url,
    CYBERSOURCE_MERCHANT_ID: config.merchantId,
    CYBERSOURCE_KEY_ID: config.keyId,
    CYBERSOURCE_SECRET: Buffer.from(config.secret).toString('base64'),
    CYBERSOURCE_REQUEST_KEY: inLine(config.requestKey.key.export({ type: 'spki', format: 'pem' })),
    CYBERSOURCE_REQUEST_KEY_ID: config.requestKey.id,
    CYBERSOURCE_RESPONSE_KEY: inLine(config.responseKey.key.export({ type: 'pkcs8', format: 'pem' })),
    CYBERSOURCE_RESPONSE_KEY_ID: config.responseKey.id,
  }
}
