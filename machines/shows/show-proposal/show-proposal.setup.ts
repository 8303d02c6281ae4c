import { assign, setup } from 'xstate'
import { failureOf } from '#contract/platform/failure.ts'
import { type Asked, isKind } from '#machines/platform/is-kind.ts'
import { placeholderActor } from '#machines/platform/placeholder-actor.ts'
import type { Proposal } from '#pyro/show/propose.ts'
import type { ShowWishes } from '#pyro/show/wishes.ts'
import { answeredOf, planOf, toggled } from './show-proposal.outcome.ts'
import type {
  ProposeShowsLogic,
  ShowProposalContext,
  ShowProposalEvent,
  ShowProposalInput,
  ShowProposalOutput,
  ShowProposalTag,
} from './show-proposal.types.ts'

interface OfStyle {
  readonly style: string
}

export const showProposalSetup = setup({
  types: {
    context: {} as ShowProposalContext,
    events: {} as ShowProposalEvent,
    input: {} as ShowProposalInput,
    output: {} as ShowProposalOutput,
    tags: {} as ShowProposalTag,
    meta: {} as { readonly spec: readonly string[] },
  },
  actors: { proposeShows: placeholderActor<ProposeShowsLogic>() },
  guards: {
    is: ({ event }, { kind }: Asked<Proposal, 'plans' | 'thin'>) => isKind(event, kind),
    hasPlan: ({ context: { plans } }, { style }: OfStyle) => planOf(plans, style) !== null,
  },
  actions: {
    recordWishes: assign(({ context }, { changes }: { readonly changes: Partial<ShowWishes> }) => ({
      wishes: { ...context.wishes, ...changes },
    })),
    recordSeed: assign((_, { seed }: { readonly seed: number }) => ({ seed })),
    recordProposal: assign(({ context }, { proposal }: { readonly proposal: Proposal }) =>
      answeredOf(context, proposal),
    ),
    recordKept: assign(({ context }, { style }: OfStyle) => ({ kept: toggled(context.kept, style) })),
    recordAccepted: assign(({ context }, { style }: OfStyle) => ({ accepted: planOf(context.plans, style) })),
    recordFailure: assign((_, { error }: { readonly error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
    forgetPlans: assign({ plans: [], kept: [], thinSeconds: null, impossible: null, failure: null }),
  },
})
