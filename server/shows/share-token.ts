import { createHash, createHmac, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 16

/**
 * The token of a share: it follows from the stored nonce and the secret of the shop, so that its owner can copy the link
 * again, while the table alone opens nothing.
 */
export const tokenOf = (nonce: string, secret: Uint8Array): string =>
  createHmac('sha256', secret)
    .update(`show-share ${nonce}`)
    .digest()
    .subarray(0, TOKEN_BYTES)
    .toString('base64url')

/** What is stored of a token. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

export const createNonce = (): string => randomBytes(TOKEN_BYTES).toString('base64url')
