import { safeParse } from 'valibot'
import { authCalls, type SessionAnswer } from '#contract/account/auth.ts'
import { API_PREFIX, CSRF_COOKIE, CSRF_HEADER } from '#contract/platform/constants.ts'
import type { Answer, CallArgs, Endpoint } from '#contract/platform/endpoint.ts'

export const seededPassword = 'Fireworks!2026'
export const seededEmail = (name: string): string => `${name}@emberwright.example`

export type Reply<T> = { status: number; headers: Headers; body: T }
type Loose = { params?: Record<string, string>; query?: object; body?: object }

/** An HTTP client with cookies, the CSRF token and, after login, the bearer token. */
export class Shopper {
  readonly origin: string
  readonly projectId: number
  token: string | null = null
  readonly cookies = new Map<string, string>()
  private readonly headers: Readonly<Record<string, string>>

  /** @param headers sent with every request */
  constructor(origin: string, projectId = 11, headers: Readonly<Record<string, string>> = {}) {
    this.origin = origin
    this.projectId = projectId
    this.headers = headers
  }

  /** Makes a call of the contract; throws when the answer does not have the shape that the contract gives. */
  async call<E extends Endpoint>(entry: E, args: CallArgs<E>): Promise<Answer<E>> {
    const reply = await this.send(entry, args as Loose)
    if (reply.status >= 300) throw new Error(`${entry.path}: ${reply.status} ${JSON.stringify(reply.body)}`)
    const read = safeParse(entry.answer, reply.body)
    if (!read.success) throw new Error(`${entry.path}: ${JSON.stringify(read.issues.map((i) => i.message))}`)
    return read.output as Answer<E>
  }

  /** Makes the same call and answers status, headers and JSON as they came, whatever they are. */
  async send(entry: Endpoint, args: Loose): Promise<Reply<unknown>> {
    const path = entry.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(args.params?.[name] ?? ''),
    )
    if (entry.method === 'POST') await this.ensureCsrf()
    const query = new URLSearchParams()
    if (entry.method === 'GET' || entry.raw) query.set('project_id', String(this.projectId))
    for (const [name, value] of Object.entries(args.query ?? {}))
      if (value !== null && value !== undefined) query.set(name, String(value))
    const address = `/${API_PREFIX}/${path}?${query}`
    if (args.body instanceof Uint8Array) return this.upload(address, new Uint8Array(args.body))
    return this.json(entry.method, address, args.body ?? {})
  }

  /** Any request as this shopper, read as JSON where it is JSON. */
  async json(method: string, path: string, body: object = {}): Promise<Reply<unknown>> {
    const payload = method === 'GET' ? {} : { body: JSON.stringify({ project_id: this.projectId, ...body }) }
    const answer = await this.fetch(path, {
      method,
      ...payload,
      headers: { 'content-type': 'application/json' },
    })
    return replyOf(answer)
  }

  private async upload(path: string, body: Uint8Array<ArrayBuffer>): Promise<Reply<unknown>> {
    const headers = { 'content-type': 'application/octet-stream' }
    return replyOf(await this.fetch(path, { method: 'POST', body, headers }))
  }

  /** A bare request with this shopper's cookies, cross-site header and bearer token. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({ ...Object.fromEntries(new Headers(init.headers)), ...this.headers })
    if (this.token) headers.set('authorization', `Bearer ${this.token}`)
    if (this.cookies.size) headers.set('cookie', [...this.cookies].map((pair) => pair.join('=')).join('; '))
    const csrf = this.cookies.get(CSRF_COOKIE)
    if (csrf) headers.set(CSRF_HEADER, decodeURIComponent(csrf))
    const answer = await fetch(this.origin + path, { redirect: 'manual', ...init, headers })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      this.cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return answer
  }

  async logIn(email: string, password = seededPassword): Promise<SessionAnswer> {
    const session = await this.call(authCalls.login, {
      body: { username: email, password, customers_id: null, otp: null, is_impersonate: false },
    })
    if (!session.access_token) throw new Error(`login of ${email}: ${session.errors.join(' ')}`)
    this.token = session.access_token
    return session
  }

  private async ensureCsrf(): Promise<void> {
    if (!this.cookies.has(CSRF_COOKIE))
      await this.fetch(`/${API_PREFIX}/auth/me?project_id=${this.projectId}`)
  }
}

async function replyOf(answer: Response): Promise<Reply<unknown>> {
  const text = await answer.text()
  const isJson = answer.headers.get('content-type')?.includes('json')
  return { status: answer.status, headers: answer.headers, body: isJson && text ? JSON.parse(text) : text }
}

/** A shopper at a network address, before a shop with `trustedProxies: 1`. */
export const shopperAt = (origin: string, address: string, projectId = 11): Shopper =>
  new Shopper(origin, projectId, { 'x-forwarded-for': address })
