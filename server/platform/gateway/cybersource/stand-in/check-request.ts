import { compactDecrypt, jwtVerify } from 'jose'
import * as v from 'valibot'
import { digestOf } from '#server/platform/gateway/cybersource/sealed-message.ts'
import type { StandInKeys } from './stand-in-keys.ts'

export interface ReceivedRequest {
  readonly method: string
  readonly path: string
  readonly host: string
  readonly authorization: string
  readonly body: Buffer
}

export interface RequestCheck {
  readonly keys: StandInKeys
  readonly now: () => Date
  /** ids of tokens that were used */
  readonly usedTokens: Set<string>
  /** off only in the negative control of a proof */
  readonly isDigestChecked: boolean
}

const MOST_SECONDS = 120
/** by which clocks may differ */
const SKEW_SECONDS = 30

const Claims = v.strictObject({
  digest: v.string(),
  digestAlgorithm: v.literal('SHA-256'),
  iat: v.pipe(v.number(), v.safeInteger()),
  exp: v.pipe(v.number(), v.safeInteger()),
  iss: v.string(),
  jti: v.pipe(v.string(), v.uuid()),
  'request-host': v.string(),
  'request-method': v.literal('post'),
  'request-resource-path': v.string(),
  'v-c-jwt-version': v.literal('2'),
  'v-c-merchant-id': v.string(),
  'v-c-response-mle-kid': v.string(),
})
const Body = v.strictObject({ encryptedRequest: v.string() })

/** Checks and decrypts a request as CyberSource does; throws when anything of it is not as it must be. */
export async function checkRequest(request: ReceivedRequest, check: RequestCheck): Promise<unknown> {
  const { keys, now, usedTokens, isDigestChecked } = check
  const { config } = keys
  const token = /^Bearer (\S+)$/.exec(request.authorization)?.[1] ?? ''
  const { payload, protectedHeader } = await jwtVerify(token, config.secret, {
    algorithms: ['HS256'],
    typ: 'JWT',
    issuer: config.merchantId,
    currentDate: now(),
    clockTolerance: SKEW_SECONDS,
  })
  const claims = v.parse(Claims, payload)
  const seconds = now().getTime() / 1_000
  refuseUnless(protectedHeader.kid === config.keyId, 'kid')
  refuseUnless(claims['v-c-merchant-id'] === config.merchantId, 'merchant')
  refuseUnless(claims.exp > claims.iat && claims.exp - claims.iat <= MOST_SECONDS, 'exp')
  refuseUnless(Math.abs(claims.iat - seconds) <= MOST_SECONDS + SKEW_SECONDS, 'iat')
  refuseUnless(claims['request-host'] === request.host, 'host')
  refuseUnless(request.method === 'POST', 'method')
  refuseUnless(claims['request-resource-path'] === request.path, 'path')
  refuseUnless(claims['v-c-response-mle-kid'] === config.responseKey.id, 'response key')
  refuseUnless(!isDigestChecked || claims.digest === digestOf(request.body), 'digest')
  const { encryptedRequest } = v.parse(Body, JSON.parse(request.body.toString()))
  const { plaintext, protectedHeader: encryption } = await compactDecrypt(
    encryptedRequest,
    keys.requestPrivateKey,
    { keyManagementAlgorithms: ['RSA-OAEP-256'], contentEncryptionAlgorithms: ['A256GCM'] },
  )
  refuseUnless(encryption.kid === config.requestKey.id, 'encryption kid')
  refuseUnless(encryption['iat'] === claims.iat, 'encryption iat')
  // nothing is waited for between these two
  refuseUnless(!usedTokens.has(claims.jti), 'jti')
  usedTokens.add(claims.jti)
  return JSON.parse(Buffer.from(plaintext).toString())
}

function refuseUnless(isRight: boolean, what: string): void {
  if (!isRight) throw new Error(`the ${what} is wrong`)
}
