import * as v from 'valibot'
import { endpoint } from '#contract/platform/endpoint.ts'
import { picked } from '#contract/platform/entries.ts'
import { Product } from '#contract/catalogue/products.ts'
import { PublicShowDoc, SHOW_LIMITS, ShowDoc } from './show-doc.ts'
import { Count, Id, Outcome, Text } from '#contract/platform/wire.ts'

export const ShowId = v.pipe(v.string(), v.uuid())
/** counts the stored versions of a show; 0: never stored */
export const Revision = Count

export const ShowShare = v.object({
  /** path of the shared show; whoever has it sees the show. Null: it was made under another secret and still works */
  link: v.nullable(v.string()),
  /** what the owner typed as a signature; empty: nothing */
  signature: v.string(),
  /** the stored version that is shared */
  revision: Revision,
  views: Count,
  date_shared: v.string(),
})
export type ShowShare = v.InferOutput<typeof ShowShare>

export const ShowSummary = v.object({
  id: ShowId,
  name: v.string(),
  cue_count: Count,
  /** until the last effect, as the device computed it when it saved, or else the server */
  seconds: Count,
  revision: Revision,
  date_modified: v.string(),
  /** null: not removed; a removed show can be restored for 30 days */
  date_removed: v.nullable(v.string()),
  share: v.nullable(ShowShare),
})
export type ShowSummary = v.InferOutput<typeof ShowSummary>

/** As it was stored: whoever opens it parses it, because a newer version of the shop may have stored a newer format. */
export const StoredShowDoc = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check(({ format }) => typeof format === 'number', 'has no format'),
)

/**
 * `conflict`: another revision than `base_revision` is stored. `removed`: it was removed, or is not stored and was
 * made from a stored one. `tooMany`: the customer has the maximum of shows.
 */
export const SavedShow = v.variant('kind', [
  v.object({ kind: v.literal('saved'), revision: Revision }),
  v.object({ kind: v.literal('conflict'), revision: Revision, doc: StoredShowDoc }),
  v.object({ kind: v.literal('removed') }),
  v.object({ kind: v.literal('tooMany') }),
])
export type SavedShow = v.InferOutput<typeof SavedShow>

/** `changed`: another revision is stored than the one to be shared. */
export const PublishedShow = v.variant('kind', [
  v.object({ kind: v.literal('published'), share: ShowShare }),
  v.object({ kind: v.literal('changed'), revision: Revision }),
])
export type PublishedShow = v.InferOutput<typeof PublishedShow>

const goods = picked(Product.entries, [
  'products_id',
  'products_model',
  'products_name',
  'products_url',
  'image_url',
  'drawn_url',
  'manufacturers_name',
  'category',
  'category_url',
  'products_packaging',
  'pieces_per_case',
  'quantity',
  'eta',
  'colors',
  'effects',
  'firing_pattern',
  'duration',
  'seconds',
  'shots',
  'caliber',
  'performance_height',
  'ignition_type',
  'pro_use',
  'texas_restricted',
])
/** What a show needs to know of a product. One that is sold no longer has no stock and no price. */
export const PublicShowProduct = v.object({ ...goods, is_sold: v.boolean() })
export const ShowProduct = v.object({ ...PublicShowProduct.entries, price: Product.entries.price })
export type PublicShowProduct = v.InferOutput<typeof PublicShowProduct>
export type ShowProduct = v.InferOutput<typeof ShowProduct>

/** A shared show with its products without prices, whoever asks. */
export const PublicShow = v.object({
  doc: PublicShowDoc,
  signature: v.string(),
  products: v.array(PublicShowProduct),
})
export type PublicShow = v.InferOutput<typeof PublicShow>

export const showCalls = {
  selectShows: endpoint({
    method: 'GET',
    path: 'api/shows/select-shows',
    auth: 'required',
    summary: 'The shows of the customer in this storefront, last modified first; removed ones at the end',
    answer: v.object({ shows: v.array(ShowSummary) }),
  }),
  selectShow: endpoint({
    method: 'GET',
    path: 'api/shows/select-show/{id}',
    auth: 'required',
    summary: 'One show; 404 when the customer has none with this id, or has removed it',
    answer: v.object({
      id: ShowId,
      revision: Revision,
      doc: StoredShowDoc,
      share: v.nullable(ShowShare),
    }),
  }),
  saveShow: endpoint({
    method: 'POST',
    path: 'api/shows/save-show',
    auth: 'required',
    summary: 'Store a show over the revision that it was made from; the same save_key gets the same answer',
    bodyLimit: { bytes: 163_840, milliseconds: 10_000 },
    body: v.strictObject({
      id: ShowId,
      base_revision: Revision,
      save_key: v.pipe(v.string(), v.uuid()),
      /** of the show; 0 from a device that does not know its products yet: the server computes it */
      seconds: v.pipe(Count, v.maxValue(7_200)),
      doc: ShowDoc,
    }),
    answer: v.object({ ...Outcome.entries, data: SavedShow }),
  }),
  removeShow: endpoint({
    method: 'POST',
    path: 'api/shows/remove-show',
    auth: 'required',
    summary: 'Remove a show, or restore a removed one; a removed show is no longer shared',
    body: v.strictObject({ id: ShowId, restore: v.optional(v.boolean(), false) }),
    /** success is false when there are too many shows to restore one */
    answer: Outcome,
  }),
  publishShow: endpoint({
    method: 'POST',
    path: 'api/shows/publish-show',
    auth: 'required',
    summary: 'Share the stored revision of a show, or bring the shared copy up to date; the link stays',
    body: v.strictObject({
      id: ShowId,
      revision: Revision,
      signature: v.optional(Text(SHOW_LIMITS.nameLength), ''),
    }),
    answer: v.object({ ...Outcome.entries, data: PublishedShow }),
  }),
  revokeShare: endpoint({
    method: 'POST',
    path: 'api/shows/revoke-share',
    auth: 'required',
    summary: 'End the sharing of a show: its link shows nothing from the next request on',
    body: v.strictObject({ id: ShowId }),
    answer: Outcome,
  }),
  showProducts: endpoint({
    method: 'POST',
    path: 'public/api/shows/products',
    auth: 'optional',
    summary:
      'The products of these ids that this storefront sells or has sold, and those of these model numbers that it sells; prices only with a login',
    body: v.strictObject({
      ids: v.pipe(v.array(Id), v.maxLength(SHOW_LIMITS.products)),
      models: v.optional(v.pipe(v.array(Text(40)), v.maxLength(SHOW_LIMITS.products)), []),
    }),
    answer: v.object({ products: v.array(ShowProduct) }),
  }),
  viewShow: endpoint({
    method: 'GET',
    path: 'public/api/shows/view/{token}',
    auth: 'none',
    isNeverStored: true,
    summary: 'A shared show, whose views are counted; 404 for an unknown or revoked token',
    answer: PublicShow,
  }),
}
