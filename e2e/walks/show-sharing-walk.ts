import { showPath } from '#contract/show-paths.ts'
import { showSharingModel } from '#machines/show-sharing/show-sharing.model.ts'
import { onlyShow, type ShareEnvironment, showSharingAnswers } from '#tests/walks/workflows/shared-shows.ts'
import { type BrowserStep, defineWalk } from './walk.ts'

const pressing = (name: string): BrowserStep<ShareEnvironment> => ({
  perform: ({ page }) => page.getByRole('dialog').getByRole('button', { name }).click(),
})

export const showSharingWalk = defineWalk({
  model: showSharingModel,
  customer: 'silver',
  starts: [
    {
      input: 'show',
      environment: { isBehind: false },
      perform: async (fixture) => {
        const { page, held } = fixture
        const { id } = await onlyShow(fixture)
        await page.goto(showPath(id))
        const share = page.getByRole('button', { name: 'Share', exact: true })
        await share.waitFor()
        await held.hold('selectShows', 'publishShow', 'revokeShare')
        await share.click()
      },
    },
  ],
  events: {
    'share.publish': pressing('Make a link'),
    'share.update': { when: { isBehind: true }, ...pressing('Update') },
    'share.revoke': pressing('Take the link back'),
    'share.retry': pressing('Retry'),
  },
  answers: showSharingAnswers,
})
