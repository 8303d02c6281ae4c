import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { type PlanSource, showPath } from '#contract/content/show-paths.ts'
import type { showBuilderMachine } from '#machines/shows/show-builder/show-builder.machine.ts'
import type { ShowSource } from '#machines/shows/show-builder/show-builder.types.ts'
import { emptyShow } from '#pyro/show/empty-show.ts'

export type ShowBuilderActor = ActorRefFrom<typeof showBuilderMachine>

const createId = (): string => crypto.randomUUID()
const createSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1

/** The list of shows and what leads on from it. */
export function useShowList(builder: ShowBuilderActor, plan: PlanSource | null = null) {
  const snapshot = useSelector(builder, (each) => each)
  const { shows, problem, id, hasAccount } = snapshot.context
  return {
    shows: shows.filter(({ date_removed }) => date_removed === null),
    removed: shows.filter(({ date_removed }) => date_removed !== null),
    hasAccount,
    /** where a show is opened, with the product that it gets */
    pathOf: (show: string) =>
      plan?.kind === 'product' ? `${showPath(show)}?product=${plan.id}` : showPath(show),
    isReady: snapshot.hasTag('list') && !snapshot.hasTag('pending'),
    problem,
    isReading: snapshot.matches('reading'),
    isUnreachable: snapshot.matches('unreachable'),
    /** the show that is being copied, removed or made */
    busyId: snapshot.hasTag('pending') ? id : null,
    isImporting: snapshot.matches('importing'),
    create: (name: string) =>
      builder.send({ type: 'show.create', id: createId(), doc: emptyShow(name, createSeed()) }),
    propose: () => builder.send({ type: 'proposal.start', id: createId() }),
    take: (source: ShowSource) => builder.send({ type: 'show.import', id: createId(), source }),
    duplicate: (show: string) => builder.send({ type: 'show.duplicate', id: show, copyId: createId() }),
    remove: (show: string) => builder.send({ type: 'show.remove', id: show }),
    restore: (show: string) => builder.send({ type: 'show.restore', id: show }),
    reload: () => builder.send({ type: 'list.reload' }),
  }
}

export type ShowList = ReturnType<typeof useShowList>
