import type { StateValue } from 'xstate'
import type { MachineModel } from '#machines/platform/model.ts'
import type { Expected, Path } from '#statecharts/engine/path.ts'

/** A path of an earlier release in today's names of states, as `formerStates` of the model tells them. */
export function inNewNames({ machine, formerStates = {} }: MachineModel, path: Path): Path {
  const renames = Object.entries(formerStates)
  if (renames.length === 0) return path
  const root: string = machine.id
  const renamed = (text: string): string =>
    renames.reduce(
      (all, [former, now]) =>
        all.replaceAll(
          new RegExp(`(?<![\\w.])${escaped(`${root}.${former}`)}(?![\\w])`, 'g'),
          `${root}.${now}`,
        ),
      text,
    )
  const expected = <T extends Expected>(step: T): T => ({
    ...step,
    configuration: valueInNewNames(step.configuration, '', formerStates),
    transitions: step.transitions.map(renamed),
  })
  return {
    ...path,
    begins: expected(path.begins),
    steps: path.steps.map(expected),
    covers: path.covers.map(renamed),
  }
}

function valueInNewNames(
  value: StateValue,
  above: string,
  formerStates: Readonly<Record<string, string>>,
): StateValue {
  const nameOf = (key: string) => (formerStates[`${above}${key}`] ?? key).split('.').at(-1) ?? key
  if (typeof value === 'string') return nameOf(value)
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      inner === undefined ? [] : [[nameOf(key), valueInNewNames(inner, `${above}${key}.`, formerStates)]],
    ),
  )
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
