import { assign, emit, setup } from 'xstate'
import type { AppVersion } from '#contract/site/site.ts'
import { versionIn } from '#machines/site/maintenance/maintenance.outcome.ts'
import { placeholderActor } from '#machines/platform/placeholder-actor.ts'
import type {
  ReadVersionLogic,
  VersionCheckContext,
  VersionCheckEmitted,
  VersionCheckEvent,
  VersionCheckInput,
  VersionCheckMeta,
  VersionCheckTag,
} from './version-check.types.ts'
import type { LoadAppInfoLogic } from '#machines/site/maintenance/maintenance.types.ts'

interface Stored {
  readonly stored: string | null
}
interface Answer {
  readonly appInfo: readonly AppVersion[]
}

/** The server has another build than this page, whose chunks may therefore be gone. */
function isAnother(running: string | null, { appInfo }: Answer): boolean {
  const served = versionIn(appInfo)
  return running !== null && served !== null && served !== running
}

export const versionCheckSetup = setup({
  types: {
    context: {} as VersionCheckContext,
    input: {} as VersionCheckInput,
    events: {} as VersionCheckEvent,
    emitted: {} as VersionCheckEmitted,
    tags: {} as VersionCheckTag,
    meta: {} as VersionCheckMeta,
  },
  actors: {
    readVersion: placeholderActor<ReadVersionLogic>(),
    loadAppInfo: placeholderActor<LoadAppInfoLogic>(),
  },
  guards: {
    hasNoneStored: (_, { stored }: Stored) => stored === null,
    isStored: ({ context }, { stored }: Stored) => stored === context.app_version,
    isAnotherBuild: ({ context }, answer: Answer) => isAnother(context.running, answer),
    canReload: ({ context }, answer: Answer) => !context.hasReloaded && isAnother(context.running, answer),
  },
  actions: {
    recordAppInfo: assign((_, { app_version }: { readonly app_version: string }) => ({ app_version })),
    keepVersion: emit(({ context }) => ({ type: 'version.kept', app_version: context.app_version ?? '' })),
    forgetVersion: emit({ type: 'version.forgotten' }),
    reloadAsWished: emit(({ context }) => ({
      type: 'page.reload',
      running: context.running,
      isAutomatic: false,
    })),
    reloadByItself: emit(({ context }) => ({
      type: 'page.reload',
      running: context.running,
      isAutomatic: true,
    })),
  },
})
