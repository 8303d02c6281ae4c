import { randomUUID } from 'node:crypto'
import type { ShowDoc } from '#contract/shows/show-doc.ts'
import { type PublishedShow, type SavedShow, showCalls } from '#contract/shows/shows.ts'
import type { Shopper } from '#tests/support/shopper.ts'

export const PRODUCT = 10_001

export const cueOf = (
  index: number,
  more: Partial<ShowDoc['cues'][number]> = {},
): ShowDoc['cues'][number] => ({
  id: `c${index}`,
  products_id: PRODUCT + (index % 40),
  count: 1,
  at_ms: index * 1_000,
  position: 'p1',
  spacing_ms: 0,
  angle_deg: 0,
  lead_ms: null,
  note: '',
  ...more,
})

/** A show of some cues at one position. */
export const showOf = (cues = 2, more: Partial<ShowDoc> = {}): ShowDoc => ({
  format: 1,
  name: 'Lake finale',
  seed: 7,
  site: { crowd_ft: 300, firing: 'electric', noise: 'any' },
  positions: [{ id: 'p1', name: 'Center', x_ft: 0, angle_deg: 0 }],
  cues: Array.from({ length: cues }, (_, index) => cueOf(index)),
  music: null,
  on_hand: {},
  ...more,
})

export interface SaveRequest {
  readonly id: string
  readonly base_revision: number
  readonly save_key: string
  readonly seconds: number
  readonly doc: ShowDoc
}

export const saveOf = (more: Partial<SaveRequest> = {}): SaveRequest => ({
  id: randomUUID(),
  base_revision: 0,
  save_key: randomUUID(),
  seconds: 60,
  doc: showOf(),
  ...more,
})

export const save = async (shopper: Shopper, request: SaveRequest): Promise<SavedShow> =>
  (await shopper.call(showCalls.saveShow, { body: request })).data

/** Stores a new show; resolves with its id. */
export async function store(shopper: Shopper, doc: ShowDoc = showOf()): Promise<string> {
  const request = saveOf({ doc })
  await save(shopper, request)
  return request.id
}

export const publish = async (
  shopper: Shopper,
  id: string,
  more: { readonly revision?: number; readonly signature?: string } = {},
): Promise<PublishedShow> =>
  (await shopper.call(showCalls.publishShow, { body: { id, revision: 1, ...more } })).data

/** Stores and shares a new show; resolves with its id and the token of its link. */
export async function share(
  shopper: Shopper,
  doc: ShowDoc = showOf(),
): Promise<{ id: string; token: string }> {
  const id = await store(shopper, doc)
  return { id, token: tokenIn(await publish(shopper, id)) }
}

export function tokenIn(published: PublishedShow): string {
  const link = published.kind === 'published' ? published.share.link : null
  return link?.split('/').at(-1) ?? ''
}
