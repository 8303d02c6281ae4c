import type { MachineWords } from '#machines/platform/words.ts'
import type { versionCheckMachine } from './version-check.machine.ts'

export const versionCheckWords: MachineWords<typeof versionCheckMachine> = {
  guards: {
    hasNoneStored: 'no version was seen before',
    isStored: 'it is the version seen before',
    isAnotherBuild: 'the page is of another build than the shop',
    canReload: 'the page is outdated and was not reloaded yet',
  },
  events: {
    'appInfo.known': 'the shop has told its version',
    'version.refresh': 'the shopper presses Refresh',
    'chunk.failed': 'a script of the page could not be loaded',
    'paying.began': 'the shopper is at payment or review',
    'paying.ended': 'the shopper has left payment and review',
  },
  actions: {
    recordAppInfo: 'keeps which version the shop runs',
    keepVersion: 'stores the version',
    forgetVersion: 'forgets the stored version',
    reloadAsWished: 'reloads the page because the shopper wants it',
    reloadByItself: 'reloads the page where nothing is lost by it',
  },
  delays: {},
  tags: {
    outdated: 'a newer version is offered',
    paying: 'the page is not reloaded while someone pays',
  },
}
