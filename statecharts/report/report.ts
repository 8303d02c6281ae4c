import type { Unprovokable } from '#machines/platform/model.ts'
import { coverageGoalsOf } from '#statecharts/engine/coverage-goals.ts'
import type { Gap, Tally } from '#statecharts/engine/coverage.ts'
import type { Path } from '#statecharts/engine/path.ts'
import { whyUnused } from '#statecharts/engine/sample-classes.ts'
import { shortestPaths, shortestPathText } from '#statecharts/engine/shortest-paths.ts'
import type { Cover } from '#statecharts/engine/suite.ts'
import { releasedLayouts } from '#statecharts/export/chart-files.ts'
import { pictureOf } from '#statecharts/export/svg/picture.ts'
import { playwrightTest } from '#statecharts/formats/playwright.ts'
import { replayCommand } from '#statecharts/formats/format-file.ts'
import { isLeftOut, walksOf, type WalksOf } from '#statecharts/walks-of.ts'
import { type Matrix, matrixOf } from '#statecharts/report/matrix.ts'

export interface ReportedGap extends Gap {
  readonly kind: 'state' | 'transition' | 'guard' | 'goal'
  /** the shortest path to it, or to where it would occur; empty when there is none */
  readonly prefix: readonly string[]
}

/** A transition that walks leave out, with the shortest path to it. */
export interface ReportedExemption extends Unprovokable {
  readonly prefix: readonly string[]
}

export interface ReportedPath {
  readonly path: Path
  readonly replay: string
  /** as a test of Playwright */
  readonly test: string
  /** undefined: the replay matched every step */
  readonly problem: string | undefined
}

export interface ReportedMachine {
  readonly id: string
  readonly title: string
  readonly purpose: string
  /** the chart as SVG */
  readonly picture: string
  readonly states: Tally
  readonly transitions: Tally
  readonly guards: Tally
  readonly goals: { readonly total: number; readonly covered: number }
  readonly gaps: readonly ReportedGap[]
  readonly exemptions: readonly ReportedExemption[]
  readonly matrix: Matrix
  /** transitions that each walk over the running shop takes; null: nothing walks this machine so */
  readonly walked: Readonly<Record<keyof WalksOf, number | null>>
  readonly paths: readonly ReportedPath[]
  /** how often each transition was taken on all paths */
  readonly hits: ReadonlyMap<string, number>
  readonly milliseconds: number
}

/** The content of the coverage report for a machine. */
export async function reportOf(cover: Cover): Promise<ReportedMachine> {
  const { model, chart, suite, replays, coverage, milliseconds } = cover
  const paths = suite.paths.map((path, index) => ({
    path,
    replay: replayCommand(suite, path.id),
    test: playwrightTest(chart.id, path),
    problem: replays[index]?.differences[0],
  }))
  const taken = suite.paths.flatMap((path) =>
    [path.begins, ...path.steps].flatMap((step) => step.transitions),
  )
  const hits = new Map<string, number>()
  for (const id of taken) hits.set(id, (hits.get(id) ?? 0) + 1)
  const way = waysOf(cover)
  return {
    id: chart.id,
    title: model.title,
    purpose: model.purpose,
    picture: await pictureOf(model, chart, releasedLayouts(chart.id)([])),
    states: coverage.states,
    transitions: coverage.transitions,
    guards: coverage.guards,
    goals: { total: suite.goals.length, covered: suite.goals.length - suite.missed.length },
    gaps: gapsOf(cover, way),
    exemptions: (model.unprovokable ?? []).map((each) => ({ ...each, prefix: way(each.transition) })),
    matrix: matrixOf(chart, coverage, replays),
    walked: { services: walkedBy(cover, 'services'), browser: walkedBy(cover, 'browser') },
    paths,
    hits,
    milliseconds: milliseconds.explore + milliseconds.tour + milliseconds.replay,
  }
}

function walkedBy({ model, chart }: Cover, walk: keyof WalksOf): number | null {
  if (!walksOf(chart.id)[walk]) return null
  const left = (model.unprovokable ?? []).filter((each) => isLeftOut(each, walk))
  return chart.transitions.length - new Set(left.map(({ transition }) => transition)).size
}

type WayTo = (id: string) => readonly string[]

/** The shortest paths to a state, to a transition, or to its source state. */
function waysOf({ chart, space }: Cover): WayTo {
  const toStates = shortestPaths(space, coverageGoalsOf('state', chart, space).goalsOf)
  const toTransitions = shortestPaths(space, coverageGoalsOf('transition', chart, space).goalsOf)
  return (id) => {
    const source = id.slice(0, Math.max(0, id.indexOf('|')))
    const found = toTransitions.get(id) ?? toStates.get(id) ?? toStates.get(source)
    return found ? shortestPathText(found) : []
  }
}

function gapsOf({ chart, suite, coverage }: Cover, way: WayTo): readonly ReportedGap[] {
  const guarded = (name: string) => chart.transitions.find(({ guard }) => guard?.includes(name))?.source ?? ''
  const reported = new Set([...coverage.states.gaps, ...coverage.transitions.gaps].map((gap) => gap.id))
  const others = suite.missed.filter((goal) => !reported.has(goal))
  return [
    ...coverage.states.gaps.map((gap) => ({ ...gap, kind: 'state' as const, prefix: way(gap.id) })),
    ...coverage.transitions.gaps.map((gap) => ({ ...gap, kind: 'transition' as const, prefix: way(gap.id) })),
    ...coverage.guards.gaps.map((gap) => ({ ...gap, kind: 'guard' as const, prefix: way(guarded(gap.id)) })),
    ...others.map((id) => ({
      id,
      reason: whyUnused(id) ?? 'on no way there do its timers run so',
      kind: 'goal' as const,
      prefix: way(id.split(' > ')[0] ?? ''),
    })),
  ]
}
