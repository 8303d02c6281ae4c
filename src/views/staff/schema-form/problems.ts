import { createContext, use } from 'react'

/** What is wrong with the fields of an entry, by the path of each. */
export const Problems = createContext<ReadonlyMap<string, string>>(new Map())

export const useProblem = (path: string): string | undefined => use(Problems).get(path)

/** How many fields of a part of the entry have a problem. */
export function useProblemCount(path: string): number {
  const problems = use(Problems)
  return [...problems.keys()].filter((each) => each === path || each.startsWith(`${path}.`)).length
}

/** The id of the control of a field. */
export const fieldId = (path: string): string => `entry-${path.replaceAll('.', '-')}`
