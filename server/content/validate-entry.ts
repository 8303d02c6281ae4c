import { type BaseIssue, safeParse } from 'valibot'
import type { EntryProblem } from '#contract/content/content-editing.ts'
import { CONTENT_KINDS, type ContentBody, type ContentKind } from '#contract/content/content-kinds.ts'
import { isProtectedPath } from '#contract/content/redirect-rules.ts'
import { formatCount } from '#contract/platform/format-count.ts'
import { bannerStyle } from './banner-style.ts'
import { fileAddress, linkAddress } from '#server/platform/html/content-address.ts'
import { isIcon } from './home-content.ts'
import { listingAddress } from './page-blocks.ts'
import { entryKey, isPathKind } from './storefront-content.ts'

interface Candidate {
  readonly kind: ContentKind
  readonly key: string
  readonly body: unknown
  readonly starts_at?: string | null
  readonly ends_at?: string | null
}

/** What keeps an entry from being published, by field; the redirects as a whole are checked elsewhere. */
export function entryProblems({ kind, key, body, starts_at, ends_at }: Candidate): readonly EntryProblem[] {
  const problem = (field: string, text: string): EntryProblem => ({ kind, key, field, text })
  const ownKey = keyProblem(kind, key)
  const read = safeParse(CONTENT_KINDS[kind], body)
  const fields = read.success
    ? [
        ...addressProblems(read.output, ''),
        ...listingProblems(read.output, ''),
        ...(kind === 'section' ? sectionProblems(read.output) : []),
        ...(kind === 'banner' ? styleProblems(read.output) : []),
      ]
    : read.issues.map(
        (issue) => [issue.path?.map((item) => String(item.key)).join('.') ?? '', issueText(issue)] as const,
      )
  const isOrdered = !starts_at || !ends_at || Date.parse(starts_at) < Date.parse(ends_at)
  return [
    ...(ownKey === null ? [] : [problem('key', ownKey)]),
    ...fields.map(([field, text]) => problem(field, text)),
    ...(isOrdered ? [] : [problem('ends_at', 'The end is before the start.')]),
  ]
}

/** Why a value does not fit its field, in the words of people who write. */
function issueText({
  type,
  kind,
  requirement,
  received,
  expected,
  message,
  input,
}: BaseIssue<unknown>): string {
  const isList = Array.isArray(input)
  switch (type) {
    case 'min_length':
      return isList ? 'Add at least one.' : 'Fill this in.'
    case 'max_length':
      return `At most ${formatCount(Number(requirement))} ${isList ? 'of them' : 'characters'} fit here.`
    case 'min_value':
      return `The least is ${String(requirement)}.`
    case 'max_value':
      return `The most is ${String(requirement)}.`
    case 'iso_date':
      return 'Enter a day of the calendar.'
    case 'safe_integer':
      return 'Enter a whole number.'
    case 'number':
      return 'Enter a number.'
    default:
      return kind === 'schema' && received === 'undefined' && expected !== null ? 'This is missing.' : message
  }
}

function keyProblem(kind: ContentKind, key: string): string | null {
  if (!isPathKind(kind))
    return /^[a-z0-9][a-z0-9_-]{0,79}$/i.test(key) ? null : 'A key has letters, digits, - and _ only.'
  if (!key.startsWith('/') || entryKey(kind, key) !== key)
    return 'A path begins with / and has lower case, no query and no slash at its end.'
  const isPage = kind === 'page' || kind === 'post'
  return isPage && isProtectedPath(key) ? 'This path belongs to a page of the shop.' : null
}

type FieldProblem = readonly [field: string, text: string]

const FILE = 'A picture or file lies in /images, /media or /public-files.'
const LINK = 'A link is a path of the shop, or begins with https:, mailto: or tel:.'

const CHECKS: Readonly<Record<string, readonly [(address: string) => boolean, string]>> = {
  src: [(address) => fileAddress(address) !== null, FILE],
  image_url: [(address) => fileAddress(address) !== null, FILE],
  href: [(address) => (fileAddress(address) ?? linkAddress(address)) !== null, LINK],
  link_to: [(address) => linkAddress(address) !== null, LINK],
  url: [(address) => linkAddress(address) !== null, LINK],
  icon: [isIcon, `${FILE} An icon may also be a name.`],
}

/** Addresses that visitors would not be shown; fields with the same name hold the same everywhere. */
function addressProblems(value: unknown, path: string): readonly FieldProblem[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]): readonly FieldProblem[] => {
    const field = fieldAt(path, name)
    const check = Object.hasOwn(CHECKS, name) ? CHECKS[name] : undefined
    if (typeof each !== 'string') return addressProblems(each, field)
    return check && !check[0](each) ? [[field, check[1]]] : []
  })
}

/** Kinds of rows and blocks that show the products of a listing. */
const PRODUCT_ROWS: readonly unknown[] = ['products', 'upsell']

/** Rows and blocks of products, of which visitors would see nothing. */
function listingProblems(value: unknown, path: string): readonly FieldProblem[] {
  if (typeof value !== 'object' || value === null) return []
  const found = 'kind' in value && 'link_to' in value && PRODUCT_ROWS.includes(value.kind) ? value : null
  const isListing = typeof found?.link_to === 'string' && listingAddress(found.link_to) !== null
  return [
    ...(found === null || isListing ? [] : [[fieldAt(path, 'link_to'), LISTING] as const]),
    ...Object.entries(value).flatMap(([name, each]) => listingProblems(each, fieldAt(path, name))),
  ]
}

/** What no part of the home page of this kind shows. */
function sectionProblems(body: ContentBody): readonly FieldProblem[] {
  // only called with the body of a section
  const { kind, text, link_to } = body as ContentBody<'section'>
  const hasText = kind === 'hero' || kind === 'newsletter'
  return [
    ...(text !== '' && !hasText ? [['text', 'Only the hero and the newsletter show a text.'] as const] : []),
    ...(link_to !== null && kind === 'hero'
      ? [['link_to', 'The hero has no link of its own.'] as const]
      : []),
  ]
}

const LISTING = 'Products are those of a list of products of the shop, such as /sl/l/Best_Sellers.'
const fieldAt = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

function styleProblems(body: ContentBody): readonly FieldProblem[] {
  // only called with the body of a banner
  const banner = body as ContentBody<'banner'>
  const kept = bannerStyle(banner)
  return (Object.keys(kept) as (keyof typeof kept)[])
    .filter((field) => banner[field] !== null && kept[field] === null)
    .map((field) => [field, 'This value is not one of a background, or the picture is not one of the shop.'])
}
