import type { CallbackActorLogic, EventObject, PromiseActorLogic } from 'xstate'
import type { Profile } from '#contract/account/profile.ts'
import type { Customer, SessionAnswer, User } from '#contract/account/auth.ts'

/** The logged-in user without tokens, which are only in the storage of the app. */
export interface Identity {
  readonly user: User | null
  readonly customer: Customer | null
  /** staff acts as this customer: a claim of the access token */
  readonly is_impersonate: boolean
}

export interface SessionInput {
  /** the record under the storage key `user`, if it has an access token */
  readonly stored: Identity | null
}

/** Log out, or close the window in which staff acts as a customer. */
export type LogoutVariant = 'normal' | 'banner'

/** `mismatch`: e-mail and password do not match */
export interface LoginFailure {
  readonly problem: 'mismatch' | 'refused'
  readonly errors: readonly string[]
}

export interface SessionContext extends Identity {
  readonly status: 'loggedIn' | 'loggedOut'
  readonly profile: Profile | null
  /** the profile is read once more, because a 401 canceled the first read */
  readonly isProfileReread: boolean
  /** path and query that a visitor requested before the login page */
  readonly initialUrl: string | null
  readonly logoutVariant: LogoutVariant
  /** of the last login, until the next attempt */
  readonly loginFailure: LoginFailure | null
}

/** The response with tokens, and the claim read from the access token. */
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
  /** from registration: the account was created and is logged in */
  | { readonly type: 'session.registered'; readonly reply: SessionReply }
  | { readonly type: 'session.logOut'; readonly variant: LogoutVariant }
  /** from a page that changed the profile */
  | { readonly type: 'session.refresh' }
  /** from the API client: a call below `api/` got a 401 */
  | { readonly type: 'session.unauthorized' }
  /** from volumeApplication: an updated record of the same customer, for example another price level */
  | { readonly type: 'customer.updated'; readonly user: User | null; readonly customer: Customer | null }
  /** from watchStoredSession: the stored record has appeared or belongs to another user */
  | { readonly type: 'token.changed' }
  /** from watchStoredSession: the stored record was removed */
  | { readonly type: 'token.removed' }
  /** from the router: a visitor was redirected to /login; only paths of this shop are stored */
  | { readonly type: 'initialUrl.remember'; readonly url: string }
  /** from the router: the customer has returned there */
  | { readonly type: 'initialUrl.used' }

export type SessionEmitted =
  /** to storage: write record and cookie if there are tokens, else remove them */
  | { readonly type: 'session.kept'; readonly reply: SessionReply }
  /** to storage: update user and customer in the record, keep the tokens */
  | { readonly type: 'session.amended'; readonly user: User | null; readonly customer: Customer | null }
  /** to storage: remove the record and all variants of the cookie */
  | { readonly type: 'session.forgotten' }
  /** to the router: navigate there, replacing the login page */
  | { readonly type: 'session.arrived'; readonly to: string }
  /** to the router: go to the home page, or close the window */
  | { readonly type: 'session.ended'; readonly variant: LogoutVariant }
  /** to the query cache: customers have other sort options than visitors */
  | { readonly type: 'sortOptions.outdated' }
  | ({ readonly type: 'notice.loginFailed' } & LoginFailure)
  | { readonly type: 'notice.loggedOut'; readonly message: string | null }
  | { readonly type: 'notice.logoutFailed' }

/** Sent to `shop` only. */
export type SessionFact =
  | { readonly type: 'session.signedIn'; readonly customer: Customer | null; readonly user: User | null }
  | { readonly type: 'session.signedOut' }

/**
 * `checking`: the session is being verified; `pending`: a request of the user is in flight; `arriving`: logged in,
 * navigation not finished.
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

/** The response with its HTTP status, because only 200 means logged out. */
export interface LogoutReply {
  readonly status: number
  readonly message: string | null
}

export interface WatchInput {
  /** polling interval in milliseconds */
  readonly period: number
  /** the user known to the machine, or null */
  readonly customers_id: number | null
  readonly is_impersonate: boolean
}

export type FetchCurrentUserLogic = PromiseActorLogic<SessionReply, undefined>
export type LogInLogic = PromiseActorLogic<SessionReply, LogInInput>
export type LogOutLogic = PromiseActorLogic<LogoutReply, undefined>
export type FetchProfileLogic = PromiseActorLogic<Profile | null, undefined>
/**
 * Polls the stored record every `period` ms, without network. Compares users, not tokens: a renewed token is no change.
 */
export type WatchStoredSessionLogic = CallbackActorLogic<EventObject, WatchInput>
