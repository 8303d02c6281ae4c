import { globSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CollectedTest } from './collected-tests.ts'

const collector = new URL('./collected-tests.ts', import.meta.url).href

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'vitest' && context.parentURL !== collector
      ? { url: collector, shortCircuit: true }
      : next(specifier, context),
})

/** The tests in a machine's own folder below tests/machines, but for properties over random input, which take long. */
export async function ownTestsOf(machine: string): Promise<readonly CollectedTest[]> {
  const { takeCollected } = await import('./collected-tests.ts')
  const folder = machine.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  for (const file of globSync(`tests/machines/${folder}/*.test.ts`).toSorted())
    if (!readFileSync(file, 'utf8').includes("'fast-check'")) await import(pathToFileURL(resolve(file)).href)
  return takeCollected()
}
