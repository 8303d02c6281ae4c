import { flowCalls, type FlowRow } from '#contract/site/flow.ts'
import type { TestDb } from '#tests/support/database.ts'
import { switchAppSetting } from '#tests/support/app-setting.ts'
import { batchOf, chartsOfRegistry, noteBuild } from '#tests/support/flow-build.ts'
import { Shopper, shopperAt } from '#tests/support/shopper.ts'
import type { Operation } from './operation.ts'

const ROWS = 60

export function flowOperations(url: string, db: TestDb): readonly Operation[] {
  return [
    {
      name: 'count a batch of 60 rows of transitions',
      times: 1_500,
      bound: 0.6,
      peer: '1.2 (upserts)',
      prepare: () => batches(url, db, ROWS),
    },
    // what is left is the price of any call
    {
      name: 'count a batch without rows',
      times: 1_500,
      bound: null,
      peer: '',
      prepare: () => batches(url, db, 0),
    },
  ]
}

/** Six batches a minute and address are counted: each comes from an address of its own. */
async function batches(url: string, db: TestDb, rows: number) {
  await noteBuild(db, 'bench')
  await switchAppSetting({ db, url }, 'flow_counting', true)
  const { cookies } = await visitor(url)
  const bodies = Array.from({ length: 9 }, (_, wait) => batchOf('bench', 'checkout', rowsOf(rows, wait)))
  let sent = 0
  return async (index: number) => {
    const page = shopperAt(url, `10.${(++sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`)
    for (const [name, value] of cookies) page.cookies.set(name, value)
    const { status } = await page.send(flowCalls.countFlow, bodies[index % bodies.length] ?? {})
    if (status !== 200) throw new Error(`a batch was answered with ${status}`)
  }
}

async function visitor(url: string): Promise<Shopper> {
  const shopper = new Shopper(url)
  await shopper.call(flowCalls.countFlow, { body: { version: 'bench', charts: [] } })
  return shopper
}

function rowsOf(count: number, wait: number): readonly FlowRow[] {
  const chart = chartsOfRegistry.find(({ machine }) => machine === 'checkout')?.chart
  const ids = (chart?.transitions ?? []).slice(0, count).map(({ id }) => id)
  if (ids.length < count) throw new Error(`the chart of checkout has fewer than ${count} transitions`)
  return ids.map((id, at) => [null, id, wait, 1 + (at % 5)])
}
