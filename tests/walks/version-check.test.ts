import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, vi } from 'vitest'
import { type AnyActorRef, waitFor } from 'xstate'
import { maintenanceMachine } from '#machines/site/maintenance/maintenance.machine.ts'
import { versionCheckModel } from '#machines/site/version-check/version-check.model.ts'
import { appVersion } from '#server/site/app-version.ts'
import { versionStorage } from '#src/app/effects/storage.ts'
import { appInfoServices, versionServices } from '#src/services/site/site.ts'
import { useBuiltApp } from '#tests/support/built-app.ts'
import { clientOf } from './client-of.ts'
import { deferred } from './deferred-service.ts'
import type { Fixture } from './service-fixture.ts'
import type { Connection } from './network.ts'
import { stubPage } from './page-shell.ts'
import { useWalkShop } from './walk-shop.ts'
import { walkServices } from './walk-services.ts'
import { answered, lost } from './workflow-fixture.ts'

const builds = { running: useBuiltApp(), newer: useBuiltApp() }
const manifest = join(builds.newer, '.vite/manifest.json')
writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('main-abc.css', 'main-def.css'))
const versions = { running: appVersion(builds.running), newer: appVersion(builds.newer) }
type Build = keyof typeof builds

let deployed: Build = 'running'
const { connect, openCustomer, shop } = await useWalkShop({
  get assets() {
    return builds[deployed]
  },
})

async function deploy(build: Build): Promise<void> {
  if (deployed === build) return
  deployed = build
  await shop.reopen()
}

stubPage()
afterAll(() => vi.unstubAllGlobals())

interface Page extends Fixture {
  readonly storage: { readonly release: () => void }
  readonly itsLine: Connection
  maintenance?: AnyActorRef
}

const reading = (version: string | null) => ({
  perform: ({ storage }: Page) => {
    if (version === null) versionStorage.clear()
    else versionStorage.write(version)
    storage.release()
  },
})

walkServices({
  model: versionCheckModel,
  answers: {
    readVersion: { none: reading(null), older: reading(versions.running), newer: reading(versions.newer) },
    loadAppInfo: {
      same: answered('getAppInfo', () => deploy('running')),
      replaced: answered('getAppInfo', () => deploy('newer')),
      lost: lost('getAppInfo'),
    },
  },
  events: {
    // maintenance hears it from the server and tells it
    'appInfo.known': {
      perform: async ({ maintenance, itsLine }: Page, _, sample) => {
        await deploy(Reflect.get(sample, 'app_version') === '1.0.0' ? 'running' : 'newer')
        maintenance?.send({ type: 'site.refused' })
        itsLine.pass('through')
        if (maintenance) await waitFor(maintenance, (snapshot) => snapshot.value === 'up')
        itsLine.hold()
        return null
      },
    },
  },
  open: async ({ input }) => {
    await deploy('running')
    const customer = await openCustomer()
    const itsLine = connect(customer.shopper)
    const services = (on: Connection) => appInfoServices(clientOf(customer.shopper, on))
    const storage = deferred(versionServices(versionStorage.read).readVersion)
    const maintenance = maintenanceMachine.provide({ actors: services(itsLine) })
    const page: Page = {
      ...customer,
      machine: versionCheckModel.machine.provide({
        actors: { ...services(customer.held), readVersion: storage.logic },
      }),
      input: { running: versions.running, hasReloaded: input === 'reloaded' },
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
