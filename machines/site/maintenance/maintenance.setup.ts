import { assign, emit, sendTo, setup } from 'xstate'
import { FIVE_MINUTES, RESPONSE_TIMEOUT, TEN_MINUTES } from '#contract/platform/constants.ts'
import { failureOf } from '#contract/platform/failure.ts'
import type { AppVersion } from '#contract/site/site.ts'
import { placeholderActor } from '#machines/platform/placeholder-actor.ts'
import { systemActor } from '#machines/platform/system.ts'
import { versionIn } from './maintenance.outcome.ts'
import type {
  AppInfoFact,
  LoadAppInfoLogic,
  MaintenanceContext,
  MaintenanceEmitted,
  MaintenanceEvent,
  MaintenanceInput,
  MaintenanceMeta,
  MaintenanceTag,
} from './maintenance.types.ts'

interface AppInfoResponse {
  readonly appInfo: readonly AppVersion[]
}

const known = (appInfo: readonly AppVersion[] | null): AppInfoFact => ({
  type: 'appInfo.known',
  app_version: versionIn(appInfo) ?? '',
})

export const maintenanceSetup = setup({
  types: {
    context: {} as MaintenanceContext,
    input: {} as MaintenanceInput,
    events: {} as MaintenanceEvent,
    emitted: {} as MaintenanceEmitted,
    tags: {} as MaintenanceTag,
    meta: {} as MaintenanceMeta,
  },
  actors: { loadAppInfo: placeholderActor<LoadAppInfoLogic>() },
  guards: {
    isOpenAtStart: ({ context }) => versionIn(context.appInfo) !== null,
    isDownAtStart: ({ context }) => context.appInfo !== null && versionIn(context.appInfo) === null,
    isOrdering: ({ context }) => context.isOrdering,
    isOpen: (_, { appInfo }: AppInfoResponse) => versionIn(appInfo) !== null,
  },
  actions: {
    recordAppInfo: assign((_, { appInfo }: AppInfoResponse) => ({ appInfo })),
    recordOrder: assign({ isOrdering: true }),
    forgetOrder: assign({ isOrdering: false }),
    notifyAppInfo: sendTo(systemActor('versionCheck'), ({ context }) => known(context.appInfo)),
    notifyCart: sendTo(systemActor('cart'), { type: 'cart.reload' }),
    announceFailure: emit((_, params: { readonly error: unknown }) => ({
      type: 'appInfo.failed',
      failure: failureOf(params.error),
    })),
    announceNoVersion: emit({ type: 'appInfo.failed', failure: null }),
  },
  delays: { refreshPeriod: FIVE_MINUTES, readingTime: TEN_MINUTES, responseTimeout: RESPONSE_TIMEOUT },
})
