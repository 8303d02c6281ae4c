import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { StartError } from '#server/platform/start/start-error.ts'

/** An account at CyberSource, or at its stand-in. */
export interface CybersourceConfig {
  /** without a path, such as https://apitest.cybersource.com */
  readonly url: string
  readonly merchantId: string
  /** of the shared secret */
  readonly keyId: string
  /** the shared secret that signs requests (HMAC) */
  readonly secret: Uint8Array
  /** encrypts requests to CyberSource */
  readonly requestKey: { readonly id: string; readonly key: KeyObject }
  /** the private key that decrypts its answers */
  readonly responseKey: { readonly id: string; readonly key: KeyObject }
}

type Environment = Readonly<Record<string, string | undefined>>

const TEST_SYSTEM = 'https://apitest.cybersource.com'

/**
 * Reads the account from the CYBERSOURCE_ variables. Throws a StartError with a sentence for each that is missing or
 * ill-formed; it never repeats a value, because most are secret.
 * @param isProduction the test system and a stand-in, which charge nobody, are refused
 */
export function readCybersource(env: Environment, isProduction: boolean): CybersourceConfig {
  const problems: string[] = []
  /** Null with a problem noted: the variable is missing, or `parse` throws or gives null. */
  const read = <T>(name: string, what: string, parse: (text: string) => T | null): T | null => {
    const text = env[name]?.trim() ?? ''
    const value = text === '' ? null : parsed(text, parse)
    if (value === null)
      problems.push(`${name} ${text === '' ? 'is missing' : 'is ill-formed'}; it must be ${what}.`)
    return value
  }
  const url = read(
    'CYBERSOURCE_URL',
    'an address such as https://api.cybersource.com, without a path',
    addressOf,
  )
  const merchantId = read('CYBERSOURCE_MERCHANT_ID', 'the id of the merchant', idOf)
  const keyId = read('CYBERSOURCE_KEY_ID', 'the id of the shared secret', idOf)
  const secret = read('CYBERSOURCE_SECRET', 'the shared secret in base64, of 32 bytes or more', secretOf)
  const requestKey = read('CYBERSOURCE_REQUEST_KEY', `${RSA} of CyberSource in PEM`, (pem) =>
    rsaOf(createPublicKey(linesOf(pem))),
  )
  const requestKeyId = read('CYBERSOURCE_REQUEST_KEY_ID', 'the serial number of that certificate', idOf)
  const responseKey = read('CYBERSOURCE_RESPONSE_KEY', 'your private RSA key for answers in PEM', (pem) =>
    rsaOf(createPrivateKey(linesOf(pem))),
  )
  const responseKeyId = read('CYBERSOURCE_RESPONSE_KEY_ID', 'the id of that key at CyberSource', idOf)
  if (isProduction && url !== null && (url === TEST_SYSTEM || !url.startsWith('https:')))
    problems.push(
      'CYBERSOURCE_URL is a test system, which charges nobody; in production it must be another, or SHOP_IS_NOT_PROD on for a trial run.',
    )
  if (
    problems.length > 0 ||
    url === null ||
    merchantId === null ||
    keyId === null ||
    secret === null ||
    requestKey === null ||
    requestKeyId === null ||
    responseKey === null ||
    responseKeyId === null
  )
    throw new StartError(`CARD_GATEWAY is cybersource. ${problems.join(' ')}`)
  return {
    url,
    merchantId,
    keyId,
    secret,
    requestKey: { id: requestKeyId, key: requestKey },
    responseKey: { id: responseKeyId, key: responseKey },
  }
}

const RSA = 'the certificate or public RSA key'

function parsed<T>(text: string, parse: (text: string) => T | null): T | null {
  try {
    return parse(text)
  } catch {
    return null
  }
}

const idOf = (text: string) => (/^[\w.:-]{1,128}$/.test(text) ? text : null)

/** A stand-in on the same machine may be without TLS. */
function addressOf(text: string): string | null {
  const url = URL.parse(text)
  if (!url || url.origin !== text.replace(/\/$/, '')) return null
  const isLocal = ['127.0.0.1', 'localhost'].includes(url.hostname)
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal) ? url.origin : null
}

function secretOf(text: string): Uint8Array | null {
  const bytes = Buffer.from(text, 'base64')
  return bytes.length >= 32 && /^[A-Za-z0-9+/]+=*$/.test(text) ? bytes : null
}

/** A PEM in one line has \n for its line ends. */
const linesOf = (pem: string) => pem.replaceAll(String.raw`\n`, '\n')

const rsaOf = (key: KeyObject): KeyObject | null =>
  key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= 2_048 ? key : null
