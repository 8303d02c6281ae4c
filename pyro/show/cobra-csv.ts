import type { FiringRow } from './firing-list.ts'

const CUES_PER_MODULE = 18
const MAX_CHANNEL = 199

type Event = { readonly at_ms: number; readonly row: FiringRow }
type Addressed = Event & { readonly channel: number; readonly cue: number }

/**
 * A script for a COBRA remote, to be named cobra.csv: each position has modules of 18 cues of its own, and devices that
 * start together share a cue; a show that is lit before its start begins later. Null: more cues than addresses.
 */
export function toCobraCsv(
  name: string,
  rows: readonly FiringRow[],
  dangers: readonly string[],
): string | null {
  const events = addressed(rows.flatMap(eventsOf).toSorted((a, b) => a.at_ms - b.at_ms))
  if (events === null) return null
  const early = Math.max(0, -(events[0]?.at_ms ?? 0))
  return [
    ...dangers.map((danger) => `# DANGER: ${plain(danger, 200)}`),
    ...(early > 0 ? [`# All times are ${(early / 1_000).toFixed(2)} s later than planned`] : []),
    '#Trigger Channel,#Trigger Button,#Deadman Button,#Return Channel,#Audio Box Filename,#Script Name',
    `0,1,,0,,${plain(name, 30)}`,
    '#Event Time,#Channel,#Cue,#Description',
    ...events.map(({ at_ms, channel, cue, row }) =>
      [time(at_ms + early), channel, cue, description(row)].join(','),
    ),
    'END',
    '',
  ].join('\r\n')
}

function eventsOf(row: FiringRow): readonly Event[] {
  const lightings = row.spacing_ms > 0 ? row.count : 1
  return Array.from({ length: lightings }, (_, index) => ({
    row,
    at_ms: row.lit_ms + index * row.spacing_ms,
  }))
}

function addressed(events: readonly Event[]): readonly Addressed[] | null {
  const used = new Map<string, number>()
  for (const { row } of events) used.set(row.position, (used.get(row.position) ?? 0) + 1)
  const first = new Map<string, number>()
  let channel = 1
  for (const [position, count] of used) {
    first.set(position, channel)
    channel += Math.ceil(count / CUES_PER_MODULE)
  }
  if (channel - 1 > MAX_CHANNEL) return null
  const taken = new Map<string, number>()
  return events.map((event) => {
    const index = taken.get(event.row.position) ?? 0
    taken.set(event.row.position, index + 1)
    const module = Math.floor(index / CUES_PER_MODULE)
    return {
      ...event,
      channel: (first.get(event.row.position) ?? 1) + module,
      cue: (index % CUES_PER_MODULE) + 1,
    }
  })
}

const description = ({ product, count, spacing_ms, position }: FiringRow): string =>
  plain(`${count > 1 && spacing_ms === 0 ? `${count} x ` : ''}${product} ${position}`, 60)

/** ASCII without what would end a cell or begin a formula. */
const plain = (text: string, length: number): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9.()/:-]+/g, ' ')
    .replace(/^[^A-Za-z0-9]+/, '')
    .slice(0, length)
    .trim()

/** HH:MM:SS.ss */
function time(ms: number): string {
  const hundredths = Math.round(ms / 10)
  const [hours, minutes, seconds] = [hundredths / 360_000, (hundredths / 6_000) % 60, (hundredths / 100) % 60]
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${two(hours)}:${two(minutes)}:${two(seconds)}.${two(hundredths % 100)}`
}
