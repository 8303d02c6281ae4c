import { counted } from '#contract/platform/format-count.ts'
import { parseArgs } from 'node:util'
import { safeParse } from 'valibot'
import type { ProjectId } from '#contract/platform/constants.ts'
import { type CountedRow, type Flow, FLOW_LIMITS } from '#contract/site/flow.ts'
import { Day } from '#contract/platform/wire.ts'
import { withDatabase } from '#server/platform/database/with-database.ts'
import type { Db } from '#server/platform/database/db.ts'
import { listCharts, readFlow } from '#server/site/flow/read-flow.ts'
import { StartError } from '#server/platform/start/start-error.ts'
import { writeNamedFile } from './named-file.ts'

const USAGE = [
  'How the charts are used, as the explorer and npm run paths -- --weights read it:',
  '  npm run shop -- flow FILE [--machine ID] [--from DAY] [--to DAY]   of the last 30 days',
].join('\n')

const OPTIONS = {
  machine: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
} as const

export interface FlowCommand {
  readonly databaseUrl: string
  /** whose counts are added up */
  readonly projectIds: readonly ProjectId[]
  /** of the app: counts of its charts, or of those of the newest build where it has none */
  readonly build: string
  /** after `flow` */
  readonly words: readonly string[]
  readonly now?: Date
}

/** Runs `npm run shop -- flow`: writes the counts of a running shop; resolves with the lines to print. */
export async function flowCommand({
  databaseUrl,
  projectIds,
  build,
  words,
  now = new Date(),
}: FlowCommand): Promise<readonly string[]> {
  const { file, machine, from, to } = optionsIn(words, now)
  return withDatabase(databaseUrl, async (db) => {
    const machines = await machinesOf(db, build, machine)
    const flows: Flow[] = []
    for (const id of machines) flows.push(await flowOf(db, projectIds, { machine: id, from, to, build }))
    const taken = flows.flatMap(({ machine: id, rows }) =>
      rows.flatMap((row) => (row.taken === null ? [] : [{ id, name: row.taken, times: row.times }])),
    )
    const sum = taken.reduce((all, { times }) => all + times, 0)
    const different = new Set(taken.map(({ id, name }) => `${id} ${name}`)).size
    const used = new Set(taken.map(({ id }) => id)).size
    // counts are read again and again, so that an older file is replaced
    writeNamedFile(file, `${JSON.stringify(flows)}\n`)
    return [
      `${file}: ${counted(different, 'transition')} of ${counted(used, 'machine')} taken ${counted(sum, 'time')}, ${from} to ${to}, storefront ${projectIds.join(' and ')}.`,
      ...(sum === 0
        ? ['Nothing was counted in these days; the setting flow_counting lets pages count.']
        : []),
    ]
  })
}

function optionsIn(words: readonly string[], now: Date) {
  const { positionals, values } = parsed(words)
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new StartError(USAGE)
  const to = dayIn(values.to ?? dayBefore(now, 0))
  const from = dayIn(values.from ?? dayBefore(new Date(to), 29))
  const days = (Date.parse(to) - Date.parse(from)) / DAY + 1
  if (days < 1) throw new StartError(`${from} is after ${to}.`)
  if (days > FLOW_LIMITS.days) throw new StartError(`At most ${FLOW_LIMITS.days} days can be read.`)
  return { file, machine: values.machine, from, to }
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true })
  } catch {
    throw new StartError(USAGE)
  }
}

const DAY = 86_400_000
const dayBefore = (day: Date, days: number): string =>
  new Date(day.getTime() - days * DAY).toISOString().slice(0, 10)

function dayIn(typed: string): string {
  const read = safeParse(Day, typed)
  if (!read.success) throw new StartError(`"${typed}" is not a day such as 2027-06-30.`)
  return read.output
}

async function machinesOf(db: Db, build: string, wanted: string | undefined): Promise<readonly string[]> {
  const machines = [...new Set((await listCharts(db, build)).map(({ machine }) => machine))].sort()
  if (machines.length === 0)
    throw new StartError('The shop knows no charts: build it with npm run build, and start it again.')
  if (wanted === undefined) return machines
  if (!machines.includes(wanted))
    throw new StartError(`There is no machine "${wanted}". The machines are: ${machines.join(', ')}.`)
  return [wanted]
}

interface Question {
  readonly machine: string
  readonly from: string
  readonly to: string
  readonly build: string
}

/** Of several storefronts together. */
async function flowOf(db: Db, projectIds: readonly ProjectId[], question: Question): Promise<Flow> {
  const flows: Flow[] = []
  for (const projectId of projectIds) {
    const flow = await readFlow(db, { ...question, version: null, projectId })
    if (flow) flows.push(flow)
  }
  const [first] = flows
  if (!first) throw new StartError(`The shop has no chart of ${question.machine}.`)
  return flows.slice(1).reduce(together, first)
}

function together(one: Flow, other: Flow): Flow {
  const rows = new Map<string, CountedRow>()
  for (const row of [...one.rows, ...other.rows]) {
    const key = JSON.stringify([row.before, row.taken, row.wait])
    rows.set(key, { ...row, times: row.times + (rows.get(key)?.times ?? 0) })
  }
  return {
    ...one,
    rows: [...rows.values()],
    unknown: one.unknown + other.unknown,
    unattributed: one.unattributed + other.unattributed,
  }
}
