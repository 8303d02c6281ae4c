import { expect, test } from 'vitest'
import { ApiError } from '#contract/platform/failure.ts'
import { toFiringCsv } from '#pyro/show/firing-csv.ts'
import { firingList } from '#pyro/show/firing-list.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import { importShow } from '#src/services/shows/import-show.ts'
import { sampleCue, sampleDoc, sampleProduct } from '#tests/src/views/shows/show-builder/sample-show.ts'

const product = sampleProduct()
const { signal } = new AbortController()
const IMPORTER = { projectId: 11, origin: 'https://shop.example' }
const doc = {
  ...sampleDoc([
    sampleCue({ id: 'a', angle_deg: 5 }),
    sampleCue({ id: 'b', at_ms: 9_000, position: 'right', lead_ms: 4_000, note: 'by the pier' }),
  ]),
  site: { crowd_ft: 420, firing: 'electric', noise: 'moderate' } as const,
}
const file = toFiringCsv(firingList(doc, new Map([[product.products_id, product]])), ['Too near'], doc)

/** Imports a file while the shop sells `product` alone; also which calls it took. */
async function imported(text: string, failure?: Error) {
  const asked: unknown[] = []
  const call = ((endpoint: { readonly auth: string }, { body }: { readonly body: unknown }) => {
    asked.push([endpoint.auth, body])
    return failure ? Promise.reject(failure) : Promise.resolve({ products: [product] })
  }) as unknown as Call
  return { asked, read: await importShow(call, { kind: 'file', text }, IMPORTER, signal) }
}

test('[SHOW-03] a visitor makes a show of a file that the shop wrote, with its site and its positions', async () => {
  const { asked, read } = await imported(file)
  expect(asked).toEqual([['optional', { ids: [], models: ['AP300'] }]])
  const shown = read.kind === 'imported' ? read.doc : null
  expect(read.report).toBeNull()
  expect(shown?.site).toEqual(doc.site)
  expect(shown?.positions.map(({ name, x_ft, angle_deg }) => [name, x_ft, angle_deg])).toEqual([
    ['Left', -60, -18],
    ['Center', 0, 0],
    ['Right', 60, 18],
  ])
  const places = new Map(shown?.positions.map(({ id, name }) => [id, name]))
  expect(
    shown?.cues.map((cue) => [places.get(cue.position), cue.at_ms, cue.angle_deg, cue.lead_ms, cue.note]),
  ).toEqual([
    ['Left', 6_200, 5, null, ''],
    ['Right', 9_000, 0, 4_000, 'by the pier'],
  ])
})

test('[SHOW-03] good rows become a show, the others and what the file does not hold are named', async () => {
  const lines = file.split('\r\n').slice(7)
  const broken = [...lines.slice(0, 3), (lines[1] ?? '').replace('AP300', 'ZZ9'), 'x', ''].join('\r\n')
  const { read } = await imported(broken)
  expect(read.kind === 'imported' && read.doc.cues.length).toBe(2)
  expect(read.report).toEqual({
    sentences: [
      '2 rows were left out.',
      'The file does not say where the positions stand, how far the spectators are and how the show is lit: set it under Site.',
    ],
    rows: ['Row 4 names the model ZZ9, which this shop does not sell.', 'Row 5 has 1 cell instead of 11.'],
  })
})

test('[SHOW-03] a file without a good row says why', async () => {
  const lines = file.split('\r\n').slice(7, 8)
  expect((await imported([...lines, 'x', ''].join('\r\n'))).read).toEqual({
    kind: 'empty',
    report: { sentences: ['1 row was left out.'], rows: ['Row 2 has 1 cell instead of 11.'] },
  })
})

test('[SHOW-03] an answer that wants a login is no dead server', async () => {
  const status = { kind: 'status', status: 401, errors: [], message: null, retryAfter: null } as const
  const { read } = await imported(file, new ApiError(status))
  expect(read.report?.sentences).toEqual(['Log in to make a show of this.'])
  const offline = new ApiError({ kind: 'offline' })
  await expect(imported(file, offline)).rejects.toBe(offline)
})
