import type { Plugin } from 'vite'

const unused = /query-core[\\/]build[\\/]modern[\\/](mutationCache|infiniteQueryBehavior)\.js$/

/** What the query client calls of its mutation cache, which stays empty: machines make mutations. */
const STAND_INS: Readonly<Record<string, string>> = {
  mutationCache: `export class MutationCache {
    getAll = () => []
    findAll = () => []
    resumePausedMutations = () => Promise.resolve()
    clear() {}
  }`,
  infiniteQueryBehavior: `export const infiniteQueryBehavior = () => {
    throw new Error('the build has no infinite queries')
  }
  export const hasNextPage = infiniteQueryBehavior
  export const hasPreviousPage = infiniteQueryBehavior`,
}

/** Leaves mutations and infinite queries out of the query library (3 KiB gzip): it imports them whether used or not. */
export function queriesOnly(): Plugin {
  return {
    name: 'queries-only',
    apply: 'build',
    load: (id) => STAND_INS[unused.exec(id)?.[1] ?? ''] ?? null,
  }
}
