import { readdirSync, readFileSync } from 'node:fs'
import type { MachineModel } from '#machines/platform/model.ts'
import { type ChartModel, type ChartTransition, chartOf } from '#statecharts/engine/chart-model.ts'
import type { Worded } from '#statecharts/engine/word-differences.ts'
import type { GeneratedFile } from '#statecharts/generated.ts'
import { readRequirements } from '#statecharts/requirements.ts'

const folder = 'statecharts/releases'

/** The charts of a release and their words, kept to tell what has changed since. */
export interface Release {
  /** counts from 1 */
  readonly release: number
  readonly machines: readonly ReleasedMachine[]
  /** text by id */
  readonly requirements: Readonly<Record<string, string>>
}

export interface ReleasedMachine extends Worded {
  readonly chart: ChartModel
}

export const releasedMachine = ({ machine, title, purpose, words }: MachineModel): ReleasedMachine => ({
  title,
  purpose,
  words,
  chart: chartOf(machine),
})

/** The charts as they are now, as the next release. */
export const nextRelease = (models: readonly MachineModel[]): Release => ({
  release: (numbers().at(-1) ?? 0) + 1,
  machines: models.map(releasedMachine),
  requirements: Object.fromEntries(readRequirements()),
})

/** One machine a line; what is empty in most states and transitions is left out. */
export const releaseFile = ({ release, machines, requirements }: Release): GeneratedFile => ({
  path: `${folder}/${release}.json`,
  text: `{"generated":"by \`npm run charts -- --release\`: do not edit","release":${release},"requirements":${JSON.stringify(requirements)},"machines":[\n${machines
    .map(({ chart, ...worded }) => JSON.stringify({ ...worded, chart: shortened(chart) }))
    .join(',\n')}\n]}\n`,
})

/** The release with the greatest number; null: there is none. Throws for a file that is no release. */
export function lastRelease(): Release | null {
  const last = numbers().at(-1)
  return last === undefined ? null : readRelease(readFileSync(`${folder}/${last}.json`, 'utf8'))
}

/** The release in such a file; throws for any other. */
export function readRelease(text: string): Release {
  const content: unknown = JSON.parse(text)
  const isRelease = typeof content === 'object' && content !== null && 'requirements' in content
  if (!isRelease || !('machines' in content) || !Array.isArray(content.machines))
    throw new Error('the file is no release: delete it, and npm run charts -- --release makes it anew')
  const release = content as Release // written above
  return {
    ...release,
    machines: release.machines.map((machine) => ({ ...machine, chart: completed(machine.chart) })),
  }
}

/** What a state or a transition has where the file says nothing. */
const EMPTY = {
  nodes: {
    parent: null,
    initial: null,
    children: [],
    entry: [],
    exit: [],
    invoke: [],
    after: [],
    output: null,
    tags: [],
    meta: null,
    description: null,
  },
  transitions: {
    targets: [],
    guard: null,
    condition: null,
    candidate: 0,
    candidates: 1,
    guarded: 0,
    actions: [],
    internal: false,
    reenter: false,
    meta: null,
    description: null,
  },
} as const

const shortened = (chart: ChartModel) => ({
  ...chart,
  nodes: chart.nodes.map((node) => without(node, EMPTY.nodes)),
  transitions: chart.transitions.map((transition) => without(withoutId(transition), EMPTY.transitions)),
})

/** An id is made of the other members. */
const withoutId = (transition: ChartTransition): object =>
  Object.fromEntries(Object.entries(transition).filter(([key]) => key !== 'id'))

const idOf = ({ source, descriptor, candidate }: Omit<ChartTransition, 'id'>): string =>
  `${source}|${descriptor}|${candidate}`

const without = (part: object, empty: object) =>
  Object.fromEntries(
    Object.entries(part).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(empty, key)),
    ),
  )

const completed = (chart: ChartModel): ChartModel => ({
  ...chart,
  nodes: chart.nodes.map((node) => ({ ...EMPTY.nodes, ...node })),
  transitions: chart.transitions.map((shortest) => {
    const transition = { ...EMPTY.transitions, ...shortest }
    return { ...transition, id: idOf(transition) }
  }),
})

const numbers = (): readonly number[] =>
  namesIn(folder)
    .flatMap((name) => /^(\d+)\.json$/.exec(name)?.[1] ?? [])
    .map(Number)
    .toSorted((a, b) => a - b)

function namesIn(path: string): readonly string[] {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}
