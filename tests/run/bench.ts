import { openTestCluster } from '#tests/support/test-cluster.ts'
import { type CountingCost, countingCost } from './bench/counting-cost.ts'
import { type Contender, type Cost, measureInTurn, openContender } from './bench/contender.ts'
import type { Operation } from './bench/operation.ts'
import { catalogueOperations } from './bench/catalogue-operations.ts'
import { LARGE, type LargeShop, openLargeShop } from './bench/large-shop.ts'
import { operations } from './bench/operations.ts'
import { orderOperations } from './bench/order-operations.ts'
import { type ObservingCost, observingCost } from './bench/observing-cost.ts'
import { residentMemory } from './bench/process-usage.ts'
import { measureStalls, type Stall } from './bench/stalls.ts'

/**
 * CPU time of the main operations. `--against FOLDER` compares with another installed checkout, interleaved, so that
 * machine load affects both; prints the ratio.
 */
/** microseconds */
const MOST_COUNTING = 10
/** milliseconds */
const MOST_OBSERVING = 0.05
const MOST_STALL = 50
/** MiB */
const MOST_MEMORY = 250

const { against } = parseArguments(process.argv.slice(2))
const cluster = await openTestCluster()
const contenders: Contender[] = []
const large: LargeShop[] = []
try {
  for (const folder of [process.cwd(), ...(against ? [against] : [])]) {
    contenders.push(await openContender(folder, await cluster.clone()))
    large.push(await openLargeShop(folder, await cluster.clone()))
  }
  process.exitCode = await report()
} finally {
  for (const contender of [...contenders, ...large]) await contender.close()
  await cluster.close()
}

function parseArguments(words: readonly string[]): { readonly against: string | null } {
  const [option, folder, ...rest] = words
  if (option === undefined) return { against: null }
  if (option !== '--against' || folder === undefined || rest.length > 0)
    throw new Error('npm run bench [-- --against FOLDER]')
  return { against: folder }
}

async function report(): Promise<number> {
  console.log(
    'CPU in milliseconds per operation, node and all of PostgreSQL; peers measured beside a prototype',
  )
  console.log(
    `operation                                     node     db    total   at most   best peer   wall${against ? '  against   ratio' : ''}`,
  )
  let failed = await tellAll(
    contenders,
    contenders.map(({ url, db }) => operations(url, db)),
  )
  if (tellCounting(await countingCost())) failed++
  if (tellObserving(await observingCost(await cluster.clone()))) failed++
  console.log(`${LARGE.products} products, ${LARGE.orders} orders, of one customer ${LARGE.ofOne}`)
  failed += await tellAll(
    large,
    large.map(({ url, db, email }) => [
      ...catalogueOperations(url, db, { list: 6, search: 8, product: 6 }),
      ...orderOperations(url, db, email),
    ]),
  )
  const [own] = large
  if (!own) throw new Error('there is no large shop')
  if (tellMemory(residentMemory(own.pid))) failed++
  console.log('longest time in which nothing is answered while a change is read')
  for (const stall of await measureStalls(own)) if (tellStall(stall)) failed++
  console.log(`${failed === 0 ? 'all' : 'not all'} within their bounds`)
  return failed === 0 ? 0 : 1
}

/** Measures and prints the operations of each side; answers how many are over their limit. */
async function tellAll(
  sides: readonly Contender[],
  bySide: readonly (readonly Operation[])[],
): Promise<number> {
  let failed = 0
  for (const [index, operation] of (bySide[0] ?? []).entries()) {
    const costs = await measureInTurn(
      sides,
      bySide.flatMap((side) => side[index] ?? []),
    )
    if (tell(operation, costs)) failed++
  }
  return failed
}

/** Prints a cost; true when it is over the limit. */
function tell({ name, bound, peer }: Operation, [own, other]: readonly Cost[]): boolean {
  const total = totalOf(own)
  const isOver = bound !== null && total > bound
  const cells = [own?.node ?? 0, own?.database ?? 0, total, bound].map((value) => cell(value, 8))
  const comparison = other ? [cell(totalOf(other), 9), cell(total / totalOf(other), 8)] : []
  const row = [name.padEnd(43), ...cells, peer.padStart(12), cell(own?.wall ?? 0, 8), ...comparison]
  console.log(`${row.join('')}${isOver ? '  over' : ''}`)
  return isOver
}

/** Prints what a page pays; true when it is over the limit. */
function tellCounting({ counting, transition }: CountingCost): boolean {
  const part = `${((100 * counting) / transition).toFixed(1)} % of the transition`
  const isOver = counting > MOST_COUNTING
  console.log(
    `count a transition in the page: ${counting.toFixed(1)} µs, at most ${MOST_COUNTING}, ${part}${isOver ? '  over' : ''}`,
  )
  return isOver
}

/** Prints what a call pays; true when it is over the limit. */
function tellObserving({ call, observing }: ObservingCost): boolean {
  const isOver = observing > MOST_OBSERVING
  console.log(
    `log and count a call: ${observing.toFixed(3)} ms, at most ${MOST_OBSERVING}, on ${call.toFixed(3)}${isOver ? '  over' : ''}`,
  )
  return isOver
}

/** Prints what the process of the large shop takes after all calls; true when it is over the limit. */
function tellMemory(resident: number): boolean {
  const isOver = resident > MOST_MEMORY
  console.log(
    `resident memory after these calls: ${resident.toFixed(0)} MiB, at most ${MOST_MEMORY}${isOver ? '  over' : ''}`,
  )
  return isOver
}

/** Prints how long others wait; true when it is over the limit. */
function tellStall({ name, longest, cpu }: Stall): boolean {
  const isOver = longest > MOST_STALL
  console.log(
    `${name.padEnd(43)}${cell(longest, 8)} ms, at most ${MOST_STALL}; ${cell(cpu, 6)} ms of CPU in 3 s${isOver ? '  over' : ''}`,
  )
  return isOver
}

function totalOf(cost: Cost | undefined): number {
  return cost ? cost.node + cost.database : 0
}

function cell(value: number | null, width: number): string {
  return (value?.toFixed(2) ?? '').padStart(width)
}
