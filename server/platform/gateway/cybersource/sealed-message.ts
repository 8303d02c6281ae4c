import { createHash, randomUUID } from 'node:crypto'
import { CompactEncrypt, SignJWT, compactDecrypt } from 'jose'
import * as v from 'valibot'
import type { CybersourceConfig } from './cybersource-config.ts'

/** seconds for which a request is accepted after it was asked; CyberSource admits no more */
export const TOKEN_SECONDS = 120

export interface SealedRequest {
  /** the bytes to send */
  readonly body: string
  /** of the header `authorization`, without "Bearer " */
  readonly token: string
}

/**
 * Encrypts a request for CyberSource (JWE) and signs it (JWT with the digest of the bytes that are sent).
 * @param askedAt when it was decided to ask: however late the request arrives, it is refused 120 seconds after that
 */
export async function sealRequest(
  config: CybersourceConfig,
  path: string,
  request: object,
  askedAt: Date,
): Promise<SealedRequest> {
  const seconds = Math.floor(askedAt.getTime() / 1_000)
  const encryptedRequest = await new CompactEncrypt(Buffer.from(JSON.stringify(request)))
    .setProtectedHeader({
      alg: 'RSA-OAEP-256',
      enc: 'A256GCM',
      cty: 'JWT',
      kid: config.requestKey.id,
      iat: seconds,
    })
    .encrypt(config.requestKey.key)
  const body = JSON.stringify({ encryptedRequest })
  const token = await new SignJWT({
    digest: digestOf(body),
    digestAlgorithm: 'SHA-256',
    'request-host': new URL(config.url).host,
    'request-method': 'post',
    'request-resource-path': path,
    'v-c-jwt-version': '2',
    'v-c-merchant-id': config.merchantId,
    'v-c-response-mle-kid': config.responseKey.id,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: config.keyId })
    .setIssuer(config.merchantId)
    .setJti(randomUUID())
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + TOKEN_SECONDS)
    .sign(config.secret)
  return { body, token }
}

/** SHA-256 in base64. */
export const digestOf = (body: string | Buffer): string => createHash('sha256').update(body).digest('base64')

const Encrypted = v.looseObject({ encryptedResponse: v.string() })

/** Parses an answer, decrypted where it is encrypted; throws when it is not for this key, or no JSON. */
export async function openAnswer({ responseKey }: CybersourceConfig, text: string): Promise<unknown> {
  const answer: unknown = JSON.parse(text)
  if (!v.is(Encrypted, answer)) return answer
  const { plaintext } = await compactDecrypt(answer.encryptedResponse, responseKey.key, {
    keyManagementAlgorithms: ['RSA-OAEP-256'],
    contentEncryptionAlgorithms: ['A256GCM'],
  })
  return JSON.parse(Buffer.from(plaintext).toString())
}
