/** What the form remembers of a list beside its items, which have no identity of their own. */
export interface ItemsState {
  /** of the items, in their order */
  readonly keys: readonly number[]
  /** the next key */
  readonly next: number
  /** whether an item was opened or closed by hand, by its key */
  readonly toggled: Readonly<Record<number, boolean>>
  /** the last item that was removed, and its place */
  readonly removed: { readonly at: number; readonly item: unknown } | null
  /** the control that gets the focus, because the pressed one has moved or is gone */
  readonly focus: { readonly name: string } | null
  /** told to those who do not see it */
  readonly said: string
}

export const startOf = (count: number): ItemsState => ({
  keys: Array.from({ length: count }, (_, at) => at),
  next: count,
  toggled: {},
  removed: null,
  focus: null,
  said: '',
})

export type Change =
  | { readonly kind: 'toggled'; readonly key: number; readonly isOpen: boolean }
  | { readonly kind: 'added'; readonly said: string }
  | { readonly kind: 'moved'; readonly at: number; readonly to: number; readonly said: string }
  | { readonly kind: 'removed'; readonly at: number; readonly item: unknown; readonly said: string }
  | { readonly kind: 'restored'; readonly at: number; readonly said: string }
  /** the list was replaced from elsewhere */
  | { readonly kind: 'replaced'; readonly count: number }

export function nextItems(state: ItemsState, change: Change): ItemsState {
  const { keys, next } = state
  switch (change.kind) {
    case 'toggled':
      return { ...state, focus: null, toggled: { ...state.toggled, [change.key]: change.isOpen } }
    case 'added':
      return {
        keys: [...keys, next],
        next: next + 1,
        toggled: { ...state.toggled, [next]: true },
        removed: null,
        focus: { name: `${next} title` },
        said: change.said,
      }
    case 'moved': {
      const { at, to, said } = change
      const key = keys[at] ?? 0
      return {
        ...state,
        keys: moved(keys, at, to),
        removed: null,
        focus: { name: `${key} ${to < at ? 'up' : 'down'}` },
        said,
      }
    }
    case 'removed': {
      const { at, item, said } = change
      return { ...state, keys: keys.toSpliced(at, 1), removed: { at, item }, focus: { name: 'undo' }, said }
    }
    case 'restored':
      return {
        ...state,
        keys: keys.toSpliced(change.at, 0, next),
        next: next + 1,
        removed: null,
        focus: { name: `${next} title` },
        said: change.said,
      }
    case 'replaced':
      return {
        ...startOf(0),
        keys: Array.from({ length: change.count }, (_, at) => next + at),
        next: next + change.count,
      }
    default:
      return change satisfies never
  }
}

/** The same with one of them at another place. */
export function moved<T>(items: readonly T[], at: number, to: number): readonly T[] {
  const rest = items.toSpliced(at, 1)
  return rest.toSpliced(to, 0, ...items.slice(at, at + 1))
}
