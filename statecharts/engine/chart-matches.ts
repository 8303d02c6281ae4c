import { causeText } from '#statecharts/engine/cause-text.ts'
import type { ChartAction, ChartModel, ChartTransition } from '#statecharts/engine/chart-model.ts'
import { canonical } from '#statecharts/engine/json.ts'
import { paramsText } from '#statecharts/engine/parameters.ts'

/** A transition without its place among the candidates, which moves when another one comes before it. */
export interface Candidate {
  readonly transition: ChartTransition
  readonly state: string
  readonly cause: string
  readonly condition: string
  readonly target: string
  readonly actions: string
}

export interface MatchedPair {
  readonly was: Candidate
  readonly is: Candidate
  /** in which they differ; null: in nothing but words */
  readonly differs: 'actions' | 'target' | 'condition' | null
}

/** The transitions of two versions of a chart. */
export interface Matches {
  readonly pairs: readonly MatchedPair[]
  readonly added: readonly Candidate[]
  readonly removed: readonly Candidate[]
  /** lists of candidates whose members are tried in another order */
  readonly reordered: readonly (readonly Candidate[])[]
}

type Key = Exclude<keyof Candidate, 'transition'>

const STEPS: readonly { readonly same: readonly Key[]; readonly differs: MatchedPair['differs'] }[] = [
  { same: ['state', 'cause', 'condition', 'target', 'actions'], differs: null },
  { same: ['state', 'cause', 'condition', 'target'], differs: 'actions' },
  { same: ['state', 'cause', 'condition'], differs: 'target' },
  { same: ['state', 'cause', 'target'], differs: 'condition' },
]

/**
 * Equal transitions are matched first, then those that differ in target, guard or actions alone; whatever is left was
 * added or removed. Of the matched ones a changed order of candidates counts too.
 */
export function matchTransitions(before: ChartModel, after: ChartModel): Matches {
  let removed = candidatesOf(before)
  let added = candidatesOf(after)
  const pairs: MatchedPair[] = []
  for (const { same, differs } of STEPS)
    for (const is of added) {
      const was = removed.find((each) => keyBy(each, same) === keyBy(is, same))
      if (!was) continue
      removed = removed.filter((each) => each !== was)
      added = added.filter((each) => each !== is)
      pairs.push({ was, is, differs })
    }
  return { pairs, added, removed, reordered: reorderedIn(pairs) }
}

const keyBy = (candidate: Candidate, keys: readonly Key[]): string =>
  canonical(keys.map((key) => candidate[key]))

function candidatesOf(chart: ChartModel): readonly Candidate[] {
  const paths = new Map(chart.nodes.map(({ id, path }) => [id, path.join('.')]))
  const pathOf = (id: string) => paths.get(id) ?? ''
  return chart.transitions.map((transition) => ({
    transition,
    state: pathOf(transition.source),
    cause: causeText(transition),
    condition: transition.condition ?? '',
    target: targetText(transition, pathOf),
    actions: transition.actions.map(actionText).join(', '),
  }))
}

function targetText({ internal, targets, reenter }: ChartTransition, pathOf: (id: string) => string): string {
  if (internal) return 'the same state'
  const paths = targets.map((id) => pathOf(id) || 'the machine').join(', ')
  return reenter ? `${paths} entered again` : paths
}

const actionText = ({ name, params }: ChartAction): string =>
  params === null ? name : `${name}(${paramsText(params)})`

function reorderedIn(pairs: readonly MatchedPair[]): Matches['reordered'] {
  const lists = Map.groupBy(pairs, ({ is }) => `${is.state}|${is.cause}`)
  return [...lists.values()].flatMap((list) => {
    const sorted = list.toSorted((a, b) => a.is.transition.candidate - b.is.transition.candidate)
    const wasAt = sorted.map(({ was }) => was.transition.candidate)
    const isSame = wasAt.every((at, index) => index === 0 || (wasAt[index - 1] ?? 0) < at)
    return isSame ? [] : [sorted.map(({ is }) => is)]
  })
}
