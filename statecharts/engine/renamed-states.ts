import { causeText } from '#statecharts/engine/cause-text.ts'
import type { ChartModel, ChartNode } from '#statecharts/engine/chart-model.ts'
import { canonical } from '#statecharts/engine/json.ts'

/** Ids of states of the newer chart, by the ids that they had. */
export type Renames = ReadonlyMap<string, string>

/** From this share of common facts on, a removed and an added state are taken for one. */
const ALIKE = 0.6

/**
 * States that are probably called otherwise only: of a removed and an added state of the same parent, of which neither is
 * more like another one, most of what leads there, leads away and happens there is the same.
 */
export function guessedRenames(before: ChartModel, after: ChartModel): Renames {
  const removed = statesMissingIn(after, before)
  const added = statesMissingIn(before, after)
  const alike = removed.flatMap((was) =>
    added.flatMap((is) => {
      if (was.parent !== is.parent || was.type !== is.type) return []
      const share = commonShare(factsOf(before, was), factsOf(after, is))
      return share < ALIKE ? [] : [{ was: was.id, is: is.id, share }]
    }),
  )
  const best = alike.filter(
    (one) => !alike.some((other) => other !== one && isRival(one, other) && other.share >= one.share),
  )
  return new Map(best.map(({ was, is }) => [was, is]))
}

interface Pair {
  readonly was: string
  readonly is: string
  readonly share: number
}

const isRival = (one: Pair, other: Pair): boolean => one.was === other.was || one.is === other.is

/** The outermost ones. */
function statesMissingIn(other: ChartModel, { nodes }: ChartModel): readonly ChartNode[] {
  const known = new Set(other.nodes.map(({ id }) => id))
  return nodes.filter(({ id, parent }) => !known.has(id) && parent !== null && known.has(parent))
}

/** What tells a state from others, without its name. */
function factsOf(chart: ChartModel, node: ChartNode): ReadonlySet<string> {
  const own = (id: string): string => (id === node.id || isBelow(id, node.id) ? id.slice(node.id.length) : id)
  const inside = (id: string): boolean => own(id) !== id
  const ways = chart.transitions.flatMap((transition) => {
    const { source, targets, condition } = transition
    if (!inside(source) && !targets.some(inside)) return []
    return [canonical([own(source), causeText(transition), condition, targets.map(own)])]
  })
  const { tags, invoke, after, children, entry, exit } = node
  return new Set([...ways, canonical({ tags, invoke, after, children: children.map(own), entry, exit })])
}

const isBelow = (id: string, around: string): boolean => id.startsWith(`${around}.`)

function commonShare(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((fact) => other.has(fact)).length
  return common / (one.size + other.size - common)
}

/** A chart as if its states had had other ids all along. */
export function withRenames(chart: ChartModel, renames: Renames): ChartModel {
  if (renames.size === 0) return chart
  const named = (id: string): string => {
    const around = [...renames.keys()].find((each) => id === each || isBelow(id, each))
    return around === undefined ? id : `${renames.get(around)}${id.slice(around.length)}`
  }
  const DONE = 'xstate.done.state.'
  const described = (descriptor: string): string =>
    descriptor.startsWith(DONE) ? `${DONE}${named(descriptor.slice(DONE.length))}` : descriptor
  return {
    ...chart,
    nodes: chart.nodes.map((node) => {
      const id = named(node.id)
      const path = id === node.id ? node.path : id.slice(chart.id.length + 1).split('.')
      return {
        ...node,
        id,
        path,
        key: path.at(-1) ?? node.key,
        parent: node.parent === null ? null : named(node.parent),
        initial: node.initial === null ? null : named(node.initial),
        children: node.children.map(named),
      }
    }),
    transitions: chart.transitions.map((transition) => {
      const [source, descriptor] = [named(transition.source), described(transition.descriptor)]
      return {
        ...transition,
        id: `${source}|${descriptor}|${transition.id.slice(transition.id.lastIndexOf('|') + 1)}`,
        source,
        descriptor,
        about: transition.kind === 'doneState' ? named(transition.about) : transition.about,
        targets: transition.targets.map(named),
      }
    }),
  }
}
