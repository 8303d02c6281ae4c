import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, vi } from 'vitest'
import { type AnyActorRef, waitFor } from 'xstate'
import { maintenanceMachine } from '#machines/maintenance/maintenance.machine.ts'
import { versionCheckModel } from '#machines/version-check/version-check.model.ts'
import { appVersion } from '#server/site/app-version.ts'
import { versionStorage } from '#src/app/effects/storage.ts'
import { appInfoServices, versionServices } from '#src/services/site.ts'
import { useBuiltApp } from '#tests/support/built-app.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { clientOf } from './client-of.ts'
import { deferred } from './deferred-service.ts'
import type { Connection, NetworkFault } from './network.ts'
import { stubPage } from './page-shell.ts'
import type { Fixture } from './fixture.ts'
import { useWalkShop } from './walk-shop.ts'
import { walk } from './walk.ts'

const builds = { running: useBuiltApp(), newer: useBuiltApp() }
const manifest = join(builds.newer, '.vite/manifest.json')
writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('main-abc.css', 'main-def.css'))
const versions = { running: appVersion(builds.running), newer: appVersion(builds.newer) }
type Build = keyof typeof builds

let deployed: Build = 'running'
const { shop, net } = await useWalkShop({
  get assets() {
    return builds[deployed]
  },
})

async function deploy(build: Build): Promise<NetworkFault> {
  if (deployed === build) return 'through'
  deployed = build
  await shop.reopen()
  return 'through'
}

stubPage()
afterAll(() => vi.unstubAllGlobals())

interface Page extends Fixture {
  readonly storage: { readonly release: () => void }
  readonly itsLine: Connection
  maintenance?: AnyActorRef
}

const reading = (version: string | null) => (page: Page) => {
  if (version === null) versionStorage.clear()
  else versionStorage.write(version)
  page.storage.release()
  return 'none' as const
}

walk<Page>({
  model: versionCheckModel,
  answers: {
    readVersion: { none: reading(null), older: reading(versions.running), newer: reading(versions.newer) },
    loadAppInfo: {
      same: () => deploy('running'),
      replaced: () => deploy('newer'),
      lost: () => 'request lost',
    },
  },
  events: {
    // maintenance hears it from the server and tells it
    'appInfo.known': async ({ maintenance, itsLine }, sample) => {
      await deploy('app_version' in sample && sample['app_version'] === '1.0.0' ? 'running' : 'newer')
      maintenance?.send({ type: 'site.refused' })
      itsLine.pass('through')
      if (maintenance) await waitFor(maintenance, (snapshot) => snapshot.value === 'up')
      itsLine.hold()
      return null
    },
  },
  open: async ({ input }) => {
    await deploy('running')
    const shopper = new Shopper(shop.url)
    const connection = net.connect(shopper)
    const itsLine = net.connect(shopper)
    const services = (on: Connection) => appInfoServices(clientOf(shopper, on))
    const storage = deferred(versionServices(versionStorage.read).readVersion)
    const maintenance = maintenanceMachine.provide({ actors: services(itsLine) })
    const page: Page = {
      machine: versionCheckModel.machine.provide({
        actors: { ...services(connection), readVersion: storage.logic },
      }),
      input: { running: versions.running, hasReloaded: input === 'reloaded' },
      connection,
      itsLine,
      storage,
      peerActors: { maintenance: { src: maintenance, input: { appInfo: null } } },
      onStart: (actor) => {
        page.maintenance = actor.system.get('maintenance')
      },
    }
    return page
  },
})
