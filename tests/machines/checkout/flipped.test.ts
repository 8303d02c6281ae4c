import { expect, test } from 'vitest'
import { checkoutModel } from '#machines/checkout/checkout.model.ts'
import { isIn } from '#machines/platform/is-in.ts'
import { explore } from '#statecharts/engine/explore.ts'
import type { Edge, SpaceNode } from '#statecharts/engine/state-space.ts'

const { nodes } = explore(checkoutModel)
const at = (index: number): SpaceNode => {
  const place = nodes[index]
  if (!place) throw new Error(`no place ${index}`)
  return place
}
const isEvent = ({ stimulus }: Edge, type: string) =>
  stimulus.kind === 'event' && stimulus.event.type === type
const valueOf = (place: SpaceNode) => place.state.snapshot.value
const marksIn = (place: SpaceNode) => Object.keys(place.state.snapshot.context.checkoutStepsStatus)
/** The node after `checkout.disabled`, or the same node, because edges that change nothing are not recorded. */
const flips = nodes.map((place) => {
  const edge = place.edges.find((each) => isEvent(each, 'checkout.disabled'))
  return { place, after: edge ? at(edge.to) : place }
})
/** An order submitted before keeps its outcome, and a confirmation stays. */
const [late, early] = [true, false].map((isLate) =>
  flips.filter(({ place }) => isIn(valueOf(place), 'submitting', 'complete') === isLate),
)

/** Nodes reachable while checkout stays disabled. */
function reachable(from: readonly SpaceNode[]): ReadonlySet<SpaceNode> {
  const seen = new Set(from)
  for (const place of seen)
    for (const edge of place.edges) if (!isEvent(edge, 'checkout.enabled')) seen.add(at(edge.to))
  return seen
}

test('[CHK-02] [CHK-04] disabling checkout blocks every state before the submission at once and clears the steps', () => {
  expect(early?.length).toBeGreaterThan(100)
  expect(early?.filter(({ after }) => valueOf(after) !== 'blocked').map(({ place }) => place.key)).toEqual([])
  expect(early?.filter(({ after }) => marksIn(after).length > 0).map(({ place }) => place.key)).toEqual([])
})

test('[CHK-04] while checkout is disabled no reachable state submits an order', () => {
  const after = reachable((early ?? []).map((flip) => flip.after))
  expect([...after].filter((place) => isIn(valueOf(place), 'submitting')).map(({ key }) => key)).toEqual([])
})

test('[CHK-02] [ORD-16] a submitted order keeps its outcome, and a confirmation stays', () => {
  expect(late?.length).toBeGreaterThan(1)
  const gone = late?.filter(
    ({ place, after }) => JSON.stringify(valueOf(place)) !== JSON.stringify(valueOf(after)),
  )
  expect(gone?.map(({ place }) => place.key)).toEqual([])
})
