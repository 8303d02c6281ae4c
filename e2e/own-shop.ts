import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT } from '#contract/platform/constants.ts'
import { openDatabase } from '#tests/support/database.ts'
import { change } from '#server/staff/admin-cli/change.ts'
import { parseCommand } from '#server/staff/admin-cli/command.ts'
import { openShop } from '#server/shop.ts'
import { shareArtwork } from '#tests/support/kept-artwork.ts'
import { createFrom, template } from '#tests/support/test-cluster.ts'
import { testSecret } from '#tests/support/test-secret.ts'

const PROJECTS = [CONSUMER_PROJECT, PROFESSIONAL_PROJECT] as const
const project = resolve(import.meta.dirname, '..')

export interface OwnShop {
  readonly url: string
  /** of the professional storefront */
  readonly proUrl: string
  readonly databaseUrl: string
  /** the folder of the e-mails that it sends */
  readonly outbox: string
  /** Does what `npm run shop -- …` does. */
  command(...words: string[]): Promise<void>
  /**
   * Serves the same app with other chunk names, as after a deployment; the old chunks are gone, or kept for open pages.
   */
  deploy(keepsOld?: boolean): Promise<void>
  close(): Promise<void>
}

export interface OwnShopOptions {
  /** the folder of the built app */
  readonly built?: string
  /** the database that its own is a copy of; default: that of the demo shop */
  readonly source?: string
}

/** A shop with its own database, for specs that change its settings. */
export async function openOwnShop(
  beside: string,
  name: string,
  { built = join(project, 'dist'), source = template }: OwnShopOptions = {},
): Promise<OwnShop> {
  const folder = mkdtempSync(join(tmpdir(), 'emberwright-own-'))
  shareArtwork(folder)
  const databaseUrl = await cloneBeside(beside, name, source)
  const open = (assets: string, ports: readonly number[]) =>
    openShop({
      databaseUrl,
      storefronts: PROJECTS.map((projectId, at) => ({ projectId, port: ports[at] ?? 0 })),
      host: '127.0.0.1',
      dataDir: folder,
      secret: testSecret,
      assets,
      trustedProxies: 1,
      seedDemo: false,
      checkAnswers: true,
      refreshPeriod: 50,
      log: () => undefined,
    })
  let running = await open(built, [])
  const urls = running.addresses.map((address) => address.url.replace(/\/$/, ''))
  const [url = '', proUrl = ''] = urls
  const ports = urls.map((each) => Number(new URL(each).port))
  let builds = 0
  let served = built
  return {
    url,
    proUrl,
    databaseUrl,
    outbox: join(folder, 'outbox'),
    command: async (...words) => {
      await change(databaseUrl, PROJECTS, ...parseCommand(words))
    },
    deploy: async (keepsOld = false) => {
      const next = join(folder, `build-${++builds}`)
      renameScripts(built, next, `n${builds}`)
      if (keepsOld) cpSync(join(served, 'assets'), join(next, 'assets'), { recursive: true, force: false })
      served = next
      await running.close()
      running = await open(next, ports)
    },
    close: async () => {
      await running.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function cloneBeside(beside: string, name: string, source: string): Promise<string> {
  const at = (database: string) => beside.replace(/\/[^/]*$/, `/${database}`)
  const db = openDatabase(at('postgres'), 1)
  await createFrom(db, name, source)
  await db.destroy()
  return at(name)
}

function renameScripts(from: string, to: string, mark: string): void {
  cpSync(from, to, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) })
  const assets = join(to, 'assets')
  const scripts = new Set(readdirSync(assets).filter((file) => file.endsWith('.js')))
  const texts = readdirSync(to, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|html|json)$/.test(file),
  )
  for (const file of texts) {
    const path = join(to, file)
    const text = readFileSync(path, 'utf8').replaceAll(/[\w.-]+\.js\b/g, (name) =>
      scripts.has(name) ? renamed(name, mark) : name,
    )
    rmSync(path)
    writeFileSync(file.startsWith('assets') ? join(to, renamed(file, mark)) : path, text)
  }
}

const renamed = (script: string, mark: string): string => script.replace(/\.js$/, `${mark}.js`)
