import type { TestDb } from '#tests/support/database.ts'
import type { CardGateway } from '#server/platform/gateway/card-gateway.ts'
import type { EnvironmentState } from '#statecharts/walk/walk.ts'
import { type CallName, pathsOf } from '#tests/support/call-paths.ts'
import type { Shopper } from '#tests/support/shopper.ts'

/** A call of the API by its name, or a script by its address. */
export type WalkedCall = CallName | RegExp
export const addressOf = (call: WalkedCall): RegExp => (typeof call === 'string' ? pathsOf([call]) : call)

/** The calls of a walked machine; each is held until its step. */
export interface WalkedCalls {
  /** It reaches the server, and its answer the machine. */
  answer(call: WalkedCall): Promise<unknown>
  /** The same, and the server has done what it was asked for when this is over. */
  answerWhenDone(call: WalkedCall): Promise<unknown>
  /** It never reaches the server. */
  lose(call: WalkedCall): Promise<unknown>
  /** It reaches the server, and its answer never comes. */
  loseAnswer(call: WalkedCall): Promise<unknown>
}

/** What a walk with services and a walk in a browser both have: a customer, the shop, and the calls of the machine. */
export interface WorkflowFixture {
  readonly shop: { readonly url: string; readonly outbox: string; readonly gateway: CardGateway }
  readonly db: TestDb
  readonly email: string
  /** a second client of the customer */
  readonly shopper: Shopper
  readonly held: WalkedCalls
}

type Arrange<F, E extends EnvironmentState> = (fixture: F, environment: E) => unknown

/** The server answers the call, after what is arranged before. */
export const answered = <F extends WorkflowFixture, E extends EnvironmentState>(
  call: WalkedCall,
  arrange?: Arrange<F, E>,
) => ({
  perform: async (fixture: F, environment: E) => {
    await arrange?.(fixture, environment)
    await fixture.held.answer(call)
  },
})

/** The call never reaches the server. */
export const lost = (call: WalkedCall) => ({
  perform: ({ held }: WorkflowFixture) => held.lose(call),
})
