import * as v from 'valibot'
import { ContentNodes } from './content-nodes.ts'
import { Money } from './money.ts'

/** A positive database id. */
export const Id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
export const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
export const Text = (max: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(max), v.check(isClean, 'holds a character that cannot be stored'))
/** `YYYY-MM-DD`, a day that exists */
export const Day = v.pipe(v.string(), v.isoDate(), v.check(isOnCalendar, 'is not a day of the calendar'))
export const isDay = (text: string): boolean => v.is(Day, text)
/** with seconds and a time zone, on a day that exists */
export const Moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check(isMoment, 'is not a moment of the calendar'),
)
export const VersionParam = v.pipe(v.string(), v.digits(), v.maxLength(9), v.transform(Number))
export const IdParam = v.pipe(v.string(), v.digits(), v.maxLength(15), v.transform(Number), v.minValue(1))

/** The format allows February 30, with which JavaScript goes on to March, and the year 0, which PostgreSQL lacks. */
function isOnCalendar(day: string): boolean {
  const moment = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day) && day >= '0001'
}

/** The format allows time zones that JavaScript or PostgreSQL cannot read. */
function isMoment(text: string): boolean {
  const isFarZone = /[+-](?:1[6-9]|2\d)(?::?\d\d)?$/.test(text)
  return isOnCalendar(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)) && !isFarZone
}

function isClean(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

export const Pagination = v.object({ total: Count, per_page: Count, current_page: Count, last_page: Count })
export const Seo = v.object({ page_title: v.nullable(v.string()), seo_meta: v.nullable(v.string()) })

/** The id of the current cart when it is not the one in the call. */
export const CartMeta = v.object({ new_cart_id: v.optional(v.nullable(Id), null) })

/** The shape of every error response. */
export const Failure = v.object({
  success: v.literal(false),
  errors: v.array(v.string()),
  message: v.optional(v.string()),
  meta: v.optional(CartMeta),
})

/** The response of a write without data. */
export const Outcome = v.object({
  success: v.boolean(),
  errors: v.optional(v.array(v.string()), []),
  message: v.optional(v.nullable(v.string()), null),
})

/** Why a cart cannot be delivered as it is; null: for another reason, or it can. */
export const DeliveryErrorKind = v.optional(v.nullable(v.picklist(['texas', 'address', 'carrier'])), null)
export type DeliveryErrorKind = v.InferOutput<typeof DeliveryErrorKind>

export const MenuOption = v.object({
  id: v.union([v.number(), v.string()]),
  value: v.string(),
  label: v.string(),
  icon: v.optional(v.nullable(v.string()), null),
})
export type MenuOption = v.InferOutput<typeof MenuOption>

const entry = {
  ...MenuOption.entries,
  seo_title: v.optional(v.nullable(v.string()), null),
  seo_meta: v.optional(v.nullable(v.string()), null),
}
export const CategoryEntry = v.object({
  ...entry,
  categories_url: v.string(),
  banner_html: v.optional(v.nullable(v.string()), null),
  /** the same banner as a tree */
  banner_nodes: v.optional(ContentNodes),
  /** products in the category; every product has one */
  product_count: v.optional(Count),
})
export const BrandEntry = v.object({ ...entry, brand_url: v.string() })
export const ListEntry = v.object({ ...entry, list_url: v.string() })
export type CategoryEntry = v.InferOutput<typeof CategoryEntry>
export type BrandEntry = v.InferOutput<typeof BrandEntry>
export type ListEntry = v.InferOutput<typeof ListEntry>

export const Fee = v.object({ name: v.string(), amount: Money })
