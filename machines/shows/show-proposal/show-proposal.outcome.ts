import type { ShowDoc } from '#contract/shows/show-doc.ts'
import type { Proposal, ProposedShow } from '#pyro/show/propose.ts'
import type { ShowWishes } from '#pyro/show/wishes.ts'
import type { ShowProposalContext, ShowProposalInput } from './show-proposal.types.ts'

/** A visitor has no budget, because no price is shown to visitors. */
export const firstWishes = ({ isCustomer }: ShowProposalInput): ShowWishes => ({
  seconds: 300,
  budget: isCustomer ? 100_000 : null,
  crowd_ft: 200,
  firing: 'electric',
  noise: 'any',
  colors: [],
  state: null,
})

type Answered = Pick<ShowProposalContext, 'plans' | 'kept' | 'thinSeconds' | 'impossible'>

/** The answered plans, with those that are kept in the place of new ones. */
export function answeredOf({ plans, kept }: ShowProposalContext, proposal: Proposal): Answered {
  if (proposal.kind === 'impossible')
    return { plans: [], kept: [], thinSeconds: null, impossible: proposal.wish }
  const keptPlans = new Map(
    plans.filter(({ style }) => kept.includes(style)).map((plan) => [plan.style, plan]),
  )
  return {
    kept: kept.filter((style) => planOf(proposal.plans, style) !== null),
    plans: proposal.plans.map((plan) => keptPlans.get(plan.style) ?? plan),
    thinSeconds: proposal.kind === 'thin' ? proposal.seconds : null,
    impossible: null,
  }
}

export const toggled = (kept: readonly string[], style: string): readonly string[] =>
  kept.includes(style) ? kept.filter((other) => other !== style) : [...kept, style]

export const planOf = (plans: readonly ProposedShow[], style: string): ShowDoc | null =>
  plans.find((plan) => plan.style === style)?.doc ?? null
