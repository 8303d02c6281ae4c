/** What the explorer shows, as in the fragment of its address. */
export type Address =
  | { readonly kind: 'start' }
  | { readonly kind: 'messages' }
  | {
      readonly kind: 'changes'
      /** whose changes are shown in one picture; '': those of all are listed */
      readonly machine: string
      /** id of the state or transition that is chosen; '': none */
      readonly part: string
    }
  | { readonly kind: 'live' }
  | { readonly kind: 'event'; readonly event: string }
  | { readonly kind: 'requirement'; readonly requirement: string }
  | {
      readonly kind: 'machine'
      readonly machine: string
      /** dotted; '' is the machine itself */
      readonly state: string
      readonly show: Show
      /** the golden path that is played, and the number of its step */
      readonly path: string | null
      readonly step: number
      /** ids of folded states; `near`: only the neighbours of the state; undefined: whatever is legible */
      readonly fold?: string | undefined
      /** what is painted over the chart */
      readonly over?: string | undefined
      /** what was simulated: an input, then steps, by their names; see `runText` */
      readonly run?: string | undefined
    }

export const SHOWS = ['state', 'chart', 'outline', 'paths', 'flow', 'simulate'] as const
export type Show = (typeof SHOWS)[number]

export type MachineAddress = Extract<Address, { readonly kind: 'machine' }>

const isShow = (text: string): text is Show => SHOWS.some((show) => show === text)

/** Parses a fragment such as `#/checkout/open.stepping?show=chart`; anything else is the start. */
export function parseAddress(fragment: string): Address {
  const [path = '', query = ''] = fragment.replace(/^#\/?/, '').split('?')
  const [first = '', second = ''] = path.split('/').map(decoded)
  if (first === '') return { kind: 'start' }
  const options = new URLSearchParams(query)
  if (first === 'messages' || first === 'live') return { kind: first }
  if (first === 'changes') return changesAddress(second, options.get('part') ?? '')
  if (first === 'event') return { kind: 'event', event: second }
  if (first === 'requirement') return { kind: 'requirement', requirement: second }
  const show = options.get('show') ?? 'state'
  return {
    kind: 'machine',
    machine: first,
    state: second,
    show: isShow(show) ? show : 'state',
    path: options.get('path'),
    step: Math.max(0, Math.trunc(Number(options.get('step') ?? '0')) || 0),
    fold: options.get('fold') ?? undefined,
    over: options.get('over') ?? undefined,
    run: options.get('run') ?? undefined,
  }
}

/** The fragment of an address; `parseAddress` reads it back. */
export function fragmentOf(address: Address): string {
  switch (address.kind) {
    case 'start':
      return '#/'
    case 'messages':
    case 'live':
      return `#/${address.kind}`
    case 'changes':
      return changesFragment(address)
    case 'event':
      return `#/event/${encodeURIComponent(address.event)}`
    case 'requirement':
      return `#/requirement/${encodeURIComponent(address.requirement)}`
    case 'machine':
      return machineFragment(address)
    default:
      return address satisfies never
  }
}

/** The address of a state, shown as text unless said otherwise. */
export const stateAddress = (machine: string, state: string, show: Show = 'state'): MachineAddress => ({
  kind: 'machine',
  machine,
  state,
  show,
  path: null,
  step: 0,
})

/** The address of what has changed since the last release: of all machines, or of one in one picture. */
export const changesAddress = (machine = '', part = ''): Address => ({ kind: 'changes', machine, part })

function changesFragment({ machine, part }: Extract<Address, { readonly kind: 'changes' }>): string {
  const place = machine === '' ? '' : `/${encodeURIComponent(machine)}`
  return `#/changes${place}${part === '' ? '' : `?${new URLSearchParams({ part })}`}`
}

function machineFragment({ machine, state, show, path, step, fold, over, run }: MachineAddress): string {
  const options = new URLSearchParams({
    ...(show !== 'state' && { show }),
    ...(path !== null && { path, step: String(step) }),
    ...(fold !== undefined && { fold }),
    ...(over !== undefined && { over }),
    ...(run !== undefined && { run }),
  })
  const place = [machine, ...(state === '' ? [] : [state])].map(encodeURIComponent).join('/')
  return `#/${place}${options.size === 0 ? '' : `?${options}`}`
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
