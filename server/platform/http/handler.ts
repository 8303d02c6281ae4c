import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import type { ProjectId } from '#contract/platform/constants.ts'
import type { AnswerIn, Calls, Endpoint, HandlerArgs } from '#contract/platform/endpoint.ts'
import type { Session } from '#server/account/auth/session.ts'
import type { ContentPreview } from '#server/staff/content/preview.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import type { FeedCaller } from '#server/staff/feed/feed-keys.ts'
import type { StaffSession } from '#server/staff/staff-sessions.ts'
import type { CachedJson } from './cached-json.ts'
import type { Limiters } from './call-limiters.ts'

export interface CallContext {
  readonly db: Db
  readonly projectId: ProjectId
  /** null for visitors, and in calls without authentication */
  readonly session: Session | null
  /** client address; only for rate limits */
  readonly address: string
  /** the page token of a POST, constant while a browser keeps its cookies; null for a GET */
  readonly browser: string | null
  /** the id of the cart that the client shows; null when it sends none */
  readonly expectedCartId: number | null
  readonly now: () => Date
  readonly shop: ServerDeps
  /** of the visitor, to recording conversions */
  readonly hasConsent: () => boolean
  /** whether the client used https */
  readonly isSecure: boolean
  /** null: the call answers what visitors see */
  readonly preview: ContentPreview | null
  /** adds a Set-Cookie header to the response */
  readonly setCookie: (value: string) => void
}

/** The context of calls that need a login; the session belongs to the project of the call. */
export interface SessionContext extends CallContext {
  readonly session: Session
}

/** The context of calls of staff; the right that the call needs is checked. */
export interface StaffContext extends CallContext {
  readonly staff: StaffCaller
}

/** The context of calls of a back office; the key belongs to the project of the call. */
export interface FeedContext extends CallContext {
  readonly feed: FeedCaller
}

export interface StaffCaller extends StaffSession {
  /** the row of this call in the audit; null for a GET */
  readonly auditId: string | null
}

export type ContextOf<E> = E extends { readonly auth: 'required' | 'document' }
  ? SessionContext
  : E extends { readonly auth: 'staff' }
    ? StaffContext
    : E extends { readonly auth: 'feed' }
      ? FeedContext
      : CallContext

export type Handler<E> = (
  args: HandlerArgs<E>,
  context: ContextOf<E>,
) => Promise<AnswerIn<E> | CachedJson> | AnswerIn<E> | CachedJson

/** One handler per call of a group; a missing one is a compile error. Amounts in responses are dollars. */
export type Handlers<C extends Calls> = { readonly [K in keyof C]: Handler<C[K]> }

/** A call with its types erased; the schemas of its entry validate it at run time. */
export interface Route {
  readonly name: string
  readonly entry: Endpoint
  readonly handle: (args: RouteArgs, context: CallContext) => unknown
}

interface RouteArgs {
  readonly params: Readonly<Record<string, string>> | undefined
  readonly query: unknown
  readonly body: unknown
}

export const routesOf = <C extends Calls>(calls: C, handlers: Handlers<C>): readonly Route[] =>
  Object.entries(calls).map(([name, entry]) => ({
    name,
    entry,
    // the handler belongs to the entry whose schemas parse its arguments
    handle: handlers[name] as unknown as Route['handle'],
  }))

/** What the steps of a call leave to each other and, in the end, to its handler. Each call has only some of them. */
interface CallVariables extends Pick<CallContext, 'shop' | 'address' | 'isSecure' | 'projectId'> {
  readonly limiters: Limiters
  readonly route: Route
  readonly staff?: StaffCaller
  readonly feed?: FeedCaller
  readonly browser?: string
  /** text, or the bytes of a file */
  readonly body?: string | Buffer<ArrayBuffer>
  readonly session?: Session | null
  readonly payload: Readonly<Record<string, unknown>>
  readonly expectedCartId?: number | null
  readonly preview?: ContentPreview | null
  readonly args: RouteArgs
}

export interface ApiEnv {
  Bindings: HttpBindings
  Variables: CallVariables
}

/** Does one thing for a call and goes on to the next step, or throws. */
export type Step = MiddlewareHandler<ApiEnv>
