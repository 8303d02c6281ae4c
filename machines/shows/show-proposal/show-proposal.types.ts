import type { PromiseActorLogic } from 'xstate'
import type { ApiFailure } from '#contract/platform/failure.ts'
import type { ShowDoc } from '#contract/shows/show-doc.ts'
import type { Proposal, ProposedShow } from '#pyro/show/propose.ts'
import type { ShowWishes, WishName } from '#pyro/show/wishes.ts'

export interface ShowProposalInput {
  /** visitors see no prices, so that a budget says nothing to them */
  readonly isCustomer: boolean
}

export interface ShowProposalContext extends ShowProposalInput {
  readonly wishes: ShowWishes
  /** the same wishes and seed are answered by the same shows */
  readonly seed: number
  readonly plans: readonly ProposedShow[]
  /** styles of the plans that stay when others are asked for */
  readonly kept: readonly string[]
  /** for how long goods and money are enough; null: for the whole length */
  readonly thinSeconds: number | null
  readonly impossible: WishName | null
  readonly failure: ApiFailure | null
  readonly accepted: ShowDoc | null
}

export type ShowProposalEvent =
  | { readonly type: 'wish.alter'; readonly changes: Partial<ShowWishes> }
  | { readonly type: 'proposal.ask'; readonly seed: number }
  | { readonly type: 'proposal.lock'; readonly style: string }
  | { readonly type: 'proposal.accept'; readonly style: string }
  | { readonly type: 'proposal.cancel' }

export interface ShowProposalOutput {
  /** null: canceled */
  readonly doc: ShowDoc | null
}

/** `pending`: shows are made up; `shown`: there are plans to choose from. */
export type ShowProposalTag = 'pending' | 'shown'

/** Goods that must not be shipped to a customer are not proposed to them. */
export interface ProposalRequest extends ShowProposalInput {
  readonly wishes: ShowWishes
  readonly seed: number
}
export type ProposeShowsLogic = PromiseActorLogic<Proposal, ProposalRequest>
