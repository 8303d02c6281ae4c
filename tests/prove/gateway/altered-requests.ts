import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { CompactEncrypt, SignJWT } from 'jose'
import { digestOf } from '#server/platform/gateway/cybersource/sealed-message.ts'
import { billToOf } from '#server/platform/gateway/cybersource/wire.ts'
import type { StandInKeys } from '#server/platform/gateway/cybersource/stand-in/stand-in-keys.ts'
import { BILL_TO } from '#tests/support/bill-to.ts'

/** All that a request is made of; an alteration changes some of it, and what is signed after it fits. */
export interface Draft {
  readonly headers: Record<string, unknown>
  readonly claims: Record<string, unknown>
  secret: Uint8Array
  body: string
  /** changes what is ready to be sent */
  finish: (sent: Sent) => Sent
}

export interface Sent {
  readonly method: string
  readonly path: string
  readonly authorization: string
  readonly body: string
}

export type Alteration = (draft: Draft, keys: StandInKeys, random: () => number) => Promise<void> | void

export const PATH = '/pts/v2/payments'
const stranger = generateKeyPairSync('rsa', { modulusLength: 2_048 }).publicKey

/** A payment that is right in every part. */
export async function draftRequest({ config }: StandInKeys, now: Date): Promise<Draft> {
  const iat = Math.floor(now.getTime() / 1_000)
  const body = await encrypt(config.requestKey.key, { kid: config.requestKey.id, iat })
  return {
    headers: { alg: 'HS256', typ: 'JWT', kid: config.keyId },
    claims: {
      digest: digestOf(body),
      digestAlgorithm: 'SHA-256',
      iat,
      exp: iat + 120,
      iss: config.merchantId,
      jti: randomUUID(),
      'request-host': new URL(config.url).host,
      'request-method': 'post',
      'request-resource-path': PATH,
      'v-c-jwt-version': '2',
      'v-c-merchant-id': config.merchantId,
      'v-c-response-mle-kid': config.responseKey.id,
    },
    secret: config.secret,
    body,
    finish: (sent) => sent,
  }
}

export async function signed({ headers, claims, secret, body, finish }: Draft): Promise<Sent> {
  const token = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', ...headers }).sign(secret)
  return finish({ method: 'POST', path: PATH, authorization: `Bearer ${token}`, body })
}

/** Resolves with the status of the answer. */
export function send(url: string, { method, path, authorization, body }: Sent): Promise<number> {
  return new Promise((settle, fail) => {
    const headers = authorization === '' ? {} : { authorization }
    const outgoing = httpRequest(new URL(path, url), { method, headers, agent: false }, (answer) => {
      answer.resume()
      settle(answer.statusCode ?? 0)
    })
    outgoing.once('error', fail)
    outgoing.end(body)
  })
}

const PAYMENT = {
  clientReferenceInformation: { code: 'altered' },
  processingInformation: { capture: true },
  paymentInformation: { card: { number: '4111111111111111', securityCode: '123' } },
  orderInformation: {
    amountDetails: { totalAmount: '1.00', currency: 'USD' },
    billTo: billToOf(BILL_TO),
  },
}

function encrypt(
  key: StandInKeys['requestPrivateKey'],
  { alg = 'RSA-OAEP-256', enc = 'A256GCM', ...header }: Record<string, unknown>,
): Promise<string> {
  return new CompactEncrypt(Buffer.from(JSON.stringify(PAYMENT)))
    .setProtectedHeader({ alg: String(alg), enc: String(enc), cty: 'JWT', ...header })
    .encrypt(key)
    .then((encryptedRequest) => JSON.stringify({ encryptedRequest }))
}

/** Another body, with the digest of it. */
async function withBody(draft: Draft, body: string | Promise<string>): Promise<void> {
  draft.body = await body
  draft.claims['digest'] = digestOf(draft.body)
}

const flip = (text: string, at: number): string => {
  const index = Math.floor(at * text.length)
  return `${text.slice(0, index)}${text[index] === 'A' ? 'B' : 'A'}${text.slice(index + 1)}`
}

const CLAIMS = [
  'digest',
  'digestAlgorithm',
  'iat',
  'exp',
  'iss',
  'jti',
  'request-host',
  'request-method',
  'request-resource-path',
  'v-c-jwt-version',
  'v-c-merchant-id',
  'v-c-response-mle-kid',
]
const claim =
  (name: string, value: unknown): Alteration =>
  ({ claims }) =>
    void (claims[name] = value)
const shifted =
  (seconds: number, lifetime = 120): Alteration =>
  ({ claims }) => {
    const iat = Number(claims['iat']) + seconds
    Object.assign(claims, { iat, exp: iat + lifetime })
  }
const finished =
  (change: (sent: Sent) => Partial<Sent>): Alteration =>
  (draft) => {
    draft.finish = (sent) => ({ ...sent, ...change(sent) })
  }

/** Each of them must be refused; by name. */
export const ALTERATIONS: Readonly<Record<string, Alteration>> = {
  ...Object.fromEntries(
    CLAIMS.map((name): [string, Alteration] => [`no ${name}`, ({ claims }) => void delete claims[name]]),
  ),
  'another digest': ({ claims }, _, random) => {
    claims['digest'] = flip(String(claims['digest']), random() * 0.9)
  },
  'another body under the digest': async (draft, { config }) => {
    const { claims } = draft
    draft.body = await encrypt(config.requestKey.key, { kid: config.requestKey.id, iat: claims['iat'] })
  },
  'another digest algorithm': claim('digestAlgorithm', 'SHA-512'),
  'a claim too many': claim('admin', true),
  'another issuer': claim('iss', 'another_merchant'),
  'another merchant': claim('v-c-merchant-id', 'another_merchant'),
  'another host': claim('request-host', 'api.cybersource.com'),
  'the method in capitals': claim('request-method', 'POST'),
  'another method': claim('request-method', 'get'),
  'another path': claim('request-resource-path', '/pts/v2/voids'),
  'version 1': claim('v-c-jwt-version', '1'),
  'another response key': claim('v-c-response-mle-kid', 'stand-in-response-2'),
  'a token id that is none': claim('jti', '1'),
  'a clock behind': (draft, keys, random) =>
    shifted(-200 - Math.floor(random() * 9_000))(draft, keys, random),
  'a clock ahead': (draft, keys, random) => shifted(200 + Math.floor(random() * 9_000))(draft, keys, random),
  'a long life': (draft, keys, random) => shifted(0, 121 + Math.floor(random() * 900))(draft, keys, random),
  'an end before the beginning': shifted(0, -1),
  'another key id': ({ headers }) => void (headers['kid'] = 'stand-in-secret-2'),
  'no key id': ({ headers }) => void delete headers['kid'],
  'another type': ({ headers }) => void (headers['typ'] = 'JWE'),
  'a longer hash': (draft) => {
    draft.headers['alg'] = 'HS512'
    draft.secret = Buffer.concat([draft.secret, draft.secret])
  },
  'another secret': (draft, _, random) => {
    const secret = Buffer.from(draft.secret)
    const at = Math.floor(random() * secret.length)
    secret.writeUInt8(secret.readUInt8(at) ^ (1 << Math.floor(random() * 8)), at)
    draft.secret = secret
  },
  'a bit of the token': (draft, keys, random) =>
    finished(({ authorization }) => {
      // the last character of the signature has bits that mean nothing
      const token = authorization.slice('Bearer '.length)
      return { authorization: `Bearer ${flip(token.slice(0, -1), random())}${token.slice(-1)}` }
    })(draft, keys, random),
  'no signature': finished(({ authorization }) => ({
    authorization: authorization.replace(/\.[^.]*$/, '.'),
  })),
  'no algorithm': finished(({ authorization }) => {
    const [, payload] = authorization.slice('Bearer '.length).split('.')
    const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url')
    return { authorization: `Bearer ${header}.${payload}.` }
  }),
  'no token': finished(() => ({ authorization: '' })),
  'another scheme': finished(({ authorization }) => ({
    authorization: authorization.replace('Bearer', 'Basic'),
  })),
  'another path of the request': finished(() => ({ path: '/pts/v2/voids' })),
  'another method of the request': finished(() => ({ method: 'PUT' })),
  'a query': finished(({ path }) => ({ path: `${path}?capture=true` })),
  'no body': (draft) => withBody(draft, ''),
  'a body in the clear': (draft) => withBody(draft, JSON.stringify(PAYMENT)),
  'a field beside the encrypted one': (draft) =>
    withBody(draft, JSON.stringify({ ...(JSON.parse(draft.body) as object), extra: 1 })),
  'a bit of the ciphertext': (draft, _, random) => {
    const { encryptedRequest } = JSON.parse(draft.body) as { encryptedRequest: string }
    const [head = '', key = '', iv = '', text = '', tag = ''] = encryptedRequest.split('.')
    const altered = [head, key, iv, flip(text, random() * 0.9), tag].join('.')
    return withBody(draft, JSON.stringify({ encryptedRequest: altered }))
  },
  'encrypted for somebody else': (draft, { config }) =>
    withBody(draft, encrypt(stranger, { kid: config.requestKey.id, iat: draft.claims['iat'] })),
  'another encryption key id': (draft, { config }) =>
    withBody(draft, encrypt(config.requestKey.key, { kid: 'another', iat: draft.claims['iat'] })),
  'encrypted at another time': (draft, { config }) =>
    withBody(draft, encrypt(config.requestKey.key, { kid: config.requestKey.id, iat: 1 })),
  'another content encryption': (draft, { config }) =>
    withBody(
      draft,
      encrypt(config.requestKey.key, {
        enc: 'A128GCM',
        kid: config.requestKey.id,
        iat: draft.claims['iat'],
      }),
    ),
  'another key encryption': (draft, { config }) =>
    withBody(
      draft,
      encrypt(config.requestKey.key, {
        alg: 'RSA-OAEP',
        kid: config.requestKey.id,
        iat: draft.claims['iat'],
      }),
    ),
}
