import { type Address, changesAddress, fragmentOf, SHOWS, stateAddress } from './address.ts'
import type { ExplorerData } from './explorer.types.ts'
import { VIEW_NAMES } from './page-title.ts'
import { wordRank, withShortIds } from './search-rank.ts'
import { effectIn, eventIn, guardIn } from './words-of.ts'

export interface Hit {
  readonly kind: 'machine' | 'state' | 'event' | 'requirement' | 'action' | 'guard' | 'page' | 'view'
  readonly name: string
  /** where it is, or its text */
  readonly about: string
  readonly address: Address
}

/** Everything that can be found, in the order in which equally good hits are listed. */
export function searchIndex(data: ExplorerData): readonly Hit[] {
  const hits = [
    ...data.machines.map(
      ({ id, title, purpose }): Hit => ({
        kind: 'machine',
        name: `${title} ${id}`,
        about: purpose,
        address: stateAddress(id, ''),
      }),
    ),
    ...data.machines.flatMap(statesIn),
    ...eventsIn(data),
    ...Object.entries(data.requirements).map(
      ([id, text]): Hit => ({
        kind: 'requirement',
        name: id,
        about: text,
        address: { kind: 'requirement', requirement: id },
      }),
    ),
    ...namesIn(data.machines),
    ...PAGES,
    ...data.machines.flatMap(viewsIn),
  ]
  return [...new Map(hits.map((hit) => [`${hit.kind} ${hit.name} ${fragmentOf(hit.address)}`, hit])).values()]
}

const PAGES: readonly Hit[] = [
  {
    kind: 'page',
    name: 'Messages',
    about: 'Which machine sends what to which',
    address: { kind: 'messages' },
  },
  { kind: 'page', name: 'Changes', about: 'Since the last release', address: changesAddress() },
  {
    kind: 'page',
    name: 'Live',
    about: 'What a tab of the shop does, as it happens',
    address: { kind: 'live' },
  },
]

/** All but the one that a machine itself leads to. */
const viewsIn = ({ id, title, purpose }: ExplorerData['machines'][number]): readonly Hit[] =>
  SHOWS.filter((show) => show !== 'state').map((show) => ({
    kind: 'view',
    name: `${title} ${VIEW_NAMES[show]}`,
    about: purpose,
    address: stateAddress(id, '', show),
  }))

const maxHits = 30

/**
 * The hits that contain every word; none for an empty text. First what has exactly this name, then by whole words and
 * starts of words, in names before the rest, then what has the words inside of others.
 */
export function found(index: readonly Hit[], text: string): readonly Hit[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return index
    .map((hit) => ({ hit, rank: rankOf(hit, words) }))
    .filter((each) => each.rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, maxHits)
    .map(({ hit }) => hit)
}

function rankOf({ name, about }: Hit, words: readonly string[]): number {
  if (name.toLowerCase() === words.join(' ')) return Infinity
  const all = withShortIds(name)
  const ranks = words.map((word) => IN_NAME[wordRank(all, word)] || IN_ABOUT[wordRank(about, word)] || 0)
  return ranks.includes(0) ? 0 : ranks.reduce((sum, rank) => sum + rank, 0)
}

/** By the rank of a word. Inside of a word of the name is less than a word of what is told about it. */
const IN_NAME = [0, 2, 6, 7]
const IN_ABOUT = [0, 1, 3, 4]

const statesIn = ({ id, title, states }: ExplorerData['machines'][number]): readonly Hit[] =>
  states
    .filter(({ path }) => path !== '')
    .map(({ path, description }) => ({
      kind: 'state',
      name: path,
      about: `${title}. ${description ?? ''}`,
      address: stateAddress(id, path),
    }))

const eventsIn = ({ machines }: ExplorerData): readonly Hit[] => {
  const events = machines.flatMap(({ transitions }) => transitions.flatMap(({ event }) => event ?? []))
  return [...new Set(events)].sort().map((event) => ({
    kind: 'event',
    name: event,
    about: machines
      .filter(({ transitions }) => transitions.some((each) => each.event === event))
      .map((machine) => `${machine.title}: ${eventIn(machine, event)}`)
      .join('; '),
    address: { kind: 'event', event },
  }))
}

interface Use {
  readonly kind: 'guard' | 'action'
  readonly name: string
  readonly words: string
  readonly place: string
  readonly address: Address
}

/** Actions and guards, one with the same words once: at the first place that has it. */
const namesIn = (machines: ExplorerData['machines']): readonly Hit[] => {
  const uses = Map.groupBy(machines.flatMap(usesIn), ({ kind, name, words }) => `${kind} ${name} ${words}`)
  return [...uses.values()].flatMap(([first, ...others]): readonly Hit[] => {
    if (!first) return []
    const { kind, name, words, place, address } = first
    const more = others.length === 0 ? '' : `, and ${others.length} more`
    return [{ kind, name, about: `${words}. ${place}${more}`, address }]
  })
}

const usesIn = (machine: ExplorerData['machines'][number]): readonly Use[] =>
  machine.transitions.flatMap(({ source, cause, guard, actions }) => {
    const place = `${machine.title}, ${source === '' ? 'everywhere' : source}, ${cause}`
    const address = stateAddress(machine.id, source)
    return [
      ...(guard === null
        ? []
        : [{ kind: 'guard' as const, name: guard, words: guardIn(machine, guard), place, address }]),
      ...actions.map((name) => {
        return { kind: 'action' as const, name, words: effectIn(machine, name), place, address }
      }),
    ]
  })
