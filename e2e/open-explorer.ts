import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { expect } from './expect.ts'
import { registry } from '#machines/index.ts'
import { changesContent } from '#statecharts/explorer-content/changes-content.ts'
import { pack, type PackedJson, unpack } from '#statecharts/explorer/packed-json.ts'
import { slimChanges, type SlimContent } from '#statecharts/explorer/slim-content.ts'
import type { Release } from '#statecharts/release-file.ts'
import { readRequirements } from '#statecharts/requirements.ts'

const file = resolve('dist/explorer/statecharts.html')

/** Opens the explorer from its file and collects what it asks of a network, and its errors. */
export async function openExplorer(page: Page, fragment = '', path = file): Promise<readonly string[]> {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('pageerror', (problem) => asked.push(problem.message))
  await page.goto(`${pathToFileURL(path).href}${fragment}`)
  return asked
}

/** Writes the explorer as it is built after a release; returns its path. */
export async function explorerAfter(release: Release, folder: string): Promise<string> {
  const html = readFileSync(file, 'utf8')
  const [found = '', start = '', json = ''] =
    /(<script type="application\/json" id="explorer-data">)([\s\S]*?)<\/script>/.exec(html) ?? []
  const data = unpack(JSON.parse(json) as PackedJson) as SlimContent // embedded by the build
  const changes = await changesContent(release, registry, Object.fromEntries(readRequirements()))
  const changed = JSON.stringify(pack({ ...data, changes: slimChanges(changes) })).replaceAll(
    '<',
    String.raw`\u003c`,
  )
  const path = join(folder, 'statecharts.html')
  writeFileSync(
    path,
    html.replace(found, () => `${start}${changed}</script>`),
  )
  return path
}

/** Finds something by its words, with the keyboard alone: three presses and the words. */
export async function find(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('button', { name: 'Find anything' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.insertText(words)
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
}

export const column = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
