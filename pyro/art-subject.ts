import { fnv1a } from './random.ts'

/** What a picture shows. Only `burst` and the breaks above `cake`, `rocket` and `assortment` are bursts. */
export const subjects = [
  'burst',
  'comet',
  'mine',
  'cake',
  'candle',
  'fountain',
  'sparkler',
  'smoke',
  'day-smoke',
  'crackers',
  'snaps',
  'spinner',
  'flyer',
  'wheel',
  'rocket',
  'bottle-rocket',
  'missiles',
  'parachute',
  'confetti',
  'set-piece',
  'paper-toy',
  'assortment',
  'module',
  'meter',
  'dock',
  'rack',
  'tubes',
  'stand',
  'spool',
  'igniters',
  'clips',
  'punk',
  'cutter',
] as const
export type Subject = (typeof subjects)[number]

/** Subjects on a plain ground instead of a night sky. */
export const gearSubjects: ReadonlySet<Subject> = new Set([
  'module',
  'meter',
  'dock',
  'rack',
  'tubes',
  'stand',
  'spool',
  'igniters',
  'clips',
  'punk',
  'cutter',
] as const)

const byCategory: Readonly<Record<string, Subject | 'by effect' | 'by name' | 'toy'>> = {
  '500-gram-cakes': 'cake',
  '200-gram-cakes': 'cake',
  '1000-gram-cakes': 'cake',
  'finale-racks': 'cake',
  'shell-chains--finales': 'cake',
  'artillery-shells': 'by effect',
  'mines--shells': 'mine',
  'single-shots': 'by effect',
  'close-proximity': 'by effect',
  'roman-candles': 'candle',
  fountains: 'fountain',
  firecrackers: 'crackers',
  'bottle-rockets': 'bottle-rocket',
  'stick-rockets': 'rocket',
  missiles: 'missiles',
  'saturn-missile-batteries': 'missiles',
  sparklers: 'sparkler',
  smoke: 'smoke',
  'ground-spinners': 'spinner',
  'aerial-spinners': 'flyer',
  parachutes: 'parachute',
  wheels: 'wheel',
  novelties: 'toy',
  'snaps--poppers': 'snaps',
  assortments: 'assortment',
  'confetti--streamers': 'confetti',
  comets: 'by effect',
  mines: 'mine',
  'daytime-effects': 'day-smoke',
  'set-pieces--lances': 'set-piece',
  'fuse--supplies': 'by name',
  'fuse--igniters': 'by name',
  'firing-systems': 'by name',
  'mortars--racks': 'by name',
}

const byEffect: Readonly<Record<string, Subject>> = {
  comet: 'comet',
  mine: 'mine',
  fan: 'cake',
  fountain: 'fountain',
  'roman-candle': 'candle',
}

const byName: readonly (readonly [RegExp, Subject])[] = [
  [/punk/i, 'punk'],
  [/cutter/i, 'cutter'],
  [/clip/i, 'clips'],
  [/electric match|delay lead/i, 'igniters'],
  [/stand/i, 'stand'],
  [/rack/i, 'rack'],
  [/tube/i, 'tubes'],
  [/tester/i, 'meter'],
  [/dock/i, 'dock'],
  [/cue|controller|console|transmitter|repeater|receiver|reader|remote|module/i, 'module'],
]

const toys: readonly Subject[] = ['paper-toy', 'spinner', 'paper-toy', 'fountain']

/** Shells and inch sizes that the table does not name are shown by their effect. */
export function subjectOf(categoryUrl: string, effect: string | null, name: string, key: string): Subject {
  const rule = byCategory[categoryUrl.toLowerCase()] ?? 'by effect'
  if (rule === 'by effect') return (effect && byEffect[effect]) || 'burst'
  if (rule === 'by name') return byName.find(([words]) => words.test(name))?.[1] ?? 'spool'
  if (rule === 'toy') return toys[fnv1a(key) % toys.length] ?? 'fountain'
  return rule
}
