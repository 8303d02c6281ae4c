import { type JWTPayload, jwtVerify, SignJWT } from 'jose'

export interface TokenClaims {
  readonly sessionId: string
  readonly customerId: number
  readonly projectId: number
  readonly staffId: number | null
}

/** `shop` tokens are bearer tokens; `documents` tokens only open downloads. Neither is accepted as the other. */
export type Audience = 'shop' | 'documents'

export interface Tokens {
  sign(claims: TokenClaims, audience: Audience, now: Date, expiresAt: Date): Promise<string>
  /** The claims of a validly signed, unexpired token of this audience, else null. */
  verify(token: string, audience: Audience, now: Date): Promise<TokenClaims | null>
}

const ISSUER = 'emberwright'
const TYPES: Readonly<Record<Audience, string>> = { shop: 'at+jwt', documents: 'doc+jwt' }
const LONGEST = 2_000
const KEPT = 5_000

export function createTokens(secret: Uint8Array): Tokens {
  const known = new Map<string, { readonly claims: TokenClaims; readonly until: number }>()
  const keep = (key: string, claims: TokenClaims, until: number) => {
    if (known.size >= KEPT) for (const old of [...known.keys()].slice(0, KEPT / 2)) known.delete(old)
    known.set(key, { claims, until })
  }
  return {
    sign: (claims, audience, now, expiresAt) => signed(secret, claims, audience, now, expiresAt),
    verify: async (token, audience, now) => {
      if (token.length > LONGEST) return null
      const key = `${audience} ${token}`
      const found = known.get(key)
      if (found) return found.until > now.getTime() ? found.claims : null
      const payload = await verified(secret, token, audience, now)
      const claims = payload && claimsOf(payload)
      if (claims) keep(key, claims, Number(payload.exp) * 1_000)
      return claims
    },
  }
}

function signed(
  secret: Uint8Array,
  claims: TokenClaims,
  audience: Audience,
  now: Date,
  expiresAt: Date,
): Promise<string> {
  const { staffId } = claims
  return new SignJWT({
    sid: claims.sessionId,
    pid: claims.projectId,
    is_impersonate: staffId !== null,
    ...(staffId === null ? {} : { act: { sub: String(staffId) } }),
  })
    .setProtectedHeader({ alg: 'HS256', typ: TYPES[audience] })
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setSubject(String(claims.customerId))
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .sign(secret)
}

async function verified(
  secret: Uint8Array,
  token: string,
  audience: Audience,
  now: Date,
): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience,
      typ: TYPES[audience],
      requiredClaims: ['sub', 'sid', 'pid', 'is_impersonate', 'iat', 'exp'],
      currentDate: now,
    })
    return payload
  } catch {
    return null
  }
}

function claimsOf(payload: JWTPayload): TokenClaims | null {
  const { sub, sid, pid, act } = payload
  const customerId = Number(sub)
  if (typeof sid !== 'string' || !UUID.test(sid) || typeof pid !== 'number' || !isId(customerId)) return null
  const staff = typeof act === 'object' && act && 'sub' in act ? Number(act.sub) : null
  if (staff !== null && !isId(staff)) return null
  return { sessionId: sid, customerId, projectId: pid, staffId: staff }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const isId = (value: number): boolean => Number.isSafeInteger(value) && value > 0
