import type { CallbackActorLogic, EventObject, PromiseActorLogic } from 'xstate'
import type { Profile } from '#contract/profile.ts'
import type { Customer, SessionAnswer, User } from '#contract/auth.ts'

/** Who is logged in, without any token: tokens live in the storage of the app only. */
export interface Identity {
  readonly user: User | null
  readonly customer: Customer | null
  /** staff acts as this customer: the flag inside the access token */
  readonly is_impersonate: boolean
}

export interface SessionInput {
  /** the record under the storage key `user`, when it holds an access token */
  readonly stored: Identity | null
}

/** Log out, or close the window in which staff acts as a customer. */
export type LogoutVariant = 'normal' | 'banner'

/** `mismatch`: e-mail and password do not belong together */
export interface LoginFailure {
  readonly problem: 'mismatch' | 'refused'
  readonly errors: readonly string[]
}

export interface SessionContext extends Identity {
  readonly status: 'loggedIn' | 'loggedOut'
  readonly profile: Profile | null
  /** path and query that a visitor wanted before the login page */
  readonly initialUrl: string | null
  readonly logoutVariant: LogoutVariant
  /** of the last login, until the next attempt */
  readonly loginFailure: LoginFailure | null
}

/** The answer with the tokens, and the flag read from the access token. */
export interface SessionReply extends SessionAnswer {
  readonly is_impersonate: boolean
}

export interface Credentials {
  readonly username: string
  readonly password: string
}

export type SessionEvent =
  | ({ readonly type: 'login.submit' } & Credentials)
  | ({ readonly type: 'login.actAs'; readonly customers_id: number; readonly otp: string } & Credentials)
  /** from registration: the account exists and is logged in */
  | { readonly type: 'session.registered'; readonly reply: SessionReply }
  | { readonly type: 'session.logOut'; readonly variant: LogoutVariant }
  /** from a page that changed the profile */
  | { readonly type: 'session.refresh' }
  /** from the API client: a call of an `api/` path was answered 401 */
  | { readonly type: 'session.unauthorized' }
  /** from volumeApplication: another customer record of the same person, for example another price level */
  | { readonly type: 'customer.updated'; readonly user: User | null; readonly customer: Customer | null }
  /** from watchStoredSession: the stored record is of somebody else than the machine knows, or has appeared */
  | { readonly type: 'token.changed' }
  /** from watchStoredSession: the stored record is gone */
  | { readonly type: 'token.removed' }
  /** from the router: a visitor was sent to /login; only a path of this shop is remembered */
  | { readonly type: 'initialUrl.remember'; readonly url: string }
  /** from the router: the customer has been returned there */
  | { readonly type: 'initialUrl.used' }

export type SessionEmitted =
  /** to storage: write the record and the cookie when it has tokens, and remove them when it has none */
  | { readonly type: 'session.kept'; readonly reply: SessionReply }
  /** to storage: the stored record has another user and customer and the same tokens */
  | { readonly type: 'session.amended'; readonly user: User | null; readonly customer: Customer | null }
  /** to storage: remove the record and all forms of the cookie */
  | { readonly type: 'session.forgotten' }
  /** to the router: go there, replacing the login page */
  | { readonly type: 'session.arrived'; readonly to: string }
  /** to the router: go home, or close the window */
  | { readonly type: 'session.ended'; readonly variant: LogoutVariant }
  /** to the query cache: customers sort by other fields than visitors */
  | { readonly type: 'sortOptions.outdated' }
  | ({ readonly type: 'notice.loginFailed' } & LoginFailure)
  | { readonly type: 'notice.loggedOut'; readonly message: string | null }
  | { readonly type: 'notice.logoutFailed' }

/** What the session tells `shop`, and nobody else. */
export type SessionFact =
  | { readonly type: 'session.signedIn'; readonly customer: Customer | null; readonly user: User | null }
  | { readonly type: 'session.signedOut' }

/**
 * `checking`: the server is asked who this is; `pending`: a button was pressed; `arriving`: the login is accepted
 * and the shopper is not where it leads yet.
 */
export type SessionTag = 'checking' | 'pending' | 'arriving'

export interface SessionMeta {
  readonly route?: string
  readonly spec: readonly string[]
}

export interface LogInInput extends Credentials {
  readonly customers_id: number | null
  readonly otp: string | null
  readonly is_impersonate: boolean
}

/** The HTTP status comes along: a log-out succeeded with exactly 200 only. */
export interface LogoutReply {
  readonly status: number
  readonly message: string | null
}

export interface WatchInput {
  /** milliseconds between two looks at the storage */
  readonly period: number
  /** whom the machine knows; null: nobody */
  readonly customers_id: number | null
  readonly is_impersonate: boolean
}

export type FetchCurrentUserLogic = PromiseActorLogic<SessionReply, undefined>
export type LogInLogic = PromiseActorLogic<SessionReply, LogInInput>
export type LogOutLogic = PromiseActorLogic<LogoutReply, undefined>
export type FetchProfileLogic = PromiseActorLogic<Profile | null, undefined>
/**
 * Compares the stored record with whom the machine knows, every `period`, and makes no call. It compares the
 * person, not the token text: a renewed token of the same person is no change.
 */
export type WatchStoredSessionLogic = CallbackActorLogic<EventObject, WatchInput>
