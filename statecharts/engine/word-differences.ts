import type { MachineWords } from '#machines/platform/words.ts'
import type { ChartDifference } from '#statecharts/engine/chart-difference.ts'
import type { ChartModel, ChartNode, ChartTransition } from '#statecharts/engine/chart-model.ts'
import { namesIn } from '#statecharts/engine/names.ts'

/** What a machine is called, and what its names mean. */
export interface Worded {
  readonly title: string
  readonly purpose: string
  readonly words: MachineWords
}

/** Names of both versions whose words differ, a sentence each; words of a name that only one has are no difference. */
export function wordDifferences(was: Worded, is: Worded, chart: ChartModel): readonly ChartDifference[] {
  const own = (['title', 'purpose'] as const).flatMap((key) =>
    reworded(`The ${key} of the machine is in other words.`, was[key], is[key], [chart.id]),
  )
  const names = KINDS.flatMap(([kind, called, isAbout]) =>
    Object.entries(is.words[kind]).flatMap(([name, words]) => {
      const old = was.words[kind][name]
      const parts = partsOf(chart).flatMap((part) => (isAbout(part, name) ? part.id : []))
      return old === undefined ? [] : reworded(`The ${called} ${name} is in other words.`, old, words, parts)
    }),
  )
  return [...own, ...names]
}

const reworded = (
  text: string,
  was: string,
  is: string,
  parts: readonly string[],
): readonly ChartDifference[] =>
  was === is ? [] : [{ kind: 'reworded', state: '', text, parts, words: { was, is } }]

type Part = ChartNode | ChartTransition

const partsOf = ({ nodes, transitions }: ChartModel): readonly Part[] => [...transitions, ...nodes]

const isNode = (part: Part): part is ChartNode => 'children' in part

/** The kinds of names, what one is called, and whether a state or a transition has it. */
const KINDS: readonly (readonly [
  kind: keyof MachineWords,
  called: string,
  isAbout: (part: Part, name: string) => boolean,
])[] = [
  ['events', 'event', (part, name) => !isNode(part) && part.kind === 'event' && part.about === name],
  ['guards', 'guard', (part, name) => !isNode(part) && namesIn(part.guard ?? '').includes(name)],
  [
    'actions',
    'action',
    (part, name) =>
      (isNode(part) ? [...part.entry, ...part.exit] : part.actions).some((action) => action.name === name),
  ],
  ['delays', 'delay', (part, name) => !isNode(part) && part.kind === 'after' && part.about === name],
  ['tags', 'tag', (part, name) => isNode(part) && part.tags.includes(name)],
]
