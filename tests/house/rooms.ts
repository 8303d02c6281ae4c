import type { Import, Source } from './source.ts'

/** The rooms of a house, lowest first: a file imports from its own room and from those before it. */
const ROOMS = [
  'platform',
  'site',
  'account',
  'catalogue',
  'content',
  'delivery',
  'documents',
  'cart',
  'quick-order',
  'sheets',
  'checkout',
  'orders',
  'shows',
  'staff',
  'storefront',
]

/** Parts with a name of their own and the room that they stand in, also those that are still to come. */
const PARTS: Readonly<Record<string, string>> = {
  'bot-check': 'platform',
  health: 'platform',
  webhooks: 'platform',
  refunds: 'orders',
  feed: 'staff',
  imports: 'staff',
  setup: 'staff',
}

interface House {
  readonly order: readonly string[]
  /** Folders and files in no room, which see every room and which no room imports. */
  readonly roots: readonly string[]
}

const HOUSES: Readonly<Record<string, House>> = {
  contract: { order: ROOMS, roots: ['registry.ts'] },
  machines: { order: ROOMS, roots: ['index.ts'] },
  server: {
    order: ROOMS,
    roots: [
      'api',
      'demo',
      'new-shop',
      'openapi',
      'start',
      'handlers.ts',
      'main.ts',
      'periodic-tasks.ts',
      'prepare-database.ts',
      'server-deps.ts',
      'shop.ts',
      'worker.ts',
    ],
  },
  'src/services': { order: ROOMS, roots: [] },
  'src/views': { order: ROOMS, roots: [] },
  'src/app': {
    order: ['navigation', 'effects', 'follow', 'flow', 'wiring', 'after-load', 'routing', 'boot'],
    roots: ['early-fields.ts', 'server-entry.tsx', 'starter.ts'],
  },
  'src/ui': {
    order: [
      'theme',
      'focus',
      'icon',
      'layout',
      'display',
      'action',
      'feedback',
      'form',
      'navigation',
      'overlay',
    ],
    roots: [],
  },
}

interface Place {
  readonly house: string
  /** The first folder or file below the house. */
  readonly room: string
}

/** A file stands in a room, and imports values only from its own room and from lower ones of its house. */
export function roomProblems(source: Source): string[] {
  const place = placeOf(source.path)
  const house = place && HOUSES[place.house]
  if (!place || !house) return []
  const isRoot = house.roots.includes(place.room)
  if (!isRoot && !house.order.includes(place.room)) return [`${source.path} is in no room of ${place.house}`]
  // samples for tests are made of those of other machines
  if (isRoot || /\.model\.ts$|-samples\.ts$/.test(source.path)) return partProblems(source.path, place)
  return [
    ...partProblems(source.path, place),
    ...source.imports.flatMap((found) => {
      const reason = refusal(place, house, found)
      return reason ? [`${source.path} imports ${found.specifier}: ${reason}`] : []
    }),
  ]
}

function refusal(from: Place, house: House, { path, isType }: Import): string | null {
  const to = path && !isType ? placeOf(path) : null
  if (to?.house !== from.house || to.room === from.room) return null
  if (house.roots.includes(to.room)) return `no room imports a root`
  return house.order.indexOf(to.room) < house.order.indexOf(from.room)
    ? null
    : `${from.room} is below ${to.room}`
}

function partProblems(path: string, { room, house }: Place): string[] {
  if (HOUSES[house]?.order !== ROOMS) return []
  return path
    .split('/')
    .slice(0, -1)
    .filter((folder) => PARTS[folder] && PARTS[folder] !== room)
    .map((folder) => `${path}: ${folder} is a part of the room ${PARTS[folder] ?? ''}`)
}

function placeOf(path: string): Place | null {
  const house = Object.keys(HOUSES).find((name) => path.startsWith(`${name}/`))
  return house ? { house, room: path.slice(house.length + 1).split('/')[0] ?? '' } : null
}
