import type { StateValue } from 'xstate'
import type { Path } from '#statecharts/engine/path.ts'
import { walkSavedPath } from './saved-path.ts'
import type { BrowserWalk } from './walk.ts'
import { test as base } from './walk-test.ts'

interface ExpectedState {
  readonly status: 'active' | 'done' | 'error'
  readonly configuration: StateValue
  /** ids of the transitions taken, in order */
  readonly transitions: readonly string[]
}

type Stimulus =
  | { readonly do: 'event'; readonly event: { readonly type: string; readonly [field: string]: unknown } }
  | { readonly do: 'answer'; readonly actor: string; readonly outcome: string }
  | { readonly do: 'wait'; readonly ms: number }

/** A path as a spec writes it. */
export interface WrittenPath {
  /** of the model */
  readonly input: string
  readonly begins: ExpectedState
  readonly steps: readonly (ExpectedState & Stimulus)[]
}

/** Takes a path in a page, and compares the transitions that the page takes with those of the path. */
type TakePath = (walk: BrowserWalk, path: WrittenPath) => Promise<void>

/** The test of generated specs. */
export const test = base.extend<{ takePath: TakePath }>({
  takePath: async ({ browser, shop, db }, use, testInfo) => {
    await use((walk, { steps, ...path }) => {
      testInfo.setTimeout(120_000 + steps.length * 10_000)
      const saved: Path = { ...path, steps, id: testInfo.title, covers: [], spec: [] }
      return walkSavedPath(walk, saved, { browser, shop, db })
    })
  },
})
