import { demoEntries } from '#server/demo/content/demo-entries.ts'
import { SEED_DAY } from '#server/demo/calendar.ts'
import { type AnyEntry } from '#server/content/defaults/entry-builders.ts'
import { defaultEntries } from '#server/content/defaults/default-entries.ts'

const keyOf = ({ project_id, kind, key }: AnyEntry): string => `${project_id} ${kind} ${key}`

const demo = demoEntries(SEED_DAY)
const taken = new Set(demo.map(keyOf))

/** The content of the demo shop: its own entries, and the defaults whose key they leave free. */
export const shownEntries: readonly AnyEntry[] = [
  ...demo,
  ...defaultEntries.filter((entry) => !taken.has(keyOf(entry))),
]
export const allEntries: readonly AnyEntry[] = [...demo, ...defaultEntries]
export const nameOf = keyOf

/** All strings of a value with the key that they stand under. */
export function stringsOf(value: unknown, key = ''): readonly (readonly [key: string, text: string])[] {
  if (typeof value === 'string') return [[key, value]]
  if (Array.isArray(value)) return value.flatMap((each) => stringsOf(each, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => stringsOf(each, name))
}

const ADDRESSES = ['link_to', 'href', 'src', 'url', 'image_url', 'background_image_path', 'target_url']
const NAMES = ['kind', 'set', 'name', 'form', 'icon', 'type', 'value', 'products_url', 'date']

/** What a reader reads. The description of a post is its summary. */
export const readTexts = (entry: AnyEntry): readonly string[] =>
  stringsOf(entry.body)
    .filter(([key]) => !ADDRESSES.includes(key) && !NAMES.includes(key) && !key.startsWith('background_'))
    .filter(([key]) => key !== 'seo_meta' || entry.kind !== 'post')
    .map(([, text]) => text)

/** Every address that an entry leads to or shows. */
export function addressesOf(entry: AnyEntry): readonly string[] {
  const strings = stringsOf(entry.body)
  const plain = strings.filter(([key]) => ADDRESSES.includes(key)).map(([, text]) => text)
  const written = strings.flatMap(([, text]) => [
    ...[...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, address = '']) => address),
    ...[...text.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address = '']) => address),
  ])
  return [...plain, ...written]
}
