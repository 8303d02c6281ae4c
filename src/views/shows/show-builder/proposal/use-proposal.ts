import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { showProposalMachine } from '#machines/shows/show-proposal/show-proposal.machine.ts'
import type { ShowWishes } from '#pyro/show/wishes.ts'

export type ProposalActor = ActorRefFrom<typeof showProposalMachine>

/** Wishes and what they are answered by. */
export function useProposal(actor: ProposalActor) {
  const snapshot = useSelector(actor, (each) => each)
  return {
    snapshot,
    alter: (changes: Partial<ShowWishes>) => actor.send({ type: 'wish.alter', changes }),
    ask: () => actor.send({ type: 'proposal.ask', seed: randomSeed() }),
    lock: (style: string) => actor.send({ type: 'proposal.lock', style }),
    accept: (style: string) => actor.send({ type: 'proposal.accept', style }),
    cancel: () => actor.send({ type: 'proposal.cancel' }),
  }
}
export type ShownProposal = ReturnType<typeof useProposal>

const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1
