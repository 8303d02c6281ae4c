import type { AdditionKind } from '#contract/staff/staff-import.ts'
import { type CellValue, given, shown } from './cell-values.ts'
import type { NewNames } from './new-names.ts'
import type { GroupKind, NamedRows } from './product-state.ts'

/** Looks up what cells name: brands, categories, lists, levels, values of filters. */
export interface References {
  readonly levels: NamedRows['levels']
  /** by name or address, in any case */
  group(kind: GroupKind, projectId: number, cell: string): CellValue<number>
  /** the name, or the address where the name is not unique */
  groupText(kind: GroupKind, id: number): string
  option(kind: OptionKind, cell: string): CellValue<string>
  /** for a level that does not exist: its id, or why it has none */
  newLevel(name: string): CellValue<number>
}

/** A filter of the shop. */
export type OptionKind = Exclude<AdditionKind, GroupKind | 'level'>

/** characters of the names that a message lists */
const MOST_NAMED = 400

/** @param newNames takes names that do not exist; null: they are problems */
export function referencesOf(
  { groups, levels, options }: NamedRows,
  newNames: NewNames | null = null,
): References {
  const found = foundGroups(groups)
  const values = new Map(
    [...options].map(([kind, all]) => [kind, new Map(all.map((value) => [value.toLowerCase(), value]))]),
  )
  const unknown = (kind: AdditionKind, projectId: number, cell: string, names: readonly string[]) =>
    newNames === null ? { problem: unknownText(kind, cell, names) } : newNames.take(kind, projectId, cell)
  return {
    levels,
    group: (kind, projectId, cell) => {
      const id = found.id(kind, projectId, cell)
      if (id !== undefined) return { value: id }
      const names = found.names(kind, projectId)
      // which of two is meant, nobody knows
      if (found.isNamed(kind, projectId, cell)) return { problem: unknownText(kind, cell, names) }
      return given(unknown(kind, projectId, cell, names), (name) => name.id)
    },
    groupText: (kind, id) => found.text(kind, id) ?? newNames?.nameOf(id) ?? '',
    option: (kind, cell) => {
      const all = values.get(kind)
      const value = all?.get(cell.toLowerCase())
      if (value !== undefined) return { value }
      return given(unknown(kind, 0, cell, [...(all?.values() ?? [])]), (name) => name.name)
    },
    newLevel: (name) =>
      given(
        unknown(
          'level',
          0,
          name,
          levels.map((level) => level.short_name),
        ),
        ({ id }) => id,
      ),
  }
}

function foundGroups(groups: NamedRows['groups']) {
  const keyOf = (kind: GroupKind, projectId: number, text: string) =>
    `${kind} ${projectId} ${text.toLowerCase()}`
  const named = Map.groupBy(groups, (group) => keyOf(group.kind, group.project_id, group.name))
  const addressed = new Map(groups.map((group) => [keyOf(group.kind, group.project_id, group.url), group]))
  const texts = new Map(
    groups.map((group) => {
      const same = named.get(keyOf(group.kind, group.project_id, group.name)) ?? []
      const isPlain = same.length === 1 && !/[|;,]|^\s|\s$/.test(group.name)
      return [`${group.kind} ${group.id}`, isPlain ? group.name : group.url]
    }),
  )
  const text = (kind: GroupKind, id: number) => texts.get(`${kind} ${id}`)
  return {
    text,
    isNamed: (kind: GroupKind, projectId: number, cell: string) => named.has(keyOf(kind, projectId, cell)),
    id: (kind: GroupKind, projectId: number, cell: string): number | undefined => {
      const same = named.get(keyOf(kind, projectId, cell)) ?? []
      const only = same.length === 1 ? same[0] : undefined
      return (addressed.get(keyOf(kind, projectId, cell)) ?? only)?.id
    },
    names: (kind: GroupKind, projectId: number) =>
      groups
        .filter((group) => group.kind === kind && group.project_id === projectId)
        .map(({ id }) => text(kind, id) ?? ''),
  }
}

/** Whether what is wrong with a cell is that nothing has the name in it, such as `brand: there is no brand "Comet"`. */
export const isUnknownName = (problem: string): boolean => problem.includes('there is no ')

function unknownText(kind: AdditionKind, cell: string, names: readonly string[]): string {
  const begin = `there is no ${kind.replaceAll('_', ' ')} "${shown(cell)}"`
  if (names.length === 0) return begin
  return names.join(', ').length > MOST_NAMED
    ? `${begin}; there are ${names.length}, such as ${names.slice(0, 5).join(', ')}`
    : `${begin}; there are ${names.join(', ')}`
}
